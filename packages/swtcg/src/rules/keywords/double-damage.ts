/** Double Damage: one more counter on the defender for each damage that was not prevented (TCG-KW-DBLDMG). */
import { happen } from '../events.ts';
import { countEvent } from '../make-events.ts';
import { effectiveKeyword } from '../query.ts';
import { controllerOf } from '../state.ts';
import type { KeywordRule } from './rule.ts';

export const doubleDamage: KeywordRule = {
  placed(g, { pending }) {
    const s = g.state;
    for (const { unit, source, n, ofAttack } of pending)
      if (ofAttack === true && unit === s.defender && effectiveKeyword(g, source, 'Double Damage') > 0)
        happen(g, countEvent('counters', controllerOf(s, unit), unit, n));
  },
};
