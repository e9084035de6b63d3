/** The computer players that can be asked for by name. */
import { type Bot, greedyBot, randomBot } from '@dejarik/bots';
import type { State, Swtcg } from '@dejarik/swtcg';
import { UserError } from './output.ts';

const BOTS: Readonly<Record<string, (game: Swtcg) => Bot<State>>> = {
  random: () => randomBot(),
  greedy: (game) => greedyBot(game),
};

const BOT_NAMES = Object.keys(BOTS);

export function botNamed(game: Swtcg, name: string): Bot<State> {
  const make = BOTS[name];
  if (make === undefined) throw new UserError(`There is no bot "${name}". There is: ${BOT_NAMES.join(', ')}.`);
  return make(game);
}
