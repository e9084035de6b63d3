/** What happened between two moments, for the page to show: who did what to whom, and the dice that fell. */
import { happeningOf, idOf } from '../known.ts';
import type { HappeningBase } from '../moment.ts';
import { type EventKind, running, type SeenEvent, type SwtcgKnown } from './engine.ts';

export interface Happening extends HappeningBase {
  readonly kind: EventKind;
  /** The unit that is attacked, or that attacks; else -1. */
  readonly other: number;
  readonly n: number;
  readonly dice: readonly number[] | null;
}

export interface DiceView {
  /** Which throw of the game it is: a new number is a new throw. */
  readonly roll: number;
  readonly dice: readonly number[];
  /** As they lay before the last reroll. */
  readonly before: readonly number[] | null;
  readonly seat: number;
  /** The face of the unit or card that rolled, or null for build points. */
  readonly face: string | null;
  readonly rollFor: 'attack' | 'damage' | 'build' | 'effect';
  /** Added to every die before it is counted. */
  readonly accuracy: number;
  /** Hits counted so far, Critical Hit apart. */
  readonly hits: number;
  readonly critical: number;
  /** Nobody needs them any more: an attack was declared since, or the phase is over whose build points they were. */
  readonly over: boolean;
}

const HIT = 4;

function otherOf(e: SeenEvent): number {
  if (e.kind === 'attack') return e.target;
  return e.kind === 'newDefender' ? e.attacker : -1;
}

/** The events from the one with the number `from` on. */
export function happeningsOf({ table, events }: SwtcgKnown, from: number): Happening[] {
  return events.slice(from).map((e) => ({
    ...happeningOf(table.cards, e, e.kind === 'look' ? e.defs : []),
    other: otherOf(e),
    n: 'n' in e ? e.n : 0,
    dice: 'dice' in e ? e.dice : null,
  }));
}

/** The last throw with its rerolls, wherever in the game we are; dice stay in the tray until others are thrown. */
export function diceOf({ table, events }: SwtcgKnown): DiceView | null {
  const at = events.findLastIndex(({ kind }) => kind === 'roll');
  const thrown = events[at];
  if (thrown?.kind !== 'roll') return null;
  let { dice } = thrown;
  let before: readonly number[] | null = null;
  let counted: { readonly hits: number; readonly critical: number } | null = null;
  for (const e of events.slice(at + 1)) {
    if (e.kind === 'reroll' || e.kind === 'addDice' || e.kind === 'turnDie') {
      before = dice;
      ({ dice } = e);
    } else if (e.kind === 'hits') counted = e;
  }
  const accuracy = thrown.rollFor === 'attack' ? (running(table.state, 'attack')?.accuracy ?? 0) : 0;
  return {
    roll: at,
    dice,
    before,
    seat: thrown.seat,
    face: idOf(table.cards, thrown.def),
    rollFor: thrown.rollFor,
    accuracy,
    hits: counted?.hits ?? dice.filter((die) => die + accuracy >= HIT).length,
    critical: counted?.critical ?? 0,
    over: events
      .slice(at + 1)
      .some(({ kind }) => kind === 'attack' || (kind === 'phase' && thrown.rollFor === 'build')),
  };
}
