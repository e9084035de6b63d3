/** The Star Wars CCG as the page's worker knows it. */
import type { PageGame } from '../game.ts';
import type { Openness } from '../in-the-open.ts';
import { SwccgAssistant } from './assistant.ts';
import {
  type CcgTable,
  DECK_SIZE,
  DEPLOY,
  EDITION,
  type Event,
  type Option,
  type SeenTable,
  type StarWarsCcg,
  type State,
  starWarsCcg,
  starWarsCcgKit,
} from './engine.ts';
import { explained } from './explain.ts';
import { allFacts } from './facts.ts';
import { happeningsOf } from './happenings.ts';
import { type Moment, momentOf } from './moment.ts';
import { pointed } from './question.ts';
import { faceOf } from './views.ts';

/** Amounts of Force, destiny that lies open, and what cards on the table do where. */
const PUBLIC: ReadonlySet<string> = new Set([
  'activate',
  'where',
  'target',
  'along',
  'battleDestiny',
  'destinyNumber',
  'pile',
  'parsec',
  'order',
]);
/** What can be answered from the table as well as from the hand. */
const OR_HAND: ReadonlySet<string> = new Set(['act', 'respond', 'weapons', 'lose', 'damage']);

/** Actions are taken from the table, but for what is deployed. */
function openness({ state: { question, acting, phase } }: SeenTable): Openness {
  const { kind, seat } = question!;
  if (PUBLIC.has(kind)) return 'public';
  const isDeploying = kind === 'act' && seat === acting && phase === DEPLOY;
  return OR_HAND.has(kind) && !isDeploying ? 'orHand' : 'secret';
}

export function starWarsCcgPage(game: StarWarsCcg = starWarsCcg()): PageGame<State, CcgTable, Event, Moment> {
  return {
    kit: starWarsCcgKit(game),
    edition: EDITION,
    facts: () => allFacts(game),
    momentOf,
    happenings: happeningsOf,
    pointed: (option) => pointed(option as Option),
    openness,
    isSeen: (table, card) => faceOf(table, card) !== null,
    askGame({ table }, what, about) {
      if (what !== 'explain') throw new Error(`the Star Wars CCG has no answer to ${what}`);
      return explained(table, about);
    },
    assistant: () => new SwccgAssistant(),
    // Only who takes the lesson loads it.
    lesson: async (side) => (await import('./lesson.ts')).lesson(game, side),
    chronicler: () => import('./chronicle.ts'),
    certainty: 2.5,
    deckChart: () => null,
    deckSize: () => DECK_SIZE,
  };
}
