/** Printed numbers that the card's own effect sets: `*` (TCG-VAR-01 to 05). */
import type { Stat } from '../../language/tree.ts';
import { ownNumber } from '../query.ts';
import { defOf, findFaceUp, type Table } from '../table.ts';

/** Whether the health is one that nothing sets now. */
export const isUnknown = (g: Table, unit: number): boolean =>
  isStarred(g, unit, 'health') && ownNumber(g, unit, 'health') === null;

/** From the first time that something sets it, it counts as known: asked before anything changes. */
export function noteKnown(g: Table): void {
  const e = g.state.expanded;
  if (e === undefined) return;
  const note = (unit: number): boolean => {
    if (isStarred(g, unit, 'health') && !isUnknown(g, unit) && !e.known.includes(unit)) e.known.push(unit);
    return false; // all are looked at
  };
  for (let seat = 0; seat < g.state.seats.length; seat++) findFaceUp(g.state, seat, note);
}

export const isStarred = (g: Table, unit: number, stat: Stat): boolean =>
  defOf(g, unit).card.starred?.includes(stat) === true;
