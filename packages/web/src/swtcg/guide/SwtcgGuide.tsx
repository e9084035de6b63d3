/** The guide of the Star Wars TCG. */
import { lessonMessages } from '../../messages/lesson.ts';
import { Guide, type Lesson } from '../../table/guide/Guide.tsx';
import { pointsAt } from '../../table/guide/points.ts';
import { usePage } from '../page.ts';
import { pointing } from './marks.ts';

export function SwtcgGuide() {
  const facts = usePage((page) => page.facts);
  const lesson: Lesson = {
    game: 'swtcg',
    steps: lessonMessages.steps,
    pointsAt: (step, page, moment) => pointsAt(pointing, { step, page, moment }, facts),
  };
  return <Guide lesson={lesson} />;
}
