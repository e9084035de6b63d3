/**
 * What was stored and comes back is checked before it is played: by a replay's start, a saved game, and whoever gets
 * a state over a network. Each check says what is wrong at which place; nothing of the value is quoted at length.
 */
import type { Position, Procedures } from './procedure.ts';

/** What is wrong with the value, with its place; null: nothing. */
export type Check = (value: unknown, path: string) => string | null;

/** A check for every field of a state: one that is forgotten does not compile. */
export type Shape<S> = { readonly [K in keyof S]-?: Check };

export class StoredStateError extends Error {
  override readonly name = 'StoredStateError';
}

const MOST_ENTRIES = 10_000;
const MOST_DEPTH = 12;
const LONGEST_TEXT = 1_000;

export const int =
  (min: number, max: number): Check =>
  (value, path) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? null
      : `${path} is not a whole number from ${min} to ${max}`;

export const text =
  (longest = LONGEST_TEXT): Check =>
  (value, path) =>
    typeof value === 'string' && value.length <= longest
      ? null
      : `${path} is not a text of at most ${longest} characters`;

export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value, path) =>
    values.includes(value) ? null : `${path} is none of ${values.map(String).join(', ')}`;

export const flag: Check = int(0, 1);

export const nullable =
  (check: Check): Check =>
  (value, path) =>
    value === null ? null : check(value, path);

/** `length`: how many entries it must have; without it, any number up to a bound. */
export const list =
  (check: Check, length?: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} is not a list`;
    if (length !== undefined && value.length !== length) return `${path} has ${value.length} entries, not ${length}`;
    if (value.length > MOST_ENTRIES) return `${path} has more than ${MOST_ENTRIES} entries`;
    for (let i = 0; i < value.length; i++) {
      const wrong = check(value[i], `${path}[${i}]`);
      if (wrong !== null) return wrong;
    }
    return null;
  };

/** A record with just these fields. */
export const fields =
  <S>(shape: Shape<S>): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} is not a record`;
    for (const key of Object.keys(shape) as (keyof S & string)[]) {
      const at = `${path}.${key}`;
      const wrong = shape[key](Object.hasOwn(value, key) ? value[key as keyof typeof value] : undefined, at);
      if (wrong !== null) return Object.hasOwn(value, key) ? wrong : `${at} is missing`;
    }
    const extra = Object.keys(value).find((key) => !Object.hasOwn(shape, key));
    return extra === undefined ? null : `${path} has a field that no game has: ${extra.slice(0, 40)}`;
  };

/** Numbers, texts, lists and records of bounded size: for what a procedure remembers. */
export const plain: Check = (value, path) => plainAt(value, path, 0);

function plainAt(value: unknown, path: string, depth: number): string | null {
  if (depth > MOST_DEPTH) return `${path} is nested too deeply`;
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? null : `${path} is not a whole number`;
  if (typeof value === 'string') return text()(value, path);
  if (Array.isArray(value)) return list((entry, at) => plainAt(entry, at, depth + 1))(value, path);
  if (typeof value !== 'object') return `${path} is not plain data`;
  for (const [key, part] of Object.entries(value)) {
    const wrong = plainAt(part, `${path}.${key.slice(0, 40)}`, depth + 1);
    if (wrong !== null) return wrong;
  }
  return null;
}

const MOST_FRAMES = 200;
const RANDOM_WORDS = 26;
const INT32 = 0x8000_0000;

/** The checks of what every state has, for a game with these procedures and this many seats. */
export function positionShape(procedures: Procedures, seats: number): Shape<Omit<Position, 'turn'>> {
  const seat = int(0, seats - 1);
  const frame: Check = (value, path) => {
    const wrong = plain(value, path);
    if (wrong !== null) return wrong;
    const { proc, step } = (value ?? {}) as { proc?: unknown; step?: unknown };
    const known = typeof proc === 'string' ? procedures.get(proc) : undefined;
    if (known === undefined) return `${path}.proc names no procedure`;
    return int(0, known.steps.length)(step, `${path}.step`);
  };
  const option: Check = (value, path) =>
    plain(value, path) ?? text()((value as { kind?: unknown } | null)?.kind, `${path}.kind`);
  return {
    seats: list(fields({ name: text(), side: int(0, seats), team: int(0, seats) }), seats),
    frames: (value, path) =>
      list(frame)(value, path) ??
      ((value as unknown[]).length > MOST_FRAMES ? `${path} has more than ${MOST_FRAMES} entries` : null),
    question: nullable(fields({ seat, kind: text(), options: list(option), about: int(-1, MOST_ENTRIES) })),
    failed: list(int(0, MOST_ENTRIES)),
    result: nullable(fields({ outcomes: list(oneOf('won', 'lost', 'drawn'), seats), reason: text() })),
    random: list(int(-INT32, Number.MAX_SAFE_INTEGER), RANDOM_WORDS),
  };
}

/** The value as a state, or an error that says what is wrong with it. */
export function checkedState<S extends Position>(shape: Shape<S>, stored: unknown): S {
  const wrong = fields(shape)(stored, 'state');
  if (wrong !== null) throw new StoredStateError(`the stored state cannot be played: ${wrong}`);
  return stored as S;
}
