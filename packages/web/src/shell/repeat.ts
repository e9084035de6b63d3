/** What it takes to play the same game once more, with another seed. */
import type { SavedGame } from '../session/new-game.ts';
import type { NewGameRequest } from '../session/protocol.ts';
import { isGame } from './games.ts';

/** Null: what did not begin with decks cannot be dealt again from them. */
export function repeatOf({ replay, seats }: SavedGame): NewGameRequest | null {
  const { game, edition, seed, decks, handicaps, start, seats: table } = replay;
  if (start !== undefined || !isGame(game)) return null;
  return {
    game,
    edition,
    seed,
    decks,
    seats,
    ...(table === undefined ? {} : { table }),
    ...(handicaps === undefined ? {} : { handicaps }),
  };
}

/** The same game with the teams exchanged: each plays for the seat across the table, the decks stay where they lie. */
export function swapped(request: NewGameRequest): NewGameRequest {
  const { seats, table } = request;
  const teamOf = (seat: number): number => table?.[seat]?.team ?? seat;
  const members = (isOf: (seat: number) => boolean): number[] => [...seats.keys()].filter(isOf);
  return {
    ...request,
    seats: seats.map((kind, seat) => {
      const place = members((other) => teamOf(other) === teamOf(seat)).indexOf(seat);
      return seats[members((other) => teamOf(other) !== teamOf(seat))[place] ?? -1] ?? kind;
    }),
  };
}
