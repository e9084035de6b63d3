/** A reader that walks over the words of a line of card text and says where and why it stopped. */
import { listed, shortened } from './english.ts';
import { END, matches, phraseWords, type Word, wordsOf } from './words.ts';

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

/**
 * Reads a line from left to right. It never goes back: a production knows from the words ahead that it is meant. A
 * game's reader extends it with what its cards need to know while they are read; `Pronoun` are the words of its
 * language that stand for something said before.
 */
export class LineReader<Pronoun extends string = never> {
  readonly text: string;
  readonly words: readonly Word[];
  /** What the line has spoken of so far: what its pronouns can mean. */
  known: ReadonlySet<Pronoun> = new Set();
  private readonly meanings: Readonly<Record<Pronoun, string>>;
  private place = 0;
  private depth = 0;

  /** `meanings` says of each pronoun what must stand before it. */
  constructor(text: string, meanings: Readonly<Record<Pronoun, string>>) {
    if (text.length > LONGEST_LINE)
      throw new CardTextError(
        shortened(text),
        LONGEST_LINE + 1,
        `at most ${LONGEST_LINE} characters in a line`,
        `${text.length}`,
      );
    this.text = text;
    this.words = wordsOf(text);
    this.meanings = meanings;
  }

  /** The word `ahead` places on; past the end an empty one. */
  word(ahead = 0): Word {
    return this.words[this.place + ahead] ?? END;
  }

  atEnd(): boolean {
    return this.place >= this.words.length;
  }

  /** After the last production: nothing may be left. */
  end(): void {
    if (!this.atEnd()) this.fail('the end of the line');
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

  /** Likewise, but one must: the error lists them. */
  needOneOf<Phrase extends string>(options: readonly Phrase[]): Phrase {
    const quoted = (): string[] => options.map((option) => `"${option}"`);
    return this.oneOf(options) ?? this.fail(listed(quoted(), 'or'));
  }

  /** Whether `wanted` comes before the end of this clause. */
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

  seesNumber(): boolean {
    return /^\d+$/.test(this.word().text);
  }

  number(): number {
    return this.seesNumber() ? this.bounded() : this.fail('a number');
  }

  /** A number as it is counted with: `1`, or in its place `a`, `an`, `one`. */
  counting(): number {
    return this.oneOf(['a', 'an', 'one']) === undefined ? this.number() : 1;
  }

  /** `+1`, `-2`. */
  modifier(): number {
    return /^[+-]\d+$/.test(this.word().text) ? this.bounded() : this.fail('a modifier');
  }

  private bounded(): number {
    const n = Number(this.word().text);
    if (Math.abs(n) > BIGGEST_NUMBER) this.fail(`a number up to ${BIGGEST_NUMBER}`);
    this.place += 1;
    return n;
  }

  /** Reads what stands inside a block, brackets or quotes. */
  inside<Read>(read: (reader: this) => Read): Read {
    if (this.depth === DEEPEST) this.fail(`no more than ${DEEPEST} blocks, brackets or quotes inside each other`);
    this.depth += 1;
    const inner = read(this);
    this.depth -= 1;
    return inner;
  }

  /** Reads what stands in quotes, which knows nothing of what was said outside. */
  inQuotes<Read>(read: (reader: this) => Read): Read {
    const { known } = this;
    this.need('"');
    this.known = new Set();
    const inner = this.inside(read);
    this.known = known;
    this.need('"');
    return inner;
  }

  speaksOf(...what: readonly Pronoun[]): void {
    this.known = new Set([...this.known, ...what]);
  }

  /** Before a pronoun: stops there unless the line has spoken of something that it can mean. */
  mustKnow(what: Pronoun): void {
    if (!this.known.has(what)) this.fail(`something that "${what}" can mean: ${this.meanings[what]}`);
  }

  /** Likewise at the pronoun inside these words, where they stand here. */
  mustKnowIn(phrase: string, what: Pronoun): void {
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
