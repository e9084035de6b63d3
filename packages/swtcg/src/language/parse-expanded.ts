/** The sentences of tree-expanded.ts. */
import { KEYWORDS } from './keywords.ts';
import { counted, indefinite } from './parse-filter.ts';
import { amountOf, numberOf, ref, target, unitAhead } from './parse-target.ts';
import type { Reader } from './reader.ts';
import type { Amount, Effect, Target } from './tree.ts';
import { type GroupKind, TOKEN_KINDS, type TokenKind } from './tree-expanded.ts';
import { BUILD_COUNTERS, DAMAGE_COUNTERS, DURATIONS, PUT_AWAY, tokenUnit, type Unit } from './wording.ts';

const TOKENS: readonly (readonly [TokenKind, Unit])[] = TOKEN_KINDS.map((token) => [token, tokenUnit(token)]);

/** Which counters are spoken of after a number: `2 credit counters`. */
function tokenAhead(r: Reader): readonly [TokenKind, Unit] | undefined {
  const unit = unitAhead(
    r,
    TOKENS.map(([, counters]) => counters),
  );
  return TOKENS.find(([, counters]) => counters === unit);
}

/** `Put 2 damage counters on it`, `Put 1 credit counter on this unit`. */
export function putCounters(r: Reader): Effect | undefined {
  if (unitAhead(r, [BUILD_COUNTERS]) !== undefined) {
    const n = numberOf(r, BUILD_COUNTERS);
    r.need('on');
    return { do: 'buildCounters', target: target(r), n };
  }
  const counters = tokenAhead(r);
  if (counters === undefined && unitAhead(r, [DAMAGE_COUNTERS]) === undefined) return undefined;
  const n = amountOf(r, counters?.[1] ?? DAMAGE_COUNTERS);
  r.need('on');
  const whom = target(r);
  return counters === undefined
    ? { do: 'hurt', target: whom, n }
    : { do: 'tokens', target: whom, token: counters[0], n };
}

/** `Take 1 credit counter off it`, `Take 2 from the damage`. */
export function takeCounters(r: Reader, negative: (amount: Amount, r: Reader) => Amount): Effect | undefined {
  if (r.sees('from the damage', 1)) {
    const n = 0 - r.number();
    r.need('from the damage');
    return { do: 'changeDamage', n };
  }
  if (unitAhead(r, [BUILD_COUNTERS]) !== undefined) {
    const n = 0 - numberOf(r, BUILD_COUNTERS);
    r.need('off');
    return { do: 'buildCounters', target: target(r), n };
  }
  if (r.clauseHas('supply')) return takeSubordinates(r);
  const keyword = r.oneOf(KEYWORDS);
  if (keyword !== undefined) {
    r.need('off');
    return { do: 'strip', target: target(r), keyword };
  }
  const counters = tokenAhead(r);
  if (counters === undefined) return undefined;
  const n = negative(amountOf(r, counters[1]), r);
  r.need('off');
  return { do: 'tokens', target: target(r), token: counters[0], n };
}

/** `Take 2 Militia Subordinates from your supply`; they are `it`. */
function takeSubordinates(r: Reader): Effect {
  const n = r.counting();
  const what = counted(r, n === 1 ? 'one' : 'many');
  r.need('from your supply');
  r.speaksOf('it');
  return { do: 'takeSubordinates', n, what };
}

/** What else is put somewhere: `it under this card`, `1 enemy unit out of the game face down`. */
export function putElsewhere(r: Reader): Effect {
  const what = target(r);
  if (r.take('into its discard pile')) return { do: 'toPile', target: what };
  for (const how of ['under a card', 'out of the game'] as const)
    if (r.take(PUT_AWAY[how][1])) return away(r, what, how);
  return r.fail('"into its discard pile", "under this card" or "out of the game"');
}

function away(r: Reader, what: Target, how: GroupKind): Effect {
  return r.take('face down') ? { do: 'putAway', target: what, how, down: true } : { do: 'putAway', target: what, how };
}

/** `Set it aside`, `Remove it from the game`. */
export function putAway(r: Reader, how: 'set aside' | 'removed from the game'): Effect {
  const what = target(r);
  r.need(PUT_AWAY[how][1]);
  return away(r, what, how);
}

/** `Gain control of it this turn`. */
export function control(r: Reader): Effect {
  const whom = target(r);
  const until = DURATIONS.find(([, words]) => r.take(words))?.[0];
  return until === undefined ? { do: 'control', target: whom } : { do: 'control', target: whom, until };
}

export function bid(r: Reader): Effect {
  r.need('Force for control of');
  if (ref(r) !== 'it') r.fail('"it"');
  return { do: 'bidForControl' };
}

export function addDamage(r: Reader): Effect {
  const n = r.number();
  r.need('to the damage');
  return { do: 'changeDamage', n };
}

/** What was disrupted is `it`. */
export function disrupt(r: Reader): Effect {
  r.speaksOf('it');
  if (r.take('an attack')) return { do: 'disrupt', what: 'attack' };
  if (r.take('an activated ability')) return { do: 'disrupt', what: 'activated ability' };
  return { do: 'disrupt', what: indefinite(r) };
}

export function playThis(r: Reader): Effect {
  r.need('this card');
  return { do: 'playThis' };
}
