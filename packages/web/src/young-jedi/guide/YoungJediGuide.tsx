/** The guide of Young Jedi. */
import { lesson } from '../../messages/young-jedi-lesson-en.ts';
import { guideFor } from '../../table/guide/guideFor.tsx';
import { pointing } from './marks.ts';

export const YoungJediGuide = guideFor('young-jedi', lesson.steps, pointing);
