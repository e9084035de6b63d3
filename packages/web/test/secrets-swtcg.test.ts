// Over ten thousand tables of the Star Wars TCG: whatever a viewer may not know can be exchanged, and nothing changes for them.
import { BUILD, DECK, HAND, type Questions, type State, swtcg } from '@dejarik/swtcg';
import { EVENTS } from '@dejarik/swtcg/testing';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { describeSecrets, type Frequency } from './support/secrets-suite.ts';
import { swtcgSecrets } from './support/secrets-swtcg.ts';

const QUESTIONS: { readonly [K in keyof Questions]: Frequency } = {
  mulligan: 'met',
  setup: 'met',
  build: 'met',
  howMany: 'met',
  pilotLeaves: 'met',
  retreat: 'met',
  order: 'met',
  unitTurn: 'met',
  steer: 'met',
  chance: 'met',
  contest: 'met',
  bid: 'met',
  trigger: 'met',
  offer: 'met',
  either: 'met',
  arena: 'met',
  amount: 'met',
  divide: 'met',
  deflect: 'met',
  heal: 'met',
  moveDamage: 'met',
  ram: 'met',
  die: 'met',
  choose: 'met',
  discard: 'met',
  tap: 'met',
  bottom: 'met',
  discardSeen: 'met',
  search: 'met',
  sabotage: 'met',
  putBack: 'met',
};

/** Shows the faces in a zone. */
const lyingIn =
  (zone: number) =>
  (state: State, seen: State): void => {
    for (const [card, face] of state.def.entries()) if (state.zone[card] === zone) seen.def[card] = face;
  };

describeSecrets({
  game: swtcg(),
  page: swtcgPage,
  secrets: swtcgSecrets,
  events: EVENTS,
  questions: QUESTIONS,
  seldomHappens: [],
  fields: [
    ['draw', 'def'],
    ['layDown', 'def'],
    ['buildCounters', 'def'],
    ['look', 'defs'],
    ['toBottom', 'def'],
  ],
  uncovered: [
    ['every hand', lyingIn(HAND)],
    ['every deck', lyingIn(DECK)],
    ['what lies face down in a build zone', lyingIn(BUILD)],
    [
      'what another may answer',
      (state, seen) => {
        seen.question = state.question;
      },
    ],
    [
      'the chance to come',
      (state, seen) => {
        seen.random = state.random;
      },
    ],
  ],
});
