/** The guide of Young Jedi. */
import { lesson as texts } from '../../messages/young-jedi-lesson-en.ts';
import { Guide, type Lesson } from '../../table/guide/Guide.tsx';
import { pointsAt } from '../../table/guide/points.ts';
import { usePage } from '../page.ts';
import { pointing } from './marks.ts';

export function YoungJediGuide() {
  const facts = usePage((page) => page.facts);
  const lesson: Lesson = {
    game: 'young-jedi',
    steps: texts.steps,
    pointsAt: (step, page, moment) => pointsAt(pointing, { step, page, moment }, facts),
  };
  return <Guide lesson={lesson} />;
}
