/** What is read letter by letter: words, numbers, names. */
import { quoted } from './grammar-error.ts';
import type { Below, Reading, Terminal } from './grammar-types.ts';
import { atBoundary, ByFirstWord, upperFirst, wordEnd } from './grammar-words.ts';

const BIGGEST = 999;
/** So few words are listed in an error; of more, the type's name says more. */
const FEW_WORDS = 4;
const NONE: readonly Reading[] = [];

const one = (end: number, value: unknown): readonly Reading[] => [{ end, value, open: false }];

/** `longest`: of several that stand here only the longest is read. */
export function phrases(written: Readonly<Record<string, string>>, longest = false): Terminal {
  const entries = Object.entries(written);
  const values = new Map<string, string>();
  for (const [value, text] of entries) {
    if (text === '') throw new Error(`the word for "${value}" is empty`);
    if (values.has(text)) throw new Error(`"${text}" is the word for both "${values.get(text)}" and "${value}"`);
    values.set(text, value);
  }
  const table = new ByFirstWord(
    entries.map(([value, text]) => ({ thing: { value, text, capital: upperFirst(text) }, begins: text })),
  );
  const texts = new Map(entries);
  return {
    kind: 'terminal',
    read: (text, from, capital) => {
      const found: Reading[] = [];
      for (const word of table.at(text, from, capital)) {
        const end = from + word.text.length;
        if (text.startsWith(capital ? word.capital : word.text, from) && atBoundary(text, end))
          found.push({ end, value: word.value, open: false });
      }
      return longest && found.length > 1 ? [found.reduce((a, b) => (b.end > a.end ? b : a))] : found;
    },
    print: (value, capital) => {
      const text = typeof value === 'string' ? texts.get(value) : undefined;
      return text !== undefined && capital ? upperFirst(text) : text;
    },
    sample: (below) => entries[below(entries.length)]?.[0],
    ...(entries.length <= FEW_WORDS ? { expected: entries.map(([, text]) => quoted(text)) } : {}),
  };
}

/** `write` is the one way to write a number: text that reads the same but is written otherwise is refused. */
function numeric(
  pattern: RegExp,
  fits: (n: number) => boolean,
  write: (n: number) => string,
  sample: (below: Below) => number,
): Terminal {
  return {
    kind: 'terminal',
    read: (text, from) => {
      pattern.lastIndex = from;
      const found = pattern.exec(text)?.[0];
      if (found === undefined) return NONE;
      const n = Number(found);
      return fits(n) && write(n) === found ? one(from + found.length, n) : NONE;
    },
    print: (n) => (typeof n === 'number' && fits(n) ? write(n) : undefined),
    sample,
  };
}

/** Small numbers mostly, as on cards, and now and then the biggest. */
const few = (below: Below, most: number): number => (below(10) === 0 ? most : below(Math.min(most, 12) + 1));

export const number = (most = BIGGEST): Terminal =>
  numeric(
    /\d+(?!\.?\d)/y,
    (n) => Number.isInteger(n) && n >= 0 && n <= most && !Object.is(n, -0),
    String,
    (below) => few(below, most),
  );

export const signed = (most = BIGGEST): Terminal =>
  numeric(
    /[+-]\d+(?!\.?\d)/y,
    (n) => Number.isInteger(n) && Math.abs(n) <= most && !Object.is(n, -0),
    (n) => (n < 0 ? String(n) : `+${n}`),
    (below) => (below(2) === 0 ? few(below, most) : -1 - below(most)),
  );

/** Hundredths at the finest: whatever is finer is no number of a card, and would be written with an exponent. */
export const decimal = (most = BIGGEST): Terminal =>
  numeric(
    /\d+(?:\.\d+)?/y,
    (n) => n >= 0 && n <= most && Math.round(n * 100) / 100 === n && !Object.is(n, -0),
    String,
    (below) => Math.min(most, few(below, most) + (below(2) === 0 ? 0.5 : 0)),
  );

/** Titles keep their letters, also where a sentence begins. */
export function names(titles: Iterable<string>): Terminal {
  const known = new Set(titles);
  if (known.has('')) throw new Error('a name is empty');
  const list = [...known];
  /** How long the titles that begin with a word are, longest first: there are far fewer lengths than titles. */
  const lengths = new Map<string, number[]>();
  for (const title of list) {
    const word = title.slice(0, wordEnd(title, 0));
    const others = lengths.get(word) ?? [];
    if (!others.includes(title.length)) lengths.set(word, [...others, title.length]);
  }
  for (const some of lengths.values()) some.sort((a, b) => b - a);
  return {
    kind: 'terminal',
    read: (text, from) => {
      if (!atBoundary(text, from)) return NONE;
      for (const length of lengths.get(text.slice(from, wordEnd(text, from))) ?? []) {
        const end = from + length;
        if (end > text.length || !atBoundary(text, end)) continue;
        const title = text.slice(from, end);
        if (known.has(title)) return one(end, title);
      }
      return NONE;
    },
    print: (value) => (typeof value === 'string' && known.has(value) ? value : undefined),
    sample: (below) => list[below(list.length)],
  };
}

export function matching(
  match: (text: string, from: number) => number | undefined,
  samples: readonly string[],
): Terminal {
  return {
    kind: 'terminal',
    read: (text, from) => {
      const end = match(text, from);
      return end === undefined || end <= from || end > text.length ? NONE : one(end, text.slice(from, end));
    },
    print: (value) => (typeof value === 'string' && match(value, 0) === value.length ? value : undefined),
    sample: (below) => samples[below(samples.length)],
  };
}
