/** Many games at full speed: who wins, and whether the engine holds. */
import { type Deck, type Game, hash, type Position, seeded, type Table } from '@dejarik/kernel';
import type { Bot } from './bot.ts';
import { chooser, MOST_DECISIONS, playGame } from './playout.ts';
import { type Spread, spread, sum } from './spread.ts';

export interface Simulation<S extends Position = Position> {
  readonly edition: string;
  readonly games: number;
  readonly seed: number | string;
  /** The games take these in turn: one deck a seat. */
  readonly decks: readonly (readonly Deck[])[];
  /** Every few games decks of any cards are played instead, so that every card is met. */
  readonly anyCards?: boolean;
  /** One a seat. */
  readonly bots: readonly Bot<S>[];
  /** The bots change seats from game to game. */
  readonly swap?: boolean;
  /** Milliseconds of any clock. */
  now(): number;
  onProgress?(played: number, of: number): void;
}

/** Something that must not happen, and where it did. */
export interface Problem {
  readonly game: number;
  readonly seed: string;
  readonly what: 'fault' | 'stuck' | 'violation';
  readonly message: string;
}

export interface SimulationReport {
  readonly games: number;
  readonly finished: number;
  readonly faults: number;
  readonly stuck: number;
  readonly violations: number;
  /** Games won, by the seat's name in small letters, and `draw`. */
  readonly wins: Readonly<Record<string, number>>;
  /** Games that ended for each reason, whoever won. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Games won by each bot. */
  readonly botWins: readonly number[];
  /** Of all games together. */
  readonly turns: number;
  readonly decisions: number;
  readonly turnsPerGame: Spread;
  readonly decisionsPerGame: Spread;
  readonly seconds: number;
  /** The same for the same games, whoever plays them and wherever. */
  readonly hash: string;
  /** The first problems of each kind. */
  readonly problems: readonly Problem[];
}

const ANY_CARDS_EVERY = 5;
const WATCHED_EVERY = 50;
const PROGRESS_EVERY = 25;
const PROBLEMS_KEPT = 10;

export function simulate<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  options: Simulation<S>,
): SimulationReport {
  const wins: Record<string, number> = Object.fromEntries([...game.seats.map(seatKey), 'draw'].map((key) => [key, 0]));
  const reasons: Record<string, number> = Object.fromEntries((game.victories ?? []).map((way) => [way, 0]));
  const botWins = options.bots.map(() => 0);
  const count = { finished: 0, fault: 0, stuck: 0, violation: 0 };
  const turns: number[] = [];
  const decided: number[] = [];
  const problems: Problem[] = [];
  const started = options.now();
  let digest = '';
  for (let i = 0; i < options.games; i++) {
    const seed = `${options.seed}/${i}`;
    const note = (what: Problem['what'], message: string): void => {
      if (++count[what] <= PROBLEMS_KEPT) problems.push({ game: i, seed, what, message });
    };
    const shift = options.swap === true ? i % options.bots.length : 0;
    const { table, decisions, faults } = playGame(
      game,
      { edition: options.edition, seed, decks: decksFor(game, options, i) },
      {
        choose: chooser(game, options.bots, seed, shift),
        watch: watcher(game, i % WATCHED_EVERY === 0, (message) => note('violation', message)),
        most: MOST_DECISIONS,
      },
    );
    const { result, turn = 0 } = table.state;
    for (const { decision, option, message } of faults)
      note('fault', `decision ${decision}, option ${option}: ${message}`);
    for (const message of game.violations(table)) note('violation', message);
    if (result === null) note('stuck', `no end after ${decisions} decisions`);
    else {
      count.finished++;
      const key = result.winner < 0 ? 'draw' : seatKey(game.seats[result.winner] ?? '');
      wins[key] = (wins[key] ?? 0) + 1;
      reasons[result.reason] = (reasons[result.reason] ?? 0) + 1;
      if (result.winner >= 0) {
        const bot = (result.winner + shift) % options.bots.length;
        botWins[bot] = (botWins[bot] ?? 0) + 1;
      }
    }
    turns.push(turn);
    decided.push(decisions);
    digest = hash([digest, hash(table.state), result?.winner ?? 'none', decisions]);
    if ((i + 1) % PROGRESS_EVERY === 0) options.onProgress?.(i + 1, options.games);
  }
  return {
    games: options.games,
    finished: count.finished,
    faults: count.fault,
    stuck: count.stuck,
    violations: count.violation,
    wins,
    reasons,
    botWins,
    turns: sum(turns),
    decisions: sum(decided),
    turnsPerGame: spread(turns),
    decisionsPerGame: spread(decided),
    seconds: (options.now() - started) / 1000,
    hash: digest,
    problems,
  };
}

const seatKey = (name: string): string => name.toLowerCase();

function decksFor<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  { seed, decks, anyCards = true }: Simulation<S>,
  i: number,
): readonly Deck[] {
  const { repertoire } = game;
  if (anyCards && repertoire !== undefined && i % ANY_CARDS_EVERY === ANY_CARDS_EVERY - 1) {
    const random = seeded(`${seed}/${i}/decks`);
    return game.seats.map((_, seat) => repertoire.deck(seat, random));
  }
  return decks[i % decks.length] ?? [];
}

/** Checks the invariants whenever a turn is over, or at every question. */
function watcher<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  closely: boolean,
  note: (message: string) => void,
): (table: T) => void {
  let turn = 0;
  return (table) => {
    const now = table.state.turn ?? 0;
    if (!closely && now === turn) return;
    turn = now;
    for (const message of game.violations(table)) note(message);
  };
}
