/** The game's cards as deck files name them. */
import { CardIndex, type DeckSheet as Sheet } from '@dejarik/kernel';
import { SIDES, title } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';

type DeckSide = (typeof SIDES)[number];
export type DeckSheet = Sheet<DeckSide>;

/** Marks of another printing of the same card. */
const PRINTING = /\s*\((?:Promo|Preview|LEGO|Starter)[^)]*\)/giu;

const known = new WeakMap<Catalogue, CardIndex<DeckSide>>();

export function deckCards(catalogue: Catalogue): CardIndex<DeckSide> {
  let index = known.get(catalogue);
  if (index === undefined) {
    index = new CardIndex({
      cards: catalogue.cards.map(({ card }) => ({
        id: card.id,
        title: title(card),
        set: card.set,
        number: String(card.number),
      })),
      sides: SIDES,
      example: '4 Stormtrooper Squad',
      lackeyGame: 'starwars',
      bare: (wanted) => wanted.replace(PRINTING, ''),
    });
    known.set(catalogue, index);
  }
  return index;
}
