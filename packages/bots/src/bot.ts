/**
 * A player that is a program. It gets what a player gets, the own view and the options of the own question, and
 * nothing else: the real state stays out of its reach.
 */
import type { Game, Option, Position, RandomState, Table, View } from '@dejarik/kernel';

/** A seat's side of the table while it is asked. */
export interface SeatAccess<S extends Position = Position> {
  readonly seat: number;
  /** What is asked; see the question of the view. */
  readonly kind: string;
  readonly options: readonly Option[];
  /** Options that failed before and are not offered. */
  readonly failed: readonly number[];
  /** Whether the option with this number throws the game away, as far as the game says so. */
  readonly givesAway: (option: number) => boolean;
  /** All that the seat may know. Made only when asked for: a bot that does not look costs nothing. */
  view(): View<S>;
}

export interface Bot<S extends Position = Position> {
  readonly name: string;
  /** The number of an option. `random` is the bot's own chance; the game's is not touched. */
  choose(asked: SeatAccess<S>, random: RandomState): number;
}

/** The access to the open question. The table is held by the closures only: a bot gets answers, never the table. */
export function accessTo<S extends Position, T extends Table<S>>(game: Game<S, T>, table: T): SeatAccess<S> {
  const { question, failed } = table.state;
  if (question === null) throw new Error('nobody is asked anything');
  const { seat, kind, options } = question;
  return {
    seat,
    kind,
    options,
    failed,
    givesAway: (option) => game.givesAway?.(table, options[option]!) ?? false,
    view: () => game.view(table, seat),
  };
}
