/** The game's cards as deck files name them. */
import { CardIndex, type DeckCard, onceFor, type DeckSheet as Sheet } from '@dejarik/kernel';
import type { Side } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';

export type DeckSheet = Sheet<Side>;

/** The part of a name that says which set, and which number in it (names.ts). */
const PLACE = / \[[^\]]+\]$/u;
/** Other programs write the diamond of a card before its title. */
const DIAMOND = /^[•◆♦]\s*/u;

export const deckCards = onceFor(
  (catalogue: Catalogue) =>
    new CardIndex<Side>({
      cards: catalogue.cards.map((definition) => deckCard(catalogue, definition)),
      sides: ['Dark', 'Light'],
      example: '3 Darth Maul, Sith Lord',
      lackeyGame: 'youngjedi',
      bare: (wanted) => wanted.replace(DIAMOND, ''),
    }),
);

/** YJ-DECK-14: a reprint is called as its original. */
function deckCard(catalogue: Catalogue, definition: Definition): DeckCard {
  const { card } = definition;
  const original = card.reprintOf === null ? definition : catalogue.byId.get(card.reprintOf)!;
  return {
    id: card.id,
    title: catalogue.nameOf(original).replace(PLACE, ''),
    set: card.set,
    number: card.number,
    reprint: card.reprintOf !== null,
  };
}
