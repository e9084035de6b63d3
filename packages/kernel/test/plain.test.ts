import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, hash, NotPlain } from '../src/index.ts';
import { difference } from '../src/testing/line.ts';

/** Plain data as states have it. JSON turns -0 into 0, and a key called __proto__ is no key. */
const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
    fc.string(),
    fc.array(tie('plain'), { maxLength: 5 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), tie('plain'), { maxKeys: 5 }),
  ),
}));

const runs = { seed: 1977, numRuns: 1_000 };

/** The same data with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

/** Whether any list or object is part of both. */
function shares(a: unknown, b: unknown): boolean {
  const parts = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    parts.add(value);
    Object.values(value).forEach(collect);
  };
  collect(a);
  const found = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && (parts.has(value) || Object.values(value).some(found));
  return found(b);
}

describe('copy', () => {
  test('is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const other = copy(value);
        expect(other).toEqual(value);
        expect(shares(value, other)).toBe(false);
      }),
      runs,
    );
  });

  test('goes into lists whose first entry is no list', () => {
    const mixed = [null, [1], { a: [2] }] as const;
    const other = copy(mixed);
    expect(other).toEqual(mixed);
    expect(shares(mixed, other)).toBe(false);
  });
});

describe('hash', () => {
  test('is sixteen hexadecimal digits', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hash(value)).toMatch(/^[0-9a-f]{16}$/);
      }),
      runs,
    );
  });

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hash(reversed(value))).toBe(hash(value));
      }),
      runs,
    );
  });

  test('survives storing and loading', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value));
      }),
      runs,
    );
    const loose = { a: 1, gone: undefined, list: [undefined, -0] };
    expect(hash(JSON.parse(JSON.stringify(loose)))).toBe(hash(loose));
  });

  test('differs when the data differ', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(plain, (value) => {
        const text = JSON.stringify(sorted(value));
        expect(seen.get(hash(value)) ?? text).toBe(text);
        seen.set(hash(value), text);
      }),
      { ...runs, numRuns: 20_000 },
    );
  });

  test.each([
    ['where a part belongs', { a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } }],
    ['nothing and a number', { a: null }, { a: 7 }],
    ['a truth and a number', [true, false], [2, 1]],
    ['a text and a list', 'a', [97]],
    ['an empty list and none', [], 0],
    ['an empty list and an empty object', [[]], [{}]],
    ['how lists are cut', [[1], [2, 3]], [[1, 2], [3]]],
    ['the order in a list', [1, 2, 3], [1, 3, 2]],
    ['keys and values', { a: 'b' }, { b: 'a' }],
    ['whole and broken numbers', 1, 1.5],
    ['numbers beyond 32 bits', 2 ** 32, 0],
    ['large neighbours', 2 ** 40, 2 ** 40 + 1],
    ['a number and its text', 1, '1'],
    ['texts cut elsewhere', ['ab', 'c'], ['a', 'bc']],
  ])('tells apart %s', (_, a, b) => {
    expect(hash(a)).not.toBe(hash(b));
  });

  test('changes with any single number of a large state', () => {
    const state = { zones: Array.from({ length: 13 }, () => new Array<number>(120).fill(0)), turn: 1 };
    const hashes = new Set([hash(state)]);
    for (const zone of state.zones)
      for (let i = 0; i < zone.length; i++) {
        zone[i] = 1;
        hashes.add(hash(state));
        zone[i] = 0;
      }
    expect(hashes.size).toBe(13 * 120 + 1);
  });
});

/** Keys in order, so that equal data have equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

describe('data that no game can have made', () => {
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

  test('is refused where it is nested too deep', () => {
    for (const use of [copy, hash, (value: unknown) => difference(value, nested(100_000))]) {
      expect(() => use(nested(90))).not.toThrow();
      expect(() => use(nested(100_000))).toThrow(NotPlain);
    }
  });

  test('is refused where a field would change what it is', () => {
    const data: unknown = JSON.parse('{"a":1,"__proto__":{"b":2}}');
    expect(() => copy(data)).toThrow('the data has a field __proto__');
    expect(difference(data, { a: 1 })).toContain('__proto__');
  });
});
