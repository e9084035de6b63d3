/** A card is as it was before a weapon hit it. */
import { hasRule } from './live.ts';
import { setFlag } from './moves.ts';
import { FORFEIT_0, HIT } from './state.ts';
import type { Table } from './table.ts';

/** CCG-CARD-074: a text keeps it from being destroyed; forfeiting it is something else. */
export const isSafe = (g: Table, card: number): boolean => hasRule(g, card, 'safe');

export function restore(g: Table, card: number): void {
  const s = g.state;
  setFlag(s, card, HIT, false);
  setFlag(s, card, FORFEIT_0, false);
  const left = s.lasting.filter(({ cards, def }) => !cards.includes(card) || g.cards.cards[def]!.type !== 'Weapon');
  if (left.length === s.lasting.length) return;
  s.lasting = left;
  s.version++;
}
