/** Force icons of locations, and what they bring (section 6 of the ledger). */

import { isBlownAway } from './layout.ts';
import { rulesOf } from './live.ts';
import { isLive } from './speech.ts';
import { DARK, LIGHT } from './state.ts';
import { defOf, type Table } from './table.ts';

/** The icons of a side there (CCG-LOC-27), with what texts add. */
export function iconsAt(g: Table, location: number, side: number): number {
  if (isBlownAway(g.state, location)) return 0; // CCG-BLW-02
  let n = defOf(g, location).icons[isTurned(g, location) ? otherSide(side) : side]!;
  for (const entry of rulesOf(g, 'icons')) {
    const { where, n: more, side: of } = entry.rule;
    if ((of === 'Light') !== (side === LIGHT)) continue;
    if (g.speech.isPlace(g, entry, where, location) && isLive(g, entry)) n += more;
  }
  return Math.max(0, n);
}

/** A card turns the location round, so that icons and texts change sides. */
export function isTurned(g: Table, location: number): boolean {
  let turned = false;
  for (const entry of rulesOf(g, 'turned'))
    if (g.state.on[entry.source] === location && isLive(g, entry)) turned = !turned;
  return turned;
}

/** CCG-FRC-01: the Force that the seat may activate: its icons, and one for itself. */
export function generation(g: Table, seat: number): number {
  const { side } = g.state.seats[seat]!;
  let n = 1;
  for (const group of g.state.groups)
    for (const location of group) if (generates(g, location)) n += iconsAt(g, location, side);
  for (const entry of rulesOf(g, 'generate')) if (entry.seat === seat && isLive(g, entry)) n += entry.rule.n;
  return n;
}

function generates(g: Table, location: number): boolean {
  for (const entry of rulesOf(g, 'noGeneration'))
    if (g.speech.isPlace(g, entry, entry.rule.where, location) && isLive(g, entry)) return false;
  return true;
}

const otherSide = (side: number): number => (side === LIGHT ? DARK : LIGHT);
