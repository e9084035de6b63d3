/** Whom an effect reaches, and how much of it. */
import { bareName, counted, seesName } from './parse-filter.ts';
import type { Reader } from './reader.ts';
import type { Amount, Filter, Ref, Target } from './tree.ts';
import { TOKEN_KINDS } from './tree-expanded.ts';
import { STATS, type Unit } from './wording.ts';

/** `this` is enough: what follows it must be `unit` on a unit and `card` on another card. */
export function seesRef(r: Reader): boolean {
  return r.sees('this') || r.sees('it') || r.sees('the attacker') || r.sees('the defender');
}

function it(r: Reader, word: 'it' | 'its'): Ref {
  r.mustKnow('it');
  r.need(word);
  return 'it';
}

export function ref(r: Reader): Ref {
  if (r.take(r.self)) return 'this';
  if (r.sees('it')) return it(r, 'it');
  if (r.take('the attacker')) return 'attacker';
  if (r.take('the defender')) return 'defender';
  return r.fail(`"${r.self}", "it", "the attacker" or "the defender"`);
}

/** `its`, `this unit's`: before what belongs to it. */
function possessive(r: Reader): Ref {
  if (r.take(`${r.self}'s`)) return 'this';
  if (r.sees('its')) return it(r, 'its');
  if (r.take("the attacker's")) return 'attacker';
  if (r.take("the defender's")) return 'defender';
  return r.fail(`"its", "${r.self}'s", "the attacker's" or "the defender's"`);
}

/** How many are chosen. `any number` has no upper bound, which is written 99. */
function range(r: Reader): { min: number; max: number } {
  if (r.take('any number')) {
    if (!r.sees('of your') && !r.sees('of their')) r.need('of');
    return { min: 0, max: 99 };
  }
  if (r.take('up to')) return { min: 0, max: r.counting() };
  const min = r.counting();
  if (r.take('or more')) return { min, max: 99 };
  return { min, max: r.take('to') ? r.number() : min };
}

/** What is chosen is what `it` means from then on. */
function choice(r: Reader, preposition: 'in' | 'from'): Target {
  const chosen = choiceOf(r, preposition);
  r.speaksOf('it');
  return chosen;
}

function choiceOf(r: Reader, preposition: 'in' | 'from'): Target {
  if (seesName(r)) return { choose: bareName(r, preposition), min: 1, max: 1 };
  const { min, max } = range(r);
  const choose = counted(r, max === 1 ? 'one' : 'many', preposition);
  return r.take('chosen by the enemy') ? { choose, min, max, by: 'enemy' } : { choose, min, max };
}

export function target(r: Reader, preposition: 'in' | 'from' = 'in'): Target {
  if (seesRef(r)) return ref(r);
  if (r.take('each')) return { each: counted(r, 'one', preposition) };
  return choice(r, preposition);
}

/** Where exactly one is meant: `1 of your units in Ground`, `1 enemy unit`. */
export function single(r: Reader): Filter {
  if (seesName(r)) return bareName(r);
  if (r.oneOf(['1', 'a', 'an', 'one']) === undefined) r.fail('"1"');
  return counted(r, 'one');
}

export function unitWord(r: Reader, unit: Unit): void {
  if (!r.take(unit.many) && !r.take(unit.one)) r.fail(`"${unit.many}"`);
}

/** Which of these is meant: its word comes first, after a number, or after `that much`. */
export const unitAhead = (r: Reader, units: readonly Unit[]): Unit | undefined =>
  units.find(({ one, many }) => [0, 1, 2].some((ahead) => r.sees(one, ahead) || r.sees(many, ahead)));

/** `2 cards`. */
export function numberOf(r: Reader, unit: Unit): number {
  const n = r.counting();
  unitWord(r, unit);
  return n;
}

/** `that much`, `that many`. */
export function takeThatMuch(r: Reader): boolean {
  if (!r.sees('that much') && !r.sees('that many')) return false;
  r.mustKnow('that much');
  r.skip(2);
  return true;
}

/** `2 Force`, `1 Force for each Jedi`, `Force equal to its build cost`, `that much Force`. */
export function amountOf(r: Reader, unit: Unit): Amount {
  if (takeThatMuch(r)) {
    unitWord(r, unit);
    return 'that much';
  }
  if (r.sees(unit.many)) {
    unitWord(r, unit);
    return equalTo(r);
  }
  return forEach(r, numberOf(r, unit));
}

/** `equal to its build cost`, `equal to its power`. */
export function equalTo(r: Reader): Amount {
  r.need('equal to');
  const of = possessive(r);
  const stat = r.oneOf(STATS);
  if (stat !== undefined) return { statOf: of, stat };
  r.need('build cost');
  return { buildCostOf: of };
}

const STACKS = ['its stack', "the attacker's stack", "the defender's stack"] as const;

/** `for each …`, when it follows. */
export function forEach(r: Reader, per: number): Amount {
  if (!r.take('for each')) return per;
  if (STACKS.some((stack) => r.sees(`card in ${stack}`) || r.sees(`card in ${r.self}'s stack`))) {
    r.need('card in');
    const cardsOf = possessive(r);
    r.need('stack');
    return { per, cardsOf };
  }
  if (r.take('damage counter on')) return { per, damageOn: ref(r) };
  const token = TOKEN_KINDS.find((kind) => r.take(`${kind} counter on`));
  if (token !== undefined) return { per, tokensOn: ref(r), token };
  if (r.take('10 of')) {
    const of = possessive(r);
    r.need('speed');
    return { per, tensOfSpeed: of };
  }
  return { per, each: counted(r, 'one') };
}
