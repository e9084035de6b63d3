/** What the guide points at in the first game. */
import type { LessonStep } from '../../messages/lesson-en.ts';
import type { Mark, Pointing } from '../../table/guide/points.ts';

/** Where the parts of the table are. */
export const PLACES = {
  arenas: '.arenas .arena',
  hand: '.bottom .fan',
  force: '.bottom .stat.force',
  points: '.bottom .stat.points',
  dice: '.side .dice',
  turn: '.side .phases',
  theirBuildZone: '.top .build-zone',
  buildZone: '.bottom .build-zone',
} as const;

export type Place = keyof typeof PLACES;

const card = (title: string): Mark<Place> => ({ card: title });

const MARKS: Partial<Record<LessonStep, readonly (readonly Mark<Place>[])[]>> = {
  hand: [['arenas'], ['hand'], ['answer']],
  setup: [['hand']],
  unitCard: [[card('Super Battle Droid 8EX')]],
  arenas: [['arenas']],
  turn: [['force'], ['points', 'dice']],
  deploy: [['theirBuildZone']],
  speed: [['turn'], [card('Droid Starfighter DFS-4CT'), card('Jedi Starfighter 3R3')]],
  attack: [['dice']],
  hits: [['dice']],
  ground: [[card('Droid Starfighter Wing')]],
  character: [[card('Republic Attack Gunship UH-478')]],
  evade: [['dice', card('Obi-Wan Kenobi (C)')]],
  check: [['arenas'], ['points']],
  retreat: [['answer'], ['answer']],
  bombard: [['dice']],
  almost: [['arenas']],
  free: [[], [card('Super Battle Droid 5TE')], []],
};

/** Answers that stand on buttons rather than on cards. */
const ON_BUTTONS: ReadonlySet<string> = new Set(['done', 'pass', 'stop', 'amount', 'draw', 'changeSpeed']);

export const buttonOf: Pointing<Place>['buttonOf'] = ({ kind }) => (ON_BUTTONS.has(kind) ? kind : null);
/** An attack is made by clicking its target. */
export const cardOf: Pointing<Place>['cardOf'] = ({ kind, card: own, target }) => (kind === 'attack' ? target : own);

export const pointing: Pointing<Place> = { places: PLACES, marks: MARKS, buttonOf, cardOf };
