/** The Star Wars TCG as the page's worker knows it. */
import type { PageGame } from '../game.ts';
import type { Openness } from '../in-the-open.ts';
import { SwtcgAssistant } from './assistant.ts';
import {
  EDITIONS,
  type Event,
  type Option,
  type SeenTable,
  type State,
  type Swtcg,
  type SwtcgTable,
  swtcg,
  swtcgKit,
} from './engine.ts';
import { explained } from './explain.ts';
import { allFacts } from './facts.ts';
import { happeningsOf } from './happenings.ts';
import { type Moment, momentOf } from './moment.ts';
import { pointed } from './question.ts';
import { faceOf } from './views.ts';

/** Questions of cards that everybody sees: attacks, and what comes of them. */
const PUBLIC: ReadonlySet<string> = new Set([
  'unitTurn',
  'order',
  'steer',
  'doubleStrike',
  'contest',
  'pilotLeaves',
  'arena',
  'divide',
  'deflect',
  'heal',
  'moveDamage',
  'ram',
  'die',
  'tap',
  'velocity',
]);
/** Questions at which a Battle card can be played as well. */
const OR_HAND: ReadonlySet<string> = new Set(['chance', 'retreat']);

function openness({ state: { question } }: SeenTable): Openness {
  const kind = question!.kind;
  return PUBLIC.has(kind) ? 'public' : OR_HAND.has(kind) ? 'orHand' : 'secret';
}

export function swtcgPage(game: Swtcg = swtcg()): PageGame<State, SwtcgTable, Event, Moment> {
  return {
    kit: swtcgKit(game),
    edition: 'nh',
    facts: () => allFacts(game),
    momentOf,
    happenings: happeningsOf,
    pointed: (option) => pointed(option as Option),
    openness,
    isSeen: (table, card) => faceOf(table, card) !== null,
    askGame({ table }, what, about) {
      if (what !== 'explain') throw new Error(`the Star Wars TCG has no answer to ${what}`);
      return explained(table, about);
    },
    assistant: () => new SwtcgAssistant(game),
    // Only who takes the lesson loads it.
    lesson: async (side, edition) =>
      edition === 'x'
        ? (await import('./lesson-expanded.ts')).lesson(game, side)
        : (await import('./lesson.ts')).lesson(game, side),
    modes: new Map([
      ['solo', async () => (await import('./solo.ts')).soloMode(game)],
      ['auction', async () => (await import('./auction.ts')).auctionMode(game)],
    ]),
    chronicler: () => import('./chronicle.ts'),
    certainty: 2,
    deckChart: () => null,
    deckSize: (edition) => EDITIONS.find(({ id }) => id === edition)?.deck.leastCards ?? 0,
  };
}
