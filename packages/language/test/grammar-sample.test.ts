import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Types } from './grammar-cards.ts';
import { cards } from './grammar-cards.ts';

/** A small generator of chance: the trees follow from the seed. */
function chance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const TYPES = [
  'effects',
  'effect',
  'condition',
  'amount',
  'filter',
  'kinds',
  'name',
  'decimal',
  'signed',
  'time',
] as const;

function depth(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  return 1 + Math.max(0, ...Object.values(tree).map(depth));
}

describe('sampled trees', () => {
  it.each(TYPES)('of %s are read as they are printed', (type) => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 9 }), (seed, deepest) => {
        const tree = cards.sample(type, chance(seed), deepest);
        const text = cards.print(type, tree);
        expect(cards.parse(type, text)).toEqual(tree);
      }),
      { numRuns: 300 },
    );
  });

  it('have every template, with and without its groups', () => {
    const seen = new Set<string>();
    const note = (tree: unknown): void => {
      if (typeof tree !== 'object' || tree === null) return;
      if (!Array.isArray(tree))
        seen.add(
          Object.entries(tree)
            .map(([key, value]) => (['do', 'is', 'of'].includes(key) && typeof value === 'string' ? value : key))
            .join(' '),
        );
      for (const part of Object.values(tree)) note(part);
    };
    const below = chance(7);
    for (let i = 0; i < 1000; i += 1) note(cards.sample('effects', below, 10));
    for (const shape of [
      'pass',
      'draw n',
      'draw n what',
      'free what',
      'free what free',
      'free what where',
      'free what free where',
      'if needs then',
      'if needs then else',
      'grant what text',
      'all of',
      'double n',
      'kinds',
      'whose other kinds stat op than',
    ])
      expect(seen).toContain(shape);
  });

  it('are no deeper than asked, lists have one to three items', () => {
    const below = chance(3);
    const lengths = new Set<number>();
    for (let i = 0; i < 300; i += 1) {
      const tree: Types['effects'] = cards.sample('effects', below, 6);
      lengths.add(tree.length);
      expect(depth(tree)).toBeLessThanOrEqual(6);
    }
    expect([...lengths].sort((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it('come to an end even where less depth is asked for than there is', () => {
    expect(depth(cards.sample('condition', chance(1), 0))).toBeGreaterThan(1);
  });
});
