/** What a game may be decided by, as plain data: of one shape in every game, so that one component shows it. */

/** Something that ends the game, or nearly does. */
export interface Warning<K extends string = string> {
  /** What it is; each game has words for its own kinds. */
  readonly kind: K;
  /** Who gains by it. */
  readonly seat: number;
  /** The arenas, planets or locations that it is about. */
  readonly at: readonly number[];
  readonly n: number;
  /** The game ends by it unless something is done. */
  readonly ends: boolean;
}

export interface Stakes<K extends string = string> {
  /** How many of what decides the game each seat has with its team, by seat; and how many are needed. */
  readonly won: readonly number[];
  readonly needed: number;
  /** The most urgent first. */
  readonly warnings: readonly Warning<K>[];
}
