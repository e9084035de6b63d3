/** Damage Control: damage counters may come off at the start of the own build step (TCG-KW-DMGCTRL). */
import { happen } from '../events.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { countEvent } from '../make-events.ts';
import { numberOptions } from '../numbers.ts';
import { effectiveKeyword } from '../query.ts';
import { CHARACTER } from '../state.ts';
import { arenaUnits, type Table } from '../table.ts';
import type { KeywordRule } from './rule.ts';

/** How many may come off the unit. */
const removable = (g: Table, unit: number): number =>
  Math.min(g.state.damage[unit]!, effectiveKeyword(g, unit, 'Damage Control'));

export const damageControl: KeywordRule = {
  /** Units in the arenas alone: it does not work in the build zone (TCG-KW-DMGCTRL-02). */
  buildStepStarts(g, seat) {
    for (let arena = CHARACTER; arena >= 0; arena--)
      for (const unit of arenaUnits(g.state, seat, arena).toReversed())
        if (removable(g, unit) > 0) call(g, 'damageControl', { seat, unit });
  },
};

export const damageControlProcedure = procedure('damageControl', {
  howMany(g, { seat, unit }) {
    ask(g, seat, 'removeDamage', numberOptions('amount', 0, removable(g, unit)), unit);
  },
  removed(g, { seat, unit }) {
    const answer = answerTo(g, 'removeDamage');
    if (answer.kind === 'range') {
      ask(g, seat, 'removeDamage', numberOptions('amount', answer.from, answer.to), unit);
      return 'removed';
    }
    if (answer.n > 0) happen(g, countEvent('counters', seat, unit, -answer.n));
  },
});
