/** Games to try everything with: decks of any cards, and decks that together leave no card out. */
import type { AbilityCatalogue, Deck, Game, Setup } from '../game.ts';
import { seeded } from '../random.ts';

type Trying = Pick<Game, 'editions' | 'seats'> & {
  abilities?(edition: string): Pick<AbilityCatalogue<never>, 'deck'>;
};

export const anyDecks = (game: Trying, games: number, edition = game.editions[0]!): Setup[] =>
  Array.from({ length: games }, (_, n) => {
    const random = seeded(`decks ${n}`);
    return {
      edition,
      seed: `any ${n}`,
      decks: game.seats.map(({ side }) => game.abilities!(edition).deck(side, random)),
    };
  });

/** Decks for the side, each with as many as fit of the cards that none before it has. */
function everyCard(game: Trying, edition: string, side: number, cards: Iterable<string>): Deck[] {
  const open = new Set(cards);
  const random = seeded(`every card of side ${side}`);
  const decks: Deck[] = [];
  while (open.size > 0) {
    const deck = game.abilities!(edition).deck(side, random, [...open]);
    const before = open.size;
    for (const { id } of deck.cards) open.delete(id);
    if (open.size === before) throw new Error(`no deck has room for ${[...open].join(', ')}`);
    decks.push(deck);
  }
  return decks;
}

/** `cards`: the ids of the cards that a side can have. */
export function everyCardDecks(
  game: Trying,
  cards: (side: number) => Iterable<string>,
  edition = game.editions[0]!,
): Setup[] {
  const bySeat = game.seats.map(({ side }) => everyCard(game, edition, side, cards(side)));
  return Array.from({ length: Math.max(...bySeat.map((decks) => decks.length)) }, (_, n) => ({
    edition,
    seed: `every ${n}`,
    decks: bySeat.map((decks) => decks[n % decks.length]!),
  }));
}
