/** Young Jedi as the page's worker knows it. */
import type { PageGame } from '../game.ts';
import { YoungJediAssistant } from './assistant.ts';
import {
  EDITION,
  type Event,
  type Option,
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
import { deckChart } from './wheel.ts';

export function youngJediPage(game: YoungJedi = youngJedi()): PageGame<State, YjTable, Event, Moment> {
  return {
    kit: youngJediKit(game),
    edition: EDITION,
    facts: () => allFacts(game),
    momentOf,
    happenings: happeningsOf,
    pointed: (option) => pointed(option as Option),
    askGame({ table }, what, about) {
      if (what !== 'plan') throw new Error(`Young Jedi has no answer to ${what}`);
      return plannedBattle(table, about);
    },
    assistant: () => new YoungJediAssistant(),
    // Only who takes the lesson loads it.
    lesson: async (side) => (await import('./lesson.ts')).lesson(game, side),
    deckChart: (deck, edition) => deckChart(game, deck, edition),
  };
}
