/** Decks and their files, for every game. */
export { CardIndex, type DeckCard, type DeckCards } from './card-index.ts';
export { cardNumbers } from './deal.ts';
export { writeDeck } from './deck-text.ts';
export { writeLackeyDeck } from './lackey-deck.ts';
export { readDeck } from './read.ts';
export { type DeckFileFault, type DeckReading, type DeckSheet, UnreadableDeck } from './sheet.ts';
export { combinations, type Shelf, shelf } from './shelf.ts';
