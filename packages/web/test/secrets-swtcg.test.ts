// Sixteen thousand tables of the Star Wars TCG: whatever a viewer may not know can be exchanged, and nothing changes for them.
import type { ExpandedQuestions, Questions, State } from '@dejarik/swtcg';
import { swtcg } from '@dejarik/swtcg';
import { BUILD, DECK, EVENTS, HAND, OUT_OF_PLAY, SUPPLY } from '@dejarik/swtcg/testing';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { describe } from 'vitest';
import { describeSecrets, lyingIn } from './support/secrets-suite.ts';
import { swtcgSecrets } from './support/secrets-swtcg.ts';

const QUESTIONS: { readonly [K in Exclude<keyof Questions, keyof ExpandedQuestions>]: true } = {
  mulligan: true,
  setup: true,
  build: true,
  howMany: true,
  pilotLeaves: true,
  retreat: true,
  order: true,
  unitTurn: true,
  steer: true,
  chance: true,
  contest: true,
  bid: true,
  trigger: true,
  offer: true,
  either: true,
  arena: true,
  amount: true,
  divide: true,
  deflect: true,
  heal: true,
  moveDamage: true,
  ram: true,
  die: true,
  choose: true,
  discard: true,
  tap: true,
  bottom: true,
  discardSeen: true,
  search: true,
  sabotage: true,
  putBack: true,
};

const EXPANDED_QUESTIONS: { readonly [K in keyof ExpandedQuestions]: true } = {
  event: true,
  setAside: true,
  buildStart: true,
  giveUp: true,
  upkeep: true,
  velocity: true,
  doubleStrike: true,
  predict: true,
  removeDamage: true,
  trap: true,
  subordinate: true,
};

/** What the New Hope rulebook does not know. */
const EXPANDED_ALONE = [
  'place',
  'shift',
  'attach',
  'toSupply',
  'detach',
  'control',
  'tokens',
  'outOfPlay',
  'toPile',
  'disrupted',
  'addDice',
  'turnDie',
];

const game = swtcg();

const FIELDS = [
  ['draw', 'def'],
  ['layDown', 'def'],
  ['buildCounters', 'def'],
  ['look', 'defs', /Look at the enemy hand/u],
  ['toBottom', 'def'],
] as const;

const UNCOVERED = [
  ['every hand', lyingIn(HAND)],
  ['every deck', lyingIn(DECK)],
  ['what lies face down in a build zone', lyingIn(BUILD)],
  [
    'how the own deck lies while it is looked through',
    (state: State, seen: State, viewer: number): void => {
      const isSearching = state.question?.seat === viewer && state.question.kind === 'search';
      if (isSearching) lyingIn(DECK)(state, seen, viewer);
    },
  ],
] as const;

describe('by the New Hope rulebook', () => {
  describeSecrets({
    game,
    page: swtcgPage,
    secrets: swtcgSecrets,
    events: EVENTS,
    questions: QUESTIONS,
    seldom: [/Pilot: /u, /divide the hits/u, /divided as you like/u],
    unmet: [...EXPANDED_ALONE, 'pilotLeaves'],
    fields: FIELDS,
    untried: { 'toHand def': 'what is taken out of a deck is shown to all first' },
    uncovered: UNCOVERED,
  });
});

describe('by the Expanded Rulebook', () => {
  describeSecrets({
    game,
    page: (played) => ({ ...swtcgPage(played), edition: 'x' }),
    secrets: swtcgSecrets,
    events: EVENTS,
    questions: { ...QUESTIONS, ...EXPANDED_QUESTIONS },
    seldom: [
      /Gain control/u,
      /into its discard pile/u,
      /under this card face down/u,
      /Look at the enemy hand/u,
      /attack dice to/u,
      /Pilot: /u,
      /divide the hits/u,
      /Redirect|Intercept/u,
    ],
    unmet: ['contest', 'heal', 'pilotLeaves'],
    fields: [...FIELDS, ['outOfPlay', 'def', /under this card face down/u]],
    untried: {
      'toHand def':
        'what is taken out of a deck is shown to all first; which of several face-down cards comes back its number tells, and of its face the scenario of TCG-ZONE-26',
      'force source': 'what is paid for is told next; out of a hand it is told under a number that tells nothing',
    },
    uncovered: [
      ...UNCOVERED,
      ['every supply', lyingIn(SUPPLY)],
      ['what lies face down out of play', lyingIn(OUT_OF_PLAY)],
      [
        'what is bid in secret',
        (state, seen) => {
          seen.frames = state.frames;
        },
      ],
    ],
    thousands: 6,
  });
});
