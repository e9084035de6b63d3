// Over ten thousand tables of the Star Wars TCG: whatever a viewer may not know can be exchanged, and nothing changes for them.
import type { ExpandedQuestions, Questions, State } from '@dejarik/swtcg';
import { swtcg } from '@dejarik/swtcg';
import { BUILD, DECK, EVENTS, EXPANDED_EVENTS, HAND } from '@dejarik/swtcg/testing';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { describeSecrets } from './support/secrets-suite.ts';
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

/** The page plays by the New Hope rulebook: what only the other has does not happen. */
const HAPPENING = Object.fromEntries(
  Object.entries(EVENTS).filter(([kind]) => !(EXPANDED_EVENTS as readonly string[]).includes(kind)),
) as typeof EVENTS;

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
  events: HAPPENING,
  questions: QUESTIONS,
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
  ],
});
