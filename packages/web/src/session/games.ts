/** The games that the worker can open; each is loaded when it is asked for. One that is missing here does not compile. */
import { brief, type GameEvent, type Position, type Table } from '@dejarik/kernel';
import type { PageGame } from './game.ts';
import type { GameId, Moment } from './moment.ts';

type PageGameOf<G extends GameId> = PageGame<Position, Table, GameEvent, Extract<Moment, { readonly game: G }>>;

const LOADERS: { readonly [G in GameId]: () => Promise<PageGameOf<G>> } = {
  swtcg: async () => (await import('./swtcg/page-game.ts')).swtcgPage(),
  'young-jedi': async () => (await import('./young-jedi/page-game.ts')).youngJediPage(),
  swccg: async () => (await import('./swccg/page-game.ts')).starWarsCcgPage(),
};

export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[];

const loaders: ReadonlyMap<string, () => Promise<PageGame>> = new Map(Object.entries(LOADERS));
const loaded = new Map<string, Promise<PageGame>>();

export function loadGame(id: string): Promise<PageGame> {
  let game = loaded.get(id);
  if (game === undefined) {
    const load = loaders.get(id);
    if (load === undefined) return Promise.reject(new Error(`there is no game ${brief(id)} here`));
    game = load();
    loaded.set(id, game);
    // What could not be loaded, for want of a network, is tried again.
    game.catch(() => loaded.delete(id));
  }
  return game;
}
