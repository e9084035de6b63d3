/** Costs: what is paid before the arrow, or to be allowed something, or to keep something from happening. */
import { ARENAS } from '../cards/card.ts';
import { amountOf, numberOf, single, unitWord } from './parse-target.ts';
import type { Reader, Spoken } from './reader.ts';
import type { Cost, Filter } from './tree.ts';
import { TOKEN_KINDS } from './tree-expanded.ts';
import { BUILD_POINTS, CARDS, DAMAGE_COUNTERS, FORCE, type Person, tokenUnit } from './wording.ts';

const VERBS = ['tap', 'pay', 'discard', 'put', 'retreat', 'draw', 'take', 'reveal'] as const;
type Verb = (typeof VERBS)[number];

const inPerson = (verb: Verb, person: Person): string => (person === 'pays' ? `${verb}s` : verb);

/** Whether a cost stands `ahead` words on: `pays 2 Force`. */
export const seesCost = (r: Reader, person: Person, ahead = 0): boolean =>
  VERBS.some((verb) => r.sees(inPerson(verb, person), ahead));

export function costs(r: Reader, person: Person): Cost[] {
  const all = [cost(r, person)];
  while (r.take(',')) all.push(cost(r, person));
  return all;
}

function cost(r: Reader, person: Person): Cost {
  const verb = VERBS.find((known) => r.take(inPerson(known, person)));
  switch (verb) {
    case 'tap':
      return tapCost(r);
    case 'pay':
      return payCost(r);
    case 'discard':
      return discardCost(r, person);
    case 'put':
      return TOKEN_KINDS.some((kind) => r.sees(kind, 1)) ? tokenCost(r, 'on') : hurtCost(r);
    case 'retreat':
      r.need(r.self);
      return { is: 'retreatThis' };
    case 'draw':
      return { is: 'draw', n: numberOf(r, CARDS) };
    case 'take':
      return tokenCost(r, 'off');
    case 'reveal':
      r.need('this card');
      return { is: 'revealThis' };
    case undefined:
      return r.fail('a cost');
  }
}

/** The unit that a cost takes; what follows can speak of it. */
function paidWith(r: Reader, ...spoken: readonly Spoken[]): Filter {
  const what = single(r);
  r.speaksOf(...spoken);
  return what;
}

/** `Tap` alone taps this unit. */
function tapCost(r: Reader): Cost {
  if (r.take(r.self) || r.sees(',') || r.sees('->') || r.sees(':')) return { is: 'tap' };
  return { is: 'tapUnit', what: paidWith(r, 'it', 'that arena') };
}

function payCost(r: Reader): Cost {
  if (r.take('any amount of Force')) {
    r.speaksOf('that much');
    return { is: 'anyForce' };
  }
  if (r.sees('build point', 1) || r.sees('build points', 1)) return { is: 'build', n: numberOf(r, BUILD_POINTS) };
  return { is: 'force', n: amountOf(r, FORCE) };
}

/** `1 credit counter off this unit`, `1 credit counter on this unit`. */
function tokenCost(r: Reader, where: 'off' | 'on'): Cost {
  const n = r.counting();
  const token = TOKEN_KINDS.find((kind) => r.sees(kind)) ?? r.fail('a kind of counters');
  unitWord(r, tokenUnit(token));
  r.need(where);
  r.need(r.self);
  return { is: 'tokens', token, n: where === 'on' ? 0 - n : n };
}

function discardCost(r: Reader, person: Person): Cost {
  if (r.take(r.self)) {
    r.need('from');
    return { is: 'discardThis', from: r.oneOf(ARENAS) ?? r.fail('an arena') };
  }
  const ends = ['->', ':', '.', ';'].some((end) => r.sees(end, 2)) || (r.sees(',', 2) && seesCost(r, person, 3));
  return ends && seesCards(r)
    ? { is: 'discardCards', n: numberOf(r, CARDS) }
    : { is: 'discardUnit', what: paidWith(r, 'it', 'that arena') };
}

/** `2 cards`: with nothing after it that says which, they are cards from the hand. */
export const seesCards = (r: Reader): boolean =>
  /^(\d+|an?|one)$/.test(r.word().text) && (r.sees('card', 1) || r.sees('cards', 1));

function hurtCost(r: Reader): Cost {
  if (r.take('any number of damage counters on')) return { is: 'hurtOther', what: paidWith(r, 'it', 'that much') };
  const n = r.number();
  unitWord(r, DAMAGE_COUNTERS);
  r.need('on');
  r.need(r.self);
  return { is: 'hurtThis', n };
}
