/** Armor: a die hits this unit only on 5 or more (TCG-KW-ARMOR-01). */
import { effectiveKeyword } from '../query.ts';
import type { KeywordRule } from './rule.ts';

export const armor: KeywordRule = {
  toHit: (g, unit) => (effectiveKeyword(g, unit, 'Armor') > 0 ? 1 : 0),
};
