/** A line of card text, or a phrase of a grammar, cut into words. */

export interface Word {
  readonly text: string;
  /** Where the word starts and ends in the line, from 0. */
  readonly from: number;
  readonly to: number;
  /** First word of a line or sentence, or after a colon, an arrow, a quote or a bracket: written with a capital. */
  readonly opens: boolean;
  /** The word without the capital that it has because it opens something. */
  readonly plain: string;
}

/** A name that would be read as something else stands in square brackets and is one word: `[Destroyer Droid, W Series]`. */
const WORD = /->|[.,:;"()]|\[[^\]]*\]|[^\s.,:;"()[\]]+|\S/g;
const OPENERS = new Set(['.', ':', '->', '"', '(', ')']);
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What stands where a line is over. */
export const END: Word = { text: '', from: 0, to: 0, opens: false, plain: '' };

export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let opens = true;
  for (const match of text.matchAll(WORD)) {
    const from = match.index;
    const [word] = match;
    words.push({ text: word, from, to: from + word.length, opens, plain: opens ? lowerFirst(word) : word });
    opens = OPENERS.has(word);
  }
  return words;
}

const phrases = new Map<string, readonly Word[]>();

/** Phrases of a grammar are cut once; they are the same few hundred for every line. */
export function phraseWords(phrase: string): readonly Word[] {
  let words = phrases.get(phrase);
  if (words === undefined) {
    words = wordsOf(phrase);
    phrases.set(phrase, words);
  }
  return words;
}

/** A capital that only opens a sentence makes no difference; one inside a sentence does. */
export const matches = (word: Word | undefined, wanted: Word): boolean =>
  word !== undefined && (word.text === wanted.text || (word.opens && word.plain === wanted.plain));
