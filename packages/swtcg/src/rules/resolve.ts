/** Begins to carry out a card's text, or to pledge it in a window (keywords/cunning.ts); the procedure itself is in operations.ts. */
import { call } from './flow.ts';
import type { Waiting } from './spoken.ts';
import type { Table } from './table.ts';

export function carryOut(g: Table, { ability, at, seat, source, it, arena, amount }: Waiting, pledge = 0): void {
  const memory = { ability, at, seat, source, it, arena, amount, phase: 0, picked: [] };
  call(g, 'resolve', pledge === 0 ? memory : { ...memory, pledge });
}
