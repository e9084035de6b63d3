/** What a card's text carries with it while it is carried out, waits or lasts. */

/** The seat and the card that the text belongs to, and what it has referred to so far. */
export interface Context {
  readonly seat: number;
  readonly source: number;
  /** What the text last spoke of. */
  readonly it: readonly number[];
  /** `that arena`, or -1. */
  readonly arena: number;
  /** `that much` */
  readonly amount: number;
}

const NOTHING: readonly never[] = [];

/** A text that begins to speak: it has referred to nothing yet. */
export const speaker = (seat: number, source: number): Context => ({ seat, source, it: NOTHING, arena: -1, amount: 0 });

/** A triggered ability, or the rest of an effect, waiting for its turn. */
export interface Waiting extends Context {
  readonly ability: number;
  /** The operation of its program that comes next. */
  readonly at: number;
}

/** An ability at the beginning of its program. */
export const beginning = (
  ability: number,
  seat: number,
  source: number,
  it: readonly number[] = [],
  amount = 0,
): Waiting => ({ ability, at: 0, seat, source, it, arena: -1, amount });

/** The rest of an effect, waiting for a moment: 'battle starts', 'this attack ends', … */
export interface Delayed extends Waiting {
  readonly moment: string;
}

/** A continuous effect that a played ability or card left behind. Its text is op `op` of ability `ability`. */
export interface Lasting extends Context {
  readonly serial: number;
  readonly ability: number;
  readonly op: number;
  /** The units it was given to, or null when the text itself says whom it reaches. */
  readonly units: number[] | null;
  readonly until: number;
}

/** Damage about to be done to one unit by one source. */
export interface Instance {
  readonly unit: number;
  readonly source: number;
  readonly seat: number;
  /** What is still pending. */
  n: number;
  readonly preventable: boolean;
  readonly evadable: boolean;
  /** It is the damage of an attack; noted by the Expanded Rulebook alone. */
  readonly ofAttack?: boolean;
}
