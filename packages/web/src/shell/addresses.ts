/** The games of this page, and what their screens are called in addresses. */
import type { GameId } from '../session/moment.ts';

export const GAMES: readonly GameId[] = ['swtcg', 'young-jedi'];

export const isGame = (id: unknown): id is GameId => (GAMES as readonly unknown[]).includes(id);

/** The first game has addresses of its own since before there was another. */
const PREFIXES: Readonly<Record<GameId, string>> = { swtcg: '', 'young-jedi': '/young-jedi' };

/** The address of a screen (`/cards`, say) of this game. */
export const addressOf = (game: GameId, screen: string): string =>
  screen === '/' ? PREFIXES[game] || '/' : PREFIXES[game] + screen;

/** The game and the screen that an address names. */
export function placeOf(address: string): { readonly game: GameId; readonly screen: string } {
  const game = GAMES.find((id) => PREFIXES[id] !== '' && `${address}/`.startsWith(`${PREFIXES[id]}/`)) ?? 'swtcg';
  const rest = address.slice(PREFIXES[game].length);
  return { game, screen: rest === '' ? '/' : rest };
}

/** Every id begins with the letters of its game's rulebook. */
export const ruleAddress = (rule: string): string =>
  addressOf(rule.startsWith('YJ-') ? 'young-jedi' : 'swtcg', `/rules/${rule}`);
