/** The opponents that can be chosen. */
import { type Bot, greedyBot } from '@dejarik/bots';
import type { Game, Position, Table } from '@dejarik/kernel';
import type { SeatKind } from './new-game.ts';

/** Easy looks at one world and not far; normal is the full greedy player. */
export const EASY = { worlds: 1, depth: 12, margin: 0.02 };

/** Who answers for each seat; null: a person. */
export type Bots<S extends Position = Position> = readonly (Bot<S> | null)[];

export const botsFor = <S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  seats: readonly SeatKind[],
): (Bot<S> | null)[] =>
  seats.map((seat) => {
    if (seat === 'human') return null;
    return greedyBot(game, seat === 'easy' ? EASY : {});
  });
