/** Boosters, drafts and decks of a game that says no more of its cards than it must. */
import { type LimitedPlay, seeded } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import {
  bestPick,
  deckFromPool,
  draftPools,
  limitedFaults,
  openPack,
  packNamed,
  pick,
  sealedPool,
  startDraft,
  TournamentError,
  worthOf,
} from '../src/index.ts';

const plain: LimitedPlay = {
  cards: Array.from({ length: 40 }, (_, i) => ({
    id: `c${i}`,
    set: i < 30 ? 'ONE' : 'TWO',
    rarity: i % 4 === 0 ? 'R' : 'C',
  })),
  packs: [
    {
      id: 'ONE',
      name: 'First',
      sets: ['ONE'],
      slots: [
        { rarities: ['R'], count: 1 },
        { rarities: ['C'], count: 5 },
      ],
    },
    { id: 'ODD', name: 'Odd', sets: ['TWO'], slots: [{ rarities: ['S'], count: 1 }] },
    { id: 'FEW', name: 'Few', sets: ['TWO'], slots: [{ rarities: ['R'], count: 7 }] },
  ],
  isFor: (card, side) => Number(card.slice(1)) % 2 === side,
  rules: { sealed: 'SEALED', draft: 'DRAFT' },
};

const rarityOf = (id: string): string => plain.cards.find((card) => card.id === id)!.rarity;

describe('boosters', () => {
  test('have so many cards of each rarity, none twice while there are others', () => {
    for (let n = 0; n < 50; n++) {
      const pack = openPack(plain, packNamed(plain, 'one'), seeded(n));
      expect(pack.map(rarityOf).join('')).toBe('RCCCCC');
      expect(new Set(pack).size).toBe(6);
    }
    // Two rares are there, and seven places for them.
    const few = openPack(plain, packNamed(plain, 'few'), seeded(1));
    const times = [...Map.groupBy(few, (id) => id).values()].map((all) => all.length);
    expect(times.toSorted((a, b) => a - b)).toEqual([3, 4]);
  });

  test('have a card as much more often as it is on the sheet', () => {
    const twice = plain.cards.map((card) => (card.id === 'c0' ? { ...card, times: 3 } : card));
    const limited = { ...plain, cards: twice };
    const random = seeded('sheet');
    const rares = Array.from({ length: 2000 }, () => openPack(limited, packNamed(limited, 'one'), random)[0]);
    // Eight rares are in the set, so the sheet has ten places for them.
    const share = rares.filter((id) => id === 'c0').length / rares.length;
    expect(share).toBeGreaterThan(0.27);
    expect(share).toBeLessThan(0.33);
    const all = openPack(limited, { ...packNamed(limited, 'one'), slots: [{ rarities: ['R'], count: 8 }] }, random);
    expect(new Set(all).size).toBe(8);
  });

  test('are opened by chance, the same for the same seed', () => {
    const pack = packNamed(plain, 'ONE');
    expect(openPack(plain, pack, seeded(1))).toEqual(openPack(plain, pack, seeded(1)));
    expect(openPack(plain, pack, seeded(1))).not.toEqual(openPack(plain, pack, seeded(2)));
  });

  test('that are not there are refused', () => {
    expect(() => packNamed(plain, '__proto__')).toThrow('There is no booster "__proto__". There is: ONE, ODD, FEW.');
    expect(() => openPack(plain, packNamed(plain, 'odd'), seeded(1))).toThrow('Odd has no cards of the rarity S.');
  });
});

describe('a draft', () => {
  const packs = [packNamed(plain, 'one'), packNamed(plain, 'one')];

  test('leaves everybody with as many cards, and loses none', () => {
    const draft = startDraft(plain, packs, 5, seeded(1));
    const all = [...draft.packs, ...draft.sealed.flat()].flat().toSorted();
    const pools = draftPools(plain, draft);
    expect(pools.map((pool) => pool.length)).toEqual([12, 12, 12, 12, 12]);
    expect(pools.flat().toSorted()).toEqual(all);
  });

  test('is of 2 to 16 players with packs, each of whom takes a card that is there', () => {
    expect(() => startDraft(plain, packs, 1, seeded(1))).toThrow(TournamentError);
    expect(() => startDraft(plain, packs, 17, seeded(1))).toThrow(TournamentError);
    expect(() => startDraft(plain, [], 4, seeded(1))).toThrow('at least one pack');
    const draft = startDraft(plain, packs, 2, seeded(1));
    expect(() => pick(draft, [0])).toThrow('Each player takes one card');
    expect(() => pick(draft, [0, 6])).toThrow('Each player takes one card');
  });
});

describe('without a word of the game', () => {
  test('the rarer card is the better', () => {
    expect(worthOf(plain, 'c0', [])).toBeGreaterThan(worthOf(plain, 'c1', []));
    expect(bestPick(plain, ['c1', 'c2', 'c4', 'c8'], [])).toBe(2);
  });

  test('a deck is the best of the pool for its side', () => {
    const pool = sealedPool(plain, [packNamed(plain, 'one'), packNamed(plain, 'one')], seeded(3));
    const deck = deckFromPool(plain, pool, 0, 4);
    expect(limitedFaults(deck, pool, 4, 'RULE')).toEqual([]);
    expect(deck.cards.every(({ id }) => plain.isFor(id, 0))).toBe(true);
    const rares = pool.filter((id) => rarityOf(id) === 'R' && plain.isFor(id, 0));
    expect(deck.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(rares));
  });

  test('a deck of cards that are not in the pool, or of too few, is refused', () => {
    expect(limitedFaults({ name: '', cards: [{ id: 'c1', copies: 2 }] }, ['c1', 'c2'], 3, 'RULE')).toEqual([
      { rule: 'RULE', message: 'the deck has 2 cards; at this event it needs at least 3' },
      { rule: 'RULE', message: 'the deck has 2 copies of c1; the pool has 1' },
    ]);
  });
});
