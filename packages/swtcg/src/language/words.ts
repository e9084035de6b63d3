/** The words of a line of card text, and a reader that walks over them and says where and why it stopped. */
import type { Ability } from './tree.ts';

/** Card text that the language does not know. `column` counts from 1. */
export class CardTextError extends Error {
  readonly text: string;
  readonly column: number;
  readonly expected: string;
  readonly found: string;

  constructor(text: string, column: number, expected: string, found: string) {
    super(`column ${column}: expected ${expected}, found ${found}`);
    this.name = 'CardTextError';
    this.text = text;
    this.column = column;
    this.expected = expected;
    this.found = found;
  }
}

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
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const END: Word = { text: '', from: 0, to: 0, opens: false, plain: '' };

function wordsOf(text: string): readonly Word[] {
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

/** Phrases of the grammar are cut once; they are the same few hundred for every line. */
function phraseWords(phrase: string): readonly Word[] {
  let words = phrases.get(phrase);
  if (words === undefined) {
    words = wordsOf(phrase);
    phrases.set(phrase, words);
  }
  return words;
}

/** A capital that only opens a sentence makes no difference; one inside a sentence does. */
const matches = (word: Word | undefined, wanted: Word): boolean =>
  word !== undefined && (word.text === wanted.text || (word.opens && word.plain === wanted.plain));

/** Reads a line from left to right. It never goes back: a production knows from the words ahead that it is meant. */
export class Reader {
  readonly text: string;
  readonly words: readonly Word[];
  /** What the card calls itself; inside a quoted ability that is `this unit` on every card. */
  self: 'this unit' | 'this card';
  private readonly quotable: (reader: Reader) => Ability;
  private place = 0;

  constructor(text: string, self: 'this unit' | 'this card', quotable: (reader: Reader) => Ability) {
    this.text = text;
    this.words = wordsOf(text);
    this.self = self;
    this.quotable = quotable;
  }

  /** The word `ahead` places on; past the end an empty one. */
  word(ahead = 0): Word {
    return this.words[this.place + ahead] ?? END;
  }

  atEnd(): boolean {
    return this.place >= this.words.length;
  }

  skip(count = 1): void {
    this.place += count;
  }

  sees(phrase: string, ahead = 0): boolean {
    const from = this.place + ahead;
    const wanted = phraseWords(phrase);
    for (let i = 0; i < wanted.length; i += 1) {
      if (!matches(this.words[from + i], wanted[i] as Word)) return false;
    }
    return true;
  }

  take(phrase: string): boolean {
    if (!this.sees(phrase)) return false;
    this.place += phraseWords(phrase).length;
    return true;
  }

  /** Like `take`, but stops with an error at the first word that differs. */
  need(phrase: string): void {
    for (const wanted of phraseWords(phrase)) {
      if (!matches(this.words[this.place], wanted)) this.fail(`"${wanted.text}"`);
      this.place += 1;
    }
  }

  /** The first of these phrases that stands here. */
  oneOf<Phrase extends string>(options: readonly Phrase[]): Phrase | undefined {
    return options.find((option) => this.take(option));
  }

  /** Whether one of `wanted` comes before the end of this clause. */
  clauseHas(wanted: string): boolean {
    for (let i = this.place; i < this.words.length; i += 1) {
      const text = this.words[i]?.text ?? '';
      if (text === wanted) return true;
      if (text === '.' || text === ':' || text === ';' || text === '"') return false;
    }
    return false;
  }

  /** A fixed text with punctuation of its own. */
  takeText(fixed: string): boolean {
    if (!this.text.startsWith(fixed, this.word().from) || this.atEnd()) return false;
    const end = this.word().from + fixed.length;
    while (!this.atEnd() && this.word().from < end) this.place += 1;
    return true;
  }

  /** A closing quote after a full stop also ends the sentence around it. */
  fullStop(): void {
    if (this.take('.')) return;
    const last = this.words[this.place - 1]?.to ?? 0;
    if (this.text.slice(0, last).endsWith('."')) return;
    this.fail('"."');
  }

  /** An ability in quotes, spoken by the unit that gets it. */
  quoted(): Ability {
    const outside = this.self;
    this.need('"');
    this.self = 'this unit';
    const ability = this.quotable(this);
    this.self = outside;
    this.need('"');
    return ability;
  }

  fail(expected: string): never {
    const word = this.words[this.place];
    const column = (word?.from ?? this.text.length) + 1;
    throw new CardTextError(this.text, column, expected, word === undefined ? 'the end of the line' : `"${word.text}"`);
  }
}
