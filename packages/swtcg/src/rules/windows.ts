/** Chances to play something, as far as the edition has them. */
import { call } from './flow.ts';
import { FIRST_SEAT, type Table } from './table.ts';

/** Both players play or pass in turn, Dark first; or those among them alone. */
export function openChance(g: Table, window: number, among?: readonly number[]): void {
  if ((g.edition.windows & window) === 0) return;
  call(g, 'chance', { window, turn: FIRST_SEAT, passes: 0, used: [], ...(among === undefined ? {} : { among }) });
}
