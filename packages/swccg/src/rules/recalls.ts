/** CCG-HOL-10: while a player controls a holosite, the player's cards there can go back to the hand. */
import { isPiece } from './kinds.ts';
import { cardsInPlay } from './live.ts';
import { controls } from './presence.ts';
import type { Declaration } from './questions.ts';
import type { Table } from './table.ts';

export function recallsOf(g: Table, seat: number): Declaration[] {
  const s = g.state;
  const options: Declaration[] = [];
  if (s.battle !== null || s.drain !== null) return options;
  for (const card of cardsInPlay(g))
    if (s.controller[card] === seat && isPiece(g, card) && controls(g, seat, s.on[card]!))
      options.push({ kind: 'recall', card });
  return options;
}
