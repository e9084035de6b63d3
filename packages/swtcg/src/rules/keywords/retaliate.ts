/** Retaliate: the attacker suffers dice of damage at the end of the attack (TCG-KW-RETALIATE). */
import { owe } from '../expanded/owed.ts';
import * as no from '../reasons.ts';
import type { KeywordRule } from './rule.ts';

export const retaliate: KeywordRule = {
  /** One that was its defender before another came between may still do it (TCG-KW-RETALIATE-03). */
  whyNotPlay({ state: s }, unit) {
    const attacked = s.expanded!.attack?.defenders.includes(unit) === true;
    return attacked && s.zone[s.attacker] === s.zone[unit] ? null : no.NOT_ATTACKED;
  },
  play(g, { source }, n) {
    owe(g, 'activated', { source, unit: g.state.attacker, n, dice: 1 });
    return true;
  },
};
