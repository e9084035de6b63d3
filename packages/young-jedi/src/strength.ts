/** The numbers of a fighter as a board shows them. */
import type { Definition } from './cards/catalogue.ts';
import { currentLocation, type Table } from './rules/table.ts';

/** `6+2`: power as printed, and what the current location adds on this planet (or other place). */
export function powerThere(g: Table, def: Definition, zone: number): string {
  const { current } = g.state;
  const bonus = zone === current && def.planet === current ? (def.bonus[currentLocation(g)] ?? 0) : 0;
  return `${def.power < 0 ? '?' : def.power}${bonus > 0 ? `+${bonus}` : ''}`;
}
