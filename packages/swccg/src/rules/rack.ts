/** Weapons that lie under a Blaster Rack, to be deployed again (CCG-CARD-115). */
import { deployable } from './deployment.ts';
import { UNDER } from './state.ts';
import type { Table } from './table.ts';

export const deployableUnder = (g: Table, seat: number, rack: number): number[] => {
  const { zone, on } = g.state;
  return zone.flatMap((where, card) =>
    where === UNDER && on[card] === rack && deployable(g, seat, card) ? [card] : [],
  );
};
