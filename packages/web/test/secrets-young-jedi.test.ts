// Over ten thousand tables of Young Jedi: whatever a viewer may not know can be exchanged, and nothing changes for them.
import { type Questions, type State, youngJedi } from '@dejarik/young-jedi';
import { DECK, DISCARD, DUEL_HAND, EVENTS, HAND, NABOO, PLAN } from '@dejarik/young-jedi/testing';
import { youngJediPage } from '../src/session/young-jedi/page-game.ts';
import { describeSecrets } from './support/secrets-suite.ts';
import { youngJediSecrets } from './support/secrets-young-jedi.ts';

const QUESTIONS: { readonly [K in keyof Questions]: true } = {
  firstPlanet: true,
  nextPlanet: true,
  fetchEffect: true,
  number: true,
  useNumber: true,
  redraw: true,
  deploy: true,
  topCard: true,
  search: true,
  fromDeck: true,
  takeFromDeck: true,
  underOrDraw: true,
  draw: true,
  discardLap: true,
  renewHand: true,
  giveUp: true,
  mustDiscard: true,
  intercept: true,
  duel: true,
  defend: true,
  duelWeapon: true,
  duelAttack: true,
  duelBlock: true,
  duelText: true,
  battle: true,
  battleCards: true,
  plan: true,
  half: true,
  ignore: true,
  printed: true,
  opponent: true,
  showHand: true,
  swap: true,
  replace: true,
  evenUp: true,
  discardDown: true,
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
