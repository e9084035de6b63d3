/** Filters: the descriptions of cards, and the phrases of one and of many that they stand in. */
import type { Side } from '../cards/card.ts';
import { canBeSubtype, plainNameLength, singular } from './nouns.ts';
import { KEYWORDS } from './keywords.ts';
import type { Reader } from './reader.ts';
import type { Filter, Kind, Place, Quality } from './tree.ts';
import { ATTACK_KEYWORDS, AWAY, FIGURES, NOUNS, PLACES, QUALITIES } from './wording.ts';

/** A filter while it is read. */
type Draft = { -readonly [Part in keyof Filter]: Filter[Part] };
type Count = 'one' | 'many';

export function place(r: Reader): Place {
  if (r.sees('its arena')) r.mustKnow('it');
  if (r.sees('that arena') && !r.known.has('it')) r.mustKnow('that arena');
  for (const [meaning, words] of PLACES) if (r.take(words)) return meaning;
  if (r.take('battle')) return 'any arena'; // TCG-GLOSS-29
  if (r.take('enemy build zone')) return 'enemy build zone';
  return r.fail('a place');
}

/** `Luke Skywalker`, or in brackets what would not be read as a name: `[Destroyer Droid, W Series]`. */
function name(r: Reader): string {
  const { text } = r.word();
  if (text.startsWith('[') && text.length > 2) {
    r.skip();
    return text.slice(1, -1);
  }
  const length = nameLength(r);
  if (length === 0) r.fail('a name');
  const words = Array.from({ length }, (_, i) => r.word(i).text);
  r.skip(length);
  return words.join(' ');
}

const nameLength = (r: Reader): number => plainNameLength((i) => r.word(i).text);
export const seesName = (r: Reader): boolean => r.word().text.startsWith('[') || nameLength(r) > 0;

const NOUN_FORMS = NOUNS.flatMap(([, one, several]) => [one, several]);
const SIDES: readonly Side[] = ['Dark', 'Light', 'Neutral'];

const NOUN_OPENERS = new Set(NOUN_FORMS.map((noun) => noun.replace(/ .*/, '').toLowerCase()));

/** Most words open no noun at all; asking that first keeps the reading of long lines fast. */
const seesNoun = (r: Reader, ahead = 0): boolean =>
  NOUN_OPENERS.has(r.word(ahead).text.toLowerCase()) && NOUN_FORMS.some((noun) => r.sees(noun, ahead));

/** `Dark` before `Jedi` is part of the subtype, and else the side. */
const seesSubtype = (r: Reader, ahead = 0): boolean =>
  r.sees('Dark Jedi', ahead) || (canBeSubtype(r.word(ahead).text) && !seesNoun(r, ahead));

/** Words of a type line: `Naboo Soldier`. */
export function subtypes(r: Reader): string[] {
  const words: string[] = [];
  while (seesSubtype(r)) {
    words.push(r.word().text);
    r.skip();
  }
  return words;
}

function kind(r: Reader, count: Count): Kind {
  const words = subtypes(r);
  if (NOUN_OPENERS.has(r.word().text.toLowerCase()))
    for (const [noun, one, several] of NOUNS)
      if (r.take(count === 'one' ? one : several)) return { subtypes: words, noun };
  const last = words.at(-1);
  if (last === undefined) return r.fail(count === 'one' ? 'a kind of card' : 'a kind of card in the plural');
  if (count === 'one') return { subtypes: words, noun: '' };
  const one = singular(last) ?? r.fail(`"units" or another noun in the plural after "${last}"`);
  return { subtypes: [...words.slice(0, -1), one], noun: '' };
}

/** `Droids, Speeders or Starfighters`. */
function kinds(r: Reader, count: Count): Kind[] {
  const all = [kind(r, count)];
  while (r.sees(',') && (seesSubtype(r, 1) || seesNoun(r, 1))) {
    r.skip();
    all.push(kind(r, count));
  }
  if (r.take('or')) all.push(kind(r, count));
  else if (all.length > 1) r.fail('"or"');
  return all;
}

function quality(r: Reader): Quality | undefined {
  return r.oneOf(QUALITIES);
}

function side(r: Reader): Side | undefined {
  for (const known of ['Dark', 'Light', 'Yuuzhan Vong'] as const) if (r.take(`${known}-side`)) return known;
  return r.sees('Dark Jedi') ? undefined : r.oneOf(SIDES);
}

/** `other than a Jedi Knight or Jedi Master`. */
function otherThan(r: Reader): string[] {
  const all: string[] = [];
  do {
    r.oneOf(['a', 'an']);
    const words = subtypes(r);
    if (words.length === 0) r.fail('a subtype');
    all.push(words.join(' '));
  } while (seesNextSubtype(r) && (r.take(',') || r.take('or')));
  return all;
}

/** A comma may also end the whole filter. */
const seesNextSubtype = (r: Reader): boolean => seesSubtype(r, r.sees('a', 1) || r.sees('an', 1) ? 2 : 1);

/** The words before the kind. `whose` is read by the phrase around them, since it changes the form of the rest. */
function adjectives(r: Reader, filter: Draft): void {
  if (r.take('other')) filter.other = true;
  if (filter.whose === undefined && r.take('enemy')) filter.whose = 'enemy';
  if (filter.other === undefined && r.take('other')) filter.other = true;
  const qualities: Quality[] = [];
  for (let next = quality(r); next !== undefined; next = quality(r)) qualities.push(next);
  if (qualities.length > 0) filter.is = QUALITIES.filter((known) => qualities.includes(known));
  const whichSide = side(r);
  if (whichSide !== undefined) filter.side = whichSide;
  const not: string[] = [];
  while (/^[nN]on-[A-Z]/.test(r.word().text)) {
    not.push(r.word().text.slice(4));
    r.skip();
  }
  if (not.length > 0) filter.not = not;
}

/** The words after the kind. `in` is also written `from`, where cards are taken from somewhere. */
function tails(r: Reader, filter: Draft, preposition: 'in' | 'from'): void {
  if (filter.not === undefined && r.take('other than')) filter.not = otherThan(r);
  if (!r.sees('named like') && r.take('named')) filter.named = name(r);
  if (r.sees('with') && FIGURES.some((figure) => r.sees(figure, 1))) filter.stat = statBound(r);
  if (r.sees('with') && KEYWORDS.some((keyword) => r.sees(keyword, 1))) {
    r.need('with');
    filter.with = r.oneOf(KEYWORDS) ?? r.fail('a keyword');
  }
  if (r.take('using')) filter.using = r.needOneOf(ATTACK_KEYWORDS);
  whereabouts(r, filter, preposition);
  const away = AWAY.find(([, words]) => r.take(words));
  if (away !== undefined) filter.away = away[0];
  if (r.take('named like')) filter.namedLike = r.inside(indefinite);
  else if (r.take('typed like')) filter.typedLike = r.inside(indefinite);
}

function statBound(r: Reader): NonNullable<Filter['stat']> {
  r.need('with');
  const stat = r.needOneOf(FIGURES);
  const n = r.number();
  const bound = r.needOneOf(['or less', 'or more']);
  return { stat, bound, n };
}

/** `in each arena` and `in one arena` belong to the sentence around the filter. */
function whereabouts(r: Reader, filter: Draft, preposition: 'in' | 'from'): void {
  if (r.sees('each arena', 1) || r.sees('one arena', 1)) return;
  if (r.take(preposition)) filter.in = place(r);
}

function description(r: Reader, count: Count, whose: Filter['whose'], preposition: 'in' | 'from'): Filter {
  const filter: Draft = { kinds: [] };
  if (whose !== undefined) filter.whose = whose;
  adjectives(r, filter);
  if (!r.take(count === 'one' ? 'one' : 'ones')) filter.kinds = kinds(r, count);
  tails(r, filter, preposition);
  return filter;
}

/** `Luke Skywalker in Character`: a name alone. */
export function bareName(r: Reader, preposition: 'in' | 'from' = 'in'): Filter {
  const filter: Draft = { kinds: [], named: name(r) };
  whereabouts(r, filter, preposition);
  return filter;
}

/** After a number, `each` or `no`: `of your Jedi`, `enemy unit`, and `their` where the enemy chooses. */
export function counted(r: Reader, count: Count, preposition: 'in' | 'from' = 'in'): Filter {
  if (r.take('of your')) return description(r, 'many', 'your', preposition);
  if (r.take('of their')) return description(r, 'many', 'enemy', preposition);
  return description(r, count, undefined, preposition);
}

/** `your other units in its arena`, `Space units`. */
export function many(r: Reader): Filter {
  return description(r, 'many', r.take('your') ? 'your' : undefined, 'in');
}

export const seesIndefinite = (r: Reader): boolean =>
  r.sees('a') || r.sees('an') || r.sees('another') || r.sees('one of your') || seesName(r);

/** `a Jedi in Character`, `another unit`, `one of your Characters`, `Luke Skywalker`. */
export function indefinite(r: Reader): Filter {
  if (r.take('one of your')) return description(r, 'many', 'your', 'in');
  if (r.take('another')) return { other: true, ...description(r, 'one', undefined, 'in') };
  if (r.take('a') || r.take('an')) return description(r, 'one', undefined, 'in');
  if (seesName(r)) return bareName(r);
  return r.fail('"a", "another", "one of your" or a name');
}
