/** Deck files of every format that we know, for every game. */
import type { CardIndex } from './card-index.ts';
import { isDeckText, readDeckText } from './deck-text.ts';
import { type DeckFormat, formatOfFile } from './formats.ts';
import { isGempDeck, readGempDeck } from './gemp-deck.ts';
import { isHolotableDeck, readHolotableDeck } from './holotable-deck.ts';
import { isLackeyDeck, readLackeyDeck } from './lackey-deck.ts';
import { type DeckReading, linesOf, UnreadableDeck } from './sheet.ts';
import { readXml } from './xml.ts';

/** A deck of many cards takes some twenty thousand as a `.dek`, and up to a hundred thousand as a `.cdf`. */
const MOST_LETTERS = 200_000;

/**
 * Our text, LackeyCCG's text or its `.dek`, GEMP's text or XML, Holotable's `.cdf`, told apart by what is in them.
 * `bareList`: a list of cards alone will do, without the heading that says name and side. `file`: its name, which says
 * what was meant where nothing in it does.
 */
export function readDeck<Side extends string>(
  cards: CardIndex<Side>,
  content: string,
  { bareList = false, file = '' }: { readonly bareList?: boolean; readonly file?: string } = {},
): DeckReading<Side> {
  const text = content.replace(/^\uFEFF/u, '');
  const named = formatOfFile(file);
  const binary = text.indexOf('\0');
  if (binary >= 0) throw noDeck(named, text.slice(0, binary).split('\n').length, 'there is no text (UTF-8) in it');
  if (text.length > MOST_LETTERS)
    throw new UnreadableDeck(1, `the file has ${text.length} letters; a deck has at most ${MOST_LETTERS}`);
  if (text.trim() === '') throw new UnreadableDeck(1, 'the file is empty');
  if (text.trimStart().startsWith('<')) {
    const root = readXml(text);
    if (isGempDeck(root)) return readGempDeck(cards, root);
    if (named?.id === 'gemp' && !isLackeyDeck(root)) throw noDeck(named, root.line, named.lacks);
    return readLackeyDeck(cards, root);
  }
  const lines = linesOf(text);
  if (isHolotableDeck(lines)) return readHolotableDeck(cards, lines);
  if (named?.lacks !== undefined && !isDeckText(lines)) throw noDeck(named, 1, named.lacks);
  return readDeckText(cards, lines, bareList);
}

const noDeck = (named: DeckFormat | undefined, line: number, why = ''): UnreadableDeck =>
  new UnreadableDeck(line, `this is no ${named?.lacks === undefined ? '' : `${named.name} `}deck: ${why}`);
