/** Moving a card. */
import { toPlace } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { useForce } from './force.ts';
import { goals } from './movement.ts';

export const move = procedure('move', {
  where(g, f) {
    ask(g, f.seat, 'where', goals(g, f.seat, f.card, f.way), f.card);
  },
  go(g, f) {
    const { on, as, cost } = answerTo(g, 'where');
    useForce(g, f.seat, cost);
    g.state.moved[f.card] = g.state.turn;
    toPlace(g, 'moved', f.seat, f.card, on, as);
  },
});
