/** Finds words in the pages and the numbered lines of a rulebook. */
import type { Book } from './book.ts';
import type { Editions } from './text.ts';

/** One place that can be found. */
interface Entry {
  /** The id of the page or of the line. */
  readonly to: string;
  readonly isLine: boolean;
  readonly place: string;
  readonly text: string;
  readonly editions: Editions;
  /** Place and text, as they are looked through. */
  readonly hay: string;
}

/** Text cut where the words stand. */
export interface Part {
  readonly text: string;
  readonly isFound: boolean;
}

export interface Hit extends Pick<Entry, 'to' | 'isLine' | 'place' | 'editions'> {
  readonly parts: readonly Part[];
}

export interface Found {
  readonly hits: readonly Hit[];
  /** How many more there are than are shown. */
  readonly more: number;
}

export const LONGEST_SEARCH = 80;
const MOST_WORDS = 8;
const MOST_HITS = 30;
/** As much as is shown of a long line, and how much of it stands before the first word found. */
const SHOWN = 190;
const BEFORE = 60;

const entry = (isLine: boolean, to: string, place: string, text: string, editions: Editions): Entry => ({
  to,
  isLine,
  place,
  text,
  editions,
  hay: `${isLine ? to : ''} ${place} ${text}`.toLowerCase(),
});

/** Everything that can be found, the pages first. */
export function indexOf({ pages, chapters }: Pick<Book, 'pages' | 'chapters'>): readonly Entry[] {
  return [
    ...pages.flatMap(({ id, title, passages }) =>
      passages.map(({ term, sentences, editions }) => {
        const said = sentences.map(({ text }) => text).join(' ');
        return entry(false, id, title, term === null ? said : `${term}: ${said}`, editions);
      }),
    ),
    ...chapters.flatMap(({ title, rules }) =>
      rules.map(({ id, text, editions }) => entry(true, id, title, text, editions)),
    ),
  ];
}

export const wordsOf = (words: string): readonly string[] => [
  ...new Set(
    words
      .slice(0, LONGEST_SEARCH)
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS),
  ),
];

/** The part of a text that is worth showing: the whole, or what stands around the first word found. */
function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= SHOWN) return text;
  const low = text.toLowerCase();
  const first = Math.min(...words.map((word) => low.indexOf(word)).filter((at) => at >= 0), text.length);
  const wanted = first === text.length ? 0 : Math.max(0, Math.min(first - BEFORE, text.length - SHOWN));
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const to = from + SHOWN >= text.length ? text.length : text.lastIndexOf(' ', from + SHOWN);
  return (from > 0 ? '… ' : '') + text.slice(from, to) + (to < text.length ? ' …' : '');
}

/** Cut at every place where one of the words stands. */
export function marked(text: string, words: readonly string[]): Part[] {
  const low = text.toLowerCase();
  const isFound = new Uint8Array(text.length);
  for (const word of words)
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length))
      isFound.fill(1, at, at + word.length);
  const parts: Part[] = [];
  let from = 0;
  for (let i = 1; i <= text.length; i++)
    if (i === text.length || isFound[i] !== isFound[from]) {
      parts.push({ text: text.slice(from, i), isFound: isFound[from] === 1 });
      from = i;
    }
  return parts;
}

/** What has all the words: pages by their titles, then pages by what they say, then lines; each page once. */
export function search(index: readonly Entry[], wanted: string): Found {
  const words = wordsOf(wanted);
  if (words.length === 0) return { hits: [], more: 0 };
  const titled: Entry[] = [];
  const told: Entry[] = [];
  const lines: Entry[] = [];
  const seen = new Set<string>();
  for (const each of index) {
    if (seen.has(each.to) || !words.every((word) => each.hay.includes(word))) continue;
    seen.add(each.to);
    const title = each.place.toLowerCase();
    if (each.isLine) lines.push(each);
    else (words.every((word) => title.includes(word)) ? titled : told).push(each);
  }
  const all = [...titled, ...told, ...lines];
  return {
    hits: all.slice(0, MOST_HITS).map(({ to, isLine, place, text, editions }) => ({
      to,
      isLine,
      place,
      editions,
      parts: marked(excerpt(text, words), words),
    })),
    more: Math.max(0, all.length - MOST_HITS),
  };
}
