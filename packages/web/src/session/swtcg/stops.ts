/**
 * When a player wants to be asked. A chance that nobody wants is passed without a click; because the engine asks by
 * public facts only, what is passed here tells the opponent nothing.
 */
import {
  type Event,
  type EventKind,
  GENERAL,
  IN_ATTACK,
  PREVENTION,
  REROLL,
  type State,
  type SwtcgMatch,
} from './engine.ts';
import { openWindow } from './question.ts';
import type { PassUntil, Stop, Stops } from '../wishes.ts';
import { type Declined, worthAStop } from './worth.ts';

const stopFor = (stops: Stops, window: number): Stop => {
  switch (window) {
    case GENERAL:
      return stops.general;
    case IN_ATTACK:
      return stops.attack;
    case REROLL:
      return stops.reroll;
    case PREVENTION:
      return stops.prevention;
    default:
      return 'always';
  }
};

export interface Passing {
  readonly until: PassUntil;
  /** Where the passing began. */
  readonly turn: number;
  readonly battleIn: number;
  readonly events: number;
}

export const NOT_PASSING: Passing = { until: 'none', turn: 0, battleIn: -1, events: 0 };

const SOMETHING: ReadonlySet<EventKind> = new Set(['attack', 'play', 'reveal', 'bid', 'newDefender', 'trigger']);

/** Whether the passing that the seat began still holds. */
export function stillPassing(s: State, events: readonly Event[], passing: Passing, seat: number): boolean {
  if (passing.until === 'none' || s.turn !== passing.turn) return false;
  if (passing.until === 'turn') return true;
  if (passing.until === 'step') return s.battleIn === passing.battleIn;
  return !events.slice(passing.events).some((e) => e.seat !== seat && SOMETHING.has(e.kind));
}

/** The option that answers the open question without a click, or -1 when the player is to be asked. */
export function automatic(match: SwtcgMatch, stops: Stops, passing: boolean, declined: Declined): number {
  const { state: s } = match;
  const { question, failed } = s;
  if (question === null) return -1;
  if (question.kind !== 'chance') {
    const left = question.options.flatMap((_, index) => (failed.includes(index) ? [] : [index]));
    return left.length === 1 ? left[0]! : -1;
  }
  const stop = stopFor(stops, openWindow(s));
  if (stop === 'always' && !passing) return -1;
  const unwanted = passing || stop === 'never' || (stop === 'step' && !firstOfStep(s));
  return unwanted || worthAStop(match, declined).length === 0
    ? question.options.findIndex((option) => option.kind === 'pass')
    : -1;
}

/** No attack has been made in this battle step yet. */
function firstOfStep(s: State): boolean {
  const arena = s.battleIn;
  if (arena < 0) return true;
  const made = s.attacksMade[arena]! + s.attacksMade[3 + arena]!;
  return made === 0;
}
