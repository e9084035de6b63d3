/** The decks that come with a game: texts known to be sound, by side, the first of each for a first game. */
import type { CardIndex } from './card-index.ts';
import { readDeck } from './read.ts';
import type { DeckSheet } from './sheet.ts';

export interface Shelf<Side extends string> {
  readonly decks: readonly DeckSheet<Side>[];
  readonly bySide: readonly (readonly DeckSheet<Side>[])[];
  /** The first deck of each side. */
  readonly starters: readonly DeckSheet<Side>[];
}

/** `texts`: of each side, its decks. */
export function shelf<Side extends string>(cards: CardIndex<Side>, texts: readonly (readonly string[])[]): Shelf<Side> {
  const bySide = texts.map((side) => side.map((text) => sound(cards, text)));
  return { decks: bySide.flat(), bySide, starters: bySide.map(([first]) => first!) };
}

/** Every way to take one of each list. */
export function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  let found: T[][] = [[]];
  for (const list of lists) found = found.flatMap((before) => list.map((next) => [...before, next]));
  return found;
}

function sound<Side extends string>(cards: CardIndex<Side>, text: string): DeckSheet<Side> {
  const { deck, faults } = readDeck(cards, text);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`the deck ${deck.name}, line ${fault.line}: ${fault.message}`);
  const { side } = deck;
  if (side === null) throw new Error(`the deck ${deck.name} does not say which side it is for`);
  return { ...deck, side };
}
