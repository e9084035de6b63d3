/** What a check of the conformance suite is given. */
import type { Game } from '../../game.ts';
import type { Position, Table } from '../../procedure.ts';
import { type Line, visit } from '../line.ts';

export interface ConformanceOptions<S extends Position> {
  /** The same state with what this seat (-1: a spectator) may not see exchanged. */
  readonly scramble: (state: S, seat: number) => S;
  /** Questions of each game that are looked at closely. */
  readonly samples?: number;
  /** Answers played on from such a question to see whether two ways lead to the same. */
  readonly ahead?: number;
  /** Answers after which a game counts as endless. */
  readonly longest?: number;
}

export type Fail = (decision: number, message: string) => never;

/** One game being checked: the game's rules, the line played, and how to complain. */
export interface Subject<S extends Position, T extends Table<S>> {
  readonly game: Game<S, T>;
  readonly line: Line;
  readonly options: Required<Pick<ConformanceOptions<S>, 'ahead' | 'longest' | 'scramble'>>;
  readonly fail: Fail;
}

/** Returns how many cases it looked at. */
export type Body = <S extends Position, T extends Table<S>>(subject: Subject<S, T>) => number;

/** Looks at every question and at the end. */
export function everywhere<S extends Position, T extends Table<S>>(
  { game, line }: Subject<S, T>,
  look: (table: T, decision: number) => void,
): number {
  visit(game, line, [...line.hashes.keys()], look);
  return line.hashes.length;
}
