/** Begins to carry out a card's text; the procedure itself is in operations.ts. */
import { call } from './flow.ts';
import type { Waiting } from './spoken.ts';
import type { Table } from './table.ts';

export function carryOut(g: Table, { ability, at, seat, source, it, arena, amount }: Waiting): void {
  call(g, 'resolve', { ability, at, seat, source, it, arena, amount, phase: 0, picked: [] });
}
