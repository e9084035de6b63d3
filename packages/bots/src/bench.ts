/** What the engine does on one core: medians of a few rounds, after a warm-up. */
import {
  answer,
  type Deck,
  type Game,
  Match,
  type Position,
  type RandomState,
  run,
  seeded,
  type Setup,
  type Table,
} from '@dejarik/kernel';
import { accessTo, type Bot } from './bot.ts';
import { MOST_DECISIONS, playGame } from './playout.ts';
import { randomBot } from './random.ts';

export interface BenchOptions {
  readonly edition: string;
  readonly decks: readonly (readonly Deck[])[];
  /** Milliseconds of any clock. */
  now(): number;
  /** Bytes of heap in use, after collecting garbage if that can be asked for. */
  memory(): number;
  readonly rounds?: number;
}

export interface BenchReport {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly cloneMicros: number;
  readonly heapPerGameKB: number;
  readonly rounds: number;
}

const ROUNDS = 5;
const GAMES = 600;
const POSITIONS = 100;
const CLONES = 20_000;
const HELD = 200;

export function bench<S extends Position, T extends Table<S>>(game: Game<S, T>, options: BenchOptions): BenchReport {
  const rounds = options.rounds ?? ROUNDS;
  selfPlay(game, options, -1); // warm-up
  const played = Array.from({ length: rounds }, (_, round) => selfPlay(game, options, round));
  const positions = Array.from({ length: POSITIONS }, (_, i) => midGame(game, options, i).state);
  cloning(game, options, positions); // warm-up
  const clones = Array.from({ length: rounds }, () => cloning(game, options, positions));
  const heaps = Array.from({ length: Math.min(rounds, 3) }, (_, round) => holding(game, options, round));
  return {
    decisionsPerSecond: Math.round(median(played.map(({ decisions, seconds }) => decisions / seconds))),
    gamesPerSecond: Math.round(median(played.map(({ seconds }) => GAMES / seconds))),
    cloneMicros: median(clones),
    heapPerGameKB: median(heaps),
    rounds,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const setupOf = ({ edition, decks }: BenchOptions, seed: string, i: number): Setup => ({
  edition,
  seed,
  decks: decks[i % decks.length] ?? [],
});

/** Games from start to end between players that pick anything. */
function selfPlay<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  options: BenchOptions,
  round: number,
): { decisions: number; seconds: number } {
  const bot: Bot<S> = randomBot();
  const random: RandomState = seeded(`bench ${round}`);
  const choose = (table: T): number => bot.choose(accessTo(game, table), random);
  const started = options.now();
  let decisions = 0;
  for (let i = 0; i < GAMES; i++)
    decisions += playGame(game, setupOf(options, `bench ${round} ${i}`, i), { choose, most: MOST_DECISIONS }).decisions;
  return { decisions, seconds: (options.now() - started) / 1000 };
}

/** A game somewhere in the middle: after as many answers as half of that game takes. */
function midGame<S extends Position, T extends Table<S>>(game: Game<S, T>, options: BenchOptions, i: number): T {
  const setup = setupOf(options, `middle ${i}`, i);
  const answers: number[] = [];
  const random = seeded(`middle ${i}`);
  const bot: Bot<S> = randomBot();
  const choose = (table: T): number => {
    const index = bot.choose(accessTo(game, table), random);
    answers.push(index);
    return index;
  };
  playGame(game, setup, { choose, most: MOST_DECISIONS });
  const table = game.table(game.start(setup));
  run(table);
  for (const index of answers.slice(0, answers.length / 2)) answer(table, index);
  return table;
}

/** Microseconds for one copy. */
function cloning<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  options: BenchOptions,
  positions: readonly S[],
): number {
  let last: S | undefined;
  const started = options.now();
  for (let i = 0; i < CLONES; i++) last = game.clone(positions[i % positions.length] as S);
  const micros = ((options.now() - started) * 1000) / CLONES;
  if (last === undefined) throw new Error('nothing was cloned');
  return micros;
}

/** Kilobytes for each of many games that are held at once, with their events and the way back. */
function holding<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  options: BenchOptions,
  round: number,
): number {
  const before = options.memory();
  const held = Array.from({ length: HELD }, (_, i) => {
    const match = Match.start(game, setupOf(options, `held ${round} ${i}`, i));
    const random = seeded(`held ${round} ${i}`);
    const bot: Bot<S> = randomBot();
    for (let n = 0; n < 60 && match.state.question !== null; n++)
      match.answer(bot.choose(accessTo(game, match.table), random));
    return match;
  });
  const after = options.memory();
  return (after - before) / held.length / 1024;
}
