/** Games by chance, for playing them in a browser and in Node and comparing. Knows neither. */
import { below, hash, Match, seeded } from '@dejarik/kernel';
import { swtcg } from '../src/game.ts';
import { randomDeck } from '../src/testing/decks.ts';

export interface Played {
  /** Of each game: who won, how, after how many answers, and the hash of the final state. */
  readonly games: readonly string[];
  readonly hash: string;
}

export function playGames(count: number): Played {
  const game = swtcg();
  const games: string[] = [];
  for (let seed = 0; seed < count; seed++) {
    const random = seeded(`players of game ${seed}`);
    const decks = [randomDeck(game.cards, 0, random), randomDeck(game.cards, 1, random)];
    const match = Match.start(game, { edition: 'nh', seed, decks }, { events: seed % 2 === 0, keep: false });
    while (match.state.question !== null) {
      const { options } = match.state.question;
      const open = [...options.keys()].filter((index) => !match.state.failed.includes(index));
      match.answer(open[below(random, open.length)]!);
    }
    const { winner, reason } = match.state.result!;
    const told = hash(match.events.map((event) => [game.describeEvent(event, 0), game.describeEvent(event, -1)]));
    games.push(`${seed}: ${winner} by ${reason} after ${match.answers.length}, ${match.hash()}, ${told}`);
  }
  return { games, hash: hash(games) };
}
