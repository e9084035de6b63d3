/** The computer players that can be asked for by name. */
import { type Bot, greedyBot, livelyBot, randomBot } from '@dejarik/bots';
import { brief, type Game } from '@dejarik/kernel';
import { UserError } from './output.ts';

const BOTS: ReadonlyMap<string, (game: Game) => Bot> = new Map([
  ['random', () => randomBot()],
  ['lively', () => livelyBot()],
  ['greedy', (game: Game) => greedyBot(game)],
]);

const BOT_NAMES = [...BOTS.keys()];

export function botNamed(game: Game, name: string): Bot {
  const make = BOTS.get(name);
  if (make === undefined) throw new UserError(`There is no bot "${brief(name)}". There is: ${BOT_NAMES.join(', ')}.`);
  return make(game);
}

/** One bot a seat, from a list of names such as random,greedy. */
export function botsNamed(game: Game, list: string): Bot[] {
  const names = list.split(',').map((name) => name.trim());
  if (names.length !== game.seats.length)
    throw new UserError(`--bots takes two bots, Dark's and Light's, as in random,greedy; not "${brief(list)}".`);
  return names.map((name) => botNamed(game, name));
}
