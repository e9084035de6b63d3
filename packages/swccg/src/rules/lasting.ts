/** What lasts comes to its end: with a battle, with a turn, with the cards it is for. */
import type { Lasting } from './parts.ts';
import type { Table } from './table.ts';

/** CCG-TRN-15. */
export function endTurn(g: Table): void {
  const s = g.state;
  s.just = [];
  keep(g, ({ until, turn }) => until !== 'turn' || turn > s.turn);
}

export const endBattle = (g: Table): void => keep(g, ({ until }) => until !== 'battle');

function keep(g: Table, stays: (lasting: Lasting) => boolean): void {
  const s = g.state;
  const left = s.lasting.filter(stays);
  if (left.length === s.lasting.length) return;
  s.lasting = left;
  s.version++;
}
