/** English forms that printers, and readers in their messages, write: plurals, articles, lists, sentences. */

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A full stop, unless the sentence ends with one inside quotes. */
export const stopped = (words: string): string => (words.endsWith('."') ? words : `${words}.`);

/** The parts that are there, one after the other. */
export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/** `Droid, Clone or Jedi`. */
export const listed = (items: readonly string[], last: 'or' | 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** `a Jedi`, `an enemy unit`, `a unit`. */
export const withArticle = (words: string): string =>
  /^[aeiou]/i.test(words) && !/^(uni|one\b)/.test(words) ? `an ${words}` : `a ${words}`;

interface PluralForms {
  /** `Droid` -> `Droids`, `Spy` -> `Spies`, `Jedi` -> `Jedi`. */
  readonly plural: (word: string) => string;
  /** Undoes `plural`; undefined when the word is no plural. */
  readonly singular: (word: string) => string | undefined;
}

/** Both forms of a game's nouns; `unchanged` are those whose plural is the word itself. */
export function pluralForms(unchanged: readonly string[]): PluralForms {
  const same = new Set(unchanged);
  return {
    plural: (word) => {
      if (same.has(word)) return word;
      if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
      return /(ss|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
    },
    singular: (word) => {
      if (same.has(word)) return word;
      if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
      if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
      return word.endsWith('s') ? word.slice(0, -1) : undefined;
    },
  };
}

const LONGEST_QUOTE = 40;

/** Words of a card as a message repeats them: not all, if they are many. */
export const shortened = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
