/** The game's cards as deck files name them. */
import { CardIndex, onceFor, type DeckSheet as Sheet } from '@dejarik/kernel';
import { SIDES, title } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';

/** The sides that a deck can be for (TCG-DECK-14, TCG-DECK-19). */
const DECK_SIDES = [...SIDES, 'Yuuzhan Vong'] as const;
type DeckSide = (typeof DECK_SIDES)[number];
export type DeckSheet = Sheet<DeckSide>;

/** Marks of another printing of the same card. */
const PRINTING = /\s*\((?:Promo|Preview|LEGO|Starter)[^)]*\)/giu;

export const deckCards = onceFor(
  (catalogue: Catalogue) =>
    new CardIndex<DeckSide>({
      cards: catalogue.cards.map(({ card }) => ({
        id: card.id,
        title: title(card),
        set: card.set,
        number: String(card.number),
      })),
      sides: DECK_SIDES,
      example: '4 Stormtrooper Squad',
      lackeyGame: 'starwars',
      bare: (wanted) => wanted.replace(PRINTING, ''),
    }),
);
