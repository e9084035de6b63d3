// The version of a card: what it means, not where it was printed.
import { expect, test } from 'vitest';
import type { Card } from '../src/cards/card.ts';
import { catalogue } from '../src/cards/catalogue.ts';
import { cardVersion } from '../src/cards/meaning.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { anyDecks, game } from './setups.ts';

const cards = shippedCards();
const before = catalogue(cards);
const OBI_WAN = before.find('Obi-Wan Kenobi, Jedi Knight')!.card.id;

/** The version of Obi-Wan Kenobi in a catalogue in which his card is changed. */
const changed = (change: Partial<Card>): string | null =>
  cardVersion(catalogue(cards.map((card) => (card.id === OBI_WAN ? { ...card, ...change } : card))), OBI_WAN);

test('it changes with numbers and with text', () => {
  const version = cardVersion(before, OBI_WAN);
  expect(version).toMatch(/^[0-9a-f]{16}$/u);
  expect(changed({})).toBe(version);
  expect(changed({ damage: 9 })).not.toBe(version);
  expect(changed({ text: [] })).not.toBe(version);
});

test('it stays when the card is only printed elsewhere, or when there are fewer other cards', () => {
  const version = cardVersion(before, OBI_WAN);
  expect(changed({ rarity: 'Common' })).toBe(version);
  const fewer = catalogue(cards.filter(({ set }) => set !== 'REF'));
  expect(fewer.version).not.toBe(before.version);
  expect(cardVersion(fewer, OBI_WAN)).toBe(version);
});

test('every card has one, reprints that of their original, and no other id has any', () => {
  for (const { card } of before.cards) {
    const version = game.cardVersion(card.id);
    expect(version).not.toBeNull();
    expect(version).toBe(game.cardVersion(card.reprintOf ?? card.id));
  }
  for (const id of ['', 'MDM-0', 'constructor', '__proto__']) expect(game.cardVersion(id)).toBeNull();
});

test('the cards of a game are those of its decks, each once', () => {
  const [setup] = anyDecks(1);
  const ids = game.cardsAt(game.start(setup!)).toSorted();
  expect(ids).toEqual([...new Set(setup!.decks.flatMap((deck) => deck.cards.map(({ id }) => id)))].toSorted());
});
