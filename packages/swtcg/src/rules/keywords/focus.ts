/** Focus: a natural 5 in the first throw is power in the next attack (TCG-KW-FOCUS-01, TCG-KW-FOCUS-02). */
import { ifThrown } from './initial-roll.ts';
import { strengthenNextAttack } from './next-attack.ts';
import type { KeywordRule } from './rule.ts';

export const focus: KeywordRule = {
  rolled(g, roll) {
    strengthenNextAttack(g, roll.card, ifThrown(g, roll, 5, 'Focus'));
  },
};
