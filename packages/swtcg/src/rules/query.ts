/**
 * What descriptions, conditions and amounts of a text come to, and what the numbers of a unit are. They ask each other
 * ("units with power 4 or less", "+1 power for each Jedi"), so they stand together. A number is a sum of contributions;
 * given a list it also notes each of them with its source, so that what a player reads is what the rules did.
 */
import { type Contribution, opponentsOf } from '@dejarik/kernel';
import { type Card, SIDE_NUMBER, typeLine } from '../cards/card.ts';
import { keywordNumber } from '../cards/catalogue.ts';
import { isIsolated } from '../language/keywords.ts';
import { namesKind } from '../language/nouns.ts';
import type { Amount, Condition, Figure, Filter, Keyword, Ref, Stat } from '../language/tree.ts';
import { beginAsking, PRINTED } from './asking.ts';
import { buildCost, BONUS_RULES, CANNON_RULES, printed, stacked, total, totalBuildCost, wasLost } from './addends.ts';
import { HEALTH, live, modsOf, numberOfKeyword, POWER, SPEED } from './live.ts';
import type { Gate, LiveMods, LiveRule } from './live-index.ts';
import {
  ARENA_NUMBER,
  somePossible,
  inPlace,
  isInGroup,
  isNamed,
  isOfKind,
  isRef,
  referred,
  refers,
} from './places.ts';
import { type Context, speaker } from './spoken.ts';
import { givenSince, isSilenced, isStripping } from './stripped.ts';
import {
  ABOARD,
  BOMBARD,
  BUILD,
  CHARACTER,
  DECK,
  GROUND,
  ION_CANNON,
  NORMAL,
  SETUP,
  SPACE,
  controllerOf,
} from './state.ts';
import { OUT_OF_PLAY } from './state-expanded.ts';
import { arenaUnits, countUse, defOf, isInPlay, isUnitInPlay, type Table } from './table.ts';
import { isWhose } from './teams.ts';
import { tokensOn } from './tokens.ts';

/** Whether the conditions of something live hold at this moment. */
export function isOn(g: Table, entry: { readonly gate: Gate | null }): boolean {
  for (let { gate } = entry; gate !== null; gate = gate.within) {
    const { needs, context } = gate;
    if (!('fits' in needs ? matches(g, needs.fits, needs.unit, context) : holds(g, needs, context))) return false;
  }
  return true;
}

/** Whether a standing rule is in force; one that is asked for and is has been used. */
export function applies(g: Table, entry: LiveRule): boolean {
  if (!isOn(g, entry)) return false;
  countUse(g, entry.ability.id);
  return true;
}

export function matches(g: Table, filter: Filter, card: number, context: Context): boolean {
  const s = g.state;
  if (filter.whose !== undefined && !isWhose(s, controllerOf(s, card), filter.whose, context.seat)) return false;
  if (filter.other === true && (card === context.source || context.it.includes(card))) return false;
  if (filter.in !== undefined && !inPlace(s, card, filter.in, context)) return false;
  if (filter.away !== undefined ? !isInGroup(s, card, filter.away, context) : s.zone[card] === OUT_OF_PLAY)
    return false;
  if (filter.is !== undefined)
    for (const quality of filter.is) {
      if (quality === 'tapped' && s.tapped[card] === 0) return false;
      if (quality === 'untapped' && s.tapped[card] === 1) return false;
      if (quality === 'damaged' && s.damage[card] === 0) return false;
      if (quality === 'retreated' && (s.zone[card] !== BUILD || s.down[card] === 1)) return false;
      if (quality === 'unique' && !defOf(g, card).unique) return false;
      if (quality === 'partly built' && (s.zone[card] !== BUILD || s.down[card] === 0)) return false;
    }
  const treated = g.cards.treatsNested ? treatedAs(g, card) : NO_WORDS;
  if (filter.kinds.length > 0) {
    let any = false;
    for (const kind of filter.kinds)
      if (isOfKind(g, card, kind, filter.away !== undefined, treated)) {
        any = true;
        break;
      }
    if (!any) return false;
    if (s.down[card] === 1 && !g.edition.kindsReachFaceDown && namesKind(filter)) return false;
  } else if (!isInPlay(s, card)) return false;
  const def = defOf(g, card);
  if (filter.side !== undefined && def.side !== SIDE_NUMBER[filter.side]) return false;
  if (filter.not !== undefined)
    for (const excluded of filter.not)
      if (g.cards.subtypesIn(excluded).every((word) => def.words.has(word) || treated.has(word))) return false;
  if (filter.named !== undefined && !isNamed(g, card, filter.named, context.seat)) return false;
  if (filter.namedLike !== undefined && !shares(g, card, ({ name }) => name, filter.namedLike, context)) return false;
  if (filter.typedLike !== undefined && !shares(g, card, typeLine, filter.typedLike, context)) return false;
  if (filter.stat !== undefined && !isWithin(g, card, filter.stat)) return false;
  if (filter.with !== undefined && effectiveKeyword(g, card, filter.with) <= 0) return false;
  if (
    filter.using !== undefined &&
    !(s.attacker === card && s.mode === (filter.using === 'Bombard' ? BOMBARD : ION_CANNON))
  )
    return false;
  return true;
}

/** `with power 4 or less`. */
export function isWithin(g: Table, card: number, { stat, bound, n }: NonNullable<Filter['stat']>): boolean {
  const value = figure(g, card, stat);
  return bound === 'or less' ? value <= n : value >= n;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** TCG-GLOSS-13: what a unit counts as because an ability says so, as long as that is on. */
function treatedAs(g: Table, card: number): ReadonlySet<string> {
  const { treats } = live(g);
  if (treats.length === 0 || !treats.some(({ source }) => source === card)) return NO_WORDS;
  const on = treats.filter((entry) => entry.source === card && isOn(g, entry));
  return new Set(on.flatMap(({ words }) => g.cards.subtypesIn(words)));
}

/** Whether a card that is described has the same words on it; those of a type line one by one (TCG-CARD-29). */
function shares(g: Table, card: number, words: (card: Card) => string, like: Filter, context: Context): boolean {
  const own = words(defOf(g, card).card);
  return g.state.def.some((_, other) => matches(g, like, other, context) && words(defOf(g, other).card) === own);
}

/** TCG-CARD-34 to 37: what a text means by a number of a card. */
function figure(g: Table, card: number, of: Figure): number {
  switch (of) {
    case 'speed':
    case 'power':
    case 'health':
      return statOf(g, card, of);
    case 'printed speed':
      return ownNumber(g, card, 'speed') ?? 0;
    case 'printed power':
      return ownNumber(g, card, 'power') ?? 0;
    case 'printed health':
      return ownNumber(g, card, 'health') ?? 0;
    case 'remaining health':
      return health(g, card) - g.state.damage[card]!;
    case 'build cost':
      return buildCost(g, card);
    case 'total build cost':
      return totalBuildCost(g, card);
  }
}

/** All cards a description means, in the order of their numbers, which are dealt seat by seat. */
export function allMatching(g: Table, filter: Filter, context: Context): number[] {
  const found: number[] = [];
  somePossible(g.state, filter, context, (card) => {
    if (matches(g, filter, card, context)) found.push(card);
    return false;
  });
  return found.length < 2 ? found : found.sort((a, b) => a - b);
}

/** As many as match, decks left out: what lies there is nobody's to count. */
function countMatching(g: Table, filter: Filter, context: Context): number {
  let count = 0;
  somePossible(g.state, filter, context, (card) => {
    if (g.state.zone[card] !== DECK && matches(g, filter, card, context)) count++;
    return false;
  });
  return count;
}

export function holds(g: Table, condition: Condition, context: Context): boolean {
  const s = g.state;
  switch (condition.is) {
    case 'in':
      return referred(s, condition.who, context).some((card) => inPlace(s, card, condition.place, context));
    case 'attacking':
      return referred(s, condition.who, context).includes(s.attacker) && isAttacked(g, condition.whom, context);
    case 'have': {
      const owner = condition.who === 'any' ? undefined : condition.who === 'you' ? 'your' : 'enemy';
      const what =
        owner === undefined || condition.what.whose !== undefined
          ? condition.what
          : { ...condition.what, whose: owner };
      const count = countMatching(g, what as Filter, context);
      return count >= condition.least && (condition.most >= 99 || count <= condition.most);
    }
    case 'more': {
      const arena = ARENA_NUMBER[condition.place]!;
      const enemies = opponentsOf(s, context.seat).reduce((sum, seat) => sum + arenaUnits(s, seat, arena).length, 0);
      return arenaUnits(s, context.seat, arena).length > enemies;
    }
    case 'eachArena':
      return [SPACE, GROUND, CHARACTER].every((arena) => arenaUnits(s, context.seat, arena).length >= condition.least);
    case 'undamaged':
      return referred(s, condition.who, context).every((card) => s.damage[card] === 0);
    case 'damaged':
      return referred(s, condition.who, context).some((card) => s.damage[card]! > 0);
    case 'kind':
      return referred(s, condition.who, context).some((card) => matches(g, condition.what, card, context));
    case 'lostThisTurn':
      return wasLost(g, condition.what, context);
    case 'allTapped':
      return s.arena.every((list) => list.every((unit) => s.tapped[unit] === 1));
    case 'noDamage':
      return s.expanded?.attack?.damage === 0;
    case 'noHits': // in the last step of an attack, or after it
      return s.lastAttacker >= 0 && s.lastHits === 0;
    case 'attackedLast': {
      const last = s.expanded?.lastAttacked[context.source] ?? -1;
      return last >= 0 && referred(s, condition.who, context).includes(last);
    }
    case 'piloting':
      return referred(s, condition.who, context).some((card) => s.zone[card] === ABOARD);
    case 'tokens':
      return referred(s, condition.who, context).some((card) => tokensOn(s, card, condition.token) >= condition.least);
    case 'or':
      return condition.any.some((part) => holds(g, part, context));
    case 'not':
      return !holds(g, condition.condition, context);
    case 'and':
      return condition.all.every((part) => holds(g, part, context));
  }
}

/** Whether the present defender is what an "attacking …" speaks of. */
const isAttacked = (g: Table, whom: Filter | Ref, context: Context): boolean =>
  g.state.defender >= 0 && isMeant(g, whom, g.state.defender, context);

/** Whether the card is the one that a text speaks of, by a word or by a description. */
export const isMeant = (g: Table, who: Ref | Filter, card: number, context: Context): boolean =>
  isRef(who) ? refers(g.state, who, context, card) : matches(g, who, card, context);

export function amountOf(g: Table, amount: Amount, context: Context): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'that much') return context.amount;
  if ('each' in amount) return amount.per * countMatching(g, amount.each, context);
  const s = g.state;
  const sum = (of: Ref, n: (card: number) => number): number =>
    referred(s, of, context).reduce((all, card) => all + n(card), 0);
  if ('damageOn' in amount) return amount.per * sum(amount.damageOn, (card) => s.damage[card]!);
  if ('tensOfSpeed' in amount)
    return amount.per * sum(amount.tensOfSpeed, (card) => Math.max(0, Math.floor(speed(g, card) / 10)));
  if ('tokensOn' in amount) return amount.per * sum(amount.tokensOn, (card) => tokensOn(s, card, amount.token));
  if ('cardsOf' in amount) return amount.per * sum(amount.cardsOf, (card) => 1 + s.beneath[card]!);
  if ('statOf' in amount) return sum(amount.statOf, (card) => statOf(g, card, amount.stat));
  // A total that a cost took out of play is remembered; what is printed can be read wherever the card lies.
  const isReadable = (card: number): boolean => g.edition.bareBuildCost === 'printed' || isUnitInPlay(s, card);
  return sum(amount.buildCostOf, (card) => (isReadable(card) ? buildCost(g, card) : context.amount));
}

const statOf = (g: Table, unit: number, stat: Stat): number =>
  stat === 'power' ? power(g, unit) : stat === 'speed' ? speed(g, unit) : health(g, unit);

/** Whether these bonuses reach the unit now. */
export function reaches(g: Table, entry: LiveMods, unit: number): boolean {
  if (entry.units !== null) {
    if (!entry.units.includes(unit)) return false;
  } else if (entry.rule !== null && entry.rule.who !== 'this' && !matches(g, entry.rule.who, unit, entry)) return false;
  if (entry.rule?.attacking !== undefined && !(g.state.attacker === unit && isAttacked(g, entry.rule.attacking, entry)))
    return false;
  return isOn(g, entry);
}

function bonus(g: Table, unit: number, stat: Stat, number: number, why?: Contribution[]): number {
  const entries = modsOf(g, number);
  const { stat: keywords } = g.edition.keywords.hooks;
  let sum = 0;
  if (keywords !== undefined) for (const change of keywords) sum += change(g, unit, stat);
  if (entries === undefined || !beginAsking(g, unit, number)) return sum;
  for (const entry of entries) {
    if (!reaches(g, entry, unit)) continue;
    for (const mod of entry.mods) {
      if (mod.is !== 'stat' || mod.stat !== stat) continue;
      const n = amountOf(g, mod.n, entry);
      sum += n;
      why?.push({ source: entry.source, rule: BONUS_RULES[entry.ability.tree.is] ?? 'TCG-STATIC-01', n });
      countUse(g, entry.ability.id);
    }
  }
  g.asking.pop();
  return sum;
}

/** The number that is printed; where a `*` stands, what the card's own text says it is (TCG-VAR-01), or null. */
export function ownNumber(g: Table, unit: number, stat: Stat): number | null {
  const def = defOf(g, unit);
  if (def.card.starred === undefined || !def.card.starred.includes(stat)) return def[stat];
  if (g.state.phase === SETUP) return null; // TCG-VAR-02
  const own = speaker(controllerOf(g.state, unit), unit);
  for (const { id, tree } of def.statics) {
    if (tree.is !== 'static' || (tree.while !== undefined && !holds(g, tree.while, own))) continue;
    const set = tree.rules.find((rule) => rule.rule === 'printed' && rule.stat === stat);
    if (set?.rule !== 'printed') continue;
    countUse(g, id);
    if (!beginAsking(g, unit, PRINTED[stat])) return 0;
    const n = amountOf(g, set.n, own);
    g.asking.pop();
    return n;
  }
  return null;
}

export const speed = (g: Table, unit: number, why?: Contribution[]): number =>
  total(
    g,
    printed(ownNumber(g, unit, 'speed') ?? 0, unit, why) +
      stacked(g, unit, g.edition.stackBonus.speed, why) +
      bonus(g, unit, 'speed', SPEED, why),
  );

export const health = (g: Table, unit: number, why?: Contribution[]): number =>
  total(
    g,
    printed(ownNumber(g, unit, 'health') ?? 0, unit, why) +
      stacked(g, unit, g.edition.stackBonus.health, why) +
      bonus(g, unit, 'health', HEALTH, why),
  );

/**
 * In an attack with Bombard, Ion Cannon or Barrage, X replaces the printed power, and the stacking bonus unless the
 * edition says otherwise; every other change of power still counts (TCG-KW-BOMBARD-03, TCG-KW-ION-02).
 */
export function power(g: Table, unit: number, why?: Contribution[]): number {
  const s = g.state;
  let base: number;
  if (s.attacker === unit && s.mode !== NORMAL) {
    base = s.cannon;
    why?.push({ source: unit, rule: CANNON_RULES[s.mode]!, n: base });
    if (g.edition.cannonsStacked) base += stacked(g, unit, g.edition.stackBonus.power, why); // TCG-KW-BOMBARD-04
  } else
    base = printed(ownNumber(g, unit, 'power') ?? 0, unit, why) + stacked(g, unit, g.edition.stackBonus.power, why);
  base += bonus(g, unit, 'power', POWER, why);
  const stun = s.stun[unit]!;
  if (stun !== 0) {
    base -= stun;
    why?.push({ source: -1, rule: 'TCG-KW-STUN-01', n: -stun });
  }
  if (s.attacker !== unit) return total(g, base);
  const owed = s.expanded?.attack?.power ?? 0;
  if (owed !== 0) why?.push({ source: -1, rule: 'TCG-KW-ABSORB-02', n: owed });
  base += owed;
  const shields = effectiveKeyword(g, s.defender, 'Shields'); // TCG-KW-SHIELDS-01
  if (shields !== 0) why?.push({ source: s.defender, rule: 'TCG-KW-SHIELDS-01', n: -shields });
  return total(g, base - shields);
}

/**
 * The values of a keyword on a unit. Accuracy, Critical Hit, Shields and Stun add up (TCG-DUP-07); of several
 * Bombard or Ion Cannon values one is used (TCG-DUP-08), which is why they are listed.
 */
export function keywordValues(g: Table, unit: number, keyword: Keyword): readonly number[] {
  const index = keywordNumber(keyword);
  const own = defOf(g, unit);
  const entries = modsOf(g, numberOfKeyword(index));
  if ((entries === undefined && own.keywords[index] === 0) || isSilenced(g.state, unit)) return [];
  const values: number[] = [];
  for (const ability of own.keywordAbilities)
    if (ability.tree.is === 'keyword' && ability.tree.keyword === keyword) {
      values.push(ability.tree.n);
      countUse(g, ability.id);
    }
  if (entries === undefined || !beginAsking(g, unit, numberOfKeyword(index))) return values;
  const all = withGiven(g, unit, keyword, values, entries);
  g.asking.pop();
  return all;
}

/** What the unit has of itself, and what it is given, unless it has lost the keyword. */
function withGiven(g: Table, unit: number, keyword: Keyword, values: number[], given: readonly LiveMods[]): number[] {
  for (const entry of given) {
    if (!reaches(g, entry, unit)) continue;
    for (const mod of entry.mods) {
      if (mod.is === 'lose' && mod.keyword === keyword) {
        countUse(g, entry.ability.id);
        if (g.state.expanded === undefined || !isStripping(g, entry)) return [];
        return givenSince(g, (other) => reaches(g, other, unit), keyword, entry.grant);
      }
      if (mod.is === 'keyword' && mod.keyword === keyword) {
        values.push(mod.n);
        countUse(g, entry.ability.id);
      }
    }
  }
  return values;
}

/** The sum of a keyword's values on a unit; 0 when it has it not. */
export function effectiveKeyword(g: Table, unit: number, keyword: Keyword): number {
  if (unit < 0 || isSilenced(g.state, unit)) return 0;
  const index = keywordNumber(keyword);
  if (modsOf(g, numberOfKeyword(index)) === undefined && g.uses === null) return defOf(g, unit).keywords[index]!;
  const sum = keywordValues(g, unit, keyword).reduce((all, n) => all + n, 0);
  return isIsolated(keyword) ? Math.min(1, sum) : sum;
}
