/**
 * When a player wants to be asked. A chance that nobody wants is passed without a click; because the engine asks by
 * public facts only, what is passed here tells the opponent nothing.
 */
import { optionsLeft } from '../known.ts';
import type { PassUntil, Stop, Stops } from '../preferences.ts';
import {
  arenaAt,
  EXPANDED_WINDOWS,
  GENERAL,
  IN_ATTACK,
  PREVENTION,
  REROLL,
  type SeenEvent,
  type SeenTable,
  type State,
  type Swtcg,
} from './engine.ts';
import { openWindow } from './question.ts';
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
    case EXPANDED_WINDOWS.addDice:
    case EXPANDED_WINDOWS.alterDice:
      return stops.reroll;
    case EXPANDED_WINDOWS.disrupt:
      return stops.disrupt;
    case EXPANDED_WINDOWS.pendingDamage:
    case EXPANDED_WINDOWS.damagePlacement:
    case EXPANDED_WINDOWS.unitDiscard:
    case EXPANDED_WINDOWS.attackEnd:
      return stops.damage;
    default:
      return stops.moments;
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

/** Whether the passing that the viewer began still holds. */
export function stillPassing(
  { weightOf }: Pick<Swtcg, 'weightOf'>,
  { state: s, viewer }: SeenTable,
  events: readonly SeenEvent[],
  passing: Passing,
): boolean {
  if (passing.until === 'none' || s.turn !== passing.turn) return false;
  if (passing.until === 'turn') return true;
  if (passing.until === 'step') return s.battleIn === passing.battleIn;
  return !events.slice(passing.events).some((e) => weightOf(e) === 'loud' && !('seat' in e && e.seat === viewer));
}

/** The option that answers the open question without a click, or null when the player is to be asked. */
export function automatic(g: SeenTable, stops: Stops, passing: boolean, declined: Declined): number | null {
  const { state: s } = g;
  const { question } = s;
  if (question === null) return null;
  const left = optionsLeft(s);
  if (question.kind !== 'chance') return left.length === 1 ? left[0]! : null;
  const stop = stopFor(stops, openWindow(s));
  if (stop === 'always' && !passing) return null;
  const unwanted = passing || stop === 'never' || (stop === 'step' && !firstOfStep(s));
  if (!unwanted && worthAStop(g, declined).length > 0) return null;
  return left.find((index) => question.options[index]!.kind === 'pass') ?? null;
}

/** No attack has been made in this battle step yet. */
const firstOfStep = ({ seats, battleIn, attacksMade }: State): boolean =>
  battleIn < 0 || seats.every((_, seat) => attacksMade[arenaAt(seat, battleIn)] === 0);
