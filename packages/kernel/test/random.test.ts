import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, next, seeded, shuffle } from '../src/index.ts';

/** xoshiro128** 1.1 once more, word for word from its publication, in integers of any size cut down to 32 bits. */
function reference(state: readonly number[], count: number): number[] {
  const cut = (x: bigint): bigint => BigInt.asUintN(32, x);
  const rotl = (x: bigint, k: bigint): bigint => cut((x << k) | (x >> (32n - k)));
  let [s0, s1, s2, s3] = state.map((word) => cut(BigInt(word))) as [bigint, bigint, bigint, bigint];
  const outputs: number[] = [];
  for (let i = 0; i < count; i++) {
    outputs.push(Number(cut(rotl(cut(s1 * 5n), 7n) * 9n)));
    const t = cut(s1 << 9n);
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11n);
  }
  return outputs;
}

const take = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

describe('the generator', () => {
  test('gives the published numbers for the state 1, 2, 3, 4', () => {
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    const state = [1, 2, 3, 4];
    expect(take(10, () => next(state))).toEqual(published);
    expect(reference([1, 2, 3, 4], 10)).toEqual(published);
  });

  test('agrees with an independent implementation from any state', () => {
    const word = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff });
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (words) => {
        const state: number[] = [...words];
        expect(take(50, () => next(state))).toEqual(reference(words, 50));
      }),
      { seed: 1977, numRuns: 200 },
    );
  });

  test('keeps its state as 32-bit whole numbers, so that storing it loses nothing', () => {
    const state = seeded('stored');
    for (let i = 0; i < 1_000; i++) next(state);
    expect(state.every((word) => word === (word | 0))).toBe(true);
    const stored = JSON.parse(JSON.stringify(state)) as number[];
    expect(take(20, () => next(stored))).toEqual(take(20, () => next(state)));
  });
});

describe('below', () => {
  test('gives every number of the range equally often', () => {
    for (const n of [2, 3, 6, 10, 52]) {
      const state = seeded(`fair ${n}`);
      const draws = 6_000 * n;
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < draws; i++) counts[below(state, n)]!++;
      const chiSquared = counts.reduce((sum, count) => sum + (count - 6_000) ** 2 / 6_000, 0);
      // For n - 1 degrees of freedom: its mean, and five standard deviations.
      expect(chiSquared).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    }
  });

  test('throws away numbers that would favour the lower results', () => {
    // A remainder of 2^32 by 3 * 2^30 would give the lowest quarter of the range twice as often.
    const n = 3 * 2 ** 30;
    const state = seeded('large');
    const draws = take(30_000, () => below(state, n));
    const lowest = draws.filter((x) => x < 2 ** 30).length;
    expect(Math.abs(lowest / draws.length - 1 / 3)).toBeLessThan(0.02);
    expect(draws.every((x) => x >= 0 && x < n)).toBe(true);
  });

  test('takes any range up to 2^32, and no other', () => {
    const state = seeded('edges');
    expect(take(20, () => below(state, 1))).toEqual(new Array(20).fill(0));
    const whole = state.slice();
    expect(below(state, 2 ** 32)).toBe(next(whole));
    for (const n of [0, -1, Number.NaN, 2 ** 32 + 1]) expect(() => below(state, n)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  test('is a permutation of any list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (list, seed) => {
        const shuffled = list.slice();
        shuffle(seeded(seed), shuffled);
        const order = (a: number, b: number): number => a - b;
        expect(shuffled.toSorted(order)).toEqual(list.toSorted(order));
      }),
      { seed: 1977, numRuns: 500 },
    );
  });

  test('gives every order equally often', () => {
    const state = seeded('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = ['a', 'b', 'c', 'd'];
      shuffle(state, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(chiSquared).toBeLessThan(23 + 5 * Math.sqrt(2 * 23));
  });
});

describe('seeded', () => {
  test('is the same for the same seed, as a number or as its text', () => {
    expect(seeded(42)).toEqual(seeded(42));
    expect(seeded('42')).toEqual(seeded(42));
  });

  test('gives each seed a state of its own', () => {
    const states = new Set<string>();
    for (let seed = 0; seed < 50_000; seed++) states.add(seeded(seed).join());
    expect(states.size).toBe(50_000);
  });

  test('gives as many games as a long seed can: more than there are 32-bit numbers', () => {
    // Seeds squeezed into 32 bits on the way would make some of so many fall together.
    const random = [1, 2, 3, 4];
    const states = new Set<string>();
    for (let i = 0; i < 250_000; i++) states.add(seeded(take(4, () => next(random).toString(16)).join('')).join());
    expect(states.size).toBe(250_000);
  });

  test('lets every part of a long seed count in every word', () => {
    const long = 'b1946ac92492d2347c6235b4d2611184e8f5a1c7';
    const words = seeded(long);
    for (let i = 0; i < long.length; i++) {
      const other = seeded(`${long.slice(0, i)}~${long.slice(i + 1)}`);
      expect(other.filter((word, at) => word === words[at])).toEqual([]);
    }
  });

  test('spreads neighbouring seeds over all bits', () => {
    const seeds = 20_000;
    const ones = new Array<number>(128).fill(0);
    for (let seed = 0; seed < seeds; seed++)
      seeded(seed).forEach((word, at) => {
        for (let bit = 0; bit < 32; bit++) ones[at * 32 + bit]! += (word >>> bit) & 1;
      });
    for (const count of ones) expect(Math.abs(count / seeds - 1 / 2)).toBeLessThan(0.02);
  });

  test('leaves the generator able to move', () => {
    for (const seed of ['', 0, '\u{1F0CF}', -1, 0.5]) {
      const state = seeded(seed);
      expect(state.some((word) => word !== 0)).toBe(true);
      expect(new Set(take(100, () => next(state))).size).toBeGreaterThan(90);
    }
  });
});
