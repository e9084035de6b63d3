/**
 * A match with people at it: every command names its seat and the decision it is meant for, so that nobody answers for
 * another or twice. Each viewer is fed apart; the host itself tells only what is open to all.
 */
import { Feed } from './feed.ts';
import type { Match } from './match.ts';
import { IllegalAnswer, type Position, type Table } from './procedure.ts';
import { type Result, type Seat, viewersOf } from './seats.ts';

/** What anybody may know without looking at the table. */
export interface HostUpdate {
  /** Counts the commands and what was taken back. */
  readonly version: number;
  readonly seats: readonly Seat[];
  readonly decision: number;
  /** The seat that is asked, or -1. */
  readonly asked: number;
  readonly result: Result | null;
}

export class Host<S extends Position = Position, T extends Table<S> = Table<S>> {
  readonly match: Match<S, T>;

  constructor(match: Match<S, T>) {
    this.match = match;
  }

  feed(viewer: number): Feed<S, T> {
    if (!viewersOf(this.match.state).includes(viewer))
      throw new IllegalAnswer(`there is no seat ${viewer} to look from`);
    return new Feed(this.match, viewer);
  }

  /** What is new since this version; null: nothing. */
  sync(version = 0): HostUpdate | null {
    if (version === this.match.version) return null;
    const { state, commands } = this.match;
    const { seats, question, result } = state;
    return { version: this.match.version, seats, decision: commands.length, asked: question?.seat ?? -1, result };
  }

  answer(seat: number, decision: number, index: number): void {
    this.#isOpen(decision);
    this.match.answer(seat, index);
  }

  concede(seat: number): void {
    this.match.concede(seat);
  }

  /** Back to this decision. Who may do that is for those who run the table. */
  undo(decision: number): void {
    this.match.undo(decision);
  }

  #isOpen(decision: number): void {
    const now = this.match.commands.length;
    if (decision !== now) throw new IllegalAnswer(`that answers decision ${decision}; the game is at ${now}`);
  }
}
