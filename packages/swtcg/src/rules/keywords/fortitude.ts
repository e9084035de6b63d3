/** Fortitude: the unit itself can prevent whatever is done to it (TCG-KW-FORTITUDE-01, TCG-KW-FORTITUDE-03). */
import { effectiveKeyword } from '../query.ts';
import type { KeywordRule } from './rule.ts';

export const fortitude: KeywordRule = {
  preventable: (g, { unit }, by) => (by === unit && effectiveKeyword(g, unit, 'Fortitude') > 0 ? true : undefined),
};
