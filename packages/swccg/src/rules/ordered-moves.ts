/** Moves that a text orders: the owner says where to, and it may be a second move of the turn (CCG-MOV-15, 16). */
import { gather } from './battles.ts';
import { DONE } from '@dejarik/kernel';
import { answerTo, ask, call, procedure } from './flow.ts';
import { useForce } from './force.ts';
import { loseCard } from './leaving.ts';
import { landGoals, spaceGoals, stuckReason } from './movement.ts';
import { isStarship } from './query.ts';
import type { GoTo } from './questions.ts';
import { AT, TABLE } from './state.ts';
import type { Table } from './table.ts';

/** Where a card can move away to: by landspeed to an adjacent site, or by hyperspeed to another system. */
export function awayGoals(g: Table, card: number, free: boolean): GoTo[] {
  if (g.state.zone[card] !== TABLE || stuckReason(g, card) !== null) return [];
  const seat = g.state.controller[card]!;
  return isStarship(g, card) ? spaceGoals(g, seat, card, free) : landGoals(g, seat, card, 1, free);
}

export const moveAway = procedure('moveAway', {
  where(g, f) {
    const card = f.cards[0];
    if (card === undefined) {
      gather(g);
      return DONE;
    }
    const goals = awayGoals(g, card, f.free);
    if (goals.length > 0) {
      ask(g, g.state.controller[card]!, 'where', goals, card);
      return;
    }
    f.cards.shift();
    if (f.orLost) loseCard(g, card);
    return 'where';
  },
  go(g, f) {
    const { on, cost } = answerTo(g, 'where');
    const card = f.cards.shift()!;
    const seat = g.state.controller[card]!;
    if (f.orLost) g.state.battled[card] = 0; // CCG-CARD-019: it may be battled again
    useForce(g, seat, cost);
    call(g, 'travel', { seat, card, path: [on], as: AT, regular: false, react: false, next: 0 });
    return 'where';
  },
});
