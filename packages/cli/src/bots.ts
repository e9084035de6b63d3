/** The computer players that can be asked for by name. */
import { type Bot, greedyBot, randomBot } from '@dejarik/bots';
import type { Game } from '@dejarik/kernel';
import { UserError } from './output.ts';

const BOTS: Readonly<Record<string, (game: Game) => Bot>> = {
  random: () => randomBot(),
  greedy: (game) => greedyBot(game),
};

const BOT_NAMES = Object.keys(BOTS);

export function botNamed(game: Game, name: string): Bot {
  const make = BOTS[name];
  if (make === undefined) throw new UserError(`There is no bot "${name}". There is: ${BOT_NAMES.join(', ')}.`);
  return make(game);
}
