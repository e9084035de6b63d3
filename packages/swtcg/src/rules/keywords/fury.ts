/** Fury: a natural 4 in the first throw adds attack dice, at which nothing looks that looks at the first throw (TCG-KW-FURY-01, TCG-KW-FURY-02). */
import { addDice } from '../dice.ts';
import { ifThrown } from './initial-roll.ts';
import type { KeywordRule } from './rule.ts';

export const fury: KeywordRule = {
  rolled(g, roll) {
    const n = ifThrown(g, roll, 4, 'Fury');
    if (n > 0) addDice(g, roll, n, roll.card);
  },
};
