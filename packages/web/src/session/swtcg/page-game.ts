/** The Star Wars TCG as the page's worker knows it. */
import type { PageGame } from '../game.ts';
import { SwtcgAssistant } from './assistant.ts';
import {
  EDITIONS,
  type Event,
  type Option,
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

/** The rulebook that the page shows and plays. */
const EDITION = 'nh';
const shown = (): Swtcg =>
  swtcg(
    undefined,
    EDITIONS.filter(({ id }) => id === EDITION),
  );

export function swtcgPage(game: Swtcg = shown()): PageGame<State, SwtcgTable, Event, Moment> {
  return {
    kit: swtcgKit(game),
    edition: EDITION,
    facts: () => allFacts(game),
    momentOf,
    happenings: happeningsOf,
    pointed: (option) => pointed(option as Option),
    askGame({ table }, what, about) {
      if (what !== 'explain') throw new Error(`the Star Wars TCG has no answer to ${what}`);
      return explained(table, about);
    },
    assistant: () => new SwtcgAssistant(game),
    // Only who takes the lesson loads it.
    lesson: async (side) => (await import('./lesson.ts')).lesson(game, side),
    deckChart: () => null,
  };
}
