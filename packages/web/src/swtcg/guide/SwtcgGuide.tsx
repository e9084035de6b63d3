/** The guides of the Star Wars TCG, one for each edition. */
import { lazy } from 'react';
import { lessonMessages } from '../../messages/lesson.ts';
import { guideFor } from '../../table/guide/guideFor.tsx';
import { usePage } from '../page.ts';
import { pointing } from './marks.ts';

const FirstGuide = guideFor('swtcg', lessonMessages.steps, pointing);
const ExpandedGuide = lazy(async () => ({ default: (await import('./ExpandedGuide.tsx')).ExpandedGuide }));

export function SwtcgGuide() {
  const edition = usePage((page) => page.moment?.edition);
  return edition === 'x' ? <ExpandedGuide /> : <FirstGuide />;
}
