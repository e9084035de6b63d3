/** What happened between two moments, for the page to show: who did what to whom, and the dice that fell. */
import type { HappeningBase } from '../moment.ts';
import type { Event, EventKind, Swtcg, SwtcgMatch } from './engine.ts';
import { currentRoll, hasSeen, running } from './engine.ts';

export interface Happening extends HappeningBase {
  readonly kind: EventKind;
  readonly other: number;
  readonly n: number;
  /** The zone it went to, where it moved. */
  readonly to: number;
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
}

const HIT = 4;

/** The events from the one with the number `from` on. */
export function happeningsOf(game: Swtcg, events: readonly Event[], from: number, viewer: number): Happening[] {
  const face = (def: number): string => game.cards.cards[def]!.card.id;
  return events.slice(from).map((e) => ({
    kind: e.kind,
    seat: e.seat,
    card: e.card,
    other: e.other,
    n: e.n,
    to: e.to,
    face: e.def >= 0 && hasSeen(e, viewer) ? face(e.def) : null,
    seen: e.kind === 'look' && e.seat === viewer ? (e.defs ?? []).map(face) : [],
    dice: e.dice ?? null,
  }));
}

/** The last throw with its rerolls, wherever in the game we are; dice stay in the tray until others are thrown. */
export function diceOf(game: Swtcg, match: SwtcgMatch): DiceView | null {
  const events = match.events as readonly Event[];
  let at = events.length - 1;
  while (at >= 0 && events[at]!.kind !== 'roll') at--;
  const thrown = events[at];
  if (thrown === undefined) return null;
  let dice = thrown.dice ?? [];
  let before: readonly number[] | null = null;
  let counted: Event | null = null;
  let dealt = false;
  for (const e of events.slice(at + 1)) {
    if (e.kind === 'reroll' && e.dice !== undefined) {
      before = dice;
      dice = e.dice;
    } else if (e.kind === 'hits') counted = e;
    else if (e.kind === 'damage' && e.other === thrown.card) dealt = true;
  }
  const open = currentRoll(match.table);
  const attack = running(match.state, 'attack') as { readonly accuracy: number } | null;
  const over = counted !== null ? 'attack' : dealt ? 'damage' : 'effect';
  const rollFor = thrown.card < 0 ? 'build' : (open?.rollFor ?? over);
  const accuracy = rollFor === 'attack' && attack !== null ? attack.accuracy : 0;
  return {
    roll: at,
    dice,
    before,
    seat: thrown.seat,
    face: thrown.def < 0 ? null : game.cards.cards[thrown.def]!.card.id,
    rollFor,
    accuracy,
    hits: counted?.n ?? dice.filter((die) => die + accuracy >= HIT).length,
    critical: counted?.other ?? 0,
  };
}
