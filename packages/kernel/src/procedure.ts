/**
 * The flow of a game: a stack of frames, each naming a procedure and the step it has reached. Frames are plain
 * data, so a game can be stopped at any question, stored, and continued elsewhere.
 */
import { copy, hash } from './plain.ts';
import type { RandomState } from './random.ts';
import { byName } from './words.ts';

export interface Frame {
  readonly proc: string;
  step: number;
}

/** One legal answer: what it does (`kind`), on which cards, with which number. What the numbers mean is the game's. */
export interface Option {
  readonly kind: string;
  readonly card: number;
  readonly target: number;
  readonly n: number;
}

/** One seat is asked to pick one of the listed options: these are all the legal ones. */
export interface Question {
  readonly seat: number;
  readonly kind: string;
  readonly options: readonly Option[];
  /** What the question is about: a card, or -1. */
  readonly about: number;
}

/** `winner` is a seat, or -1 for a draw. */
export interface Result {
  readonly winner: number;
  readonly reason: string;
}

/** What every game's state has. Everything in it is plain data. */
export interface Position {
  frames: Frame[];
  question: Question | null;
  /** The option that answered the latest question. */
  answer: Option | null;
  /** Options of the open question that failed and are not offered again. */
  failed: number[];
  result: Result | null;
  random: RandomState;
  /** Which turn it is, in a game that has turns; 0 before the first. */
  turn?: number;
}

/** Something that happened, as the log, the animations and the statistics read it. */
export interface GameEvent {
  readonly kind: string;
}

/** A state together with what is needed to play it on. Rebuilt at will; never stored. */
export interface Table<S extends Position = Position> {
  readonly state: S;
  readonly procedures: Procedures;
  /** Where committed events go, or null when nobody listens. */
  events: GameEvent[] | null;
  /** How often each ability was used, by its number in the game's repertoire, when somebody counts. */
  uses?: number[] | null;
  /** Ends the game because this seat gives it up; a game without it cannot be conceded. */
  concede?(seat: number): void;
}

/** Returns nothing to go on to the next step, the name of another step to jump there, or 'done' to finish. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing goes on
export type Step<T, F extends Frame> = (table: T, frame: F) => string | void;

export interface Procedure {
  readonly name: string;
  readonly stepNames: readonly string[];
  readonly steps: readonly Step<never, never>[];
  readonly stepAt: ReadonlyMap<string, number>;
}

export type Procedures = Readonly<Record<string, Procedure>>;

/** An ordered list of named steps that reads like the rulebook. */
export function procedure<T extends Table, F extends Frame = Frame>(
  name: string,
  steps: Readonly<Record<string, Step<T, F>>>,
): Procedure {
  const stepNames = Object.keys(steps);
  return {
    name,
    stepNames,
    steps: Object.values(steps),
    stepAt: new Map(stepNames.map((step, index) => [step, index])),
  };
}

export function procedures(...list: readonly Procedure[]): Procedures {
  for (const [i, { name }] of list.entries())
    if (list.findIndex((entry) => entry.name === name) < i) throw new Error(`two procedures are called ${name}`);
  return byName(Object.fromEntries(list.map((entry) => [entry.name, entry])));
}

/** Runs a procedure before the present one goes on to its next step. */
export function call(table: Table, frame: Frame): void {
  table.state.frames.push(frame);
}

/** Asks one seat; the asking procedure's next step finds the answer in `state.answer`. */
export function ask(table: Table, seat: number, kind: string, options: readonly Option[], about = -1): void {
  table.state.question = { seat, kind, options, about };
}

export const option = (kind: string, card = -1, target = -1, n = 0): Option => ({ kind, card, target, n });

/** Steps without a question after which the guard starts to look for a repeated state. */
const PATIENCE = 20_000;
/** States the guard looks at before it calls a flow that never repeats endless all the same. */
const GUARDED = 2_000;

/** Plays on until there is a question or a result. */
export function run(table: Table): void {
  const state = table.state;
  let steps = 0;
  let seen: Set<string> | null = null;
  while (state.question === null && state.result === null) {
    const frame = state.frames[state.frames.length - 1];
    if (frame === undefined) throw new Error('the game has neither a procedure, a question nor a result');
    const proc = table.procedures[frame.proc];
    if (proc === undefined) throw new Error(`no procedure is called ${frame.proc}`);
    const step = proc.steps[frame.step++];
    if (step === undefined) {
      state.frames.pop();
    } else {
      const jump = (step as unknown as Step<Table, Frame>)(table, frame);
      if (jump !== undefined) frame.step = jump === 'done' ? proc.steps.length : stepIndex(proc, jump);
    }
    if (++steps < PATIENCE) continue;
    seen ??= new Set();
    const fingerprint = hash({ ...state, random: 0 });
    if (seen.has(fingerprint) || seen.size > GUARDED) state.result = { winner: -1, reason: 'loop' };
    seen.add(fingerprint);
  }
}

/**
 * Runs the step once more that asked the open question, and plays on from there. A state dealt to fit a view needs it
 * where another seat is asked: what that seat may answer is not in the view. Steps that ask therefore do nothing else.
 */
export function askAgain(table: Table): void {
  const { state } = table;
  state.frames[state.frames.length - 1]!.step--;
  state.question = null;
  run(table);
}

function stepIndex(proc: Procedure, step: string): number {
  const index = proc.stepAt.get(step);
  if (index === undefined) throw new Error(`procedure ${proc.name} has no step ${step}`);
  return index;
}

/** The answer by which a seat gives the game up, whoever is asked. Options have numbers from 0 on. */
export const concession = (seat: number): number => -1 - seat;

/** Takes the option with this number and plays on, or lets a seat concede. */
export function answer(table: Table, index: number): void {
  const state = table.state;
  const question = state.question;
  if (question === null) throw new IllegalAnswer('the game is not asking anything');
  if (index < 0 && table.concede !== undefined) {
    table.concede(concession(index)); // the same sum leads back to the seat
    state.question = null;
    return;
  }
  const picked = question.options[index];
  if (picked === undefined)
    throw new IllegalAnswer(`there is no option ${index}; the question has ${question.options.length}`);
  if (state.failed.length > 0) {
    if (state.failed.includes(index)) throw new IllegalAnswer(`option ${index} failed before and is not offered`);
    state.failed = [];
  }
  state.answer = picked;
  state.question = null;
  run(table);
}

/** An answer that the question does not offer. The game is as it was. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
}

export const copyFrames = (frames: readonly Frame[]): Frame[] => {
  const result: Frame[] = [];
  for (const frame of frames) result.push(copy(frame));
  return result;
};
