/** Effects of all kinds, and what cancels them: what their effects do. */
import type { EFFECTS_EFFECTS } from '../language/blocks/effects.ts';
import { deployable } from './deployment.ts';
import { stackUnder, toPlace } from './events.ts';
import { answerTo, ask, call } from './flow.ts';
import { leavePlay } from './leaving.ts';
import { cardsInPlay } from './live.ts';
import type { OperationsOf } from './operation.ts';
import { cardsOf, speaking } from './spoken-now.ts';
import { cardsOfRef, describes } from './spoken.ts';
import { hand, LOST, ON, STACKED, TABLE } from './state.ts';
import { isTargeting } from './utinni.ts';

export const EFFECTS_OPERATIONS: OperationsOf<Omit<typeof EFFECTS_EFFECTS, 'each'>> = {
  takes(g, f, { who }) {
    const s = g.state;
    const [bearer] = cardsOf(g, f, who);
    if (bearer === undefined || s.zone[f.card] !== TABLE) return true;
    toPlace(g, 'placed', s.controller[f.card]!, f.card, bearer, ON);
    s.kept[f.card] = 0;
    s.version++;
    return true;
  },
  losesTargeting(g, f, { what, whom }) {
    for (const target of cardsOf(g, f, whom))
      for (const card of cardsInPlay(g).slice()) if (isTargeting(g, card, what, target)) leavePlay(g, card, 'lost');
    return true;
  },
  stackHere(g, f, { who }) {
    for (const card of cardsOfRef(g, speaking(f), who))
      if (g.state.zone[card] === LOST) stackUnder(g, g.state.controller[card]!, card, f.card, STACKED);
    return true;
  },
  deployFree(g, f, { what }) {
    if (f.phase++ > 0) {
      const answer = answerTo(g, 'found');
      if (answer.kind === 'pick')
        call(g, 'deploy', {
          seat: f.seat,
          card: answer.card,
          free: true,
          react: false,
          to: { on: -1, as: 0 },
          pilot: -1,
          replaced: [],
        });
      return true;
    }
    const options = hand(g.state, f.seat)
      .filter((card) => describes(g, speaking(f), what, card) && deployable(g, f.seat, card, true))
      .map((card) => ({ kind: 'pick' as const, card }));
    ask(g, f.seat, 'found', [...options, { kind: 'done' }], f.card);
    return false;
  },
};
