/** The tables of the games, each loaded when it is wanted. */
import { type ComponentType, lazy } from 'react';
import type { GameId } from '../session/moment.ts';
import type { ReplayedProps } from '../table/game-page.ts';
import { GAME_IDS, GAMES } from './games.ts';
import { onceEach } from './once.ts';

export const loadPage = onceEach((game: GameId) => GAMES[game].page());

const perGame = <T>(make: (game: GameId) => T): Readonly<Record<GameId, T>> =>
  Object.fromEntries(GAME_IDS.map((game) => [game, make(game)])) as Record<GameId, T>;

export const TABLES: Readonly<Record<GameId, ComponentType>> = perGame((game) =>
  lazy(async () => ({ default: (await loadPage(game)).Table })),
);

export const REPLAYED: Readonly<Record<GameId, ComponentType<ReplayedProps>>> = perGame((game) =>
  lazy(async () => ({ default: (await loadPage(game)).Replayed })),
);
