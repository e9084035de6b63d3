/** Conditions: what is true or false about the table. */
import { ARENAS } from '../cards/card.ts';
import { seesCost } from './parse-cost.ts';
import { counted, indefinite, place, seesIndefinite } from './parse-filter.ts';
import { ref, seesRef } from './parse-target.ts';
import type { Reader } from './reader.ts';
import type { Condition, Filter, Ref } from './tree.ts';
import { OF_ATTACK } from './tree-battle.ts';
import { TOKEN_KINDS } from './tree-expanded.ts';
import { ALL_TAPPED } from './wording.ts';

type Have = Extract<Condition, { is: 'have' }>;

/** One or more, joined by `and`. */
export function condition(r: Reader): Condition {
  const first = oneCondition(r);
  const all = [first];
  while (r.sees('and') && !seesPayment(r, 1)) {
    r.need('and');
    all.push(oneCondition(r));
  }
  return all.length === 1 ? first : { is: 'and', all };
}

/** `Unless the enemy has a Jedi in Character and pays 2 Force`: the `and` goes on with a cost. */
function seesPayment(r: Reader, ahead: number): boolean {
  if (r.sees('the enemy', ahead)) return seesCost(r, 'pays', ahead + 2);
  if (r.sees('you', ahead)) return seesCost(r, 'pay', ahead + 1);
  return seesCost(r, 'pays', ahead) || seesCost(r, 'pay', ahead);
}

function oneCondition(r: Reader): Condition {
  if (r.take('not')) return { is: 'not', condition: grouped(r) };
  if (r.sees('(')) return grouped(r);
  if (r.take('either')) return { is: 'or', any: alternatives(r) };
  if (r.take(ALL_TAPPED)) return { is: 'allTapped' };
  const ofAttack = OF_ATTACK.find(([, words]) => r.take(words));
  if (ofAttack !== undefined) return { is: ofAttack[0] };
  if (r.take('you have')) return youHave(r);
  if (r.take('the enemy has')) return have(r, 'enemy');
  if (r.take('there is') || r.take('there are')) return have(r, 'any');
  if (seesRef(r)) return isCondition(r, ref(r));
  if (seesIndefinite(r)) return lostThisTurn(r);
  return r.fail('a condition');
}

function grouped(r: Reader): Condition {
  r.need('(');
  const inside = r.inside(condition);
  r.need(')');
  return inside;
}

/** `(…) or (…)`. */
function alternatives(r: Reader): Condition[] {
  const all = [grouped(r)];
  r.need('or');
  do all.push(grouped(r));
  while (r.take('or'));
  return all;
}

/** `has 3 or more credit counters`. */
function hasTokens(r: Reader, who: Ref): Condition {
  const least = r.number();
  r.need('or more');
  const token = TOKEN_KINDS.find((kind) => r.take(`${kind} counters`)) ?? r.fail('a kind of counters');
  return { is: 'tokens', who, token, least };
}

/** `this unit is …`. */
function isCondition(r: Reader, who: Ref): Condition {
  if (r.take('has')) return hasTokens(r, who);
  r.need('is');
  if (r.take('in')) return { is: 'in', who, place: place(r) };
  if (r.take('attacking')) return { is: 'attacking', who, whom: attacked(r) };
  if (r.take(`the last unit that ${r.self} attacked`)) return { is: 'attackedLast', who };
  if (r.take('on a unit')) return { is: 'piloting', who };
  if (r.take('undamaged')) return { is: 'undamaged', who };
  if (r.take('damaged')) return { is: 'damaged', who };
  return { is: 'kind', who, what: indefinite(r) };
}

/** Whom a unit attacks: `a Jedi`, `it`. */
export function attacked(r: Reader): Filter | Ref {
  return seesRef(r) ? ref(r) : indefinite(r);
}

function youHave(r: Reader): Condition {
  if (r.take('more units in')) {
    const arena = r.oneOf(ARENAS) ?? r.fail('an arena');
    r.need('than the enemy');
    return { is: 'more', place: arena };
  }
  if (r.sees('or more units in each arena', 1)) {
    const least = r.number();
    r.need('or more units in each arena');
    return { is: 'eachArena', least };
  }
  return have(r, 'you');
}

/** `a Jedi`, `no units`, `exactly 1 unit`, `2 or more units`, `2 or fewer units`, `1 to 3 units`. */
function have(r: Reader, who: Have['who']): Have {
  const bounded = (least: number, most: number, what: Filter): Have => ({ is: 'have', who, least, most, what });
  if (r.take('no') || r.take('none')) return bounded(0, 0, counted(r, 'many'));
  if (r.take('exactly')) {
    const n = r.number();
    return bounded(n, n, counted(r, n === 1 ? 'one' : 'many'));
  }
  if (!r.seesNumber()) return bounded(1, 99, indefinite(r));
  const n = r.number();
  if (r.take('or more')) return bounded(n, 99, counted(r, 'many'));
  if (r.take('or fewer')) return bounded(0, n, counted(r, 'many'));
  r.need('to');
  return bounded(n, r.number(), counted(r, 'many'));
}

/** `one of your Characters was discarded from Character this turn`. */
function lostThisTurn(r: Reader): Condition {
  const what = indefinite(r);
  r.need('was discarded');
  const from = r.take('from') ? place(r) : undefined;
  r.need('this turn');
  return { is: 'lostThisTurn', what: from === undefined ? what : { ...what, in: from } };
}
