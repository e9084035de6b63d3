/** Deck files of every format that we know, for every game. */
import type { CardIndex } from './card-index.ts';
import { readDeckText } from './deck-text.ts';
import { isGempDeck, readGempDeck } from './gemp-deck.ts';
import { isHolotableDeck, readHolotableDeck } from './holotable-deck.ts';
import { readLackeyDeck } from './lackey-deck.ts';
import { type DeckReading, linesOf, UnreadableDeck } from './sheet.ts';
import { readXml } from './xml.ts';

/** A deck of many cards takes some twenty thousand as a `.dek`, and up to a hundred thousand as a `.cdf`. */
const MOST_LETTERS = 200_000;

/**
 * Our text, LackeyCCG's text or its `.dek`, GEMP's text or XML, Holotable's `.cdf`, told apart by what is in them.
 * `bareList`: a list of cards alone will do, without the heading that says name and side.
 */
export function readDeck<Side extends string>(
  cards: CardIndex<Side>,
  file: string,
  { bareList = false }: { readonly bareList?: boolean } = {},
): DeckReading<Side> {
  const text = file.replace(/^\uFEFF/u, '');
  if (text.length > MOST_LETTERS)
    throw new UnreadableDeck(1, `the file has ${text.length} letters; a deck has at most ${MOST_LETTERS}`);
  if (text.trim() === '') throw new UnreadableDeck(1, 'the file is empty');
  if (text.trimStart().startsWith('<')) {
    const root = readXml(text);
    return isGempDeck(root) ? readGempDeck(cards, root) : readLackeyDeck(cards, root);
  }
  const lines = linesOf(text);
  return isHolotableDeck(lines) ? readHolotableDeck(cards, lines) : readDeckText(cards, lines, bareList);
}
