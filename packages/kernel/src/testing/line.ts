/** A game played by chance and remembered, so that it can be gone through again in other ways and compared. */
import type { Game, Setup } from '../game.ts';
import { copy, DEEPEST, hash, tooDeep } from '../plain.ts';
import { answer, type Position, run, type Table } from '../procedure.ts';
import { below, type RandomState, seeded } from '../random.ts';

/** Says which game (by its seed) and which decision of it, and what is wrong there. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure';

  constructor(seed: number | string, decision: number, message: string, cause?: unknown) {
    super(`seed ${seed}, decision ${decision}: ${message}`, cause === undefined ? {} : { cause });
  }
}

/** Does something at a decision; whatever is thrown there says afterwards where it was. */
export function at(seed: number | string, decision: number, body: () => void): void {
  try {
    body();
  } catch (error) {
    if (error instanceof ConformanceFailure) throw error;
    throw new ConformanceFailure(seed, decision, messageOf(error), error);
  }
}

export interface Line {
  readonly setup: Setup;
  readonly answers: readonly number[];
  /** The hash at each question and at the end: one more than there are answers. */
  readonly hashes: readonly string[];
  /** Numbers of the questions to look at closely, in order. */
  readonly samples: readonly number[];
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The game at its first question. */
export function opening<S extends Position, T extends Table<S>>(game: Game<S, T>, setup: Setup): T {
  const table = game.table(game.start(setup));
  run(table);
  return table;
}

/** Answers by chance until the game is over, calling `each` at every question and at the end. Returns the answers. */
export function playByChance(table: Table, random: RandomState, longest: number, each: () => void): number[] {
  const answers: number[] = [];
  each();
  while (table.state.result === null) {
    const { question } = table.state;
    if (question === null) throw new Error('there is neither a question nor a result');
    if (question.options.length === 0) throw new Error(`the question ${question.kind} has no options`);
    if (answers.length >= longest) throw new Error(`the game is not over after ${longest} answers`);
    const index = below(random, question.options.length);
    try {
      answer(table, question.seat, index);
    } catch (error) {
      const given = JSON.stringify(question.options[index]);
      const where = `${answers.length} answers on, ${given} to ${question.kind}`;
      throw new Error(`${where}: ${messageOf(error)}`, { cause: error });
    }
    answers.push(index);
    each();
  }
  return answers;
}

/** Plays the game of this setup by chance, and draws the questions to look at closely. */
export function playLine<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setup: Setup,
  samples: number,
  longest: number,
): Line {
  const hashes: string[] = [];
  const random = seeded(`line ${setup.seed}`);
  let answers: number[] = [];
  at(setup.seed, 0, () => {
    const table = opening(game, setup);
    answers = playByChance(table, random, longest, () => hashes.push(hash(table.state)));
  });
  const chosen = new Set<number>();
  while (chosen.size < Math.min(samples, answers.length)) chosen.add(below(random, answers.length));
  return { setup, answers, hashes, samples: [...chosen].sort((a, b) => a - b) };
}

/** Goes through the game again and stops at these decisions, given in order. */
export function visit<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  { setup, answers }: Line,
  decisions: readonly number[],
  look: (table: T, decision: number) => void,
): void {
  const table = opening(game, setup);
  let reached = 0;
  for (const decision of decisions)
    at(setup.seed, decision, () => {
      while (reached < decision) answer(table, table.state.question!.seat, answers[reached++]!);
      look(table, decision);
    });
}

/** Where two pieces of plain data differ first, in words; null when they do not. */
export function difference(a: unknown, b: unknown, path = '', depth = 0): string | null {
  if (Object.is(a, b) || a === b) return null;
  if (depth > DEEPEST) throw tooDeep();
  const bothObjects = typeof a === 'object' && a !== null && typeof b === 'object' && b !== null;
  if (!bothObjects || Array.isArray(a) !== Array.isArray(b))
    return `${path === '' ? 'value' : path} is ${show(a)} and ${show(b)}`;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length)
    return `${path} has ${a.length} and ${b.length} entries`;
  const first = a as Readonly<Record<string, unknown>>;
  const second = b as Readonly<Record<string, unknown>>;
  for (const key of new Set([...Object.keys(first), ...Object.keys(second)])) {
    const found = difference(first[key], second[key], path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function show(value: unknown): string {
  const text = JSON.stringify(copy(value)) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
