/** Moves that a text orders: the owner says where to, and it may be a second move of the turn (CCG-MOV-15, 16). */
import { gather } from './battle.ts';
import { DONE } from '@dejarik/kernel';
import { seatsFor } from './capacity.ts';
import { toPlace } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { useForce } from './force.ts';
import { loseCard } from './leaving.ts';
import { landGoals, spaceGoals, stuckReason, to } from './movement.ts';
import { isStarship } from './query.ts';
import type { GoTo } from './questions.ts';
import { AT, isAboard, PASSENGER, PILOT, TABLE } from './state.ts';
import type { Table } from './table.ts';

/** Where a card can move away to: by landspeed to an adjacent site, or by hyperspeed to another system. */
export function awayGoals(g: Table, card: number, free: boolean): GoTo[] {
  if (g.state.zone[card] !== TABLE || stuckReason(g, card) !== null) return [];
  const seat = g.state.controller[card]!;
  return isStarship(g, card) ? spaceGoals(g, seat, card, free) : landGoals(g, seat, card, 1, free);
}

/** CCG-CARD-019: a pilot is pushed into a passenger seat of his ship, if there is one. */
function seatsAway(g: Table, card: number): GoTo[] {
  const { as, on } = g.state;
  if (as[card] !== PILOT || stuckReason(g, card) !== null) return [];
  return seatsFor(g, card, on[card]!).includes(PASSENGER) ? [to(on[card]!, 0, PASSENGER)] : [];
}

export const moveAway = procedure('moveAway', {
  where(g, f) {
    const card = f.cards[0];
    if (card === undefined) {
      gather(g);
      return DONE;
    }
    const goals = f.orLost && isAboard(g.state.as[card]!) ? seatsAway(g, card) : awayGoals(g, card, f.free);
    if (goals.length > 0) {
      ask(g, g.state.controller[card]!, 'where', goals, card);
      return;
    }
    f.cards.shift();
    if (f.orLost) loseCard(g, card);
    return 'where';
  },
  go(g, f) {
    const { on, as, cost } = answerTo(g, 'where');
    const card = f.cards.shift()!;
    const seat = g.state.controller[card]!;
    if (as === PASSENGER) {
      toPlace(g, 'moved', seat, card, on, as);
      return 'where';
    }
    if (f.orLost) g.state.battled[card] = 0; // CCG-CARD-019: it may be battled again
    useForce(g, seat, cost);
    call(g, 'travel', { seat, card, path: [on], as: AT, regular: false, react: false, next: 0 });
    return 'where';
  },
});
