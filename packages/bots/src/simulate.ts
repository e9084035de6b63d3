/** Many games at full speed: who wins, and whether the engine holds. */
import {
  type Deck,
  type Game,
  hash,
  type Position,
  type Result,
  type Seat,
  seatsOf,
  seeded,
  type Table,
  winnersOf,
} from '@dejarik/kernel';
import type { Bot } from './bot.ts';
import { botAt, chooser, MOST_DECISIONS, playGame } from './playout.ts';
import { type Spread, spread, sum } from './spread.ts';

export interface Simulation<S extends Position = Position> {
  readonly edition: string;
  readonly games: number;
  readonly seed: number | string;
  /** Who sits at the table; without it, the game's usual seats. */
  readonly seats?: readonly Seat[];
  /** The games take these in turn: one deck a seat. */
  readonly decks: readonly (readonly Deck[])[];
  /** Every few games decks of any cards are played instead, so that every card is met. */
  readonly anyCards?: boolean;
  /** One a seat, or fewer that take the seats by turns. */
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
  /** Games won, by the seat's name in small letters, and `draw`. Whoever wins with a partner wins too. */
  readonly wins: Readonly<Record<string, number>>;
  /** Games won, by the names of the team's seats, as in `west+east`. */
  readonly teamWins: Readonly<Record<string, number>>;
  /** Games that ended for each reason, whoever won. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Games that each bot won, in whichever seats; one with its partners counts once. */
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
  const seats = seatsOf(game, options);
  const tally = new Tally(seats, game.victories ?? [], options.bots.length);
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
      { edition: options.edition, seed, seats, decks: decksFor(game, seats, options, i) },
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
      tally.add(result, shift);
    }
    turns.push(turn);
    decided.push(decisions);
    digest = hash([digest, hash(table.state), result?.outcomes ?? 'none', decisions]);
    if ((i + 1) % PROGRESS_EVERY === 0) options.onProgress?.(i + 1, options.games);
  }
  return {
    games: options.games,
    finished: count.finished,
    faults: count.fault,
    stuck: count.stuck,
    violations: count.violation,
    ...tally.report(),
    turns: sum(turns),
    decisions: sum(decided),
    turnsPerGame: spread(turns),
    decisionsPerGame: spread(decided),
    seconds: (options.now() - started) / 1000,
    hash: digest,
    problems,
  };
}

const seatKey = ({ name }: Seat): string => name.toLowerCase();

/** Who won how often, and by what. */
class Tally {
  readonly #seats: readonly Seat[];
  readonly #wins: Map<string, number>;
  readonly #teamWins: Map<string, number>;
  readonly #reasons: Map<string, number>;
  readonly #botWins: number[];

  constructor(seats: readonly Seat[], victories: readonly string[], bots: number) {
    this.#seats = seats;
    this.#wins = new Map([...seats.map(seatKey), 'draw'].map((key) => [key, 0]));
    this.#teamWins = new Map(seats.map(({ team }) => [this.#teamKey(team), 0]));
    this.#reasons = new Map(victories.map((way) => [way, 0]));
    this.#botWins = Array.from({ length: bots }, () => 0);
  }

  /** `shift`: by how many seats the bots had moved on. */
  add(result: Result, shift: number): void {
    const winners = winnersOf(result);
    const once = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
    once(this.#reasons, result.reason);
    if (winners.length === 0) once(this.#wins, 'draw');
    for (const seat of winners) once(this.#wins, seatKey(this.#seats[seat]!));
    for (const team of new Set(winners.map((seat) => this.#seats[seat]!.team)))
      once(this.#teamWins, this.#teamKey(team));
    for (const bot of new Set(winners.map((seat) => botAt(seat, this.#botWins.length, shift)))) this.#botWins[bot]!++;
  }

  report(): Pick<SimulationReport, 'wins' | 'teamWins' | 'reasons' | 'botWins'> {
    return {
      wins: Object.fromEntries(this.#wins),
      teamWins: Object.fromEntries(this.#teamWins),
      reasons: Object.fromEntries(this.#reasons),
      botWins: this.#botWins,
    };
  }

  #teamKey(team: number): string {
    return this.#seats
      .filter((seat) => seat.team === team)
      .map(seatKey)
      .join('+');
  }
}

function decksFor<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  seats: readonly Seat[],
  { edition, seed, decks, anyCards = true }: Simulation<S>,
  i: number,
): readonly Deck[] {
  const catalogue = game.abilities?.(edition);
  if (anyCards && catalogue !== undefined && i % ANY_CARDS_EVERY === ANY_CARDS_EVERY - 1) {
    const random = seeded(`${seed}/${i}/decks`);
    return seats.map(({ side }) => catalogue.deck(side, random));
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
