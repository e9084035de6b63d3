/** Whether plain data has the shape that is expected: said of what comes from outside, before anything is done with it. */
import type { Procedures } from './procedure.ts';

/** Returns what is wrong first, as a path and a sentence, or null. */
export type Shape = (value: unknown) => string | null;

const show = (value: unknown): string => {
  const shown = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return shown.length > 40 ? `${shown.slice(0, 40)}…` : shown;
};

/** A whole number in these bounds. */
export const whole =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
      ? null
      : ` is ${show(value)}, not a whole number${least === Number.MIN_SAFE_INTEGER ? '' : ` from ${least}`}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}`;

export const text: Shape = (value) => (typeof value === 'string' ? null : ` is ${show(value)}, not a text`);

export const truth: Shape = (value) => (typeof value === 'boolean' ? null : ` is ${show(value)}, not true or false`);

export const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null ? null : shape(value);

/** A list of such values, of this length if one is given. */
export const list =
  (shape: Shape, length = -1): Shape =>
  (value) => {
    if (!Array.isArray(value)) return ` is ${show(value)}, not a list`;
    if (length >= 0 && value.length !== length) return ` has ${value.length} entries, not ${length}`;
    for (let i = 0; i < value.length; i++) {
      const wrong = shape(value[i]);
      if (wrong !== null) return `[${i}]${wrong}`;
    }
    return null;
  };

/** An object with these parts; others are not looked at. */
export function object(parts: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(parts);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return ` is ${show(value)}, not an object`;
    for (const [key, shape] of entries) {
      const wrong = shape((value as Readonly<Record<string, unknown>>)[key]);
      if (wrong !== null) return `.${key}${wrong}`;
    }
    return null;
  };
}

/** What is wrong with each of the parts, in sentences. */
export const misshapen = (value: object, parts: Readonly<Record<string, Shape>>): string[] =>
  Object.entries(parts).flatMap(([key, shape]) => {
    const wrong = shape((value as Readonly<Record<string, unknown>>)[key]);
    return wrong === null ? [] : [`${key}${wrong}`];
  });

/**
 * What is wrong with the shape of a state whose cards are kept in columns: with the numbers of cards first, because all
 * else is measured by them.
 */
export function misshapenColumns(
  state: { readonly sizes: readonly number[]; readonly def: readonly number[] },
  most: number,
  shapeFor: (size: number) => Readonly<Record<string, Shape>>,
): string[] {
  const sizes = misshapen(state, { sizes: list(whole(0, most)), def: list(whole()) });
  if (sizes.length > 0) return sizes;
  const total = state.sizes.reduce((sum, size) => sum + size, 0);
  if (total !== state.def.length || total > most)
    return [`sizes make ${total} cards, def has ${state.def.length}; a table holds at most ${most}`];
  return misshapen(state, shapeFor(total));
}

/** A frame of one of these procedures, at one of its steps. */
const frameOf =
  (procedures: Procedures): Shape =>
  (value) => {
    const wrong = object({ proc: text, step: whole(0) })(value);
    if (wrong !== null) return wrong;
    const { proc, step } = value as { proc: string; step: number };
    const known = Object.hasOwn(procedures, proc) ? procedures[proc] : undefined;
    if (known === undefined) return `.proc is ${show(proc)}, no procedure of the game`;
    return step <= known.steps.length ? null : `.step is ${step}; ${proc} has ${known.steps.length} steps`;
  };

/** The parts that every game's state has. `seats`: how many. */
export function positionShape(procedures: Procedures, seats: number): Readonly<Record<string, Shape>> {
  const option = object({ kind: text, card: whole(), target: whole(), n: whole() });
  const question = object({ seat: whole(0, seats - 1), kind: text, options: list(option), about: whole() });
  return {
    frames: list(frameOf(procedures)),
    question: orNull(question),
    answer: orNull(option),
    failed: list(whole(0)),
    result: orNull(object({ winner: whole(-1, seats - 1), reason: text })),
    random: list(whole(), 4),
  };
}
