/** A game that one screen wants the replays to open, at a moment of it. */
import type { SavedGame } from '../session/new-game.ts';

interface Watched {
  readonly text: string;
  readonly at: number;
  /** Whose eyes. */
  readonly viewer: number;
  readonly seats: SavedGame['seats'];
}

let wanted: Watched | null = null;

export const watchLater = (game: Watched): void => {
  wanted = game;
};

/** It is opened once. */
export function takeWatched(): Watched | null {
  const game = wanted;
  wanted = null;
  return game;
}
