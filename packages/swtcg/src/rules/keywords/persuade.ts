/** Persuade: what it prevents is power that the attacker has not in its next attack (TCG-KW-PERSUADE-01). */
import { preventDamage } from '../damage.ts';
import { absorb } from './absorb.ts';
import { strengthenNextAttack } from './next-attack.ts';
import type { KeywordRule } from './rule.ts';

export const persuade: KeywordRule = {
  ...absorb,
  play(g, { source, amount }, n) {
    const prevented = preventDamage(g, source, Math.min(n, amount), source);
    const { attacker } = g.state;
    if (attacker >= 0) strengthenNextAttack(g, attacker, -prevented);
    return true;
  },
};
