/** The guide of the Star Wars TCG. */
import { lessonMessages } from '../../messages/lesson.ts';
import { guideFor } from '../../table/guide/guideFor.tsx';
import { pointing } from './marks.ts';

export const SwtcgGuide = guideFor('swtcg', lessonMessages.steps, pointing);
