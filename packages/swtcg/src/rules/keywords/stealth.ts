/** Stealth: untapped and undamaged the unit cannot be attacked (TCG-KW-STEALTH-01). */
import { effectiveKeyword } from '../query.ts';
import * as no from '../reasons.ts';
import type { Table } from '../table.ts';
import { boostOf } from './boosts.ts';
import type { KeywordRule } from './rule.ts';

/** TCG-KW-STEALTH-04: one whose speed Velocity has changed cannot gain it any more. */
export function hasStealth(g: Table, unit: number): boolean {
  return effectiveKeyword(g, unit, 'Stealth') > 0 && boostOf(g, unit, 'Velocity')?.stealthy !== 0;
}

export const stealth: KeywordRule = {
  whyNotAttack(g, _attacker, target) {
    const { tapped, damage } = g.state;
    return tapped[target] === 0 && damage[target] === 0 && hasStealth(g, target) ? no.STEALTH : null;
  },
};
