/** What the numbers of a unit are added up from, as far as it needs no text to be read. */
import type { Contribution } from '@dejarik/kernel';
import type { Ability, Filter, Kind } from '../language/tree.ts';
import { ARENA_NUMBER } from './places.ts';
import type { Context } from './spoken.ts';
import { BARRAGE, BOMBARD, ION_CANNON } from './state.ts';
import { defOf, type Table } from './table.ts';
import { isWhose } from './teams.ts';

/** The rule by which a text of this kind gives a bonus. */
export const BONUS_RULES: Partial<Record<Ability['is'], string>> = {
  activated: 'TCG-ACT-01',
  triggered: 'TCG-TRIG-07',
  mission: 'TCG-MISSION-01',
  pilot: 'TCG-PILOT-01',
};

export const CANNON_RULES: Readonly<Record<number, string>> = {
  [BOMBARD]: 'TCG-KW-BOMBARD-01',
  [ION_CANNON]: 'TCG-KW-ION-01',
  [BARRAGE]: 'TCG-KW-BARRAGE-01',
};

/** TCG-STACK-07: what the cards beneath give. */
export function stacked(g: Table, unit: number, each: number, why?: Contribution[]): number {
  const n = g.state.beneath[unit]! * each;
  if (n !== 0) why?.push({ source: -1, rule: 'TCG-STACK-07', n });
  return n;
}

export function printed(n: number, unit: number, why?: Contribution[]): number {
  why?.push({ source: unit, rule: 'TCG-CARD-05', n });
  return n;
}

/** What all that is added and taken away comes to (TCG-DUP-13, TCG-DUP-14). */
export const total = ({ edition }: Table, sum: number): number => Math.max(edition.leastTotal, sum);

/** TCG-STACK-08: the top card's build cost and 1 for each card beneath. */
export const totalBuildCost = (g: Table, unit: number): number => defOf(g, unit).cost + g.state.beneath[unit]!;

/** What a text calls a card's build cost. */
export const buildCost = (g: Table, card: number): number =>
  g.edition.bareBuildCost === 'printed' ? defOf(g, card).cost : totalBuildCost(g, card);

/** Units that left an arena for a discard pile this turn are remembered by card, side and arena. */
export function wasLost(g: Table, what: Filter, context: Context): boolean {
  const { lost } = g.state;
  for (let i = 0; i < lost.length; i += 3) {
    const def = g.cards.cards[lost[i]!]!;
    if (what.whose !== undefined && !isWhose(g.state, lost[i + 1]!, what.whose, context.seat)) continue;
    if (what.in !== undefined && what.in !== 'any arena' && ARENA_NUMBER[what.in] !== lost[i + 2]) continue;
    if (what.kinds.some((kind) => lostKind(kind, lost[i + 2]!) && kind.subtypes.every((word) => def.words.has(word))))
      return true;
  }
  return false;
}

const lostKind = (kind: Kind, arena: number): boolean =>
  kind.noun === '' || kind.noun === 'unit' || (ARENA_NUMBER[kind.noun.replace(' unit', '')] ?? -1) === arena;
