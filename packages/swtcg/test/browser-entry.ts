/** Games by chance, for playing them in a browser and in Node and comparing. Knows neither. */
import { below, hash, Match, seeded } from '@dejarik/kernel';
import { randomBot, type SimulationReport, simulate } from '../../bots/src/index.ts';
import { swtcg } from '../src/game.ts';
import { coverageDecks, randomDeck } from '../src/testing/decks.ts';

/** What `dejarik simulate` reports, with decks that hold every card. */
export function simulateGames(games: number): SimulationReport {
  const game = swtcg();
  return simulate(game, {
    edition: 'nh',
    games,
    seed: 'browser',
    decks: coverageDecks(game.cards),
    bots: [randomBot(), randomBot()],
    now: () => 0,
  });
}

/** Of each game what a player and what a spectator reads of it, as one hash. */
export function tellGames(games: number): string[] {
  const game = swtcg();
  return Array.from({ length: games }, (_, seed) => {
    const random = seeded(`players of game ${seed}`);
    const decks = [randomDeck(game.cards, 0, random), randomDeck(game.cards, 1, random)];
    const match = Match.start(game, { edition: 'nh', seed, decks }, { keep: false });
    while (match.state.question !== null) match.answer(below(random, match.state.question.options.length));
    return hash(match.events.map((event) => [0, -1].map((seat) => game.describeEvent(event, seat))));
  });
}
