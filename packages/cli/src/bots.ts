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

/** So many bots, from a list of names such as random,greedy; one name is for all of them. */
export function botsNamed(game: Game, list: string, seats: number): Bot[] {
  const names = list.split(',').map((name) => name.trim());
  if (names.length !== 1 && names.length !== seats) {
    const each = seats === 1 ? '' : ` for all, or ${seats} of them, as in ${'random,'.repeat(seats - 1)}greedy`;
    throw new UserError(`--bots takes one bot${each}; not "${brief(list)}".`);
  }
  const bots = names.map((name) => botNamed(game, name));
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]!);
}
