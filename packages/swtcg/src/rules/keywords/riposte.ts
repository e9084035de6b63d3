/** Riposte: a natural 2 among the attack dice as they stay hurts the attacker at the end of the attack (TCG-KW-RIPOSTE-01). */
import { owe } from '../expanded/owed.ts';
import { finalValue } from './final-roll.ts';
import type { KeywordRule } from './rule.ts';

export const riposte: KeywordRule = {
  rerolled(g, roll) {
    const n = finalValue(g, roll, 2, 'Riposte');
    const { attacker: unit, defender: source } = g.state;
    if (n > 0) owe(g, 'triggered', { source, unit, n, dice: 0 });
  },
};
