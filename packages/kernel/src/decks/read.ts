/** Deck files of every format that we know, for every game. */
import type { CardIndex } from './card-index.ts';
import { readDeckText } from './deck-text.ts';
import { readLackeyDeck } from './lackey-deck.ts';
import { type DeckReading, UnreadableDeck } from './sheet.ts';

/** A deck of many cards takes some twenty thousand as a `.dek`. */
const MOST_LETTERS = 200_000;

/** Our text, LackeyCCG's text or its `.dek`, told apart by what is in it. */
export function readDeck<Side extends string>(cards: CardIndex<Side>, file: string): DeckReading<Side> {
  const text = file.replace(/^\uFEFF/u, '');
  if (text.length > MOST_LETTERS)
    throw new UnreadableDeck(1, `the file has ${text.length} letters; a deck has at most ${MOST_LETTERS}`);
  if (text.trim() === '') throw new UnreadableDeck(1, 'the file is empty');
  return text.trimStart().startsWith('<') ? readLackeyDeck(cards, text) : readDeckText(cards, text);
}
