/**
 * The way to a table, wherever it stands: commands go there, and what each viewer may know comes back, one list of
 * updates for each change. A command that is late, or not this seat's to give, changes nothing and brings nothing back.
 */
import type { Position, Update } from '@dejarik/kernel';
import type { Prepared } from './moment.ts';

export interface TableLink<S extends Position = Position> {
  /** From now on the listener is told what is new for each of these viewers; first, all there is. */
  follow(viewers: readonly number[], listener: (updates: readonly Update<S>[]) => void): void;
  answer(seat: number, decision: number, index: number): void;
  concede(seat: number): void;
  /** Back to a decision of this seat since which it has learned nothing. */
  undo(seat: number, decision: number): void;
  /** All that the viewer knew at an earlier decision. */
  at(viewer: number, decision: number): Promise<Update<S>>;
}

/** Leads through the first answers of a game: a table with one gives those answers itself that have no step. */
export interface Guide {
  /** What is prepared for this decision, or null. */
  prepared(decision: number): Prepared | null;
  /** Gives the answer at which it waits. */
  goOn(decision: number): void;
}
