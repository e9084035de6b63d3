/** Young Jedi as the page's worker knows it. */
import type { GameEvent } from '@dejarik/kernel';
import type { PageGame } from '../game.ts';
import { YoungJediAssistant } from './assistant.ts';
import { EDITION, type Event, type State, type YjTable, type YoungJedi, youngJedi, youngJediKit } from './engine.ts';
import { allFacts } from './facts.ts';
import { happeningsOf, IRREVOCABLE, QUIET, REVEALED } from './happenings.ts';
import { namedIn, ruleOf } from './log.ts';
import { type Moment, momentOf } from './moment.ts';
import { plannedBattle } from './plan.ts';
import { deckChart } from './wheel.ts';

const own = (event: GameEvent): Event => event as Event;

export function youngJediPage(game: YoungJedi = youngJedi()): PageGame<State, YjTable, Moment> {
  const kit = youngJediKit(game);
  return {
    kit,
    edition: EDITION,
    facts: () => allFacts(game),
    momentOf,
    happenings: (events, from, viewer) => happeningsOf(game, events as readonly Event[], from, viewer),
    isQuiet: (event) => QUIET.has(own(event).kind),
    isFinal: (event, seat) => {
      const { kind, seat: actor } = own(event);
      return kit.learned(event, seat) !== null || IRREVOCABLE.has(kind) || (actor !== seat && REVEALED.has(kind));
    },
    logDetails: (events, { event, text }) => ({
      cards: namedIn(game, events as readonly Event[], event, text),
      rule: ruleOf(own(events[event]!)),
    }),
    askGame(match, viewer, what, about) {
      if (what !== 'plan') throw new Error(`Young Jedi has no answer to ${what}`);
      return plannedBattle(game, match.table, viewer, about as readonly number[]);
    },
    assistant: () => new YoungJediAssistant(),
    // Only who takes the lesson loads it.
    lesson: async (side) => (await import('./lesson.ts')).lesson(game, side),
    deckChart: (deck, edition) => deckChart(game, deck, edition),
  };
}
