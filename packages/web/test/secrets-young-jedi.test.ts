// Over ten thousand tables of Young Jedi: whatever a viewer may not know can be exchanged, and nothing changes for them.
import {
  DECK,
  DISCARD,
  DUEL_HAND,
  HAND,
  NABOO,
  PLAN,
  type Questions,
  type State,
  youngJedi,
} from '@dejarik/young-jedi';
import { EVENTS } from '@dejarik/young-jedi/testing';
import { youngJediPage } from '../src/session/young-jedi/page-game.ts';
import { describeSecrets, type Frequency } from './support/secrets-suite.ts';
import { youngJediSecrets } from './support/secrets-young-jedi.ts';

const QUESTIONS: { readonly [K in keyof Questions]: Frequency } = {
  firstPlanet: 'met',
  nextPlanet: 'met',
  fetchEffect: 'met',
  number: 'met',
  useNumber: 'met',
  redraw: 'met',
  deploy: 'met',
  topCard: 'met',
  search: 'met',
  fromDeck: 'met',
  takeFromDeck: 'met',
  underOrDraw: 'met',
  draw: 'met',
  discardLap: 'met',
  renewHand: 'met',
  giveUp: 'met',
  mustDiscard: 'met',
  intercept: 'met',
  duel: 'met',
  defend: 'met',
  duelWeapon: 'met',
  duelAttack: 'met',
  duelBlock: 'met',
  duelText: 'met',
  battle: 'met',
  battleCards: 'met',
  plan: 'met',
  half: 'met',
  ignore: 'met',
  printed: 'met',
  opponent: 'met',
  showHand: 'met',
  swap: 'met',
  replace: 'met',
  evenUp: 'met',
  discardDown: 'met',
};

/** Shows the faces in these zones. */
const lyingIn =
  (...zones: readonly number[]) =>
  (state: State, seen: State): void => {
    for (const [card, face] of state.def.entries()) if (zones.includes(state.zone[card]!)) seen.def[card] = face;
  };

const PLANETS = Array.from({ length: NABOO + 1 }, (_, planet) => planet);

describeSecrets({
  game: youngJedi(),
  page: youngJediPage,
  secrets: youngJediSecrets,
  events: EVENTS,
  questions: QUESTIONS,
  seldomHappens: [],
  fields: [
    ['draw', 'def'],
    ['deploy', 'def'],
    ['deploy', 'cost'],
    ['declare', 'def'],
    ['toDeck', 'def'],
    ['duelDraw', 'def'],
    ['show', 'defs'],
  ],
  uncovered: [
    ['every hand', lyingIn(HAND)],
    ['every deck', lyingIn(DECK)],
    ['what lies face down on a planet', lyingIn(...PLANETS)],
    ['the Battle cards of a plan', lyingIn(PLAN)],
    ['dueling hands', lyingIn(DUEL_HAND)],
    ['discard piles', lyingIn(DISCARD)],
    [
      'in which order another fights',
      (state, seen) => {
        seen.battle = state.battle;
      },
    ],
    [
      'which hidden card is the Effect',
      (state, seen) => {
        seen.effects = state.effects;
      },
    ],
    [
      'what hidden cards cost',
      (state, seen) => {
        seen.spent = state.spent;
      },
    ],
  ],
});
