/** Plain data: copying it and hashing it. Game states are made of nothing else. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** States are a few steps deep; whatever is nested deeper was not made by a game. */
export const DEEPEST = 100;

/** Data that cannot be a part of a state. */
export class NotPlain extends Error {
  override readonly name = 'NotPlain';
}

export const tooDeep = (): NotPlain => new NotPlain(`the data is nested more than ${DEEPEST} deep`);

/** A deep copy of plain data. For small parts of a state (frames, questions); whole states are copied column by column. */
export const copy = <T>(value: T): T => copied(value, 0);

function copied<T>(value: T, depth: number): T {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw tooDeep();
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const part = list[i];
      if (typeof part === 'object' && part !== null) list[i] = copied(part, depth + 1);
    }
    return list as T;
  }
  const result: Record<string, unknown> = {};
  for (const key in value) {
    // Setting it would not add a field but exchange what the object is.
    if (key === '__proto__') throw new NotPlain('the data has a field __proto__');
    const part = value[key];
    result[key] = typeof part === 'object' && part !== null ? copied(part, depth + 1) : part;
  }
  return result as T;
}

let low = 0;
let high = 0;

function mix(n: number): void {
  low = Math.imul(low ^ n, 0x85ebca6b);
  low ^= low >>> 15;
  high = Math.imul(high ^ n ^ (low >>> 3), 0xc2b2ae35);
  high ^= high >>> 13;
}

// What a value is counts as well as what it holds: null is not 7, and what is inside a part is not beside it.
const TEXT = 0x2545f491;
const TRUE = 0x4f1bbcdd;
const FALSE = 0x5851f42d;
const LIST = 0x6c078965;
const NOTHING = 0x7feb352d;
const RECORD = 0x1b873593;

function mixText(text: string): void {
  mix(TEXT);
  mix(text.length);
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}

function mixValue(value: unknown, depth: number): void {
  if (depth > DEEPEST) throw tooDeep();
  if (typeof value === 'number') {
    mix(value | 0);
    if (!Number.isSafeInteger(value)) mixText(String(value));
    else if (value !== (value | 0)) mix(Math.floor(value / 0x1_0000_0000));
  } else if (typeof value === 'string') mixText(value);
  else if (typeof value === 'boolean') mix(value ? TRUE : FALSE);
  else if (Array.isArray(value)) {
    mix(LIST);
    mix(value.length);
    for (const part of value) mixValue(part, depth + 1);
  } else if (value === null || value === undefined) mix(NOTHING);
  else {
    mix(RECORD);
    // Keys in order, so that a state that was stored and loaded hashes as before.
    for (const key of Object.keys(value).sort()) {
      const part = (value as Record<string, unknown>)[key];
      if (part === undefined) continue;
      mixText(key);
      mixValue(part, depth + 1);
    }
    mix(~RECORD);
  }
}

/** Sixteen hexadecimal digits that differ, for all practical purposes, when the data differ. */
export function hash(value: unknown): string {
  low = 0x9747b28c | 0;
  high = 0x3c6ef372 | 0;
  mixValue(value, 0);
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}

/** A running number that goes on with these parts: the same only if all before it was the same, for all practical purposes. */
export function mixed(before: number, ...parts: readonly (number | string)[]): number {
  low = before | 0;
  high = ~before;
  for (const part of parts) mixValue(part, 0);
  return (low ^ high) >>> 0;
}
