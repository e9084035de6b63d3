/** Backfire: a natural 3 in the first throw hurts the attacker at the end of its attack (TCG-KW-BACKFIRE-01). */
import { owe } from '../expanded/owed.ts';
import { ifThrown } from './initial-roll.ts';
import type { KeywordRule } from './rule.ts';

export const backfire: KeywordRule = {
  rolled(g, roll) {
    const n = ifThrown(g, roll, 3, 'Backfire');
    if (n > 0) owe(g, 'triggered', { source: roll.card, unit: roll.card, n, dice: 1 });
  },
};
