/** Operations that only texts of the Expanded Rulebook have. */
import { happen } from './events.ts';
import { ontoEvent } from './make-events.ts';
import type { Resolve } from './procedures.ts';
import { isUnitInPlay, type Table } from './table.ts';

/** TCG-KW-EQUIP-01 */
export function attachThis(g: Table, { seat, source, amount: unit }: Resolve): boolean {
  if (isUnitInPlay(g.state, unit)) happen(g, ontoEvent(g, 'attach', seat, source, unit));
  return true;
}
