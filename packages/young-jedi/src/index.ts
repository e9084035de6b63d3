/** Young Jedi. What a table shows beyond this is in `./table`. */

// The game, and what programs for every game need to know of it.
export { type YoungJedi, youngJedi } from './game.ts';
export { youngJediKit } from './kit.ts';
export { type Edition, EDITION, EDITIONS } from './rules/edition.ts';

// Its position, what is asked, and what happens.
export type { Event, EventKind } from './rules/event.ts';
export type { Option, Questions } from './rules/questions.ts';
export type { State } from './rules/state.ts';
export type { Table } from './rules/table.ts';

// Cards and their files.
export { type Card, type CardType, type Dot, fullTitle, type Planet, type Side } from './cards/card.ts';
export { type CardFile, readCards, writeCards } from './cards/cardfile.ts';
export { type Catalogue, catalogue, type Definition } from './cards/catalogue.ts';
export { SHIPPED_SETS, shippedCards } from './cards/shipped.ts';

// Decks and their files.
export { deckCards, type DeckSheet } from './decks/deckfile.ts';
export { shippedDecks, shippedPairs, starterDecks } from './decks/shipped.ts';
