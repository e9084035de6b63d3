/** Printed numbers that the card's own effect sets: `*` (TCG-VAR-01 to 05). */
import type { Stat } from '../../language/tree.ts';
import { happen } from '../events.ts';
import { discardEvent } from '../make-events.ts';
import { ownNumber } from '../query.ts';
import { controllerOf } from '../state.ts';
import { defOf, faceUp, isInPlay, type Table } from '../table.ts';

/** Whether the health is one that nothing sets now. */
export const isUnknown = (g: Table, unit: number): boolean =>
  isStarred(g, unit, 'health') && ownNumber(g, unit, 'health') === null;

/** From the first time that something sets it, it counts as known: asked before anything changes. */
export function noteKnown(g: Table): void {
  const e = g.state.expanded;
  if (e === undefined) return;
  for (const seat of g.state.seats.keys())
    for (const unit of faceUp(g.state, seat))
      if (isStarred(g, unit, 'health') && !isUnknown(g, unit) && !e.known.includes(unit)) e.known.push(unit);
}

export const isStarred = (g: Table, unit: number, stat: Stat): boolean =>
  defOf(g, unit).card.starred?.includes(stat) === true;

/** TCG-VAR-04, TCG-VAR-05: health that was known and no longer is, is 0 at the end of the turn. */
export function discardUnknown(g: Table): void {
  for (const unit of g.state.expanded?.known.slice() ?? [])
    if (isInPlay(g.state, unit) && isUnknown(g, unit)) happen(g, discardEvent(g, controllerOf(g.state, unit), unit));
}
