/** Nonsense in a state that was sound: one place of it changed. */
import { copy } from '../plain.ts';
import { below, type RandomState } from '../random.ts';

type Holder = Record<string | number, unknown>;

/** Numbers that no state should hold anywhere. */
const NO_NUMBERS: readonly number[] = [0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
/** Numbers that are somewhere too small or too large, or point to another card. */
const ODD_NUMBERS: readonly number[] = [
  -1_000_000,
  -7,
  -2,
  ...Array.from({ length: 15 }, (_, n) => n - 1),
  60,
  119,
  120,
  10_000,
  2 ** 40,
];

export interface Corrupted<S> {
  readonly state: S;
  /** The parts that lead to the place. */
  readonly path: readonly (string | number)[];
  readonly to: unknown;
}

/** Every place where a number or a list stands. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => places(part, [...path, key]));
  return Array.isArray(value) ? [path, ...inside] : inside;
}

/** The state with a number or a list somewhere in it changed by chance. */
export function corrupted<S extends object>(state: S, random: RandomState): Corrupted<S> {
  const all = places(state);
  const path = all[below(random, all.length)]!;
  const other = copy(state);
  const key = path.at(-1)!;
  let holder = other as Holder;
  for (const step of path.slice(0, -1)) holder = holder[step] as Holder;
  const before = holder[key];
  const numbers = [...NO_NUMBERS, ...ODD_NUMBERS];
  const some = numbers[below(random, numbers.length)]!;
  const to = Array.isArray(before) ? [[], [...(before as unknown[]), some], before.slice(1)][below(random, 3)] : some;
  holder[key] = to;
  return { state: other, path, to };
}

/** What is said are sentences, and something is said of what is no number; inside frames every procedure has its own. */
export function isToldOf<S>({ path, to }: Corrupted<S>, sentences: readonly string[]): boolean {
  if (!sentences.every((sentence) => /^\w.*\w$/u.test(sentence))) return false;
  const isNone = typeof to === 'number' && NO_NUMBERS.includes(to);
  return !isNone || path[0] === 'frames' || sentences.length > 0;
}
