/** Avenge: who discards another of its side's units in its arena suffers for it at the end of the attack (TCG-KW-AVENGE-01). */
import { owe } from '../expanded/owed.ts';
import { effectiveKeyword } from '../query.ts';
import { controllerOf, inArena } from '../state.ts';
import { arenaUnits } from '../table.ts';
import { damageOn } from './damage-source.ts';
import type { KeywordRule } from './rule.ts';

export const avenge: KeywordRule = {
  discarded(g, unit) {
    const s = g.state;
    const { attacker } = s;
    if (attacker < 0 || !inArena(s.zone[unit]!) || !damageOn(g, unit).some(({ source }) => source === attacker)) return;
    for (const source of arenaUnits(s, controllerOf(s, unit), s.zone[unit]!)) {
      const n = source === unit ? 0 : effectiveKeyword(g, source, 'Avenge');
      if (n > 0) owe(g, 'triggered', { source, unit: attacker, n, dice: 1 });
    }
  },
};
