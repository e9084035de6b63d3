/** Texts that are used from the hand: Interrupts, and Effects that are played like them. */
import type { Text } from '../language/meaning.ts';
import { hand } from './state.ts';
import { defOf, type Table } from './table.ts';

export function textsInHand(g: Table, seat: number): { readonly card: number; readonly text: Text }[] {
  const found: { card: number; text: Text }[] = [];
  for (const card of hand(g.state, seat)) for (const text of defOf(g, card).fromHand) found.push({ card, text });
  return found;
}
