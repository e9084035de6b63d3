/** Section 36 of the ledger: the reacts that a seat can declare. */
import { deployPrice } from './deploy-cost.ts';
import { deployReason, destinations } from './deployment.ts';
import { compileFilter } from './filters.ts';
import { call } from './flow.ts';
import { forceOf } from './force.ts';
import { against, type Grant, grants, movers, occasionOf } from './occasions.ts';
import { ownRules } from './own-rules.ts';
import { isPilot } from './query.ts';
import type { Declaration } from './questions.ts';
import { isLive } from './speech.ts';
import { AT, hand } from './state.ts';
import { defOf, type Table } from './table.ts';

/** How a card in hand may react by being deployed: null, or whether it comes with a pilot and is free. */
export function reactDeployment(g: Table, seat: number, card: number): { pilot: boolean; free: boolean } | null {
  const occasion = occasionOf(g, seat);
  if (occasion === null) return null;
  if (
    grants(g, seat, occasion).some(({ rule }) => isOfHand(g, rule.who, card)) &&
    lands(g, seat, card, occasion.at, false)
  )
    return { pilot: false, free: false };
  if (!occasion.battle) return null;
  for (const entry of ownRules(g, card, 'reactWithPilot')) {
    const { rule } = entry;
    if (against(g, seat, occasion.at, rule.what).length === 0) continue;
    const free = rule.free !== undefined && against(g, seat, occasion.at, rule.free).length > 0;
    if (pilotsFor(g, seat, card, occasion.at, free).length > 0 && lands(g, seat, card, occasion.at, free))
      if (isLive(g, entry)) return { pilot: true, free };
  }
  return null;
}

const lands = (g: Table, seat: number, card: number, at: number, free: boolean): boolean =>
  destinations(g, seat, card, true, at, free).length > 0;

const isOfHand = (g: Table, who: Grant['who'], card: number): boolean =>
  typeof who !== 'string' && compileFilter(who).isKind(g, card) && defOf(g, card).type !== 'Location';

/** Pilots in hand that could come with it, for what both cost together. */
export function pilotsFor(g: Table, seat: number, ship: number, at: number, free: boolean): number[] {
  const spot = { on: at, as: AT };
  const force = free ? Number.POSITIVE_INFINITY : forceOf(g, seat) - deployPrice(g, seat, ship, spot).own;
  return hand(g.state, seat).filter(
    (card) =>
      card !== ship &&
      isPilot(g, card) &&
      deployReason(g, seat, card) === null &&
      deployPrice(g, seat, card, spot).own <= force,
  );
}

export const reactsOf = (g: Table, seat: number): Declaration[] => {
  if (occasionOf(g, seat) === null) return [];
  const options: Declaration[] = [...new Set(movers(g, seat).map(({ card }) => card))].map((card) => ({
    kind: 'reactMove',
    card,
  }));
  for (const card of hand(g.state, seat))
    if (reactDeployment(g, seat, card) !== null) options.push({ kind: 'reactDeploy', card });
  return options;
};

/** The card reacts by moving: free, if any text lets it. */
export function beginReact(g: Table, seat: number, card: number): void {
  const ways = movers(g, seat).filter((one) => one.card === card);
  const way = ways.find(({ free }) => free) ?? ways[0]!;
  call(g, 'react', { seat, card, away: way.away, free: way.free, path: [] });
}
