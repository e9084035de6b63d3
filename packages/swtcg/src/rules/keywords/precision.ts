/** Precision: the defender that was chosen stays the defender (TCG-KW-PRECISION-01). */
import { effectiveKeyword } from '../query.ts';
import * as no from '../reasons.ts';
import type { KeywordRule } from './rule.ts';

export const precision: KeywordRule = {
  /** While its attack is under way it is asked only whether it turns on another unit. */
  whyNotAttack(g, attacker, target) {
    const s = g.state;
    const turns = s.attacker === attacker && s.defender !== target;
    return turns && effectiveKeyword(g, attacker, 'Precision') > 0 ? no.PRECISION : null;
  },
};
