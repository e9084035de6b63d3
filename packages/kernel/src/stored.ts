/**
 * What was stored and comes back is checked before it is played: by a replay's start, a saved game, and whoever gets
 * a state over a network. Each check says what is wrong at which place; nothing of the value is quoted at length.
 */
import type { Game } from './game.ts';
import { onceFor } from './once.ts';
import { hash } from './plain.ts';
import {
  askAgain,
  type Option,
  type Position,
  type Procedures,
  type QuestionKinds,
  type Signatures,
  type Table,
} from './procedure.ts';
import { BLOCK_WORDS, RANDOM_WORDS } from './random.ts';
import type { Seat } from './seats.ts';
import { brief } from './words.ts';

/** What is wrong with the value, with its place; null: nothing. `T`: what a value is that passes. */
export interface Check<T = unknown> {
  (value: unknown, path: string): string | null;
  /** For the types alone: nowhere is it set. */
  readonly passes?: T;
}

/** A check for every field of a state: one that is forgotten does not compile. */
export type Shape<S> = { readonly [K in keyof S]-?: Check };

type Passed<C> = C extends Check<infer T> ? T : never;
type OptionalIn<S> = { [K in keyof S]: undefined extends Passed<S[K]> ? K : never }[keyof S];

/** What passes a shape, where the type follows from the checks. */
export type Passing<S> = { -readonly [K in Exclude<keyof S, OptionalIn<S>>]: Passed<S[K]> } & {
  -readonly [K in OptionalIn<S>]?: Exclude<Passed<S[K]>, undefined>;
};

export class StoredStateError extends Error {
  override readonly name = 'StoredStateError';
}

const MOST_ENTRIES = 10_000;
const MOST_DEPTH = 12;
const LONGEST_TEXT = 1_000;
const LONGEST_NAME = 100;

export const int =
  (min: number, max: number): Check<number> =>
  (value, path) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? null
      : `${path} is not a whole number from ${min} to ${max}`;

export const text =
  (longest = LONGEST_TEXT): Check<string> =>
  (value, path) =>
    typeof value === 'string' && value.length <= longest
      ? null
      : `${path} is not a text of at most ${longest} characters`;

export const oneOf =
  <const T extends readonly unknown[]>(...values: T): Check<T[number]> =>
  (value, path) =>
    values.includes(value) ? null : `${path} is none of ${values.map(String).join(', ')}`;

export const flag: Check<number> = int(0, 1);

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value, path) =>
    value === null ? null : check(value, path);

/** A field that may be left out. */
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, path) =>
    value === undefined ? null : check(value, path);

/** A field that every game may have and this one has not. */
export const absent: Check = (value, path) => (value === undefined ? null : `${path} is nothing that this game has`);

/** `length`: how many entries it must have; without it, any number up to a bound. */
export const list =
  <T>(check: Check<T>, length?: number, most = MOST_ENTRIES): Check<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} is not a list`;
    if (length !== undefined && value.length !== length) return `${path} has ${value.length} entries, not ${length}`;
    if (value.length > most) return `${path} has more than ${most} entries`;
    for (let i = 0; i < value.length; i++) {
      const wrong = check(value[i], `${path}[${i}]`);
      if (wrong !== null) return wrong;
    }
    return null;
  };

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: Fields, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** A record with just these fields. */
export const fields =
  <S>(shape: Shape<S>): Check<S> =>
  (value, path) => {
    if (!isRecord(value)) return `${path} is not a record`;
    for (const [key, check] of Object.entries<Check>(shape)) {
      const at = `${path}.${key}`;
      const wrong = check(own(value, key), at);
      if (wrong !== null) return Object.hasOwn(value, key) ? wrong : `${at} is missing`;
    }
    const extra = Object.keys(value).find((key) => !Object.hasOwn(shape, key));
    return extra === undefined ? null : `${path} has an unknown field: ${brief(extra)}`;
  };

/** A record with fields of any name, all of one kind. */
export const named =
  (check: Check, most = MOST_ENTRIES): Check =>
  (value, path) => {
    if (!isRecord(value)) return `${path} is not a record`;
    const entries = Object.entries(value);
    if (entries.length > most) return `${path} has more than ${most} fields`;
    for (const [key, part] of entries) {
      const wrong = text(LONGEST_NAME)(key, `a name in ${path}`) ?? check(part, `${path}.${brief(key)}`);
      if (wrong !== null) return wrong;
    }
    return null;
  };

/** For every kind, the fields beside it. */
export type KindShapes<O extends Option> = {
  readonly [K in O['kind']]: Shape<Omit<Extract<O, { readonly kind: K }>, 'kind'>>;
};

/** A record whose `kind` says which fields it has. */
export function kinds<O extends Option>(shapes: KindShapes<O>): Check<O> {
  const checks = new Map(
    Object.entries<Shape<object>>(shapes).map(([kind, shape]) => [kind, fields({ kind: oneOf(kind), ...shape })]),
  );
  const names = oneOf(...checks.keys());
  return (value, path) => {
    if (!isRecord(value)) return `${path} is not a record`;
    const kind = own(value, 'kind');
    return names(kind, `${path}.kind`) ?? checks.get(String(kind))!(value, path);
  };
}

/** Numbers, texts, lists and records of bounded size: for what a procedure remembers. */
export const plain: Check = (value, path) => plainAt(value, path, 0);

function plainAt(value: unknown, path: string, depth: number): string | null {
  if (depth > MOST_DEPTH) return `${path} is nested too deeply`;
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? null : `${path} is not a whole number`;
  if (typeof value === 'string') return text()(value, path);
  if (Array.isArray(value)) return list((entry, at) => plainAt(entry, at, depth + 1))(value, path);
  if (typeof value !== 'object') return `${path} is not plain data`;
  const entries = Object.entries(value);
  if (entries.length > MOST_ENTRIES) return `${path} has more than ${MOST_ENTRIES} fields`;
  for (const [key, part] of entries) {
    // Copying it would not add a field but exchange what the object is.
    if (key === '__proto__') return `${path} has a field __proto__`;
    const wrong = text(LONGEST_NAME)(key, `a name in ${path}`) ?? plainAt(part, `${path}.${brief(key)}`, depth + 1);
    if (wrong !== null) return wrong;
  }
  return null;
}

const MOST_FRAMES = 200;
/** As many as a set of viewers has room for, and more than any game has. */
const MOST_SEATS = 16;
const INT32 = 0x8000_0000;

const word = int(-INT32, INT32 - 1);

/** As `RandomState` says: key, number of the next block, words given, block. */
export const random: Check = (value, path) => {
  const wrong = list(int(-INT32, Number.MAX_SAFE_INTEGER), RANDOM_WORDS)(value, path);
  if (wrong !== null) return wrong;
  const checks = new Map([
    [8, int(0, 2 ** 52)],
    [9, int(0, BLOCK_WORDS)],
  ]);
  for (const [at, part] of (value as unknown[]).entries()) {
    const odd = (checks.get(at) ?? word)(part, `${path}[${at}]`);
    if (odd !== null) return odd;
  }
  return null;
};

const MOST_SIDES = 100;
const seatShape = fields<Seat>({ name: text(LONGEST_NAME), side: int(0, MOST_SIDES), team: int(0, MOST_SIDES) });

/** Those who sit at a table. */
export const atTheTable: Check = (value, path) =>
  list(seatShape, undefined, MOST_SEATS)(value, path) ??
  ((value as unknown[]).length === 0 ? `${path} has 0 entries` : null);

/** What a game's procedures remember, and what its questions offer. */
export interface FlowShape<P extends Signatures<P>, Q extends QuestionKinds<Q>> {
  readonly frames: { readonly [K in keyof P]: Shape<P[K]['memory']> };
  readonly questions: { readonly [K in keyof Q]: KindShapes<Q[K]> };
}

function frameCheck(procedures: Procedures, memories: Readonly<Record<string, Shape<object>>> | undefined): Check {
  const checks = new Map(
    [...procedures.values()].map(({ name, steps }): [string, Check] => {
      const step = int(0, steps.length);
      return memories === undefined
        ? [name, (value, path) => plain(value, path) ?? step(own(value as Fields, 'step'), `${path}.step`)]
        : [name, fields({ proc: oneOf(name), step, ...memories[name] })];
    }),
  );
  return (value, path) => {
    if (!isRecord(value)) return `${path} is not a record`;
    const check = checks.get(String(own(value, 'proc')));
    return check === undefined ? `${path}.proc names no procedure` : check(value, path);
  };
}

function questionCheck(seat: Check, questions: Readonly<Record<string, KindShapes<Option>>> | undefined): Check {
  const anyOption: Check = (value, path) =>
    isRecord(value) ? (plain(value, path) ?? text()(own(value, 'kind'), `${path}.kind`)) : `${path} is not a record`;
  const options = questions && new Map(Object.entries(questions).map(([kind, shapes]) => [kind, kinds(shapes)]));
  const kind = options === undefined ? text() : oneOf(...options.keys());
  return (value, path) => {
    const option = (isRecord(value) && options?.get(String(own(value, 'kind')))) || anyOption;
    return fields({ seat, kind, options: list(option), about: int(-1, MOST_ENTRIES) })(value, path);
  };
}

/**
 * The checks of what every state has, for a game with these procedures and this many seats. Without `flow` frames and
 * options are only known to be plain data.
 */
export function positionShape<P extends Signatures<P>, Q extends QuestionKinds<Q>>(
  procedures: Procedures,
  seats: number,
  flow?: FlowShape<P, Q>,
): Shape<Omit<Position, 'turn'>> {
  const seat = int(0, seats - 1);
  const frames = list(frameCheck(procedures, flow?.frames));
  return {
    seats: (value, path) => list(seatShape, seats)(value, path) ?? atTheTable(value, path),
    frames: (value, path) =>
      Array.isArray(value) && value.length > MOST_FRAMES
        ? `${path} has more than ${MOST_FRAMES} entries`
        : frames(value, path),
    question: nullable(questionCheck(seat, flow?.questions)),
    failed: list(int(0, MOST_ENTRIES)),
    result: nullable(fields({ outcomes: list(oneOf('won', 'lost', 'drawn'), seats), reason: text() })),
    random,
  };
}

/**
 * The shape that a value has to have if it is a state of as many cards as it has, up to `most`. It is made once for each
 * catalogue and number of cards: it is asked for again and again.
 */
export function shapeBySize<R extends { readonly cards: object }, S>(
  most: number,
  make: (rules: R, size: number) => Shape<S>,
): (rules: R, value: unknown) => Shape<S> {
  const shapesOf = onceFor<object, Map<number, Shape<S>>>(() => new Map());
  return (rules, value) => {
    const def = isRecord(value) ? own(value, 'def') : undefined;
    const size = Array.isArray(def) ? Math.min(def.length, most) : 0;
    const shapes = shapesOf(rules.cards);
    const shape = shapes.get(size) ?? make(rules, size);
    shapes.set(size, shape);
    return shape;
  };
}

/** What cannot be played on, though every part of it is well formed. */
function positionFault({ frames, question, result, failed }: Position): string | null {
  if (question === null)
    return result === null && frames.length === 0 ? 'it has neither a procedure, a question nor a result' : null;
  if (result !== null) return 'it asks although the game is over';
  if (frames.length === 0) return 'it asks, and no procedure waits for the answer';
  if (question.options.length === 0) return 'state.question has no options';
  if (question.options.every((_, index) => failed.includes(index))) return 'it offers nothing that has not failed';
  return null;
}

/**
 * What is wrong with a state. Its shape comes first, whatever it is: what is checked after that, and the seats, takes the
 * numbers at their word.
 */
export function violationsOf<S extends Position>(
  state: S,
  shape: Shape<S>,
  seats: readonly Seat[],
  check: (say: (message: string) => void) => void,
): string[] {
  const wrong = fields(shape)(state, 'state');
  if (wrong !== null) return [wrong];
  const found = state.seats.flatMap(({ side, team }, seat) =>
    side === seats[seat]!.side && team === seats[seat]!.team
      ? []
      : [`seat ${seat} plays another side, or with another`],
  );
  check((message) => void found.push(message));
  return found;
}

/** Broken invariants of a well-formed state, and a question that its procedures would not ask. */
export function unplayable<S extends Position, T extends Table<S>>(
  game: Pick<Game<S, T>, 'table' | 'clone' | 'violations'>,
  state: S,
): string[] {
  const broken = game.violations(game.table(state));
  if (broken.length > 0 || state.question === null) return broken;
  const again = game.table(game.clone(state));
  if (state.frames.at(-1)!.step === 0) return ['no step has asked its question'];
  try {
    askAgain(again);
  } catch (error) {
    return [`the step before its question fails: ${error instanceof Error ? brief(error.message) : 'unknown'}`];
  }
  return hash({ ...again.state, failed: state.failed }) === hash(state)
    ? []
    : ['it asks what its procedures would not ask'];
}

/** The value as a state, or an error that says what is wrong with it. `violations`: the game's broken invariants. */
export function checkedState<S extends Position>(
  shape: Shape<S>,
  stored: unknown,
  violations: (state: S) => readonly string[] = () => [],
): S {
  const refuse = (why: string): never => {
    throw new StoredStateError(`the stored state cannot be played: ${why}`);
  };
  const wrong = fields(shape)(stored, 'state');
  if (wrong !== null) refuse(wrong);
  const state = stored as S;
  const fault = positionFault(state) ?? violations(state)[0];
  return fault === undefined ? state : refuse(fault);
}
