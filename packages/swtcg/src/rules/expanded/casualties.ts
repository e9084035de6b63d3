/**
 * Damage placement and unit discard, steps 6 and 7 of the attack, for counters from anything (TCG-ATTACK-15, TCG-ATTACK-16,
 * TCG-POP-15). Between the two a unit with too many counters is still there, and may be saved.
 */
import { EXPANDED_WINDOWS } from '../../language/timing.ts';
import { happen } from '../events.ts';
import { call, procedure } from '../flow.ts';
import { discardEvent } from '../make-events.ts';
import { health } from '../query.ts';
import { controllerOf } from '../state.ts';
import { isInPlay, type Table } from '../table.ts';
import { resolveTriggers } from '../triggers.ts';
import { isUnknown } from './variable.ts';
import { openChance } from '../windows.ts';
import type { Casualties } from './procedures.ts';

/** Before the counters are placed: these units are not discarded for them before step 7. */
export function putOffDiscard(g: Table, units: readonly number[]): void {
  g.state.expanded!.dying.push(...units);
}

export const callCasualties = (
  g: Table,
  units: readonly number[],
  sources: readonly number[],
  triggers: boolean,
): void => call(g, 'casualties', { units, sources, triggers: triggers ? 1 : 0, discarded: [] });

const overHealth = (g: Table, unit: number): boolean =>
  isInPlay(g.state, unit) && !isUnknown(g, unit) && g.state.damage[unit]! >= health(g, unit);

function endDelay(g: Table, { units }: Casualties): void {
  const { dying } = g.state.expanded!;
  for (const unit of units) {
    const at = dying.lastIndexOf(unit);
    if (at >= 0) dying.splice(at, 1);
  }
}

export const casualties = procedure('casualties', {
  placementTriggers(g, { triggers }) {
    if (triggers === 1) resolveTriggers(g);
  },
  /** TCG-ATTACK-19: with no unit in danger, on to step 7, which has nothing to do. */
  placementChance(g, f) {
    if (f.units.some((unit) => overHealth(g, unit))) openChance(g, EXPANDED_WINDOWS.damagePlacement);
  },
  discard(g, f) {
    endDelay(g, f);
    f.discarded = [...new Set(f.units)].filter((unit) => overHealth(g, unit));
    if (f.discarded.length === 0) return 'over';
    const sourceOf = (unit: number): number => f.sources[f.units.lastIndexOf(unit)]!;
    happen(
      g,
      ...f.discarded.map((unit) => discardEvent(g, controllerOf(g.state, unit), unit, 'damage', sourceOf(unit))),
    );
  },
  discardTriggers(g, { triggers }) {
    if (triggers === 1) resolveTriggers(g);
  },
  discardChance(g) {
    openChance(g, EXPANDED_WINDOWS.unitDiscard);
  },
  over() {},
});
