/** Effects that are one sentence each. What opens a block (`If …:`) is read in parse-block.ts. */
import { ARENAS, type Arena } from '../cards/card.ts';
import { condition } from './parse-condition.ts';
import { seesCards } from './parse-cost.ts';
import {
  addDamage,
  bid,
  control,
  disrupt,
  playThis,
  putAway,
  putCounters,
  putElsewhere,
  takeCounters,
} from './parse-expanded.ts';
import { counted, indefinite, many, seesName } from './parse-filter.ts';
import { mods, rule } from './parse-rule.ts';
import { amountOf, numberOf, ref, seesRef, single, takeThatMuch, target, unitAhead, unitWord } from './parse-target.ts';
import { PLAYED_KEYWORDS } from './keywords.ts';
import type { Reader } from './reader.ts';
import type { Amount, Duration, Effect, Ref, Target, Who } from './tree.ts';
import {
  ATTACK_INSTEAD,
  BUILD_COUNTERS,
  BUILD_POINTS,
  CARDS,
  DAMAGE,
  DAMAGE_COUNTERS,
  DICE_OF_DAMAGE,
  DURATIONS,
  FORCE,
  LOOK_HAND,
  QUIET,
  REROLLED,
  STEER,
} from './wording.ts';

/** Everything of a sentence but its full stop, by the word it opens with. */
const SENTENCES: ReadonlyMap<string, (r: Reader) => Effect> = new Map([
  ['choose', choose],
  ['give', give],
  ['draw', draw],
  ['discard', discard],
  ['put', put],
  ['prevent', prevent],
  ['take', (r) => takeCounters(r, negative) ?? heal(r, 'off')],
  ['remove', (r) => (r.clauseHas('game') ? putAway(r, 'removed from the game') : heal(r, 'from'))],
  ['tap', (r) => ({ do: 'tap', target: target(r) })],
  ['untap', (r) => ({ do: 'untap', target: target(r) })],
  ['retreat', (r) => ({ do: 'retreat', target: target(r) })],
  ['return', toHand],
  ['search', search],
  ['show', showAndBuild],
  ['reroll', reroll],
  ['roll', moreDice],
  ['turn', turnDie],
  ['set', (r) => putAway(r, 'set aside')],
  ['bid', bid],
  ['add', addDamage],
  ['disrupt', disrupt],
  ['play', playThis],
]);

export function sentence(r: Reader): Effect {
  if (r.take(LOOK_HAND)) return lookHand(r);
  for (const words of [ATTACK_INSTEAD, STEER]) r.mustKnowIn(words, 'it');
  if (r.take(ATTACK_INSTEAD)) return { do: 'attackInstead' };
  if (r.take(STEER)) return { do: 'steer' };
  const effect = openSentence(r);
  r.fullStop();
  return effect;
}

function openSentence(r: Reader): Effect {
  const lasting = DURATIONS.find(([, words]) => r.sees(`${words}:`) || r.sees(`${words},`));
  if (lasting !== undefined) return temporaryRule(r, lasting);
  const keyword = r.oneOf(PLAYED_KEYWORDS);
  if (keyword !== undefined) return { do: 'keyword', keyword, n: r.sees('.') ? 0 : r.number() };
  const rest = SENTENCES.get(r.word().plain);
  if (rest !== undefined) {
    r.skip();
    return rest(r);
  }
  if (r.take('gain control of')) return control(r);
  if (r.take('you win the game')) return { do: 'win', who: 'you' };
  if (r.sees('gain') || r.sees('lose')) return resource(r, 'you');
  if (r.take('you')) return resource(r, 'you');
  if (r.take('the enemy')) return ofEnemy(r);
  if (r.sees('Yuuzhan Vong gains') || r.sees('Yuuzhan Vong loses')) {
    r.need('Yuuzhan Vong');
    return resource(r, 'Yuuzhan Vong');
  }
  const side = r.oneOf(['Dark', 'Light'] as const);
  if (side !== undefined) return resource(r, side);
  return ofTarget(r);
}

function lookHand(r: Reader): Effect {
  r.speaksOf('there');
  return { do: 'lookHand' };
}

/** `This turn, while CONDITION: RULE`. */
function temporaryRule(r: Reader, [until, words]: readonly [Duration, string]): Effect {
  r.need(words);
  if (!r.take(', while')) {
    r.need(':');
    return { do: 'rule', until, rule: rule(r) };
  }
  const held = condition(r);
  r.need(':');
  return { do: 'rule', until, while: held, rule: rule(r) };
}

function choose(r: Reader): Effect {
  if (r.take('an arena')) return arenaChoice(r, ARENAS);
  if (ARENAS.some((arena) => r.sees(arena))) return arenaChoice(r, arenas(r));
  const { known } = r;
  const chosen = target(r);
  if (!r.sees('there')) return { do: 'choose', target: chosen };
  r.known = known;
  return discardSeen(r, chosen);
}

function arenas(r: Reader): Arena[] {
  const all: Arena[] = [];
  do all.push(r.oneOf(ARENAS) ?? r.fail('an arena'));
  while (r.take(',') || r.take('or'));
  return all;
}

function arenaChoice(r: Reader, among: readonly Arena[]): Effect {
  const quiet = r.take(QUIET);
  r.speaksOf('that arena');
  return quiet ? { do: 'chooseArena', among, quiet: true } : { do: 'chooseArena', among };
}

/** `Choose 1 Battle card there. The enemy discards it.` */
function discardSeen(r: Reader, chosen: Target): Effect {
  const one = typeof chosen === 'object' && 'choose' in chosen && chosen.min === 1 && chosen.max === 1;
  if (!one || chosen.by !== undefined) return r.fail('"." (only 1 card can be chosen there)');
  r.mustKnow('there');
  r.need('there. The enemy discards it');
  return { do: 'discardSeen', what: chosen.choose };
}

/** `Give 1 of your units +2 power and Accuracy 1 this turn`. */
function give(r: Reader): Effect {
  const whom = target(r);
  const list = mods(r);
  return { do: 'gets', target: whom, mods: list, until: duration(r) };
}

/** `this turn`; the tree has the words of printed cards, which are read too: `until end of turn`. */
function duration(r: Reader): Duration {
  const found = DURATIONS.find(([printed, words]) => r.take(words) || r.take(printed));
  return found?.[0] ?? r.fail(DURATIONS.map(([, words]) => `"${words}"`).join(' or '));
}

function discard(r: Reader): Effect {
  if (r.take('your hand')) return { do: 'discardHand', who: 'you' };
  if (seesCards(r) && (r.sees('.', 2) || r.sees('or', 2))) return discardCards(r, 'you');
  return { do: 'discard', target: target(r) };
}

/** `2 cards`, `2 cards or 1 Jedi card`. */
function discardCards(r: Reader, who: 'you' | 'enemy'): Effect {
  const n = numberOf(r, CARDS);
  return r.take('or') ? { do: 'discardCards', who, n, or: single(r) } : { do: 'discardCards', who, n };
}

function draw(r: Reader): Effect {
  const upTo = r.take('up to');
  const n = numberOf(r, CARDS);
  return upTo ? { do: 'draw', n, upTo } : { do: 'draw', n };
}

function put(r: Reader): Effect {
  r.mustKnowIn('it into its arena', 'it');
  if (r.take('it into its arena')) {
    if (r.take('tapped')) return { do: 'toArena', tapped: true };
    return r.take('untapped') ? { do: 'toArena', tapped: false } : { do: 'toArena' };
  }
  const counters = putCounters(r);
  if (counters !== undefined) return counters;
  if (!r.sees('card from your hand', 1) && !r.sees('cards from your hand', 1)) return putElsewhere(r);
  const n = numberOf(r, CARDS);
  r.need('from your hand under your deck');
  return { do: 'bottom', n };
}

/** Printed cards say `up to`, which here is said of a choice of cards. */
const takeAtMost = (r: Reader): boolean => r.oneOf(['at most', 'up to'] as const) !== undefined;

function prevent(r: Reader): Effect {
  r.mustKnowIn('that damage', 'that damage');
  if (r.take('that damage')) return { do: 'prevent', target: 'this', n: 'all' };
  const upTo = takeAtMost(r);
  const n = !upTo && r.take('all damage') ? 'all' : amountOf(r, DAMAGE);
  r.need('to');
  const whom = target(r);
  r.speaksOf('that much');
  return upTo ? { do: 'prevent', target: whom, n, upTo: true } : { do: 'prevent', target: whom, n };
}

/** Printed cards say `remove … from`. */
function heal(r: Reader, off: 'off' | 'from'): Effect {
  const upTo = takeAtMost(r);
  const all = !upTo && r.take('all');
  const n = all ? 'all' : r.counting();
  unitWord(r, DAMAGE_COUNTERS);
  if (upTo && n !== 'all' && r.take(`, divided as you like, ${off}`)) return healDivided(r, n);
  r.need(off);
  const whom = target(r);
  if (upTo && !(typeof whom === 'object' && 'each' in whom)) r.speaksOf('that much');
  return upTo ? { do: 'heal', target: whom, n, upTo: true } : { do: 'heal', target: whom, n };
}

function healDivided(r: Reader, n: number): Effect {
  const among = many(r);
  if (among.in === undefined) r.need('in one arena');
  return { do: 'healDivided', n, among };
}

function toHand(r: Reader): Effect {
  const whom = target(r, 'from');
  r.need('to your hand');
  return { do: 'toHand', target: whom };
}

function search(r: Reader): Effect {
  r.need('your deck for');
  if (r.take('up to')) {
    const n = r.number();
    return { do: 'search', what: counted(r, 'many'), n };
  }
  const what = indefinite(r);
  if (!r.take('and put it into your build zone with')) return { do: 'search', what };
  return { do: 'search', what, buildCounters: numberOf(r, BUILD_COUNTERS) };
}

function showAndBuild(r: Reader): Effect {
  const what = single(r);
  r.need('and put');
  const n = amountOf(r, BUILD_COUNTERS);
  r.need('on it');
  r.speaksOf('it');
  return { do: 'showAndBuild', what, n };
}

function moreDice(r: Reader): Effect {
  const n = r.number();
  r.need(n === 1 ? 'more attack die' : 'more attack dice');
  return { do: 'addDice', n };
}

function turnDie(r: Reader): Effect {
  r.need('1 of');
  const yours = r.take('your');
  if (!yours) r.need('the enemy');
  r.need('attack dice to');
  return { do: 'turnDie', whose: yours ? 'your' : 'enemy', to: r.number() };
}

function reroll(r: Reader): Effect {
  const which = r.take('1') ? 'one' : r.needOneOf(['all', 'any']);
  r.take('of');
  if (r.take(REROLLED.any)) return { do: 'reroll', whose: 'any', which };
  const yours = r.take('your');
  if (!yours) r.need('the enemy');
  r.need('attack dice');
  return { do: 'reroll', whose: yours ? 'your' : 'enemy', which };
}

/** `Gain 2 Force`, `loses 1 build point for each Jedi`. What is lost counts below 0. */
function resource(r: Reader, who: Who): Effect {
  const loses = r.oneOf(['loses', 'lose'] as const) !== undefined;
  if (!loses && r.oneOf(['gains', 'gain'] as const) === undefined) r.fail('"gain" or "lose"');
  const unit = unitAhead(r, [FORCE, BUILD_POINTS]) ?? r.fail('an amount of Force or build points');
  const amount = amountOf(r, unit);
  return { do: unit === FORCE ? 'force' : 'buildPoints', who, n: loses ? negative(amount, r) : amount };
}

function negative(amount: Amount, r: Reader): Amount {
  if (typeof amount === 'number') return 0 - amount;
  if (typeof amount === 'object' && 'per' in amount) return { ...amount, per: 0 - amount.per };
  return r.fail('a number that is lost');
}

function ofEnemy(r: Reader): Effect {
  if (r.take('discards their hand')) return { do: 'discardHand', who: 'enemy' };
  if (r.take('wins the game')) return { do: 'win', who: 'enemy' };
  if (r.take('discards')) return discardCards(r, 'enemy');
  if (!r.take('chooses')) return resource(r, 'enemy');
  const chosen = target(r);
  if (typeof chosen !== 'object' || !('choose' in chosen)) return r.fail('a choice');
  return { do: 'choose', target: { ...chosen, by: 'enemy' } };
}

/** Sentences that open with whom they are about; what is given can also be said as printed cards say it, with `gets`. */
function ofTarget(r: Reader): Effect {
  const subjectIsRef = seesRef(r);
  if (!subjectIsRef && !seesTarget(r)) return r.fail('an effect');
  if (r.sees('it may deal')) return rebound(r);
  const who = target(r);
  if (typeof who === 'string' && r.take('deals')) return damage(r, who);
  if (r.oneOf(['gets', 'get'] as const) === undefined) r.fail(subjectIsRef ? '"gets" or "deals"' : '"gets"');
  const list = mods(r);
  return { do: 'gets', target: who, mods: list, until: duration(r) };
}

/** `It may deal that much damage to 1 unit in its arena`. */
function rebound(r: Reader): Effect {
  ref(r);
  r.need('may deal');
  if (!takeThatMuch(r)) r.fail('"that much"');
  r.need('damage to');
  return { do: 'rebound', whom: single(r) };
}

const seesTarget = (r: Reader): boolean =>
  /^\d+$/.test(r.word().text) ||
  ['each', 'up to', 'any number', 'a', 'an', 'one'].some((word) => r.sees(word)) ||
  (seesName(r) && r.clauseHas('gets'));

function damage(r: Reader, by: Ref): Effect {
  const unit = unitAhead(r, [DICE_OF_DAMAGE, DAMAGE]) ?? r.fail('an amount of damage');
  const n = amountOf(r, unit);
  r.need('to');
  const whom = r.take('itself') ? by : target(r);
  const effect = {
    do: 'damage',
    by,
    target: whom,
    n,
    ...(unit === DICE_OF_DAMAGE ? { dice: true as const } : {}),
  } as const;
  if (!r.take(', which only')) return effect;
  const evadable = indefinite(r);
  r.need('may Evade');
  return { ...effect, evadable };
}
