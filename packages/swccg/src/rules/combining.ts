/** Several weapons fired at one target for one total (CCG-CARD-068, 096). */
import type { Filter } from '../language/tree.ts';
import { forceOf } from './force.ts';
import type { Context } from './live-index.ts';
import { fireCost, targetsOf, weaponsOf } from './targeting.ts';
import type { Table } from './table.ts';

/** The weapons that can be fired together at the target; what is fired already is paid for. */
export function combinable(g: Table, who: Context, what: Filter, target: number, fired: readonly number[]): number[] {
  let force = forceOf(g, who.seat);
  for (const weapon of fired) force -= fireCost(g, weapon);
  return weaponsOf(g, who.seat).filter(
    (weapon) =>
      !fired.includes(weapon) &&
      fireCost(g, weapon) <= force &&
      g.speech.fits(g, who, what, weapon) &&
      targetsOf(g, weapon, false).includes(target),
  );
}

/** The targets for which there are two weapons at least that can be paid. */
export function combinedTargets(g: Table, who: Context, what: Filter, at: Filter): number[] {
  const { battle } = g.state;
  if (battle === null) return [];
  return battle.cards.filter(
    (target) =>
      g.speech.fits(g, who, at, target) &&
      combinable(g, who, what, target, []).some((first) => combinable(g, who, what, target, [first]).length > 0),
  );
}
