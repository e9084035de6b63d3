/** What the cards of every game are looked for and counted by. */
import { messages } from '../messages/index.ts';
import type { CardFacts } from '../session/protocol.ts';
import type { DeckEntry, Filter } from './parts.ts';

const say = messages.cards;

/** Each value once, in the order in which they come. */
export const distinct = (values: readonly string[]): string[] => [...new Set(values)];

export const typeFilter = (types: readonly string[], text: (type: string) => string): Filter => ({
  key: 'type',
  label: say.type,
  options: () => types,
  text,
  fits: (card, type) => card.type === type,
});

export const sideFilter = (sides: readonly string[]): Filter => ({
  key: 'side',
  label: say.side,
  options: () => sides,
  fits: (card, side) => card.side === side,
});

export const setFilter = (text: (set: string) => string): Filter => ({
  key: 'set',
  label: say.set,
  options: (cards) => distinct(cards.map(({ set }) => set)),
  text,
  fits: (card, set) => card.set === set,
});

/** How many cards of the deck fit. */
export const countOf = <F extends CardFacts>(entries: readonly DeckEntry<F>[], fits: (card: F) => boolean): number =>
  entries.reduce((sum, { card, copies }) => sum + (fits(card) ? copies : 0), 0);
