/** The guide of the Star Wars CCG. */
import { lesson } from '../../messages/swccg-lesson-en.ts';
import { guideFor } from '../../table/guide/guideFor.tsx';
import { pointing } from './marks.ts';

export const SwccgGuide = guideFor('swccg', lesson.steps, pointing);
