/** Games by chance, for playing them in a browser and in Node and comparing. Knows neither. */
import { below, Feed, type GameEvent, hash, Match, seeded, SPECTATOR, type Viewed } from '@dejarik/kernel';
import { randomBot, type SimulationReport, simulate } from '../../bots/src/index.ts';
import { swtcg } from '../src/game.ts';
import type { Event } from '../src/rules/event.ts';
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
  const describe = (event: Viewed<GameEvent>): string => game.describeEvent(event as Viewed<Event>);
  return Array.from({ length: games }, (_, seed) => {
    const random = seeded(`players of game ${seed}`);
    const decks = game.sides.map((_, side) => randomDeck(game.cards, side, random));
    const match = Match.start(game, { edition: 'nh', seed, decks }, { keep: false });
    while (match.state.question !== null) match.repeat(below(random, match.state.question.options.length));
    return hash([0, SPECTATOR].map((viewer) => new Feed(match, viewer).sync().events.map(describe)));
  });
}
