/** Ferocity: whatever damage the unit does cannot be prevented (TCG-KW-FEROCITY-01). */
import { effectiveKeyword } from '../query.ts';
import type { KeywordRule } from './rule.ts';

export const ferocity: KeywordRule = {
  preventable: (g, { source }) => (effectiveKeyword(g, source, 'Ferocity') > 0 ? false : undefined),
};
