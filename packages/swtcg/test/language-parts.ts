/** Random filters, targets, amounts, costs and conditions of the card language. */
import * as fc from 'fast-check';
import { ARENAS } from '../src/cards/card.ts';
import type { Amount, Condition, Cost, Filter, Kind, Noun, Ref, Target } from '../src/language/tree.ts';
import { TOKEN_KINDS } from '../src/language/tree-expanded.ts';
import { isBare, KEYWORDS } from '../src/language/keywords.ts';
import { AWAY, DURATIONS, FIGURES, NOUNS, PLACES, QUALITIES, STATS } from '../src/language/wording.ts';

export const small = fc.integer({ min: 0, max: 12 });
const natural = fc.integer({ min: 1, max: 9 });
export const whole = fc.integer({ min: -9, max: 9 }).map((n) => n + 0);
export const yes = fc.constant(true as const);
export const arena = fc.constantFrom(...ARENAS);
const place = fc.constantFrom(...PLACES.map(([meaning]) => meaning));
export const keyword = fc.constantFrom(...KEYWORDS);
/** With its number: one that is written without counts as 1. */
export const valued = fc
  .tuple(keyword, fc.integer({ min: -9, max: 12 }))
  .map(([name, n]) => ({ keyword: name, n: isBare(name) ? 1 : n + 0 }));
export const stat = fc.constantFrom(...STATS);
export const until = fc.constantFrom(...DURATIONS.map(([duration]) => duration));
export const ref = fc.constantFrom<Ref>('this', 'it', 'attacker', 'defender');
export const player = fc.constantFrom('you' as const, 'enemy' as const);
export const list = <T>(item: fc.Arbitrary<T>, minLength = 1, maxLength = 3) =>
  fc.array(item, { minLength, maxLength });

/** A node with parts that may be missing; those are left out, as the parser leaves them out. */
export function node<T extends object>(
  model: { [Part in keyof T]-?: fc.Arbitrary<T[Part]> },
  ...optional: (keyof T)[]
): fc.Arbitrary<T> {
  const requiredKeys = (Object.keys(model) as (keyof T)[]).filter((part) => !optional.includes(part));
  return fc.record(model, { requiredKeys });
}

const word = fc.constantFrom(
  'Jedi',
  'Droid',
  'Naboo',
  'Soldier',
  'Spy',
  'Bounty',
  'Hunter',
  'Capital',
  'Ship',
  "Twi'lek",
  'IG',
  'City',
  'Boy',
  'Sith',
);
export const subtypes = fc.oneof(
  list(word),
  fc.constant(['Dark', 'Jedi', 'Master']),
  fc.constant(['Imperial', 'Battle', 'Station']),
);
const kind: fc.Arbitrary<Kind> = fc.oneof(
  fc.record({ subtypes, noun: fc.constantFrom<Noun>('', ...NOUNS.map(([noun]) => noun)) }),
  fc.record({ subtypes: fc.constant([]), noun: fc.constantFrom(...NOUNS.map(([noun]) => noun)) }),
);
const name = fc.constantFrom(
  'Luke Skywalker',
  'Poggle the Lesser',
  'R2-D2',
  '4-LOM',
  'Slave I',
  'Clone Warrior 4/163',
  "Obi-Wan's Starfighter",
  'Destroyer Droid, W Series',
  'Dr. Evazan',
  'Peace on Naboo',
  'Dark Rendezvous',
  'Jon "Dutch" Vander',
  'Red 5',
  'Fear Leads to Anger...',
  'Tap Dancer',
  'Order of the Sith',
  'Are We Blind?!',
);

const bareName = node<Pick<Filter, 'kinds' | 'named' | 'in'>>({ kinds: fc.constant([]), named: name, in: place }, 'in');
const kinds = fc.array(kind, { maxLength: 3 });

/** All that a filter may say beside its kinds. */
const extras = (filters: fc.Arbitrary<Filter>): { [Part in keyof Filter]-?: fc.Arbitrary<Filter[Part]> } => ({
  whose: fc.constantFrom('your', 'enemy'),
  other: yes,
  is: fc.subarray([...QUALITIES], { minLength: 1 }),
  side: fc.constantFrom('Dark', 'Light', 'Neutral', 'Yuuzhan Vong'),
  not: list(
    fc.oneof(
      word,
      subtypes.map((words) => words.join(' ')),
    ),
  ),
  kinds,
  named: name,
  namedLike: filters,
  typedLike: filters,
  stat: fc.record({ stat: fc.constantFrom(...FIGURES), bound: fc.constantFrom('or less', 'or more'), n: small }),
  with: keyword,
  using: fc.constantFrom('Bombard', 'Ion Cannon'),
  in: place,
  away: fc.constantFrom(...AWAY.map(([how]) => how)),
});

/** Few parts are more telling than many: what comes last meets what stands after the filter. */
export const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => {
  const model = extras(tie('filter'));
  const all = Object.keys(model) as (keyof Filter)[];
  const withParts = fc.subarray(all, { maxLength: 3 }).chain((chosen) => {
    // Both at once cannot be written: the second would belong to the first.
    const parts = chosen.includes('namedLike') ? chosen.filter((part) => part !== 'typedLike') : chosen;
    const picked = Object.fromEntries(parts.map((part) => [part, model[part]]));
    return fc.record({ ...picked, kinds });
  });
  return { filter: fc.oneof({ weight: 1, arbitrary: bareName }, { weight: 6, arbitrary: withParts }) };
}).filter;

export const token = fc.constantFrom(...TOKEN_KINDS);
export const amount: fc.Arbitrary<Amount> = fc.oneof(
  small,
  fc.record({ per: natural, each: filter }),
  fc.record({ per: natural, damageOn: ref }),
  fc.record({ per: natural, tensOfSpeed: ref }),
  fc.record({ per: natural, tokensOn: ref, token }),
  fc.record({ per: natural, cardsOf: ref }),
  fc.record({ buildCostOf: ref }),
  fc.record({ statOf: ref, stat }),
  fc.constant('that much' as const),
);

/** What can also be lost: counted below 0. */
export const signedAmount: fc.Arbitrary<Amount> = fc.oneof(amount, whole, fc.record({ per: whole, each: filter }));

const range = fc
  .tuple(fc.constantFrom(0, 1, 2, 3), fc.constantFrom(0, 1, 2, 3, 99))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const choice: fc.Arbitrary<Target> = fc
  .tuple(filter, range, fc.boolean())
  .map(([choose, { min, max }, enemy]) => (enemy ? { choose, min, max, by: 'enemy' } : { choose, min, max }));
export const target: fc.Arbitrary<Target> = fc.oneof(ref, fc.record({ each: filter }), choice);

/** `Discard 1 card.` means cards from the hand, so no unit in play is described as just `card`. */
const saysWhich = (what: Filter): boolean =>
  Object.keys(what).some((part) => part !== 'kinds') ||
  what.kinds.length !== 1 ||
  what.kinds[0]?.noun !== 'card' ||
  what.kinds[0].subtypes.length > 0;
const unit = filter.filter(saysWhich);
export const unitTarget = target.filter((whom) => typeof whom === 'string' || 'each' in whom || saysWhich(whom.choose));

export const cost: fc.Arbitrary<Cost> = fc.oneof(
  fc.constant<Cost>({ is: 'tap' }),
  fc.record({ is: fc.constant('tapUnit' as const), what: filter }),
  fc.record({ is: fc.constant('force' as const), n: amount }),
  fc.record({ is: fc.constant('build' as const), n: small }),
  fc.record({ is: fc.constant('discardThis' as const), from: arena }),
  fc.record({ is: fc.constant('discardUnit' as const), what: unit }),
  fc.record({ is: fc.constant('discardCards' as const), n: small }),
  fc.record({ is: fc.constant('hurtThis' as const), n: small }),
  fc.constant<Cost>({ is: 'retreatThis' }),
  fc.record({ is: fc.constant('hurtOther' as const), what: filter }),
  fc.constantFrom<Cost>({ is: 'anyForce' }, { is: 'revealThis' }),
  fc.record({ is: fc.constant('draw' as const), n: small }),
  fc.record({ is: fc.constant('tokens' as const), token, n: fc.integer({ min: -12, max: 12 }) }),
);

const bounds = fc.oneof(
  fc.constantFrom([1, 99], [0, 0], [2, 99], [0, 99]),
  fc.tuple(small, small).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]),
) as fc.Arbitrary<[number, number]>;

export const condition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ is: fc.constant('in' as const), who: ref, place }),
    fc.record({ is: fc.constant('attacking' as const), who: ref, whom: fc.oneof(filter, ref) }),
    fc
      .tuple(fc.constantFrom('you' as const, 'enemy' as const, 'any' as const), bounds, filter)
      .map(([who, [least, most], what]): Condition => ({ is: 'have', who, least, most, what })),
    fc.record({ is: fc.constant('more' as const), place: arena }),
    fc.record({ is: fc.constant('eachArena' as const), least: small }),
    fc.record({ is: fc.constantFrom('undamaged' as const, 'damaged' as const), who: ref }),
    fc.record({ is: fc.constant('kind' as const), who: ref, what: filter }),
    fc.record({ is: fc.constant('lostThisTurn' as const), what: filter }),
    fc.constantFrom<Condition>({ is: 'allTapped' }, { is: 'noDamage' }, { is: 'noHits' }),
    fc.record({ is: fc.constant('attackedLast' as const), who: ref }),
    fc.record({ is: fc.constant('tokens' as const), who: ref, token, least: small }),
    fc.record({ is: fc.constant('piloting' as const), who: ref }),
    fc.record({ is: fc.constant('or' as const), any: list(tie('condition'), 2) }),
    fc.record({ is: fc.constant('not' as const), condition: tie('condition') }),
    fc.record({ is: fc.constant('and' as const), all: list(tie('condition'), 2) }),
  ),
})).condition;
