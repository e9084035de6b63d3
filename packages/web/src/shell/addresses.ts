/** What the screens of the games are called in addresses. */
import type { GameId } from '../session/moment.ts';
import { FIRST_GAME, GAME_IDS, GAMES } from './games.ts';

/** The address of a screen (`/cards`, say) of this game. */
export const addressOf = (game: GameId, screen: string): string => {
  const { address } = GAMES[game];
  return screen === '/' ? address || '/' : address + screen;
};

/** The game and the screen that an address names. */
export function placeOf(address: string): { readonly game: GameId; readonly screen: string } {
  const begins = (id: GameId): boolean => `${address}/`.startsWith(`${GAMES[id].address}/`);
  const game = GAME_IDS.find((id) => GAMES[id].address !== '' && begins(id)) ?? FIRST_GAME;
  const rest = address.slice(GAMES[game].address.length);
  return { game, screen: rest === '' ? '/' : rest };
}

/** Every id begins with the letters of its game's rulebook. */
export const ruleAddress = (rule: string): string =>
  addressOf(GAME_IDS.find((id) => rule.startsWith(GAMES[id].rules)) ?? FIRST_GAME, `/rules/${rule}`);
