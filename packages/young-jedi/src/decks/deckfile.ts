/** The game's cards as deck files name them. */
import { CardIndex, type DeckCard, type DeckSheet as Sheet } from '@dejarik/kernel';
import type { Side } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';

export type DeckSheet = Sheet<Side>;

/** The part of a name that says which set, and which number in it (names.ts). */
const PLACE = / \[[^\]]+\]$/u;
/** Other programs write the diamond of a card before its title. */
const DIAMOND = /^[•◆♦]\s*/u;

const known = new WeakMap<Catalogue, CardIndex<Side>>();

export function deckCards(catalogue: Catalogue): CardIndex<Side> {
  let index = known.get(catalogue);
  if (index === undefined) {
    index = new CardIndex({
      cards: catalogue.cards.map((definition) => deckCard(catalogue, definition)),
      sides: ['Dark', 'Light'],
      example: '3 Darth Maul, Sith Lord',
      lackeyGame: 'youngjedi',
      bare: (wanted) => wanted.replace(DIAMOND, ''),
    });
    known.set(catalogue, index);
  }
  return index;
}

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
