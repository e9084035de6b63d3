/** Which piles texts speak of (section 3 of the ledger). */
import { opponentOf, type Reason } from '@dejarik/kernel';
import type { Op, Text } from '../language/meaning.ts';
import type { Declaration, Heap } from '../language/tree.ts';
import type { Context } from './live-index.ts';
import type { ChoosePile } from './questions.ts';
import { isWhose } from './speech.ts';
import { PILE_ZONES } from './spoken.ts';
import { LOST, pile, PILES } from './state.ts';
import type { Table } from './table.ts';

export interface PileOf {
  readonly seat: number;
  readonly zone: number;
}

/** The piles that can be chosen: none that is empty (CCG-PIL-22). */
export function pilesOf(
  g: Table,
  who: Context,
  { whose, piles }: Extract<Declaration, { readonly declare: 'pile' }>,
): ChoosePile[] {
  const found: ChoosePile[] = [];
  for (let seat = 0; seat < g.state.seats.length; seat++)
    for (const name of piles)
      if (isWhose(who, whose, seat) && pile(g.state, seat, PILE_ZONES[name]).length > 0)
        found.push({ kind: 'pile', seat, pile: PILE_ZONES[name] });
  return found;
}

/** The pile that a text speaks of: by name, or by the number of the one that was chosen. */
export function heapOf(g: Table, seat: number, chosen: number, heap: Heap): PileOf {
  if (heap.heap === 'chosen') return { seat: Math.floor(chosen / PILES), zone: chosen % PILES };
  return { seat: heap.whose === 'your' ? seat : opponentOf(g.state, seat), zone: PILE_ZONES[heap.pile] };
}

/** CCG-PIL-22: what takes, searches, looks at or shuffles a pile cannot be started while it is empty. */
export function emptyPile(g: Table, seat: number, { program }: Text): Reason | null {
  for (const op of program) {
    const heap = firstHeap(op);
    if (heap === null) continue;
    const { seat: of, zone } = heapOf(g, seat, 0, heap);
    // CCG-PIL-24: what is retrieved may be looked for in vain.
    if (heap.heap === 'of' && zone !== LOST && pile(g.state, of, zone).length === 0)
      return { rule: 'CCG-PIL-22', why: 'the pile is empty' };
    return null;
  }
  return null;
}

const firstHeap = (op: Op): Heap | null => ('heap' in op ? op.heap : null);
