/** Young Jedi as the page's worker knows it. */
import type { PageGame } from '../game.ts';
import type { Openness } from '../in-the-open.ts';
import { YoungJediAssistant } from './assistant.ts';
import {
  EDITION,
  EDITIONS,
  type Event,
  type Option,
  type SeenTable,
  type State,
  type YjTable,
  type YoungJedi,
  youngJedi,
  youngJediKit,
} from './engine.ts';
import { allFacts } from './facts.ts';
import { happeningsOf } from './happenings.ts';
import { type Moment, momentOf } from './moment.ts';
import { plannedBattle } from './plan.ts';
import { pointed } from './question.ts';
import { faceOf } from './views.ts';
import { deckChart } from './wheel.ts';

/** Whether to fight, and what was drawn face up; plans, hands and what comes of them are secret. */
const PUBLIC: ReadonlySet<string> = new Set([
  'battle',
  'number',
  'useNumber',
  'printed',
  'swap',
  'replace',
  'defend',
  'duelWeapon',
]);

function openness({ state: { question } }: SeenTable): Openness {
  const { kind } = question!;
  return PUBLIC.has(kind) ? 'public' : kind === 'intercept' ? 'orHand' : 'secret';
}

export function youngJediPage(game: YoungJedi = youngJedi()): PageGame<State, YjTable, Event, Moment> {
  return {
    kit: youngJediKit(game),
    edition: EDITION,
    facts: () => allFacts(game),
    momentOf,
    happenings: happeningsOf,
    pointed: (option) => pointed(option as Option),
    openness,
    isSeen: (table, card) => faceOf(table, card) !== null,
    askGame({ table }, what, about) {
      if (what !== 'plan') throw new Error(`Young Jedi has no answer to ${what}`);
      return plannedBattle(table, about);
    },
    assistant: () => new YoungJediAssistant(),
    // Only who takes the lesson loads it.
    lesson: async (side) => (await import('./lesson.ts')).lesson(game, side),
    chronicler: () => import('./chronicle.ts'),
    certainty: 0.5,
    deckChart: (deck, edition) => deckChart(game, deck, edition),
    deckSize: (edition) => EDITIONS.find(({ id }) => id === edition)?.deckSize ?? 0,
  };
}
