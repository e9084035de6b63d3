/** What the guide points at in the first game of the Star Wars CCG. */
import { byName } from '@dejarik/kernel/words';
import type { LessonStep } from '../../messages/swccg-lesson-en.ts';
import type { Mark, Pointing } from '../../table/guide/points.ts';

/** Where the parts of the table are. */
const PLACES = {
  map: '.ccg-map',
  hand: '.bottom .fan',
  piles: '.bottom .piles',
  life: '.bottom .life',
  cells: '.bottom .cells',
  theirs: '.strip.top .piles',
  phases: '.side .phases',
  steps: '.battle-steps',
  totals: '.battle-total',
  chain: '.chain-stage',
} as const;

type Place = keyof typeof PLACES;

const card = (title: string): Mark<Place> => ({ card: title });
const MOS_EISLEY = card('Tatooine: Mos Eisley');
const CANTINA = card('Tatooine: Cantina');

const MARKS: Partial<Record<LessonStep, readonly (readonly Mark<Place>[])[]>> = {
  welcome: [['life'], ['map'], ['phases']],
  generation: [[MOS_EISLEY], ['theirs']],
  location: [['map']],
  trooper: [['theirs']],
  trooperTo: [[MOS_EISLEY]],
  another: [[MOS_EISLEY]],
  theirDraw: [['theirs']],
  activate: [['piles'], ['answer']],
  luke: [['hand'], ['answer']],
  lukeTo: [['answer', 'cells']],
  theirTurn: [['theirs']],
  theirDrain: [[MOS_EISLEY]],
  praji: [['theirs']],
  prajiTo: [[CANTINA]],
  theirTrooper: [['theirs']],
  contested: [[CANTINA]],
  oneMore: [['theirs']],
  keeps: [['theirs']],
  barrier: [['theirs'], []],
  sense: [['chain', 'hand', 'answer']],
  ready: [['answer'], ['answer']],
  fire: [['answer', 'steps']],
  destiny: [['answer'], ['answer']],
  theirDestiny: [['totals']],
  damage: [['totals'], []],
  theirDamage: [['totals']],
  theirForfeit: [['totals']],
  theirLoss: [['theirs']],
  won: [[CANTINA, 'answer']],
  theirThird: [['theirs']],
  walk: [[MOS_EISLEY], []],
  walkTo: [[MOS_EISLEY]],
  noDrain: [[MOS_EISLEY]],
  free: [['hand', MOS_EISLEY], ['phases'], []],
};

/** Answers that stand on buttons rather than on cards. */
const BUTTONS = byName<string>({
  pass: 'pass',
  done: 'done',
  activate: 'activateAll',
  number: 'number',
  yes: 'yes',
  draw: 'draw',
  loseTop: 'loseTop',
});

export const pointing: Pointing<Place> = {
  places: PLACES,
  marks: MARKS,
  buttonOf: ({ kind }) => BUTTONS[kind] ?? null,
  cardOf: (choice) => choice.card,
};
