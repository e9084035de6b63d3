/** Intimidation: the unit is better for every opposing unit in its arena (TCG-KW-INTIMID-01). */
import { opponentsOf } from '@dejarik/kernel';
import { effectiveKeyword } from '../query.ts';
import { controllerOf, inArena } from '../state.ts';
import { arenaUnits, defOf } from '../table.ts';
import type { KeywordRule } from './rule.ts';
import { STEP } from './step.ts';

export const intimidation: KeywordRule = {
  stat(g, unit, stat) {
    const s = g.state;
    if (!inArena(s.zone[unit]!) || !defOf(g, unit).unique || effectiveKeyword(g, unit, 'Intimidation') <= 0) return 0;
    const opposing = opponentsOf(s, controllerOf(s, unit)).reduce(
      (sum, seat) => sum + arenaUnits(s, seat, s.zone[unit]!).length,
      0,
    );
    return opposing * STEP[stat];
  },
};
