import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  column,
  columns,
  dealDecks,
  emptyLists,
  hideOrder,
  lastNumberOf,
  seeded,
  shufflePile,
  swapDefs,
} from '../src/index.ts';

const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

describe('columns', () => {
  test('are copied apart', () => {
    const lists = [[1, 2], [], [3]];
    const copies = columns(lists);
    expect(copies).toEqual(lists);
    copies[0]!.push(9);
    expect(lists[0]).toEqual([1, 2]);
  });

  test('begin full of one value, lists empty and apart', () => {
    expect(column(3, -1)).toEqual([-1, -1, -1]);
    const lists = emptyLists(2);
    lists[0]!.push(1);
    expect(lists).toEqual([[1], []]);
  });
});

const NAMES = ['fox', 'owl', 'elk'];
const indexOf = (id: string): number | undefined => (NAMES.includes(id) ? NAMES.indexOf(id) : undefined);
const deck = (...cards: [id: string, copies: number][]): { name: string; cards: { id: string; copies: number }[] } => ({
  name: 'test',
  cards: cards.map(([id, copies]) => ({ id, copies })),
});
const setup = (...decks: ReturnType<typeof deck>[]): { edition: string; seed: number; decks: typeof decks } => ({
  edition: 'only',
  seed: 1,
  decks,
});

describe('dealing decks', () => {
  test('numbers the cards seat after seat, copy by copy', () => {
    const dealt = dealDecks(setup(deck(['fox', 2], ['elk', 1]), deck(['owl', 1])), 2, indexOf, 10, 'Woods');
    expect(dealt).toEqual({ def: [0, 0, 2, 1], owner: [0, 0, 0, 1], decks: [[0, 1, 2], [3]] });
  });

  test('wants one deck a seat', () => {
    expect(() => dealDecks(setup(deck(['fox', 1])), 2, indexOf, 10, 'Woods')).toThrow(
      'Woods is played with 2 decks; 1 were given',
    );
  });

  test('wants cards of the game, and no more than a table holds', () => {
    const deal = (...decks: ReturnType<typeof deck>[]): unknown =>
      dealDecks(setup(...decks), decks.length, indexOf, 10, 'Woods');
    expect(() => deal(deck(['yak', 1]))).toThrow('the deck test has a card yak that is not in the catalogue');
    for (const copies of [0, -1, 1.5, 11, Number.NaN, 1e9])
      expect(() => deal(deck(['fox', copies]))).toThrow(`the deck test has ${copies} copies of fox`);
    expect(() => deal(deck(['fox', 6]), deck(['owl', 5]))).toThrow(
      'the decks have 11 cards together; a table holds at most 10',
    );
    expect(deal(deck(['fox', 6]), deck(['owl', 4]))).toMatchObject({ def: { length: 10 } });
  });
});

describe('a hidden pile', () => {
  const cards = (): { def: number[]; owner: number[] } => ({ def: [10, 11, 12, 13, 14], owner: column(5, 0) });

  test('exchanges which cards are where', () => {
    const s = cards();
    swapDefs(s, 1, 3);
    swapDefs(s, 2, 2);
    expect(s.def).toEqual([10, 13, 12, 11, 14]);
  });

  test('is left by its last number, whichever card it is', () => {
    for (const chosen of [0, 2, 4]) {
      const s = cards();
      const wanted = s.def[chosen];
      const pile = [0, 2, 4];
      expect(lastNumberOf(s, pile, chosen)).toBe(4);
      expect(s.def[4]).toBe(wanted);
      expect(sorted(pile.map((card) => s.def[card]!))).toEqual([10, 12, 14]);
      expect([s.def[1], s.def[3]]).toEqual([11, 13]);
    }
  });

  test('is dealt anew among its own numbers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 4 })), fc.integer(), (pile, seed) => {
        const s = cards();
        shufflePile(s, pile, seeded(seed));
        expect(sorted(pile.map((card) => s.def[card]!))).toEqual(sorted(pile.map((card) => 10 + card)));
        for (const other of [0, 1, 2, 3, 4].filter((card) => !pile.includes(card)))
          expect(s.def[other]).toBe(10 + other);
      }),
      { seed: 1977, numRuns: 200 },
    );
  });

  test('shows in a view which cards are in it, and not which is where', () => {
    const pile = [4, 0, 3];
    const looks = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const s = cards();
      shufflePile(s, pile, seeded(seed));
      const seen = { def: s.def.slice(), owner: s.owner };
      hideOrder(s, seen, pile);
      looks.add(seen.def.join());
      expect(pile).toEqual([4, 0, 3]);
    }
    expect([...looks]).toEqual(['10,11,12,13,14']);
  });
});
