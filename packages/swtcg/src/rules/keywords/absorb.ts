/** Absorb: what it prevents is power in the unit's next attack (TCG-KW-ABSORB-01). */
import { currentDamage, pendingFor, preventDamage } from '../damage.ts';
import * as no from '../reasons.ts';
import type { Table } from '../table.ts';
import { strengthenNextAttack } from './next-attack.ts';
import type { KeywordRule } from './rule.ts';

function pending(g: Table, unit: number): number {
  const damage = currentDamage(g);
  return damage === null ? 0 : pendingFor(g, damage, unit);
}

export const absorb: KeywordRule = {
  upTo: pending,
  whyNotPlay: (g, unit) => (pending(g, unit) > 0 ? null : no.NO_DAMAGE),
  play(g, { source, amount }, n) {
    strengthenNextAttack(g, source, preventDamage(g, source, Math.min(n, amount), source));
    return true;
  },
};
