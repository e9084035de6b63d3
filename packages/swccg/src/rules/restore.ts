/** A card is as it was before a weapon hit it. */
import { rulesOf } from './live.ts';
import { setFlag } from './moves.ts';
import { isAbout, isLive } from './speech.ts';
import { FORFEIT_0, HIT } from './state.ts';
import type { Table } from './table.ts';

/** CCG-CARD-074: a text keeps it from being destroyed; forfeiting it is something else. */
export function isSafe(g: Table, card: number): boolean {
  for (const entry of rulesOf(g, 'safe')) if (isAbout(g, entry, entry.rule.who, card) && isLive(g, entry)) return true;
  return false;
}

export function restore(g: Table, card: number): void {
  const s = g.state;
  setFlag(s, card, HIT, false);
  setFlag(s, card, FORFEIT_0, false);
  const left = s.lasting.filter(({ cards, def }) => !cards.includes(card) || g.cards.cards[def]!.type !== 'Weapon');
  if (left.length === s.lasting.length) return;
  s.lasting = left;
  s.version++;
}
