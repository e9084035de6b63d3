/** Chances to play something, as far as the edition has them. */
import { call } from './flow.ts';
import { FIRST_SEAT, type Table } from './table.ts';

/** Both players play or pass in turn, Dark first. */
export function openChance(g: Table, window: number): void {
  if ((g.edition.windows & window) === 0) return;
  call(g, 'chance', { window, turn: FIRST_SEAT, passes: 0, used: [] });
}
