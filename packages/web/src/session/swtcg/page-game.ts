/** The Star Wars TCG as the page's worker knows it. */
import type { GameEvent } from '@dejarik/kernel';
import type { PageGame } from '../game.ts';
import { SwtcgAssistant } from './assistant.ts';
import { type Event, type EventKind, type State, type Swtcg, type SwtcgTable, swtcg, swtcgKit } from './engine.ts';
import { explained } from './explain.ts';
import { allFacts } from './facts.ts';
import { happeningsOf } from './happenings.ts';
import { namedIn, ruleOf } from './log.ts';
import { type Moment, momentOf } from './moment.ts';

/** What the enemy did told something of what they want, though nothing hidden was seen. */
const INTENTIONS: ReadonlySet<EventKind> = new Set(['play', 'layDown', 'bid']);

const QUIET: ReadonlySet<EventKind> = new Set([
  'expire',
  'phase',
  'force',
  'points',
  'untap',
  'shuffle',
  'tap',
  'turn',
  'battleStep',
  'buildStep',
  'retreatStep',
  'attackEnds',
]);

const own = (event: GameEvent): Event => event as Event;

export function swtcgPage(game: Swtcg = swtcg()): PageGame<State, SwtcgTable, Moment> {
  const kit = swtcgKit(game);
  return {
    kit,
    edition: 'nh',
    facts: () => allFacts(game),
    momentOf,
    happenings: (events, from, viewer) => happeningsOf(game, events as readonly Event[], from, viewer),
    isQuiet: (event) => QUIET.has(own(event).kind),
    isFinal: (event, seat) =>
      kit.learned(event, seat) !== null || (own(event).seat !== seat && INTENTIONS.has(own(event).kind)),
    logDetails: (events, { event, text }) => ({
      cards: namedIn(game, events as readonly Event[], event, text),
      rule: ruleOf(game, events as readonly Event[], event),
    }),
    askGame(match, _viewer, what, about) {
      if (what !== 'explain') throw new Error(`the Star Wars TCG has no answer to ${what}`);
      return explained(match, about as number);
    },
    assistant: () => new SwtcgAssistant(game),
    // Only who takes the lesson loads it.
    lesson: async (side) => (await import('./lesson.ts')).lesson(game, side),
    deckChart: () => null,
  };
}
