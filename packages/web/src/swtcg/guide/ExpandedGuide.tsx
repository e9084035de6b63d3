/** The guide of the game on what 2022 changed. */
import { expandedLesson, type ExpandedStep } from '../../messages/lesson-expanded-en.ts';
import { guideFor } from '../../table/guide/guideFor.tsx';
import type { Mark, Pointing } from '../../table/guide/points.ts';
import { buttonOf, cardOf, PLACES, type Place } from './marks.ts';

const card = (title: string): Mark<Place> => ({ card: title });

const MARKS: Partial<Record<ExpandedStep, readonly (readonly Mark<Place>[])[]>> = {
  welcome: [['arenas'], ['theirBuildZone', 'buildZone'], ['answer']],
  points: [['points']],
  draw: [['dice', 'points'], ['answer']],
  battle: [['turn']],
  eight: [['turn'], ['answer']],
  disrupt: [[card('Iron Sentinel')], [card('Dark Acolyte')], ['answer']],
  equipment: [['points'], ['answer']],
  free: [['hand'], []],
};

const pointing: Pointing<Place> = { places: PLACES, marks: MARKS, buttonOf, cardOf };

export const ExpandedGuide = guideFor('swtcg', expandedLesson.steps, pointing);
