/** Focus: a natural 5 in the first throw is power in the next attack (TCG-KW-FOCUS-01, TCG-KW-FOCUS-02). */
import { ifThrown } from './initial-roll.ts';
import { strengthenNextAttack } from './next-attack.ts';
import type { KeywordRule } from './rule.ts';

export const focus: KeywordRule = {
  rolled(g, roll) {
    const n = ifThrown(g, roll, 5, 'Focus');
    if (n > 0) strengthenNextAttack(g, roll.card, n); // the roll for build points is no card's
  },
};
