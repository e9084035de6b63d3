// Games to try everything with: decks of any cards, and decks that together leave no card out.
import { type Deck, seeded, type Setup } from '@dejarik/kernel';
import { randomDeck } from '../src/decks/random.ts';
import { starWarsCcg } from '../src/game.ts';

export const game = starWarsCcg();
const [edition] = game.editions;

export const anyDecks = (games: number): Setup[] =>
  Array.from({ length: games }, (_, n) => {
    const random = seeded(`decks ${n}`);
    return {
      edition: edition!,
      seed: `any ${n}`,
      decks: game.seats.map(({ side }) => randomDeck(game.cards, side, random)),
    };
  });

/** Decks for the side, each with as many as fit of the cards that none before it has. */
function everyCard(side: number): Deck[] {
  const random = seeded(`every card of side ${side}`);
  const open = new Set(game.cards.cards.filter((definition) => definition.side === side).map(({ card }) => card.id));
  const decks: Deck[] = [];
  while (open.size > 0) {
    const deck = randomDeck(game.cards, side, random, [...open]);
    const before = open.size;
    for (const { id } of deck.cards) open.delete(id);
    if (open.size === before) throw new Error(`no deck has room for ${[...open].join(', ')}`);
    decks.push(deck);
  }
  return decks;
}

export function everyCardDecks(): Setup[] {
  const bySeat = game.seats.map(({ side }) => everyCard(side));
  return Array.from({ length: Math.max(...bySeat.map((decks) => decks.length)) }, (_, n) => ({
    edition: edition!,
    seed: `every ${n}`,
    decks: bySeat.map((decks) => decks[n % decks.length]!),
  }));
}
