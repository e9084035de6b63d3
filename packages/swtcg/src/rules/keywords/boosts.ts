/** What Surge and Velocity give a unit for the rest of the turn. */
import type { Boost } from '../state-expanded.ts';
import type { Table } from '../table.ts';
import type { KeywordRule } from './rule.ts';

export const boostOf = (g: Table, unit: number, by: Boost['by']): Boost | undefined =>
  g.state.expanded!.boosts.find((boost) => boost.unit === unit && boost.by === by);

/** They add up like all changes of a number (TCG-DUP-13). */
export const boosts: KeywordRule = {
  stat(g, unit, stat) {
    let sum = 0;
    for (const boost of g.state.expanded!.boosts) if (boost.unit === unit && boost.stat === stat) sum += boost.n;
    return sum;
  },
};
