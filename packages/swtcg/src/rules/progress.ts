/**
 * Whether a turn brought the game nearer to its end. What can be undone and done again (a card that comes back to hand
 * and is deployed anew, a wound that heals) counts when it goes further than before, so that every game ends; counters
 * beyond what the dearest card costs are for nothing. Public facts alone: being idle tells nothing about hidden cards.
 */
import { BUILD, DECK, DISCARD, HAND } from './state.ts';
import type { Table } from './table.ts';

/** How far the cards have come: out of the decks, out of the hands and the building, into the discard piles. */
const LASTING = 3;

/** Each number can only grow so far; the later ones are wounds and counters, which start anew when a card came further. */
function howFar(g: Table): number[] {
  const s = g.state;
  let [drawn, played, discarded, damage, counters] = [0, 0, 0, 0, 0];
  for (let card = 0; card < s.zone.length; card++) {
    const zone = s.zone[card]!;
    if (zone !== DECK) drawn++;
    if (zone !== DECK && zone !== HAND && !(zone === BUILD && s.down[card] === 1)) played++;
    if (zone === DISCARD) discarded++;
    damage += s.damage[card]!;
    counters += Math.min(s.counters[card]!, g.cards.dearest);
  }
  return [drawn, played, discarded, damage, counters];
}

/** At the end of a turn: one more without progress, or none. */
export function countIdleTurns(g: Table): void {
  const s = g.state;
  const now = howFar(g);
  const further = (n: number, i: number): boolean => n > (s.reached[i] ?? -1);
  if (!now.some(further)) {
    s.idleTurns++;
    return;
  }
  const cards = now.slice(0, LASTING).some(further);
  s.reached = now.map((n, i) => (cards && i >= LASTING ? n : Math.max(n, s.reached[i] ?? 0)));
  s.idleTurns = 0;
}
