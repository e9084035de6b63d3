/** Locations, Force, drains, deployment: what their effects do. */
import { allowed } from '../exact.ts';
import type { LOCATIONS_EFFECTS } from '../language/blocks/locations.ts';
import { happen, toPlace } from './events.ts';
import { answerTo, ask } from './flow.ts';
import { activateForce, canActivate, retrieveForce } from './force.ts';
import { locationsOn } from './layout.ts';
import { whereIs } from './live.ts';
import type { OperationsOf } from './operation.ts';
import { amountOf, cardsOf, speaking } from './spoken-now.ts';
import { AT, LOST } from './state.ts';

export const LOCATIONS_OPERATIONS: OperationsOf<typeof LOCATIONS_EFFECTS> = {
  activateUpTo(g, f, { n }) {
    if (f.phase++ > 0) {
      activateForce(g, f.seat, answerTo(g, 'number').n);
      return true;
    }
    const most = Math.min(canActivate(g, f.seat), allowed(amountOf(g, f, n)));
    if (most <= 0) return true;
    const options = Array.from({ length: most + 1 }, (_, i) => ({ kind: 'number' as const, n: most - i }));
    ask(g, f.seat, 'number', options, f.card);
    return false;
  },
  retrieveRandom(g, f, { n }) {
    // CCG-FRC-20: the Lost Pile is shuffled first.
    happen(g, { kind: 'shuffled', seat: f.seat, pile: LOST });
    retrieveForce(g, f.seat, allowed(amountOf(g, f, n)));
    return true;
  },
  goTo(g, f, { who, to, regular }) {
    const s = g.state;
    const [card = -1] = cardsOf(g, f, who);
    if (card < 0) return true;
    if (f.phase++ > 0) {
      if (regular === true) s.moved[card] = s.turn;
      toPlace(g, 'moved', s.controller[card]!, card, answerTo(g, 'where').on, AT);
      return true;
    }
    const context = speaking(f);
    const options = locationsOn(s).filter((at) => at !== whereIs(g, card) && g.speech.fits(g, context, to, at));
    if (options.length === 0) return true;
    ask(
      g,
      f.seat,
      'where',
      options.map((on) => ({ kind: 'to' as const, on, as: AT, cost: 0 })),
      card,
    );
    return false;
  },
};
