/**
 * The flow of a game: a stack of frames, each naming a procedure and the step it has reached. Frames are plain
 * data, so a game can be stopped at any question, stored, and continued elsewhere.
 */
import { copy, hash } from './plain.ts';
import type { RandomState } from './random.ts';
import { drawOf, type Result, type Seat } from './seats.ts';

/** A procedure under way. What else it remembers is its own (see `Signature`). */
export interface Frame {
  readonly proc: string;
  step: number;
}

/** One legal answer: `kind` says what it does, the fields beside it to what. They are the game's. */
export interface Option {
  readonly kind: string;
}

/** One seat is asked to pick one of the listed options: these are all the legal ones. */
export interface Question<O extends Option = Option> {
  readonly seat: number;
  readonly kind: string;
  readonly options: readonly O[];
  /** What the question is about: a card, or -1. */
  readonly about: number;
}

/** What every game's state has. Everything in it is plain data. */
export interface Position {
  readonly seats: readonly Seat[];
  frames: Frame[];
  question: Question | null;
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

/** What passes from one step to the next: the answer just given, the value just returned. Never stored. */
export interface Handover {
  answer: Option | null;
  /** The kind of question that was answered. */
  asked: string;
  returned: unknown;
  /** The procedure that returned it. */
  by: string;
}

export const newHandover = (): Handover => ({ answer: null, asked: '', returned: undefined, by: '' });

/** A state together with what is needed to play it on. Rebuilt at will; never stored. */
export interface Table<S extends Position = Position> {
  readonly state: S;
  readonly procedures: Procedures;
  readonly handover: Handover;
  /** Where committed events go, or null when nobody listens. */
  events: GameEvent[] | null;
  /** How often each ability was used, by its number in the game's catalogue of abilities, when somebody counts. */
  uses?: number[] | null;
  /** Ends the game because this seat gives it up; a game without it cannot be conceded. */
  concede?(seat: number): void;
}

/** What a step returns to finish its procedure. */
export const DONE: unique symbol = Symbol('done');

/** Returns nothing to go on to the next step, the name of another step to jump there, or `DONE` to finish. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing goes on
export type Step<T, F, Name extends string = string> = (table: T, frame: F) => Name | typeof DONE | void;

/** An ordered list of named steps that reads like the rulebook. */
export interface Procedure<Name extends string = string> {
  readonly name: string;
  readonly stepNames: readonly Name[];
  readonly steps: readonly Step<never, never>[];
  readonly stepAt: ReadonlyMap<string, number>;
  /** What it gives back to the procedure that called it, read off its frame. */
  readonly returns: ((frame: never) => unknown) | null;
}

export type Procedures = ReadonlyMap<string, Procedure>;

/** What a procedure remembers in its frame, and what it returns to its caller. */
export interface Signature<Memory extends object = object, Returns = undefined> {
  readonly memory: Memory;
  readonly returns: Returns;
}

/** A game's procedures by name: `interface Procedures { attack: Signature<Attack>; roll: Signature<Roll, number[]> }`. */
export type Signatures<P> = { readonly [K in keyof P]: Signature<object, unknown> };

/** The frames of a game's procedures, told apart by `proc`. */
export type FrameOf<P extends Signatures<P>> = {
  [K in keyof P & string]: { readonly proc: K; step: number } & P[K]['memory'];
}[keyof P & string];

/** A game's questions: by kind, the options they can have. */
export type QuestionKinds<Q> = { readonly [K in keyof Q]: Option };

/** Every option of a game. */
export type OptionOf<Q extends QuestionKinds<Q>> = Q[keyof Q];

type Returning<P extends Signature<object, unknown>> = P['returns'] extends undefined
  ? []
  : [returns: (frame: P['memory']) => P['returns']];

/** The words in which a game's rules speak of procedures and questions, typed by what that game has. */
export interface Flow<T extends Table, P extends Signatures<P>, Q extends QuestionKinds<Q>> {
  /** `returns`: for a procedure with a result, where in its frame the result is when it finishes. */
  readonly procedure: <K extends keyof P & string, Name extends string>(
    name: K,
    steps: { readonly [N in Name]: Step<T, P[K]['memory'], NoInfer<Name>> },
    ...returns: Returning<P[K]>
  ) => Procedure<Name>;
  /** The same procedure with some steps replaced: how an edition changes a rule. */
  readonly withSteps: <K extends keyof P & string, Name extends string>(
    name: K,
    before: Procedure<Name>,
    changed: { readonly [N in Name]?: Step<T, P[K]['memory'], NoInfer<Name>> },
  ) => Procedure<NoInfer<Name>>;
  /** All procedures of the game; one that is missing does not compile. */
  readonly procedures: (all: { readonly [K in keyof P]: Procedure }) => Procedures;
  /** Runs a procedure before the present one goes on to its next step. The memory is the procedure's own from then on. */
  readonly call: <K extends keyof P & string>(table: T, name: K, memory: P[K]['memory']) => void;
  /** What the procedure that was called by the step before has returned. */
  readonly returned: <K extends keyof P & string>(table: T, name: K) => P[K]['returns'];
  /** The innermost running procedure of this name, or null. */
  readonly running: <K extends keyof P & string>(state: T['state'], name: K) => P[K]['memory'] | null;
  /** Asks one seat; the asking procedure's next step finds the answer by `answerTo`. */
  readonly ask: <K extends keyof Q & string>(
    table: T,
    seat: number,
    kind: K,
    options: readonly Q[K][],
    about?: number,
  ) => void;
  /** The answer to the question that the step before asked. */
  readonly answerTo: <K extends keyof Q & string>(table: T, kind: K) => Q[K];
}

export function flow<T extends Table, P extends Signatures<P>, Q extends QuestionKinds<Q>>(): Flow<T, P, Q> {
  return {
    procedure: (name, steps, ...[returns]) => makeProcedure(name, steps, returns ?? null),
    withSteps: (_, before, changed) => replaceSteps(before, changed),
    procedures: (all) => collect(Object.values<Procedure>(all)),
    call,
    // The types below are what the signatures promise; frames and answers are plain data.
    returned: (table, name) => returnedBy(table.handover, name),
    running: (state, name) => running(state.frames, name),
    ask,
    answerTo: (table, kind) => answered(table.handover, kind) as never,
  };
}

export function makeProcedure<Name extends string>(
  name: string,
  steps: { readonly [N in Name]: Step<never, never> },
  returns: Procedure['returns'],
): Procedure<Name> {
  const stepNames = Object.keys(steps) as Name[];
  return {
    name,
    stepNames,
    steps: Object.values<Step<never, never>>(steps),
    stepAt: new Map(stepNames.map((step, index) => [step, index])),
    returns,
  };
}

function replaceSteps<Name extends string>(
  before: Procedure<Name>,
  changed: { readonly [N in Name]?: Step<never, never> },
): Procedure<Name> {
  return { ...before, steps: before.stepNames.map((step, index) => changed[step] ?? before.steps[index]!) };
}

export function collect(list: readonly Procedure[]): Procedures {
  const result = new Map<string, Procedure>();
  for (const entry of list) {
    if (result.has(entry.name)) throw new Error(`two procedures are called ${entry.name}`);
    result.set(entry.name, entry);
  }
  return result;
}

/** The memory becomes the frame: a copy of it, at every call, would cost more than many a step does. */
export function call(table: Table, name: string, memory: object): void {
  const frame = memory as { proc?: string; step?: number };
  if (frame.proc !== undefined) throw new Error(`the memory of ${frame.proc} cannot be that of ${name} too`);
  frame.proc = name;
  frame.step = 0;
  table.state.frames.push(frame as Frame);
}

function returnedBy(handover: Handover, name: string): unknown {
  if (handover.by !== name) throw new Error(`${name} has not just returned; ${handover.by || 'nothing'} has`);
  return handover.returned;
}

function running(frames: readonly Frame[], name: string): Frame | null {
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i]!.proc === name) return frames[i]!;
  return null;
}

export function ask(table: Table, seat: number, kind: string, options: readonly Option[], about = -1): void {
  table.state.question = { seat, kind, options, about };
}

export function answered(handover: Handover, kind: string): Option {
  if (handover.asked !== kind) throw new Error(`${kind} was not just answered; ${handover.asked || 'nothing'} was`);
  return handover.answer!;
}

/** Steps without a question after which the guard starts to look for a repeated state. */
const PATIENCE = 20_000;
/** States the guard looks at before it calls a flow that never repeats endless all the same. */
const GUARDED = 2_000;

/**
 * Plays on until there is a question or a result. Frames have as many shapes as there are procedures, and each look into
 * one takes its time: as long as the same one is on top, its procedure and its step are kept at hand.
 */
export function run(table: Table): void {
  const { state, handover, procedures } = table;
  let steps = 0;
  let seen: Set<string> | null = null;
  let frame: Frame | null = null;
  let proc: Procedure | undefined;
  let at = 0;
  while (state.question === null && state.result === null) {
    const top = state.frames[state.frames.length - 1];
    if (top === undefined) throw new Error('the game has neither a procedure, a question nor a result');
    if (top !== frame) {
      frame = top;
      proc = procedures.get(frame.proc);
      at = frame.step;
    }
    if (proc === undefined) throw new Error(`no procedure is called ${frame.proc}`);
    const step = proc.steps[at];
    if (step === undefined) {
      state.frames.pop();
      handover.by = proc.name;
      handover.returned = proc.returns === null ? undefined : (proc.returns as (frame: Frame) => unknown)(frame);
    } else {
      const jump = (step as unknown as Step<Table, Frame>)(table, frame);
      if (handover.by !== '') handover.by = '';
      if (handover.asked !== '') handover.asked = '';
      at = jump === undefined ? at + 1 : jump === DONE ? proc.steps.length : stepIndex(proc, jump);
      frame.step = at;
    }
    if (++steps < PATIENCE) continue;
    seen ??= new Set();
    const fingerprint = hash({ ...state, random: 0 });
    if (seen.has(fingerprint) || seen.size > GUARDED) state.result = drawOf(state.seats, 'loop');
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

/** The seat takes the option with this number of the question it is asked, and the game plays on. */
export function answer(table: Table, seat: number, index: number): void {
  const { state, handover } = table;
  const question = state.question;
  if (question === null) throw new IllegalAnswer('the game is not asking anything');
  if (seat !== question.seat) throw new IllegalAnswer(`seat ${seat} is not asked; seat ${question.seat} is`);
  const picked = Number.isInteger(index) ? question.options[index] : undefined;
  if (picked === undefined)
    throw new IllegalAnswer(`there is no option ${index}; the question has ${question.options.length}`);
  if (state.failed.length > 0) {
    if (state.failed.includes(index)) throw new IllegalAnswer(`option ${index} failed before and is not offered`);
    state.failed = [];
  }
  handover.answer = picked;
  handover.asked = question.kind;
  state.question = null;
  run(table);
}

/** The seat gives the game up, whoever is asked. */
export function concede(table: Table, seat: number): void {
  const { state } = table;
  if (state.result !== null) throw new IllegalAnswer('the game is over');
  if (!Number.isInteger(seat) || state.seats[seat] === undefined)
    throw new IllegalAnswer(`there is no seat ${seat} to concede`);
  if (table.concede === undefined) throw new IllegalAnswer('this game cannot be conceded');
  table.concede(seat);
  state.question = null;
}

/** An answer that the question does not offer. The game is as it was. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
}

export const copyFrames = <F extends Frame>(frames: readonly F[]): F[] => {
  const result: F[] = [];
  for (const frame of frames) result.push(copy(frame));
  return result;
};
