/** What the engine does on one core: medians of a few rounds, after a warm-up. */
import { type Deck, type Game, Match, type Position, type Seat, type Setup, type Table } from '@dejarik/kernel';
import type { Bot } from './bot.ts';
import { chooser, MOST_DECISIONS, playGame } from './playout.ts';
import { median, type Spread, spread, sum } from './spread.ts';

export interface BenchOptions<S extends Position = Position> {
  readonly edition: string;
  /** Who sits at the table; without it, the game's usual seats. */
  readonly seats?: readonly Seat[];
  readonly decks: readonly (readonly Deck[])[];
  /** One a seat, or fewer that take the seats by turns. What they cost counts as the engine's, so they should think little. */
  readonly bots: readonly Bot<S>[];
  /** Milliseconds of any clock. */
  now(): number;
  /** Bytes of heap in use, after collecting garbage if that can be asked for. */
  memory(): number;
  readonly rounds?: number;
  /** In each round. */
  readonly games?: number;
}

export interface BenchReport {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** The same on every machine: with these the figures of two engines are of the same games, or not. */
  readonly decisionsPerGame: Spread;
  readonly turnsPerGame: Spread;
  readonly cloneMicros: number;
  /** A game that is over, with all its events and the way back. */
  readonly heapPerGameKB: number;
  /** A game that is going on, with its events and the way back so far. */
  readonly heapPerLiveGameKB: number;
  readonly rounds: number;
}

const ROUNDS = 5;
const GAMES = 300;
const POSITIONS = 100;
const CLONES = 100_000;
const HELD = 100;
/** Decisions after which a game counts as one that is going on. */
const LIVE_AFTER = 60;

export function bench<S extends Position, T extends Table<S>>(game: Game<S, T>, options: BenchOptions<S>): BenchReport {
  const rounds = options.rounds ?? ROUNDS;
  selfPlay(game, options, -1); // warm-up
  const played = Array.from({ length: rounds }, (_, round) => selfPlay(game, options, round));
  const positions = Array.from(
    { length: Math.min(gamesOf(options), POSITIONS) },
    (_, i) => midGame(game, options, i).state,
  );
  cloning(game, options, positions); // warm-up
  const clones = Array.from({ length: rounds }, () => cloning(game, options, positions));
  const heaps = (most: number): number =>
    median(Array.from({ length: Math.min(rounds, 3) }, (_, round) => holding(game, options, round, most)));
  return {
    decisionsPerSecond: Math.round(median(played.map(({ decisions, seconds }) => sum(decisions) / seconds))),
    gamesPerSecond: Math.round(median(played.map(({ turns, seconds }) => turns.length / seconds))),
    decisionsPerGame: spread(played.flatMap(({ decisions }) => decisions)),
    turnsPerGame: spread(played.flatMap(({ turns }) => turns)),
    cloneMicros: median(clones),
    heapPerGameKB: heaps(MOST_DECISIONS),
    heapPerLiveGameKB: heaps(LIVE_AFTER),
    rounds,
  };
}

const gamesOf = ({ games }: Pick<BenchOptions, 'games'>): number => games ?? GAMES;

const setupOf = (
  { edition, seats, decks }: Pick<BenchOptions, 'edition' | 'seats' | 'decks'>,
  seed: string,
  i: number,
): Setup => ({
  edition,
  seed,
  ...(seats === undefined ? {} : { seats }),
  decks: decks[i % decks.length] ?? [],
});

/** Games from start to end. */
function selfPlay<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  options: BenchOptions<S>,
  round: number,
): { decisions: number[]; turns: number[]; seconds: number } {
  const decisions: number[] = [];
  const turns: number[] = [];
  const started = options.now();
  for (let i = 0; i < gamesOf(options); i++) {
    const seed = `bench ${round} ${i}`;
    const choose = chooser(game, options.bots, seed);
    const played = playGame(game, setupOf(options, seed, i), { choose, most: MOST_DECISIONS });
    decisions.push(played.decisions);
    turns.push(played.table.state.turn ?? 0);
  }
  return { decisions, turns, seconds: (options.now() - started) / 1000 };
}

/** A game somewhere in the middle: after as many answers as half of that game takes. */
function midGame<S extends Position, T extends Table<S>>(game: Game<S, T>, options: BenchOptions<S>, i: number): T {
  const match = Match.start(game, setupOf(options, `middle ${i}`, i), { events: false });
  playOn(match, chooser(game, options.bots, `middle ${i}`), MOST_DECISIONS);
  return match.at(Math.floor(match.commands.length / 2));
}

function playOn<S extends Position, T extends Table<S>>(
  match: Match<S, T>,
  choose: (table: T) => number,
  most: number,
): void {
  for (let n = 0; n < most && match.state.question !== null; n++) match.repeat(choose(match.table));
}

/** Microseconds for one copy. */
function cloning<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  options: BenchOptions<S>,
  positions: readonly S[],
): number {
  let last: S | undefined;
  const started = options.now();
  for (let i = 0; i < CLONES; i++) last = game.clone(positions[i % positions.length] as S);
  const micros = ((options.now() - started) * 1000) / CLONES;
  if (last === undefined) throw new Error('nothing was cloned');
  return micros;
}

/** Kilobytes for each of many games that are held at once, after so many decisions or when they are over. */
function holding<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  options: BenchOptions<S>,
  round: number,
  most: number,
): number {
  const before = options.memory();
  const held = Array.from({ length: Math.min(gamesOf(options), HELD) }, (_, i) => {
    const seed = `held ${round} ${i}`;
    const match = Match.start(game, setupOf(options, seed, i));
    playOn(match, chooser(game, options.bots, seed), most);
    return match;
  });
  const after = options.memory();
  return (after - before) / held.length / 1024;
}
