// The suite that every game must pass, on decks of any cards and on decks that leave no card out.
import { conformance } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scrambled } from '../testing/index.ts';
import { anyDecks, everyCardDecks, game } from './setups.ts';

describe.each([
  ['decks of any cards', anyDecks(2), 0],
  // Games are long, and following them in feeds takes the square of that: the other games are enough for it.
  ['decks with every card', everyCardDecks(), 1],
])('%s', (_, setups, without) => {
  const checks = conformance(game, setups, { scramble: scrambled }).filter(
    ({ name }) => without === 0 || !name.startsWith('a feed'),
  );
  test.each(checks.map(({ name, run }) => [name, run] as const))(
    '%s',
    (_name, run) => {
      expect(run()).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe('decks for trying things out', () => {
  test('together contain every card', () => {
    const ids = new Set(
      everyCardDecks().flatMap(({ decks }) => decks.flatMap(({ cards }) => cards.map(({ id }) => id))),
    );
    expect(game.cards.cards.filter(({ card }) => !ids.has(card.id)).map(({ card }) => card.id)).toEqual([]);
  });

  test('are legal on their side and on no other', () => {
    for (const { decks, edition } of [...anyDecks(60), ...everyCardDecks()])
      decks.forEach((deck, seat) => {
        for (const side of game.sides.keys())
          expect(game.checkDeck(deck, side, edition).length === 0).toBe(side === game.seats[seat]!.side);
      });
  });
});
