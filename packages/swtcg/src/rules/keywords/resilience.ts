/** Resilience: with as many damage counters as its net value the unit's power changes by it (TCG-KW-RESIL). */
import { effectiveKeyword } from '../query.ts';
import type { KeywordRule } from './rule.ts';

export const resilience: KeywordRule = {
  stat(g, unit, stat) {
    if (stat !== 'power') return 0;
    const net = effectiveKeyword(g, unit, 'Resilience');
    return g.state.damage[unit]! >= Math.abs(net) ? net : 0;
  },
};
