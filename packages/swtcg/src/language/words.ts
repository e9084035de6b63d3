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

/** Card text comes from outside: what is longer, deeper or bigger than any card needs is refused before it costs. */
export const LONGEST_LINE = 1000;
const DEEPEST = 16;
export const BIGGEST_NUMBER = 999;

/** What a pronoun can mean, once the line has spoken of it. */
export type Spoken = 'it' | 'that arena' | 'that much' | 'that damage' | 'there';
const MEANINGS: Readonly<Record<Spoken, string>> = {
  it: 'a choice, cost or event before it',
  'that arena': 'a chosen arena before it',
  'that much': 'damage prevented, dealt or taken off before it, or counters paid with',
  'that damage': '"When … would damage this unit:" before it',
  there: '"Look at the enemy hand." before it',
};
const NOTHING_YET: ReadonlySet<Spoken> = new Set();

const LONGEST_QUOTE = 40;
export const shortened = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;

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
  /** What the line has spoken of so far: what its pronouns can mean. */
  known: ReadonlySet<Spoken> = NOTHING_YET;
  private readonly quotable: (reader: Reader) => Ability;
  private place = 0;
  private depth = 0;

  constructor(text: string, self: 'this unit' | 'this card', quotable: (reader: Reader) => Ability) {
    if (text.length > LONGEST_LINE)
      throw new CardTextError(
        shortened(text),
        LONGEST_LINE + 1,
        `at most ${LONGEST_LINE} characters in a line`,
        `${text.length}`,
      );
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

  /** An ability in quotes, spoken by the unit that gets it, which knows nothing of what was said outside. */
  quoted(): Ability {
    const { self, known } = this;
    this.need('"');
    this.self = 'this unit';
    this.known = NOTHING_YET;
    const ability = this.inside(this.quotable);
    this.self = self;
    this.known = known;
    this.need('"');
    return ability;
  }

  /** Reads what stands inside a block, brackets or quotes. */
  inside<Read>(read: (reader: Reader) => Read): Read {
    if (this.depth === DEEPEST) this.fail(`no more than ${DEEPEST} blocks, brackets or quotes inside each other`);
    this.depth += 1;
    const inner = read(this);
    this.depth -= 1;
    return inner;
  }

  speaksOf(...what: readonly Spoken[]): void {
    this.known = new Set([...this.known, ...what]);
  }

  /** Before a pronoun: stops there unless the line has spoken of something that it can mean. */
  mustKnow(what: Spoken): void {
    if (!this.known.has(what)) this.fail(`something that "${what}" can mean: ${MEANINGS[what]}`);
  }

  /** Likewise at the pronoun inside these words, where they stand here. */
  mustKnowIn(phrase: string, what: Spoken): void {
    if (!this.sees(phrase) || this.known.has(what)) return;
    while (!this.sees(what)) this.place += 1;
    this.mustKnow(what);
  }

  fail(expected: string): never {
    const word = this.words[this.place];
    const column = (word?.from ?? this.text.length) + 1;
    const found = word === undefined ? 'the end of the line' : `"${shortened(word.text)}"`;
    throw new CardTextError(this.text, column, expected, found);
  }
}
