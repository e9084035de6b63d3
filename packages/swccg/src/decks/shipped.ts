/** The decks that come with the game. */
import { type DeckSheet, type Shelf, shelf } from '@dejarik/kernel';
import type { Card, Side } from '../cards/card.ts';
import { deckCards } from './deckfile.ts';
import { GALACTIC_EMPIRE } from './galactic-empire.deck.ts';
import { REBEL_ALLIANCE } from './rebel-alliance.deck.ts';

const DARK_DECKS: readonly string[] = [GALACTIC_EMPIRE];
const LIGHT_DECKS: readonly string[] = [REBEL_ALLIANCE];

const shelves = new WeakMap<readonly Card[], Shelf<Side>>();

/** The first deck of each side is of simple cards, for a first game. */
function shelfOf(cards: readonly Card[]): Shelf<Side> {
  const known = shelves.get(cards) ?? shelf(deckCards(cards), [DARK_DECKS, LIGHT_DECKS]);
  shelves.set(cards, known);
  return known;
}

export const shippedDecks = (cards: readonly Card[]): readonly DeckSheet<Side>[] => shelfOf(cards).decks;

export const starterDecks = (cards: readonly Card[]): Shelf<Side>['starters'] => shelfOf(cards).starters;
