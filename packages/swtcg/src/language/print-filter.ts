/** Filters, targets and amounts in words. */
import { counted } from '@dejarik/kernel';
import { joined, listed, withArticle } from '@dejarik/language';
import { plural, writtenName } from './nouns.ts';
import type { Ability, Amount, Filter, Kind, Place, Ref, Target } from './tree.ts';
import { AWAY, NOUNS, PLACES, QUALITIES, type Unit } from './wording.ts';

/** Who is speaking: what the card calls itself, and how an ability in quotes is printed. */
export interface Voice {
  readonly self: 'this unit' | 'this card';
  readonly quote: (ability: Ability) => string;
}

type Count = 'one' | 'many';
type Preposition = 'in' | 'from';

export const placeWords = (place: Place): string => PLACES.find(([meaning]) => meaning === place)?.[1] ?? place;

function kindWords(kind: Kind, count: Count): string {
  const noun = NOUNS.find(([meaning]) => meaning === kind.noun);
  if (noun !== undefined) return joined(...kind.subtypes, count === 'one' ? noun[1] : noun[2]);
  const last = kind.subtypes.at(-1) ?? '';
  return count === 'one' ? kind.subtypes.join(' ') : joined(...kind.subtypes.slice(0, -1), plural(last));
}

/** A filter of no kind is `one`, which its name or place then tells apart. */
const kindsWords = (kinds: readonly Kind[], count: Count): string =>
  kinds.length > 0
    ? listed(
        kinds.map((kind) => kindWords(kind, count)),
        'or',
      )
    : count === 'one'
      ? 'one'
      : 'ones';

/** `Dark Jedi` is a subtype; Jedi of the Dark side are `Dark-side Jedi`. */
const sideWord = ({ side, not, kinds }: Filter): string | undefined =>
  side === 'Yuuzhan Vong' || // which is a subtype too
  (side !== undefined && side !== 'Neutral' && !hyphenated(not) && kinds[0]?.subtypes[0] === 'Jedi')
    ? `${side}-side`
    : side;

/** `non-Jedi` for single words; several words follow the kind: `other than a Jedi Knight`. */
const hyphenated = (not: Filter['not']): boolean => not !== undefined && not.every((words) => !words.includes(' '));

function adjectives(filter: Filter): string {
  return joined(
    filter.other && filter.whose !== 'your' ? 'other' : undefined,
    filter.whose === 'enemy' ? 'enemy' : undefined,
    filter.other && filter.whose === 'your' ? 'other' : undefined,
    ...QUALITIES.filter((quality) => filter.is?.includes(quality)),
    sideWord(filter),
    ...(filter.not !== undefined && hyphenated(filter.not) ? filter.not.map((word) => `non-${word}`) : []),
  );
}

function tails(filter: Filter, preposition: Preposition): string {
  const { not, named, stat, using, namedLike, typedLike } = filter;
  return joined(
    not !== undefined && !hyphenated(not) ? `other than ${withArticle(listed(not, 'or'))}` : undefined,
    named === undefined ? undefined : `named ${writtenName(named)}`,
    stat === undefined ? undefined : `with ${stat.stat} ${stat.n} ${stat.bound}`,
    filter.with === undefined ? undefined : `with ${filter.with}`,
    using === undefined ? undefined : `using ${using}`,
    filter.in === undefined ? undefined : `${preposition} ${placeWords(filter.in)}`,
    filter.away === undefined ? undefined : AWAY.find(([kind]) => kind === filter.away)?.[1],
    namedLike === undefined ? undefined : `named like ${indefinite(namedLike)}`,
    typedLike === undefined ? undefined : `typed like ${indefinite(typedLike)}`,
  );
}

/** A filter without `your`, which the phrase around it says. */
const description = (filter: Filter, count: Count, preposition: Preposition = 'in'): string =>
  joined(adjectives(filter), kindsWords(filter.kinds, count), tails(filter, preposition));

/** A name alone, and where: it needs no article and no number. */
const BARE_PARTS = new Set(['kinds', 'named', 'in']);
export function bareName(filter: Filter, preposition: Preposition = 'in'): string | undefined {
  if (filter.named === undefined || filter.kinds.length > 0) return undefined;
  if (Object.keys(filter).some((part) => !BARE_PARTS.has(part))) return undefined;
  return joined(writtenName(filter.named), filter.in === undefined ? '' : `${preposition} ${placeWords(filter.in)}`);
}

/** After a number, `each` or `no`: `of your Jedi`, `enemy unit`. */
export function afterNumber(filter: Filter, count: Count, preposition: Preposition = 'in'): string {
  return filter.whose === 'your'
    ? `of your ${description(filter, 'many', preposition)}`
    : description(filter, count, preposition);
}

/** `your other units in its arena`, `Space units`. */
export const many = (filter: Filter): string =>
  joined(filter.whose === 'your' ? 'your' : '', description(filter, 'many'));

/** `a Jedi in Character`, `another unit`, `one of your Characters`, `Luke Skywalker`. */
export function indefinite(filter: Filter): string {
  const name = bareName(filter);
  if (name !== undefined) return name;
  if (filter.whose === 'your') return `one of your ${description(filter, 'many')}`;
  const { other, ...rest } = filter;
  return other ? `another ${description(rest, 'one')}` : withArticle(description(rest, 'one'));
}

/** Where exactly one is meant: `1 of your units in Ground`. */
export const single = (filter: Filter): string => bareName(filter) ?? `1 ${afterNumber(filter, 'one')}`;
export const each = (filter: Filter, preposition: Preposition = 'in'): string =>
  `each ${afterNumber(filter, 'one', preposition)}`;

export function refWords(ref: Ref, voice: Voice): string {
  if (ref === 'this') return voice.self;
  return ref === 'it' ? 'it' : `the ${ref}`;
}

const possessive = (ref: Ref, voice: Voice): string => (ref === 'it' ? 'its' : `${refWords(ref, voice)}'s`);

/** `1`, `up to 2`, `any number`, `2 or more`, `1 to 3`. */
function range(min: number, max: number): string {
  if (min === max) return `${min}`;
  if (max === 99) return min === 0 ? 'any number' : `${min} or more`;
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

export function targetWords(target: Target, voice: Voice, preposition: Preposition = 'in'): string {
  if (typeof target === 'string') return refWords(target, voice);
  if ('each' in target) return each(target.each, preposition);
  const { choose, min, max, by } = target;
  const name = by === undefined && min === 1 && max === 1 ? bareName(choose, preposition) : undefined;
  const chooser = by === undefined ? '' : 'chosen by the enemy';
  return name ?? joined(chosenWords(choose, min, max, preposition), chooser);
}

function chosenWords(choose: Filter, min: number, max: number, preposition: Preposition): string {
  const which = afterNumber(choose, max === 1 ? 'one' : 'many', preposition);
  const of = min === 0 && max === 99 && choose.whose !== 'your' ? 'of' : '';
  return joined(range(min, max), of, which);
}

/** What the enemy chooses of their own is `their`. */
export function enemyChoice(choose: Filter, min: number, max: number): string {
  if (choose.whose !== 'enemy') return chosenWords(choose, min, max, 'in');
  return `${range(min, max)} of their ${description({ ...choose, whose: 'your' }, 'many')}`;
}

/** `2 Force`, `1 Force for each Jedi`, `Force equal to its build cost`, `that much Force`. */
export function amountWords(amount: Amount, unit: Unit, voice: Voice): string {
  if (typeof amount === 'number') return counted(amount, unit.one, unit.many);
  if (amount === 'that much') return `${unit.one === unit.many ? 'that much' : 'that many'} ${unit.many}`;
  if (!('per' in amount)) return `${unit.many} ${equalTo(amount, voice)}`;
  return `${counted(amount.per, unit.one, unit.many)} ${forEach(amount, voice)}`;
}

type ReadOff = Extract<Amount, { buildCostOf: Ref } | { statOf: Ref }>;
export const equalTo = (amount: ReadOff, voice: Voice): string =>
  'statOf' in amount
    ? `equal to ${possessive(amount.statOf, voice)} ${amount.stat}`
    : `equal to ${possessive(amount.buildCostOf, voice)} build cost`;

export function forEach(amount: Extract<Amount, { per: number }>, voice: Voice): string {
  if ('each' in amount) return `for ${each(amount.each)}`;
  if ('cardsOf' in amount) return `for each card in ${possessive(amount.cardsOf, voice)} stack`;
  if ('tokensOn' in amount) return `for each ${amount.token} counter on ${refWords(amount.tokensOn, voice)}`;
  return 'damageOn' in amount
    ? `for each damage counter on ${refWords(amount.damageOn, voice)}`
    : `for each 10 of ${possessive(amount.tensOfSpeed, voice)} speed`;
}
