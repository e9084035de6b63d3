/**
 * Worlds that fit a view, played on by any policy: at every few decisions of a game each seat's view is taken, states
 * are dealt to fit it, and each is played to its end. What is not sound in one, or fails on the way, is a problem; how
 * they end is what the seat could expect.
 */
import { answer, type Game, type Position, run, seeded, type Setup, type Table } from '@dejarik/kernel';
import type { Bot } from './bot.ts';
import { chooser, MOST_DECISIONS } from './playout.ts';

export interface WorldsOptions<S extends Position = Position> {
  /** Decisions from one look to the next. */
  readonly every: number;
  /** Worlds dealt for each seat at each look. */
  readonly worlds: number;
  /** Who plays the game and its worlds: one a seat, or fewer that take the seats by turns. */
  readonly bots: readonly Bot<S>[];
  /** Answers after which a game counts as endless. */
  readonly longest?: number;
}

export interface WorldsReport {
  readonly views: number;
  readonly worlds: number;
  readonly answers: number;
  /** By seat: the worlds dealt to fit its views, and how many of them it won and drew. */
  readonly expected: readonly { readonly worlds: number; readonly won: number; readonly drawn: number }[];
  /** What went wrong, and where. */
  readonly problems: readonly string[];
}

/** Plays one game of this setup and looks at worlds on the way. */
export function playWorlds<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setup: Setup,
  options: WorldsOptions<S>,
): WorldsReport {
  const longest = options.longest ?? MOST_DECISIONS;
  const table = game.table(game.start(setup));
  run(table);
  const choose = chooser(game, options.bots, `worlds ${setup.seed}`);
  const looking = new WorldsRun(game, String(setup.seed), options.bots, longest, table.state.seats.length);
  for (let decision = 0; table.state.question !== null && decision < longest; decision++) {
    if (decision % options.every === 0)
      for (const seat of table.state.seats.keys()) looking.look(table, decision, seat, options.worlds);
    answer(table, table.state.question.seat, choose(table));
  }
  return looking.report();
}

class WorldsRun<S extends Position, T extends Table<S>> {
  readonly #game: Game<S, T>;
  readonly #seed: string;
  readonly #bots: readonly Bot<S>[];
  readonly #longest: number;
  readonly #expected: { worlds: number; won: number; drawn: number }[];
  readonly #problems: string[] = [];
  #views = 0;
  #answers = 0;

  constructor(game: Game<S, T>, seed: string, bots: readonly Bot<S>[], longest: number, seats: number) {
    this.#game = game;
    this.#seed = seed;
    this.#bots = bots;
    this.#longest = longest;
    this.#expected = Array.from({ length: seats }, () => ({ worlds: 0, won: 0, drawn: 0 }));
  }

  /** Deals worlds that fit what the seat sees at this table, and plays them on. */
  look(table: T, decision: number, seat: number, worlds: number): void {
    this.#views++;
    for (let n = 0; n < worlds; n++) {
      this.#expected[seat]!.worlds++;
      this.#tryWorld(table, decision, seat, n);
    }
  }

  report(): WorldsReport {
    return {
      views: this.#views,
      worlds: this.#expected.reduce((sum, { worlds }) => sum + worlds, 0),
      answers: this.#answers,
      expected: this.#expected,
      problems: this.#problems,
    };
  }

  #tryWorld(table: T, decision: number, seat: number, n: number): void {
    const name = `${this.#seed} ${decision} ${seat} ${n}`;
    const note = (message: string): void =>
      void this.#problems.push(`seed ${this.#seed}, decision ${decision}, world ${n} of seat ${seat}: ${message}`);
    let told = 'dealt';
    try {
      const world = this.#game.table(this.#game.sample(this.#game.view(table, seat), seeded(name)));
      const [asked, wanted] = [world.state.question, table.state.question!];
      if (asked?.seat !== wanted.seat || asked.kind !== wanted.kind)
        note(`${asked?.seat} is asked ${asked?.kind}, not ${wanted.seat} ${wanted.kind}`);
      for (const wrong of this.#game.violations(world)) note(wrong);
      this.#playOut(world, `play ${name}`, (where) => void (told = where));
      told = 'at the end';
      for (const wrong of this.#game.violations(world)) note(`at the end: ${wrong}`);
      const { result } = world.state;
      if (result === null || result.reason === 'loop') throw new Error(`it ends by ${result?.reason}`);
      if (result.outcomes[seat] === 'won') this.#expected[seat]!.won++;
      if (result.outcomes[seat] === 'drawn') this.#expected[seat]!.drawn++;
    } catch (error) {
      note(`${told}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #playOut(world: T, seed: string, at: (where: string) => void): void {
    const choose = chooser(this.#game, this.#bots, seed);
    for (let answers = 0; world.state.question !== null; answers++) {
      const { seat, kind } = world.state.question;
      at(`${answers} answers on, at ${kind}`);
      if (answers >= this.#longest) throw new Error(`no end after ${this.#longest} answers`);
      answer(world, seat, choose(world));
      this.#answers++;
    }
  }
}
