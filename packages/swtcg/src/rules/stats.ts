/**
 * The numbers of a unit. Each is a query that adds contributions; given a list it also notes each of them with its
 * source, so that what a player reads is what the rules did.
 */
import type { Contribution } from '@dejarik/kernel';
import { KEYWORDS } from '../cards/catalogue.ts';
import type { Ability, Keyword } from '../language/tree.ts';
import { amountOf, isAttacked, matches } from './filter.ts';
import {
  isOn,
  type LiveMods,
  live,
  TOUCHES_DICE,
  TOUCHES_HEALTH,
  TOUCHES_POWER,
  TOUCHES_SPEED,
  touchesKeyword,
} from './live.ts';
import { BOMBARD, NORMAL } from './state.ts';
import { countUse, defOf, type Table } from './table.ts';

/** Whether these bonuses reach the unit now. */
function reaches(g: Table, entry: LiveMods, unit: number): boolean {
  if (entry.units !== null) {
    if (!entry.units.includes(unit)) return false;
  } else if (entry.rule !== null && entry.rule.who !== 'this' && !matches(g, entry.rule.who, unit, entry)) return false;
  if (entry.rule?.attacking !== undefined && !(g.state.attacker === unit && isAttacked(g, entry.rule.attacking, entry)))
    return false;
  return isOn(g, entry);
}

/** The rule by which a text of this kind gives a bonus. */
const BONUS_RULES: Partial<Record<Ability['is'], string>> = {
  activated: 'TCG-ACT-01',
  triggered: 'TCG-TRIG-07',
  mission: 'TCG-MISSION-01',
  pilot: 'TCG-PILOT-01',
};

function bonus(g: Table, unit: number, stat: 'speed' | 'power' | 'health', bit: number, why?: Contribution[]): number {
  const l = live(g);
  if ((l.touched & bit) === 0) return 0;
  let sum = 0;
  for (const entry of l.mods) {
    if ((entry.touches & bit) === 0 || !reaches(g, entry, unit)) continue;
    for (const mod of entry.mods) {
      if (mod.is !== 'stat' || mod.stat !== stat) continue;
      const n = amountOf(g, mod.n, entry);
      sum += n;
      why?.push({ source: entry.source, rule: BONUS_RULES[entry.ability.tree.is] ?? 'TCG-STATIC-01', n });
      countUse(g, entry.ability.id);
    }
  }
  return sum;
}

/** TCG-STACK-07: each card beneath gives +10 speed, +1 power, +1 health. */
function stacked(g: Table, unit: number, each: number, why?: Contribution[]): number {
  const n = g.state.beneath[unit]! * each;
  if (n !== 0) why?.push({ source: -1, rule: 'TCG-STACK-07', n });
  return n;
}

function printed(n: number, unit: number, why?: Contribution[]): number {
  why?.push({ source: unit, rule: 'TCG-CARD-05', n });
  return n;
}

export const speed = (g: Table, unit: number, why?: Contribution[]): number =>
  printed(defOf(g, unit).speed, unit, why) + stacked(g, unit, 10, why) + bonus(g, unit, 'speed', TOUCHES_SPEED, why);

export const health = (g: Table, unit: number, why?: Contribution[]): number =>
  printed(defOf(g, unit).health, unit, why) + stacked(g, unit, 1, why) + bonus(g, unit, 'health', TOUCHES_HEALTH, why);

/**
 * In an attack with Bombard or Ion Cannon, X replaces the printed power and the stacking bonus; every other change
 * of power still counts (TCG-KW-BOMBARD-03, TCG-KW-ION-02).
 */
export function power(g: Table, unit: number, why?: Contribution[]): number {
  const s = g.state;
  let base: number;
  if (s.attacker === unit && s.mode !== NORMAL) {
    base = s.cannon;
    why?.push({ source: unit, rule: s.mode === BOMBARD ? 'TCG-KW-BOMBARD-03' : 'TCG-KW-ION-02', n: base });
  } else base = printed(defOf(g, unit).power, unit, why) + stacked(g, unit, 1, why);
  base += bonus(g, unit, 'power', TOUCHES_POWER, why);
  const stun = s.stun[unit]!;
  if (stun !== 0) {
    base -= stun;
    why?.push({ source: -1, rule: 'TCG-KW-STUN-01', n: -stun });
  }
  if (s.attacker !== unit) return base;
  const shields = effectiveKeyword(g, s.defender, 'Shields'); // TCG-KW-SHIELDS-01
  if (shields !== 0) why?.push({ source: s.defender, rule: 'TCG-KW-SHIELDS-01', n: -shields });
  return base - shields;
}

/** What a unit adds to each of its attack dice besides Accuracy. */
export function diceBonus(g: Table, unit: number): number {
  const l = live(g);
  if ((l.touched & TOUCHES_DICE) === 0) return 0;
  let sum = 0;
  for (const entry of l.mods) {
    if ((entry.touches & TOUCHES_DICE) === 0 || !reaches(g, entry, unit)) continue;
    for (const mod of entry.mods)
      if (mod.is === 'dice') {
        sum += mod.n;
        countUse(g, entry.ability.id);
      }
  }
  return sum;
}

/**
 * The values of a keyword on a unit. Accuracy, Critical Hit, Shields and Stun add up (TCG-DUP-07); of several
 * Bombard or Ion Cannon values one is used (TCG-DUP-08), which is why they are listed.
 */
export function keywordValues(g: Table, unit: number, keyword: Keyword): number[] {
  const values: number[] = [];
  const index = KEYWORDS.indexOf(keyword);
  const bit = touchesKeyword(index);
  const l = live(g);
  const own = defOf(g, unit);
  if (own.keywords[index]! > 0) {
    for (const ability of own.keywordAbilities)
      if (ability.tree.is === 'keyword' && ability.tree.keyword === keyword) {
        values.push(ability.tree.n);
        countUse(g, ability.id);
      }
  }
  if ((l.touched & bit) === 0) return values;
  for (const entry of l.mods) {
    if ((entry.touches & bit) === 0 || !reaches(g, entry, unit)) continue;
    for (const mod of entry.mods) {
      if (mod.is === 'lose' && mod.keyword === keyword) {
        countUse(g, entry.ability.id);
        return [];
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
  if (unit < 0) return 0;
  const index = KEYWORDS.indexOf(keyword);
  if ((live(g).touched & touchesKeyword(index)) === 0 && g.uses === null) return defOf(g, unit).keywords[index]!;
  let sum = 0;
  for (const n of keywordValues(g, unit, keyword)) sum += n;
  return sum;
}

/** TCG-STACK-08: the top card's build cost and 1 for each card beneath. */
export const totalBuildCost = (g: Table, unit: number): number => defOf(g, unit).cost + g.state.beneath[unit]!;
