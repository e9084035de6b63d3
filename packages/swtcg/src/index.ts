/** The Star Wars Trading Card Game. What a table shows beyond this is in `./table`, what comes before a game in `./sides` and `./solo`. */

// The game, and what programs for every game need to know of it.
export { EDITIONS } from './editions.ts';
export { swtcg, type Swtcg } from './game.ts';
export { swtcgKit } from './kit.ts';
export type { Edition } from './rules/edition.ts';

// Its position, what is asked, and what happens.
export type { Event, EventKind, EventOf } from './rules/event.ts';
export type { ExpandedQuestions, Option, Questions } from './rules/options.ts';
export type { State } from './rules/state.ts';
export type { Table } from './rules/table.ts';

// Cards and their files.
export { type Arena, type Card, type CardType, isUnit, type Rarity, type Side, title } from './cards/card.ts';
export { type CardFile, readCards, writeCards } from './cards/cardfile.ts';
export { type Catalogue, catalogue, type Definition } from './cards/catalogue.ts';
export { SHIPPED_SETS, shippedCards } from './cards/shipped.ts';

// Decks and their files.
export { deckCards, type DeckSheet } from './decks/deckfile.ts';
export { shippedDecks, shippedPairs, starterDecks } from './decks/shipped.ts';
