/** A game for one person, who answers for both sides: a table is laid out instead of decks being dealt. */
import type { DeckFault } from './game.ts';
import type { Position } from './procedure.ts';

export interface SoloWanted {
  readonly edition: string;
  readonly seed: number | string;
  /** The person's own side and the other, by number. */
  readonly sides: readonly [number, number];
  /** By chance: so many units in each place where units are. */
  readonly units: number;
  /** By chance: so many cards in the draw pile of either side. */
  readonly pile: number;
  /** What lies there, as a text of the game's own form; what it does not say comes by chance. */
  readonly layout?: string;
}

export interface SoloTable<S extends Position = Position> {
  /** The state in which the first turn begins; null: something is wrong. */
  readonly start: S | null;
  readonly faults: readonly DeckFault[];
}

export interface SoloPlay<S extends Position = Position> {
  /** The editions of the rulebook that have it. */
  readonly editions: readonly string[];
  lay(wanted: SoloWanted): SoloTable<S>;
}
