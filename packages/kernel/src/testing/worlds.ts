/**
 * Worlds that fit a view play on: at every few decisions of a game each seat's view is taken, states are dealt to fit it,
 * and each of these is played to its end. A state that is not sound, or a fault on the way, is a problem.
 */
import type { Game, Setup } from '../game.ts';
import { answer, type Position, type Table } from '../procedure.ts';
import { below, type RandomState, seeded } from '../random.ts';
import { messageOf, opening } from './line.ts';

export interface WorldsOptions {
  /** Decisions from one look to the next. */
  readonly every: number;
  /** Worlds dealt for each seat at each look. */
  readonly worlds: number;
  /** Option kinds that are taken only where there is nothing else: they give the game away or end setup at once. */
  readonly shunned: ReadonlySet<string>;
  /** Answers after which a game counts as endless. */
  readonly longest?: number;
}

export interface WorldsReport {
  readonly views: number;
  readonly worlds: number;
  readonly answers: number;
  /** What went wrong, and where. */
  readonly problems: readonly string[];
}

/** Any option, but none that is shunned while there are others. */
function anyAnswer(table: Table, random: RandomState, shunned: ReadonlySet<string>): number {
  const { options } = table.state.question!;
  const lively = [...options.keys()].filter((index) => !shunned.has(options[index]!.kind));
  return lively.length > 0 ? lively[below(random, lively.length)]! : below(random, options.length);
}

/** Plays one game of this setup by chance and looks at worlds on the way. */
export function playWorlds<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setup: Setup,
  { every, worlds, shunned, longest = 5_000 }: WorldsOptions,
): WorldsReport {
  const problems: string[] = [];
  const count = { views: 0, worlds: 0, answers: 0 };
  const table = opening(game, setup);
  const random = seeded(`worlds ${setup.seed}`);

  const tryWorld = (decision: number, seat: number, n: number): void => {
    count.worlds++;
    const { question } = table.state;
    const note = (message: string): void =>
      void problems.push(`seed ${setup.seed}, decision ${decision}, world ${n} of seat ${seat}: ${message}`);
    let told = 'dealt';
    try {
      const world = game.table(game.sample(game.view(table, seat), seeded(`${setup.seed} ${decision} ${seat} ${n}`)));
      const asked = world.state.question;
      if (asked === null || asked.seat !== question!.seat || asked.kind !== question!.kind)
        note(`${asked?.seat} is asked ${asked?.kind}, not ${question!.seat} ${question!.kind}`);
      for (const wrong of game.violations(world)) note(wrong);
      const chance = seeded(`play ${setup.seed} ${decision} ${seat} ${n}`);
      for (let answers = 0; world.state.question !== null; answers++) {
        if (answers >= longest) throw new Error(`no end after ${longest} answers`);
        told = `${answers} answers on, at ${world.state.question.kind}`;
        answer(world, world.state.question.seat, anyAnswer(world, chance, shunned));
        count.answers++;
      }
      told = 'at the end';
      const { result } = world.state;
      if (result === null || result.reason === 'loop') throw new Error(`it ends by ${result?.reason}`);
      for (const wrong of game.violations(world)) note(`at the end: ${wrong}`);
    } catch (error) {
      note(`${told}: ${messageOf(error)}`);
    }
  };

  for (let decision = 0; table.state.question !== null && decision < longest; decision++) {
    if (decision % every === 0)
      for (const seat of table.state.seats.keys()) {
        count.views++;
        for (let n = 0; n < worlds; n++) tryWorld(decision, seat, n);
      }
    answer(table, table.state.question.seat, anyAnswer(table, random, shunned));
  }
  return { ...count, problems };
}
