/** Inspiration: the other units of its side in its arena are better by a stacked card's worth (TCG-KW-INSPIRE-01). */
import { effectiveKeyword } from '../query.ts';
import { controllerOf, inArena } from '../state.ts';
import { arenaUnits, defOf } from '../table.ts';
import type { KeywordRule } from './rule.ts';
import { STEP } from './step.ts';

export const inspiration: KeywordRule = {
  stat(g, unit, stat) {
    const s = g.state;
    if (!inArena(s.zone[unit]!)) return 0;
    let inspiring = 0;
    for (const other of arenaUnits(s, controllerOf(s, unit), s.zone[unit]!))
      if (other !== unit && defOf(g, other).unique && effectiveKeyword(g, other, 'Inspiration') > 0) inspiring++;
    return inspiring * STEP[stat];
  },
};
