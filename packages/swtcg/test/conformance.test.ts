// The suite that every game must pass, on decks of any cards and on decks that leave no card out.
import { seeded, type Setup } from '@dejarik/kernel';
import { conformance } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { swtcg } from '../src/game.ts';
import { coverageDecks, randomDeck, scrambled } from '../src/testing/index.ts';

const game = swtcg();

const anyDecks: readonly Setup[] = Array.from({ length: 100 }, (_, n) => {
  const random = seeded(`decks ${n}`);
  return {
    edition: 'nh',
    seed: `any ${n}`,
    decks: game.sides.map((_, side) => randomDeck(game.cards, side, random)),
  };
});

const everyCard: readonly Setup[] = Array.from({ length: 5 }, (_, n) =>
  coverageDecks(game.cards).map((decks, i) => ({ edition: 'nh', seed: `every ${i}.${n}`, decks })),
).flat();

describe.each([
  ['decks of any cards', anyDecks],
  ['decks with every card', everyCard],
])('%s', (_, setups) => {
  const checks = conformance(game, setups, { scramble: scrambled });
  test.each(checks.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => {
    expect(run()).toBeGreaterThan(0);
  });
});

describe('decks for trying things out', () => {
  test('together contain every card', () => {
    const ids = new Set(
      coverageDecks(game.cards).flatMap((pair) => pair.flatMap(({ cards }) => cards.map(({ id }) => id))),
    );
    expect(game.cards.cards.filter(({ card }) => !ids.has(card.id)).map(({ card }) => card.id)).toEqual([]);
  });

  test('are legal on their side and on no other', () => {
    for (const { decks } of [...anyDecks, ...everyCard])
      decks.forEach((deck, side) => {
        for (const other of game.sides.keys())
          expect(game.checkDeck(deck, other, 'nh').length === 0, deck.name).toBe(other === side);
      });
  });

  test('differ from chance to chance, and not otherwise', () => {
    const lists = [1, 2, 1].map((seed) => JSON.stringify(randomDeck(game.cards, 0, seeded(seed))));
    expect(lists[0]).toBe(lists[2]);
    expect(lists[0]).not.toBe(lists[1]);
  });
});
