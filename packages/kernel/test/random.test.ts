import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, fork, hiddenChance, keyed, next, seeded, shuffle } from '../src/random.ts';

/** ChaCha with eight rounds once more, from Bernstein's paper, in integers of any size cut down to 32 bits. */
function reference(key: readonly number[], counter: bigint): number[] {
  const cut = (x: bigint): bigint => BigInt.asUintN(32, x);
  const rotl = (x: bigint, k: bigint): bigint => cut((x << k) | (x >> (32n - k)));
  const constants = [0x61707865n, 0x3320646en, 0x79622d32n, 0x6b206574n];
  const input = [...constants, ...key.map((word) => cut(BigInt(word))), cut(counter), cut(counter >> 32n), 0n, 0n];
  const x = input.slice();
  const add = (a: number, b: number, d: number, k: bigint): void => {
    x[a] = cut(x[a]! + x[b]!);
    x[d] = rotl(x[d]! ^ x[a], k);
  };
  const quarter = (a: number, b: number, c: number, d: number): void => {
    add(a, b, d, 16n);
    add(c, d, b, 12n);
    add(a, b, d, 8n);
    add(c, d, b, 7n);
  };
  for (let doubleRound = 0; doubleRound < 4; doubleRound++) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => Number(cut(word + input[i]!)));
}

const take = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

/** Numbers as the bytes of a key stream are written down. */
function hex(words: readonly number[]): string {
  const bytes = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, i) => bytes.setUint32(4 * i, word, true));
  return Array.from(new Uint8Array(bytes.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keyOf = (text: string): number[] =>
  Array.from({ length: 8 }, (_, i) =>
    Number.parseInt(
      text
        .slice(8 * i, 8 * i + 8)
        .match(/../g)!
        .toReversed()
        .join(''),
      16,
    ),
  );

const ZERO_KEY = '0'.repeat(64);

/** draft-strombergson-chacha-test-vectors: a key of 256 bits, eight rounds, no nonce; blocks 0 and 1. */
const PUBLISHED = [
  [
    'TC1, nothing but zeros',
    ZERO_KEY,
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
      '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
  ],
  [
    'TC2, one bit in the key',
    `01${'0'.repeat(62)}`,
    'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea' +
      '289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
    'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638' +
      '291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
  ],
] as const;

describe('the generator', () => {
  test.each(PUBLISHED)('gives the published key stream: %s', (_, key, first, second) => {
    const state = keyed(keyOf(key));
    expect(hex(take(16, () => next(state)))).toBe(first);
    expect(hex(take(16, () => next(state)))).toBe(second);
    expect([0n, 1n].map((block) => hex(reference(keyOf(key), block)))).toEqual([first, second]);
  });

  const word = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff });
  const key = fc.array(word, { minLength: 8, maxLength: 8 });

  test('agrees with an independent implementation for any key', () => {
    fc.assert(
      fc.property(key, (words) => {
        const state = keyed(words);
        for (const block of [0n, 1n, 2n]) expect(take(16, () => next(state))).toEqual(reference(words, block));
      }),
      { seed: 1977, numRuns: 100 },
    );
  });

  test.each([2 ** 31 - 1, 2 ** 32 - 1, 2 ** 33 - 1, 2 ** 48 - 1])('counts its blocks past %d', (counter) => {
    const state = keyed(keyOf(ZERO_KEY));
    state[8] = counter;
    for (const block of [0n, 1n, 2n])
      expect(take(16, () => next(state))).toEqual(reference(keyOf(ZERO_KEY), BigInt(counter) + block));
  });

  test('gives at block 2^32 what the cipher gives there', () => {
    const state = keyed(keyOf(ZERO_KEY));
    state[8] = 2 ** 32;
    expect(hex(take(16, () => next(state)))).toBe(
      '1ccc59a06308e05be9d29e7288f166c58f2ee06003047710cbfdb7359da916e8' +
        '43980f2c3bf39df2a3e1f451ba18c37f986ff783075484265819602305557dcd',
    );
  });

  test('keeps its state as whole numbers, so that storing it loses nothing', () => {
    const state = seeded('stored');
    for (let i = 0; i < 1_000; i++) next(state);
    expect(state).toHaveLength(26);
    expect(state.every((n) => n === (n | 0))).toBe(true);
    const stored = JSON.parse(JSON.stringify(state)) as number[];
    expect(take(40, () => next(stored))).toEqual(take(40, () => next(state)));
  });

  test('is the same after a clone at any place of a block', () => {
    const state = seeded('places');
    for (let i = 0; i < 40; i++) {
      const again = state.slice();
      const same = state.slice();
      expect(take(20, () => next(again))).toEqual(take(20, () => next(same)));
      next(state);
    }
  });
});

describe('fork', () => {
  test('gives a generator of its own, the same for the same place, and moves on', () => {
    const state = seeded('forks');
    const same = state.slice();
    const [one, two] = [fork(state), fork(state)];
    expect(fork(same)).toEqual(one);
    expect(one.slice(0, 8)).not.toEqual(two.slice(0, 8));
    expect(one.slice(0, 8)).not.toEqual(state.slice(0, 8));
    expect(take(20, () => next(one))).not.toEqual(take(20, () => next(two)));
  });

  test('what a view shows of chance is the same whatever the seed', () => {
    expect(hiddenChance()).toEqual(keyed(keyOf(ZERO_KEY)));
    hiddenChance()[0] = 1;
    expect(hiddenChance()[0]).toBe(0);
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
    for (const n of [0, -1, 2.5, Number.NaN, 2 ** 32 + 1]) expect(() => below(state, n)).toThrow(RangeError);
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

  // FIPS 180 and its examples.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('has the SHA-256 of the seed for its key: %.20s', (seed, digest) => {
    const state = seeded(seed);
    expect(hex(state.slice(0, 8).map((word) => word >>> 0))).toBe(digest);
    expect(state).toEqual(keyed(keyOf(digest)));
  });

  test('takes letters beyond ASCII as their UTF-8', () => {
    const key = (seed: string): number[] => seeded(seed).slice(0, 8);
    expect(key('\u00e9')).not.toEqual(key('e'));
    expect(key('\u{1F0CF}')).not.toEqual(key('\u{1F0C1}'));
  });

  test('gives each seed a state of its own', () => {
    const keys = new Set<string>();
    for (let seed = 0; seed < 20_000; seed++) keys.add(seeded(seed).slice(0, 8).join());
    expect(keys.size).toBe(20_000);
  });

  test('lets every part of a long seed count in every word', () => {
    const long = 'b1946ac92492d2347c6235b4d2611184e8f5a1c7'.repeat(3);
    const words = seeded(long).slice(0, 8);
    for (let i = 0; i < long.length; i++) {
      const other = seeded(`${long.slice(0, i)}~${long.slice(i + 1)}`).slice(0, 8);
      expect(other.filter((word, at) => word === words[at])).toEqual([]);
    }
  });
});
