// Games to try everything with: decks of any cards, and decks that together leave no card out.
import { type Deck, seeded, type Setup } from '@dejarik/kernel';
import { randomDeck } from '../src/decks/random.ts';
import { youngJedi } from '../src/game.ts';

export const game = youngJedi();
const [edition] = game.editions;

export const anyDecks = (games: number): Setup[] =>
  Array.from({ length: games }, (_, n) => {
    const random = seeded(`decks ${n}`);
    return { edition: edition!, seed: `any ${n}`, decks: [0, 1].map((seat) => randomDeck(game.cards, seat, random)) };
  });

/** Decks for the seat, each with as many as fit of the cards that none before it has. */
function everyCard(seat: number): Deck[] {
  const random = seeded(`every card of seat ${seat}`);
  const open = new Set(game.cards.cards.filter(({ side }) => side === seat).map(({ card }) => card.id));
  const decks: Deck[] = [];
  while (open.size > 0) {
    const deck = randomDeck(game.cards, seat, random, [...open]);
    const before = open.size;
    for (const { id } of deck.cards) open.delete(id);
    if (open.size === before) throw new Error(`no deck has room for ${[...open].join(', ')}`);
    decks.push(deck);
  }
  return decks;
}

export function everyCardDecks(): Setup[] {
  const [dark, light] = [everyCard(0), everyCard(1)] as const;
  return Array.from({ length: Math.max(dark.length, light.length) }, (_, n) => ({
    edition: edition!,
    seed: `every ${n}`,
    decks: [dark[n % dark.length]!, light[n % light.length]!],
  }));
}
