/** A match of several games between two bots, as tournaments have it. */
import { below, type Deck, type Game, type Position, type Seat, seeded, type Table, winnersOf } from '@dejarik/kernel';
import type { Bot } from './bot.ts';
import { chooser, MOST_DECISIONS, playGame } from './playout.ts';

export interface Contestant<S extends Position = Position> {
  readonly bot: Bot<S>;
  /** One for each seat of the table: players change seats. */
  readonly decks: readonly Deck[];
}

export interface Contest<S extends Position = Position> {
  readonly edition: string;
  readonly seed: string;
  /** Two of them. */
  readonly seats: readonly Seat[];
  /** The first takes the first seat in the first game. */
  readonly contestants: readonly [Contestant<S>, Contestant<S>];
  readonly bestOf: number;
  /** Somebody has to win: drawn games are played again, and at last the lot decides. */
  readonly decisive: boolean;
}

export interface ContestReport {
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly decisions: number;
  /** Faults of the engine, and games without an end, in words. */
  readonly problems: readonly string[];
}

/** Games after which a match that nobody wins is decided by lot. */
const MOST_GAMES = 9;

export function playContest<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  { edition, seed, seats, contestants, bestOf, decisive }: Contest<S>,
): ContestReport {
  const wins: [number, number] = [0, 0];
  const problems: string[] = [];
  let draws = 0;
  let decisions = 0;
  const isOpen = (): boolean => {
    const played = wins[0] + wins[1] + draws;
    if (Math.max(...wins) > bestOf / 2) return false;
    return played < bestOf || (decisive && wins[0] === wins[1] && played < MOST_GAMES);
  };
  for (let n = 0; isOpen(); n++) {
    const order = n % 2 === 0 ? [0, 1] : [1, 0];
    const sitting = order.map((at) => contestants[at]!);
    const its = `${seed}/game ${n + 1}`;
    const played = playGame(
      game,
      { edition, seed: its, seats, decks: sitting.map(({ decks }, seat) => decks[seat]!) },
      {
        choose: chooser(
          game,
          sitting.map(({ bot }) => bot),
          its,
        ),
        most: MOST_DECISIONS,
      },
    );
    decisions += played.decisions;
    for (const { message } of played.faults) problems.push(`${its}: ${message}`);
    const { result } = played.table.state;
    if (result === null) problems.push(`${its}: no end after ${played.decisions} decisions`);
    const winners = result === null ? [] : winnersOf(result);
    if (winners.length === 1) wins[order[winners[0]!]!]!++;
    else draws++;
  }
  if (decisive && wins[0] === wins[1]) wins[below(seeded(`${seed}/lot`), 2)]!++;
  return { wins, draws, decisions, problems };
}
