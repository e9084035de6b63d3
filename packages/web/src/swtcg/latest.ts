/** The table as it is now, for cards that are drawn again only when they themselves change. */
import { createContext, type RefObject, useContext } from 'react';
import type { TableControl } from './useTable.ts';

export const LatestTable = createContext<RefObject<TableControl | null>>({ current: null });

export const useLatest = (): RefObject<TableControl | null> => useContext(LatestTable);

/** What the card is in now, as class names. */
export function stateOf(table: TableControl, card: number): string {
  const states: string[] = [];
  if (table.able.has(card)) states.push('able');
  if (table.selected === card) states.push('selected');
  if (table.picked.has(card)) states.push('picked');
  if (table.pointed.has(card)) states.push('pointed');
  return states.join(' ');
}
