/**
 * The printed noun phrases as descriptions of the card language: which cards, how many of them, whose and where.
 * A word that is neither grammar nor a known subtype or name stops the translation: nothing is guessed.
 */
import { ARENAS, type Arena } from '../cards/card.ts';
import type { Filter, Kind, Noun, Place, Quality, Ref, Target } from '../language/tree.ts';

/** The language has no words for what the card says. The message becomes the reason that the player reads. */
export class CannotSay extends Error {}

/** What a set may speak of: the subtypes on its type lines (found by their lower-case form) and its card names. */
export interface Vocabulary {
  readonly subtypes: ReadonlyMap<string, string>;
  readonly names: readonly string[];
}

/** How many of the described cards are meant. */
type Count = 'each' | { readonly min: number; readonly max: number };
export interface NounPhrase {
  readonly count: Count;
  readonly filter: Filter;
}

/** "Any number" in the card language. */
export const ANY_NUMBER = 99;

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);

export function number(word: string): number {
  const value = NUMBER_WORDS.get(word.toLowerCase()) ?? Number(word);
  if (!Number.isInteger(value)) throw new CannotSay(`"${word}" is no number`);
  return value;
}

export function arena(word: string): Arena {
  const found = ARENAS.find((known) => known.toLowerCase() === word.toLowerCase());
  if (found === undefined) throw new CannotSay(`"${word}" is no arena`);
  return found;
}

const PLACES: readonly (readonly [RegExp, (word: string) => Place])[] = [
  [/^the (space|ground|character) arena$/i, arena],
  [/^(?:any|an|each) arena$/i, () => 'any arena'],
  [/^the space, ground,? and character arenas$/i, () => 'any arena'],
  [/^that arena$/i, () => 'that arena'],
  [/^the same arena$/i, () => 'its arena'],
  [/^the same arena as the attacking unit$/i, () => "the attacker's arena"],
  [/^the ground or character arena$/i, () => 'Ground or Character'],
  [/^your build zone$/i, () => 'your build zone'],
  [/^your opponent's build zone$/i, () => 'enemy build zone'],
  [/^your hand$/i, () => 'your hand'],
  [/^your deck$/i, () => 'your deck'],
  [/^your discard pile$/i, () => 'your discard pile'],
];

export function place(text: string): Place {
  for (const [pattern, write] of PLACES) {
    const match = pattern.exec(text);
    if (match) return write(match[1] ?? '');
  }
  throw new CannotSay(`no such place: "${text}"`);
}

const THIS = /^(?:this|the) (?:unit|card|starfighter|speeder|transport|capital ship|mission)$/i;
const THAT = /^(?:that|the chosen) [a-z]+$/i;
const PRONOUN = /^(?:it|he|she|him|her|itself|himself|herself|them)$/i;

/** Words that point back instead of describing; a bare pronoun means whatever was spoken of last. */
export function reference(text: string, pronoun: Ref): Ref | null {
  if (THIS.test(text)) return 'this';
  if (THAT.test(text)) return 'it';
  if (PRONOUN.test(text)) return pronoun;
  if (/^the attack(?:ing unit|er)$/i.test(text)) return 'attacker';
  if (/^the defend(?:ing unit|er)$/i.test(text)) return 'defender';
  return null;
}

export function target(phrase: NounPhrase): Target {
  const { count, filter } = phrase;
  return count === 'each' ? { each: filter } : { choose: filter, ...count };
}

const DETERMINERS: readonly (readonly [RegExp, (amount: string) => { count: Count; other?: true }])[] = [
  [/^(?:each|all) other (?:of )?/i, () => ({ count: 'each', other: true })],
  [/^(?:each|all)(?: of)? /i, () => ({ count: 'each' })],
  [/^up to (\w+)(?: of)? /i, (amount) => ({ count: { min: 0, max: number(amount) } })],
  [/^any number of /i, () => ({ count: { min: 0, max: ANY_NUMBER } })],
  [/^another(?: of)? /i, () => ({ count: { min: 1, max: 1 }, other: true })],
  [/^(?:any )?(one|\d+)(?: of)? /i, (amount) => ({ count: { min: number(amount), max: number(amount) } })],
  [/^(?:an?) /i, () => ({ count: { min: 1, max: 1 } })],
];

export function nounPhrase(text: string, vocabulary: Vocabulary): NounPhrase {
  for (const [pattern, write] of DETERMINERS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { count, other } = write(match[1] ?? '');
    const filter = filterOf(text.slice(match[0].length), vocabulary);
    return { count, filter: other ? { ...filter, other } : filter };
  }
  const named = vocabulary.names.find((name) => name.toLowerCase() === text.toLowerCase());
  if (named !== undefined) return { count: { min: 1, max: 1 }, filter: byName(named) };
  throw new CannotSay(`not understood as cards: "${text}"`);
}

export const byName = (named: string): Filter => ({ kinds: [], named });

type Draft = { -readonly [key in keyof Filter]: Filter[key] };

/** Words that may stand before the kind, in any order. */
const ADJECTIVES: readonly (readonly [RegExp, (draft: Draft, word: string) => void])[] = [
  [/^(?:your opponent's|his or her|enemy) /i, (draft) => (draft.whose = 'enemy')],
  [/^your /i, (draft) => (draft.whose = 'your')],
  [/^other /i, (draft) => (draft.other = true)],
  [/^(tapped|untapped|damaged|unique) /i, (draft, word) => addQuality(draft, word.toLowerCase() as Quality)],
  [/^partially built /i, (draft) => addQuality(draft, 'partly built')],
  [/^light side /i, (draft) => (draft.side = 'Light')],
  [/^dark side /i, (draft) => (draft.side = 'Dark')],
  [/^neutral /i, (draft) => (draft.side = 'Neutral')],
];

const addQuality = (draft: Draft, quality: Quality): void => {
  draft.is = [...(draft.is ?? []), quality];
};

/** Words that may follow the kind; each takes its part off the end. */
const SUFFIXES: readonly (readonly [
  RegExp,
  (draft: Draft, words: readonly string[], vocabulary: Vocabulary) => void,
])[] = [
  [
    /^(.*) with the same name as one of (.*)$/i,
    (draft, [like = ''], vocabulary) => (draft.namedLike = filterOf(like, vocabulary)),
  ],
  [
    /^(.*) (?:with|that has) (speed|power|health) (\d+) or (less|more)$/i,
    (draft, [stat = '', n = '', bound = '']) =>
      (draft.stat = {
        stat: stat.toLowerCase() as 'power',
        bound: bound.toLowerCase() === 'less' ? 'or less' : 'or more',
        n: Number(n),
      }),
  ],
  [
    /^(.*) other than (.*)$/i,
    (draft, [others = ''], vocabulary) =>
      (draft.not = others
        .split(/,? or |, /i)
        .map((other) => kind(other.replace(/^an? /i, ''), vocabulary).subtypes.join(' '))),
  ],
  [/^(.*) with (?:any )?damage counters on (?:it|them)$/i, (draft) => addQuality(draft, 'damaged')],
  [/^(.*) (?:with|that has) shields$/i, (draft) => (draft.with = 'Shields')],
  [/^(.*) using bombard(?: to attack an? ground unit)?$/i, (draft) => (draft.using = 'Bombard')],
  [/^(.*) using ion cannon(?: to attack an? space unit)?$/i, (draft) => (draft.using = 'Ion Cannon')],
  [/^(.*) (?:in|from) ((?:the|any|an|each|that|your) .*)$/i, (draft, [where = '']) => (draft.in = place(where))],
];

/** Everything after the determiner: `your opponent's tapped units in the Space arena`. */
export function filterOf(text: string, vocabulary: Vocabulary): Filter {
  const draft: Draft = { kinds: [] };
  let rest = text.trim();
  for (let again = true; again; ) {
    again = false;
    for (const [pattern, write] of ADJECTIVES) {
      const match = pattern.exec(rest);
      if (!match) continue;
      write(draft, match[1] ?? '');
      rest = rest.slice(match[0].length);
      again = true;
    }
    const excluded = /^non-(\w+) /i.exec(rest);
    if (excluded) {
      draft.not = [...(draft.not ?? []), subtype(excluded[1] ?? '', vocabulary)];
      rest = rest.slice(excluded[0].length);
      again = true;
    }
  }
  for (let again = true; again; ) {
    again = false;
    for (const [pattern, write] of SUFFIXES) {
      const match = pattern.exec(rest);
      if (!match) continue;
      write(draft, match.slice(2), vocabulary);
      rest = match[1] ?? '';
      again = true;
      break;
    }
  }
  const named = vocabulary.names.find((name) => `${name} card`.toLowerCase() === rest.toLowerCase());
  if (named !== undefined) return { ...draft, kinds: [{ subtypes: [], noun: 'card' }], named };
  return { ...draft, kinds: kinds(rest, vocabulary) };
}

const TAIL = /^(.*?) ?((?:unit )?cards?|units?)$/i;

/** `Droids, Speeders, or Starfighters`; in `Space or Ground units` the last noun belongs to every one of them. */
function kinds(text: string, vocabulary: Vocabulary): readonly Kind[] {
  const alternatives = text.split(/,? or (?:an? )?|, /i);
  const tail = TAIL.exec(alternatives.at(-1) ?? '')?.[2];
  return alternatives.map((alternative) =>
    kind(tail === undefined || TAIL.test(alternative) ? alternative : `${alternative} ${tail}`, vocabulary),
  );
}

const NOUNS: readonly (readonly [RegExp, Noun])[] = [
  [/ ?\bspace unit cards?$/i, 'Space unit card'],
  [/ ?\bground unit cards?$/i, 'Ground unit card'],
  [/ ?\bcharacter (?:unit )?cards?$/i, 'Character card'],
  [/ ?\bunit cards?$/i, 'unit card'],
  [/ ?\bbattle cards?$/i, 'Battle card'],
  [/ ?\bmission cards?$/i, 'Mission card'],
  [/ ?\bcards?$/i, 'card'],
  [/ ?\bspace units?$/i, 'Space unit'],
  [/ ?\bground units?$/i, 'Ground unit'],
  [/ ?\bcharacter units?$/i, 'Character unit'],
  [/ ?\bcharacters?$/i, 'Character'],
  [/ ?\bunits?$/i, 'unit'],
];

function kind(text: string, vocabulary: Vocabulary): Kind {
  const [pattern, noun] = NOUNS.find(([ending]) => ending.test(text)) ?? [/$/, ''];
  const words = text
    .replace(pattern, '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0 && noun === '') throw new CannotSay('a kind of card is missing');
  return { subtypes: words.map((word) => subtype(word, vocabulary)), noun };
}

/** The subtype as it stands on type lines, also from its plural. */
export function subtype(word: string, vocabulary: Vocabulary): string {
  const lower = word.toLowerCase();
  for (const form of [lower, lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')]) {
    const found = vocabulary.subtypes.get(form);
    if (found !== undefined) return found;
  }
  throw new CannotSay(`"${word}" is no known subtype`);
}
