/** The decks that come with the game. */
import { type DeckSheet, onceFor, type Shelf, shelf } from '@dejarik/kernel';
import type { Side } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { deckCards } from './deckfile.ts';
import { DARK_DECKS, LIGHT_DECKS } from './lists.cards.ts';

const shelfOf = onceFor(({ cards }: Catalogue): Shelf<Side> => {
  const texts = [DARK_DECKS, LIGHT_DECKS].map((side) => side.map((list) => list.replaceAll(' | ', '\n')));
  return shelf(deckCards(cards.map(({ card }) => card)), texts);
});

export const shippedDecks = (cards: Catalogue): readonly DeckSheet<Side>[] => shelfOf(cards).decks;

export const starterDecks = (cards: Catalogue): Shelf<Side>['starters'] => shelfOf(cards).starters;
