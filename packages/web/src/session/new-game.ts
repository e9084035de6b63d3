/** What a game at this device begins with, and what is kept of it. */
import type { Deck, Position, Replay, Seat } from '@dejarik/kernel';
import type { Prepared } from './moment.ts';

/** Who plays a seat: a person at this device, or a bot. */
export type SeatKind = 'human' | 'easy' | 'normal';

export interface NewGame {
  readonly edition: string;
  readonly seed: number | string;
  /** One a seat. */
  readonly decks: readonly Deck[];
  readonly seats: readonly SeatKind[];
  /** Where they sit, if it is not the game's usual table. */
  readonly table?: readonly Seat[];
  /** What each seat begins with where sides were bid for. */
  readonly handicaps?: readonly number[];
  /** A prepared start, for lessons and reported moments. */
  readonly start?: Position;
  /** What is answered to the first questions, whoever is asked: a guided game. */
  readonly script?: readonly Prepared[];
  /** One person plays every seat without a bot, and this one is the own: nothing changes hands. */
  readonly alone?: number;
}

/**
 * What is kept of a game in progress; it opens again where it was. It has to hold the whole game, so it is for the
 * browser's own keeping: what a player is shown or given of a game that is on is made from what they may know.
 */
export interface SavedGame {
  readonly replay: Replay;
  readonly seats: readonly SeatKind[];
  readonly script?: readonly Prepared[];
  readonly alone?: number;
}

/** What is played on of a saved game. */
export function newGameOf({ replay, seats, script, alone }: SavedGame): NewGame {
  const { edition, seed, decks, handicaps, start, seats: table } = replay;
  return {
    edition,
    seed,
    decks,
    seats,
    ...(table === undefined ? {} : { table }),
    ...(handicaps === undefined ? {} : { handicaps }),
    ...(start === undefined ? {} : { start }),
    ...(script === undefined ? {} : { script }),
    ...(alone === undefined ? {} : { alone }),
  };
}
