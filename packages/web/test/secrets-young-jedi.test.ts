// Over ten thousand tables of Young Jedi: whatever a viewer may not know can be exchanged, and nothing changes for them.
import { type Questions, youngJedi } from '@dejarik/young-jedi';
import { DECK, DISCARD, DUEL_HAND, EVENTS, HAND, NABOO, PLAN } from '@dejarik/young-jedi/testing';
import { youngJediPage } from '../src/session/young-jedi/page-game.ts';
import { describeSecrets, lyingIn } from './support/secrets-suite.ts';
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

const PLANETS = Array.from({ length: NABOO + 1 }, (_, planet) => planet);

describeSecrets({
  game: youngJedi(),
  page: youngJediPage,
  secrets: youngJediSecrets,
  events: EVENTS,
  questions: QUESTIONS,
  seldom: [
    /swap one of your destiny numbers/u,
    /: As /u,
    /last lap card/u,
    /return to your hand without damage/u,
    /to ignore an opposing weapon/u,
    /in place of one of your destiny numbers/u,
    /own destiny is lower/u,
  ],
  unmet: ['opponent', 'toHand'],
  fields: [
    ['draw', 'def'],
    ['deploy', 'def'],
    ['deploy', 'cost'],
    ['declare', 'def'],
    ['toDeck', 'def'],
    ['duelDraw', 'def'],
    ['under', 'def'],
    ['look', 'def'],
    ['show', 'defs'],
  ],
  untried: {
    'number def': 'the card was turned over for all before one of its numbers is chosen',
    'wasted def': 'what comes next is that the card is discarded face up',
  },
  uncovered: [
    ['every hand', lyingIn(HAND)],
    ['every deck', lyingIn(DECK)],
    ['what lies face down on a planet', lyingIn(...PLANETS)],
    ['the Battle cards of a plan', lyingIn(PLAN)],
    ['dueling hands', lyingIn(DUEL_HAND)],
    ['discard piles', lyingIn(DISCARD)],
    [
      'how the own deck lies while it is looked through',
      (state, seen, viewer) => {
        if (state.question?.seat === viewer && state.question.kind === 'takeFromDeck') seen.deck = state.deck;
      },
    ],
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
