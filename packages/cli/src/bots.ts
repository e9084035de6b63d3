/** The computer players that can be asked for by name. */
import { type Bot, greedyBot, randomBot } from '@dejarik/bots';
import { brief, type Game } from '@dejarik/kernel';
import { UserError } from './output.ts';

const BOTS: ReadonlyMap<string, (game: Game) => Bot> = new Map([
  ['random', () => randomBot()],
  ['greedy', (game: Game) => greedyBot(game)],
]);

export function botNamed(game: Game, name: string): Bot {
  const make = BOTS.get(name);
  if (make === undefined)
    throw new UserError(`There is no bot "${brief(name)}". There is: ${[...BOTS.keys()].join(', ')}.`);
  return make(game);
}
