/**
 * A sensible player that looks one answer ahead: on a few worlds that fit what it sees, it tries its options, plays
 * on by the game's rollout policy until the consequences are out, and takes the option that leaves it best off.
 */
import { answer, type Game, type Position, type RandomState, type Table } from '@dejarik/kernel';
import type { Bot, SeatAccess } from './bot.ts';

export interface Effort {
  /** Worlds on which an option may be tried, at most. */
  readonly worlds: number;
  /** Answers after which a playout is judged wherever it is. */
  readonly depth: number;
  /** By how much an option has to be better than the answer of the rollout policy. */
  readonly margin: number;
}

const USUAL: Effort = { worlds: 5, depth: 60, margin: 0.002 };

/** How much of its lead an option may win or lose in another world that counts as the same. */
const SAME = 0.1;

export function greedyBot<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  effort: Partial<Effort> = {},
): Bot<S> {
  const pains = { ...USUAL, ...effort };
  return {
    name: 'greedy',
    choose: (asked, random) => (asked.options.length === 1 ? 0 : best(game, pains, asked, random)),
  };
}

function best<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  effort: Effort,
  asked: SeatAccess<S>,
  random: RandomState,
): number {
  const view = asked.view();
  const scores = new Array<number>(asked.options.length).fill(0);
  const ahead = ([first = 0, second = 0]: readonly number[]): number => scores[first]! - scores[second]!;
  let left = asked.options.flatMap((_, option) => (asked.failed.includes(option) ? [] : [option]));
  let usual = -1;
  for (let tried = 1; tried <= effort.worlds && left.length > 1; tried++) {
    const world = game.sample(view, random);
    if (tried === 1) usual = game.rollout?.choose(game.table(world)) ?? -1;
    const [leader] = left;
    const before = ahead(left) / (tried - 1);
    // What the rollout policy would do stands unless another option is clearly better: luck alone changes nothing.
    if (usual >= 0) scores[usual]! += effort.margin;
    // The same world, and so the same luck, for every option: what differs is what the option did.
    for (const option of left) scores[option]! += outcome(game, effort, world, asked.seat, option);
    left.sort((a, b) => scores[b]! - scores[a]!);
    // What makes the same difference in two worlds is no luck either.
    if (left[0] === leader && Math.abs(ahead(left) / tried - before) <= before * SAME) break;
    // Time is for those that may still turn out best.
    if (left.length > 2) left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  return left[0] ?? 0;
}

/** What the position is worth to the seat once the option has had its effect in this world. */
function outcome<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  effort: Effort,
  world: S,
  seat: number,
  option: number,
): number {
  const table = game.table(game.clone(world));
  try {
    answer(table, seat, option);
    if (game.rollout !== undefined)
      for (let n = 0; n < effort.depth && table.state.question !== null && !game.rollout.isSettled(table, world); n++)
        answer(table, table.state.question.seat, game.rollout.choose(table));
    return game.evaluate(table, seat);
  } catch {
    return 0; // a fault on the way: other options are safer
  }
}
