/** What the guide points at in the first game of Young Jedi. */
import { byName } from '@dejarik/kernel/words';
import type { LessonStep } from '../../messages/young-jedi-lesson-en.ts';
import type { Mark, Pointing } from '../../table/guide/points.ts';

/** Where the parts of the table are. */
const PLACES = {
  planets: '.planets',
  place: '.yj-seam',
  hand: '.bottom .fan',
  theirs: '.front.theirs .front-row',
  mine: '.front.mine .front-row',
  hyperspace: '.front.mine .hyperspace-slot',
  counters: '.bottom .counters',
  steps: '.side .phases',
  plan: '.plan-row',
  theirRow: '.plan-theirs',
  duel: '.duel',
  fights: '.side .fights',
  deck: '.bottom .deck-count',
  tatooine: '.planets .planet0',
} as const;

type Place = keyof typeof PLACES;

const card = (title: string): Mark<Place> => ({ card: title });
const QUI_GON = card('Qui-Gon Jinn, Jedi Master');

const MARKS: Partial<Record<LessonStep, readonly (readonly Mark<Place>[])[]>> = {
  welcome: [['planets'], []],
  hidden: [['place', 'hand'], ['steps']],
  character: [['theirs'], ['answer', 'counters'], ['answer']],
  evenUp: [['steps'], ['answer']],
  faceUp: [['theirs']],
  noBattle: [['theirs', 'mine']],
  location: [
    [QUI_GON, 'place'],
    ['answer', 'counters'],
  ],
  ready: [['theirs', 'mine']],
  duel: [[QUI_GON], ['answer']],
  plan: [['plan'], ['plan'], ['plan', 'answer']],
  fought: [['fights'], ['fights', 'hand'], ['answer']],
  maul: [['theirs']],
  attacked: [[card('Darth Maul, Sith Apprentice'), QUI_GON]],
  block: [['duel'], ['duel', 'answer']],
  strike: [['duel', 'answer']],
  blows: [['duel']],
  won: [['fights'], ['theirs']],
  last: [['theirs', 'hand']],
  order: [['theirRow', 'plan']],
  breakthrough: [['fights', 'answer']],
  control: [['tatooine'], ['tatooine']],
  nextPlanet: [['place']],
  free: [['theirs', 'deck'], ['hand'], ['tatooine', 'hyperspace'], []],
};

/** Answers that stand on buttons rather than on cards; a plan is sent by one as well. */
const BUTTONS = byName<string>({
  done: 'done',
  pass: 'pass',
  startBattle: 'startBattle',
  takeHit: 'takeHit',
  plan: 'fight',
});

export const pointing: Pointing<Place> = {
  places: PLACES,
  marks: MARKS,
  buttonOf: ({ kind }) => BUTTONS[kind] ?? null,
  cardOf: (choice) => choice.card,
};
