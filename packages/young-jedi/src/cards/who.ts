/**
 * Whom a phrase of game text means: `any Jedi`, `Queen Amidala or any handmaiden`, `any diamond battle droid`,
 * `Jabba the Hutt, Gardulla the Hutt or Fode and Beed`. A phrase is a list of alternatives, each of which is either
 *
 *   a characteristic, after an article or `diamond`: words that stand in the title or the subtitle (YJ-CHR-01), or
 *   words for a type of card (`any character`, `any transport starship`);
 *   or a name: every card whose title is that name or begins with it (YJ-CHR-09), or one full title.
 *
 * `except …` at the end takes cards out again.
 */
import { byName, folded } from '@dejarik/kernel';
import type { Who } from './ability.ts';
import { type Card, type CardType, fullTitle } from './card.ts';

/** The cards among which a phrase chooses. */
export type Kind = 'character' | 'starship' | 'fighter' | 'weapon' | 'battle' | 'any';

const TYPES: Readonly<Record<Kind, readonly CardType[]>> = {
  character: ['Character'],
  starship: ['Starship'],
  fighter: ['Character', 'Starship'],
  weapon: ['Weapon'],
  battle: ['Battle', 'Double Impact'],
  any: ['Character', 'Weapon', 'Battle', 'Effect', 'Location', 'Starship', 'Objective', 'Double Impact'],
};

/** Reads a phrase for the first of the kinds that has cards for each of its alternatives. */
export type WhoReader = (phrase: string, ...kinds: readonly [Kind, ...Kind[]]) => Who;

/** Rulings that a title does not show; the words are left out of, or put beside, those of the card. */
const IS_NO = byName<string>({
  'Anakin Skywalker, Tested by the Jedi Council': 'Jedi', // YJ-CHR-03
});
const IS_ALSO = byName<string>({
  'Sebulba, Bad-Tempered Dug': 'Podracer pilot', // YJ-CHR-04
});

const ARTICLE = /^(?:any|each|a|an|one|the)(?: other)? /iu;
const DIAMOND = /^(?:non-)?diamond /iu;
const SEPARATOR = /(, (?:or|and) | or | and |, )/u;
const COUNTS_AS = /^Counts as (.+)\.$/u;

/** YJ-CHR-06: matching ignores case and plural. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(' ')
    .map((word) => word.replace(/[,:]$/u, '').replace(/(?<=[^'])s$/u, ''))
    .filter((word) => word !== '');

const TYPE_WORDS = byName<(card: Card) => boolean>({
  card: () => true,
  character: ({ type }) => type === 'Character',
  weapon: ({ type }) => type === 'Weapon',
  starship: ({ type }) => type === 'Starship',
  starfighter: ({ text }) => text.includes('Starfighter.'), // YJ-CARD-18
  transport: ({ text }) => text.includes('Transport.'),
});

const hasSequence = (words: readonly string[], wanted: readonly string[]): boolean =>
  words.some((_, at) => wanted.every((word, i) => words[at + i] === word));

const startsWith = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 && wanted.every((word, i) => words[i] === word);

/** A card with the words that phrases are compared with. */
interface Known {
  readonly card: Card;
  readonly index: number;
  readonly title: readonly string[];
  readonly full: string;
  /** What it is by its title, its subtitle or a ruling. */
  readonly natures: readonly (readonly string[])[];
  readonly isNo: readonly string[];
  /** YJ-CHR-10: what it also is, each of these a diamond. */
  readonly counted: readonly (readonly string[])[];
}

function know(card: Card, index: number): Known {
  const full = fullTitle(card);
  const title = wordsOf(card.title);
  const counted = card.text.flatMap((sentence) => COUNTS_AS.exec(sentence)?.[1]?.split(SEPARATOR) ?? []);
  return {
    card,
    index,
    title,
    full: folded(full),
    natures: [title, wordsOf(card.subtitle), wordsOf(IS_ALSO[full] ?? '')],
    isNo: wordsOf(IS_NO[full] ?? ''),
    counted: counted
      .map((part) => part.replace(ARTICLE, ''))
      .filter((part) => DIAMOND.test(part))
      .map((part) => wordsOf(part.replace(DIAMOND, ''))),
  };
}

/** One alternative as a test of cards. */
function alternative(phrase: string): (known: Known) => boolean {
  const bare = phrase.replace(ARTICLE, '');
  const diamond = DIAMOND.exec(bare)?.[0].toLowerCase().trim();
  const words = wordsOf(bare.replace(DIAMOND, ''));
  if (bare === phrase && diamond === undefined) {
    const whole = folded(phrase);
    return ({ title, full }) => startsWith(title, words) || full === whole;
  }
  const ownDiamond = ({ card }: Known): boolean =>
    diamond === undefined || (diamond === 'diamond') === (card.uniqueness === 'diamond');
  if (words.every((word) => Object.hasOwn(TYPE_WORDS, word))) {
    return (known) => ownDiamond(known) && words.every((word) => TYPE_WORDS[word]?.(known.card));
  }
  const isIn = (nature: readonly string[]): boolean => hasSequence(nature, words);
  return (known) =>
    (ownDiamond(known) && known.natures.some(isIn) && !words.some((word) => known.isNo.includes(word))) ||
    (diamond !== 'non-diamond' && known.counted.some(isIn));
}

/**
 * The cards that a list means; null where a part of it fits no card. The longest part that fits is taken first, for
 * `Fode and Beed` and `Yoda, Jedi Master` are one name each. `parts`: alternatives with the separators between them.
 */
function listed(parts: readonly string[], among: readonly Known[]): ReadonlySet<number> | null {
  if (parts.length === 0) return new Set();
  for (let to = parts.length; to > 0; to -= 2) {
    const found = among.filter(alternative(parts.slice(0, to).join('')));
    const rest = found.length === 0 ? null : listed(parts.slice(to + 1), among);
    if (rest !== null) return new Set([...found.map(({ index }) => index), ...rest]);
  }
  return null;
}

/** YJ-CHR-01: whether a card has a characteristic, `Jedi` for instance. */
export const isA = (card: Card, characteristic: string): boolean => alternative(`any ${characteristic}`)(know(card, 0));

export function whoReader(cards: readonly Card[]): WhoReader {
  const all = cards.map(know);
  const read = new Map<string, Who | null>();

  const readAs = (phrase: string, kind: Kind): Who | null => {
    const among = all.filter(({ card }) => TYPES[kind].includes(card.type));
    const [wanted, excepted] = phrase.split(' except ').map((list) => listed(list.split(SEPARATOR), among));
    if (wanted === undefined || wanted === null || excepted === null) return null;
    const includes = new Uint8Array(cards.length);
    for (const index of wanted) includes[index] = excepted?.has(index) === true ? 0 : 1;
    return { phrase, includes };
  };

  return (phrase, ...kinds) => {
    for (const kind of kinds) {
      const key = `${kind}: ${phrase}`;
      let who = read.get(key);
      if (who === undefined) {
        who = readAs(phrase, kind);
        read.set(key, who);
      }
      if (who !== null) return who;
    }
    throw new Error(`no card (${kinds.join(', ')}) fits "${phrase}"`);
  };
}
