/** Who draws how many battle destinies, and what they come to (CCG-BTL-09 to 16, CCG-DST-12 to 14). */
import { ONE } from '../exact.ts';
import type { Rule } from '../language/tree.ts';
import { isBarred } from './barred.ts';
import type { LiveRule } from './live-index.ts';
import { rulesOf } from './live.ts';
import type { Draw } from './parts.ts';
import { countsInBattle, totalAbility } from './presence.ts';
import { valueOf } from './query.ts';
import { isLive, isWhose, timesOf } from './speech.ts';
import { pile, RESERVE } from './state.ts';
import { defOf, type Table } from './table.ts';

/** CCG-BTL-10. */
const ABILITY_FOR_DESTINY = 4 * ONE;

interface Draws {
  readonly battle: number;
  /** CCG-DST-14: for power alone; these need no ability. */
  readonly powerOnly: number;
}

const NONE: Draws = { battle: 0, powerOnly: 0 };

/** The draws that the seat may make; none with an empty Reserve Deck (CCG-DST-09). */
export function drawsOf(g: Table, seat: number): Draws {
  const b = g.state.battle!;
  if (pile(g.state, seat, RESERVE).length === 0 && b.draws[seat]!.length === 0) return NONE;
  // CCG-BTL-12: one, however much ability there is.
  let battle = abilityInBattle(g, seat) >= neededAbility(g, seat) ? 1 : 0;
  battle += b.added[seat]! + sumHere(g, 'addDestiny', seat, ({ rule }) => rule.n);
  if (battle === 0 && hasOneAnyway(g, seat)) battle = 1;
  return { battle, powerOnly: b.addedPower[seat]! + sumHere(g, 'powerDestiny', seat, ({ rule }) => rule.n) };
}

/** CCG-BTL-11: the ability that the seat can draw battle destiny by. What was spent otherwise is gone. */
export function abilityInBattle(g: Table, seat: number): number {
  const b = g.state.battle!;
  const counts = (_: Table, card: number): boolean =>
    b.cards.includes(card) && countsInBattle(g, card) && !isBarred(g, card, 'use ability in battles');
  let ability = totalAbility(g, seat, b.at, counts) - b.spent[seat]!;
  for (const { lasting, cards } of rulesOf(g, 'lends')) {
    if (lasting === null || cards === null) continue;
    if (lasting.seat === seat && lasting.at === b.at)
      ability += Math.min(lasting.n, abilityLeftOf(g, cards, lasting.serial));
    else if (cards.some((card) => g.state.controller[card] === seat && counts(g, card))) ability -= lasting.n;
  }
  return Math.max(0, ability);
}

/** CCG-READ-093: each point of ability is lent once in a turn. */
function abilityLeftOf(g: Table, [lender]: readonly number[], before: number): number {
  if (lender === undefined) return 0;
  let left = valueOf(g, lender, 'ability');
  for (const { lasting, cards } of rulesOf(g, 'lends'))
    if (lasting !== null && lasting.serial < before && cards?.includes(lender)) left -= lasting.n;
  return Math.max(0, left);
}

/** CCG-BTL-16. */
function neededAbility(g: Table, seat: number): number {
  const { at } = g.state.battle!;
  let needed = ABILITY_FOR_DESTINY;
  for (const entry of rulesOf(g, 'need'))
    if (isWhose(entry, entry.rule.whose, seat) && g.speech.isPlace(g, entry, entry.rule.where, at) && isLive(g, entry))
      needed = Math.max(needed, entry.rule.n * ONE);
  return needed + ONE * sumHere(g, 'needMore', seat, (entry) => entry.rule.by * timesOf(g, entry, entry.rule.each));
}

/** CCG-BTL-15: from a card in the battle. */
function hasOneAnyway(g: Table, seat: number): boolean {
  const b = g.state.battle!;
  return rulesOf(g, 'oneDestiny').some(
    (entry) => entry.seat === seat && b.cards.includes(entry.source) && isLive(g, entry),
  );
}

type Named<K extends Rule['rule']> = Extract<Rule, { readonly rule: K }>;

/** What rules of this kind add for the seat at the place of the battle; a title adds once (CCG-MOD-01). */
export function sumHere<K extends 'addDestiny' | 'powerDestiny' | 'needMore' | 'attritionMore'>(
  g: Table,
  kind: K,
  seat: number,
  amount: (entry: LiveRule<Named<K>>) => number,
): number {
  const { at } = g.state.battle!;
  let sum = 0;
  let titles: number[] | null = null;
  for (const entry of rulesOf(g, kind)) {
    const rule: Rule = entry.rule;
    if (rule.rule === 'needMore' ? !isWhose(entry, rule.whose, seat) : kind !== 'powerDestiny' && entry.seat !== seat)
      continue;
    if (!('where' in rule) || !g.speech.isPlace(g, entry, rule.where, at) || !isLive(g, entry)) continue;
    const { titleId } = defOf(g, entry.source);
    if (titles?.includes(titleId)) continue;
    (titles ??= []).push(titleId);
    sum += amount(entry);
  }
  return sum;
}

/** Draws that stand: those that were not cancelled; none where there is no battle. */
export const standing = (g: Table, seat: number): Draw[] =>
  (g.state.battle?.draws[seat] ?? []).filter(({ cancelled }) => !cancelled);

/** What the seat's draws come to: for power, or (without those for power only) as attrition. */
export function destinyTotal(g: Table, seat: number, forPower: boolean): number {
  let total = 0;
  let any = false;
  for (const { n, powerOnly } of standing(g, seat)) {
    if (powerOnly && !forPower) continue;
    total += n;
    any = true;
  }
  return any ? Math.max(0, total + g.state.battle!.destinyBonus[seat]!) : 0;
}
