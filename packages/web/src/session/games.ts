/** The games that the worker can open; each is loaded when it is asked for. */
import { brief } from '@dejarik/kernel';
import type { PageGame } from './game.ts';
import type { GameId } from './moment.ts';

const LOADERS: ReadonlyMap<string, () => Promise<PageGame>> = new Map<GameId, () => Promise<PageGame>>([
  ['swtcg', async () => (await import('./swtcg/page-game.ts')).swtcgPage()],
  ['young-jedi', async () => (await import('./young-jedi/page-game.ts')).youngJediPage()],
]);

const loaded = new Map<string, Promise<PageGame>>();

export function loadGame(id: string): Promise<PageGame> {
  let game = loaded.get(id);
  if (game === undefined) {
    const load = LOADERS.get(id);
    if (load === undefined) return Promise.reject(new Error(`there is no game ${brief(id)} here`));
    game = load();
    loaded.set(id, game);
    // What could not be loaded, for want of a network, is tried again.
    game.catch(() => loaded.delete(id));
  }
  return game;
}
