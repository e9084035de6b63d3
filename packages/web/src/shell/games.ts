/** The tables of the games, each loaded when it is wanted. */
import { type ComponentType, lazy } from 'react';
import type { GameId } from '../session/moment.ts';
import type { GamePage, ReplayedProps } from '../table/game-page.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<GamePage>>> = {
  swtcg: async () => (await import('../swtcg/index.tsx')).page,
  'young-jedi': async () => (await import('../young-jedi/index.tsx')).page,
};

const loading = new Map<GameId, Promise<GamePage>>();

export function loadPage(game: GameId): Promise<GamePage> {
  let page = loading.get(game);
  if (page === undefined) {
    page = LOADERS[game]();
    loading.set(game, page);
    // What could not be loaded, for want of a network, is tried again.
    page.catch(() => loading.delete(game));
  }
  return page;
}

const perGame = <T>(make: (game: GameId) => T): Readonly<Record<GameId, T>> => ({
  swtcg: make('swtcg'),
  'young-jedi': make('young-jedi'),
});

export const TABLES: Readonly<Record<GameId, ComponentType>> = perGame((game) =>
  lazy(async () => ({ default: (await loadPage(game)).Table })),
);

export const REPLAYED: Readonly<Record<GameId, ComponentType<ReplayedProps>>> = perGame((game) =>
  lazy(async () => ({ default: (await loadPage(game)).Replayed })),
);
