/** The start of a player's build step, when the card of the turn may be drawn (TCG-READY-04, TCG-COMMAND-11). */
import { DONE } from '@dejarik/kernel';
import { buildStep } from '../build.ts';
import { tell } from '../events.ts';
import { answerTo, ask, call, procedure, withSteps } from '../flow.ts';
import { keywordsAt } from '../keywords/moments.ts';
import { signalOwn } from '../listening.ts';
import { resolveTriggers } from '../triggers.ts';
import { drawForTurn } from '../turn.ts';

export const buildStepStart = procedure('buildStepStart', {
  /** What keywords do then, and what the seat has coming (TCG-KW-BOUNTY-01), which takes effect with the other triggers. */
  effects(g, { seat }) {
    const e = g.state.expanded!;
    keywordsAt(g, 'buildStepStarts', seat);
    if (!e.due.some((due) => due.seat === seat)) return;
    g.state.waiting.push(...e.due.filter((due) => due.seat === seat));
    e.due = e.due.filter((due) => due.seat !== seat);
  },
  triggers(g) {
    resolveTriggers(g);
  },
  offer(g, { seat }) {
    if (g.state.deck[seat]!.length === 0) return DONE; // nothing to draw, which all can see
    ask(g, seat, 'buildStart', [{ kind: 'draw' }, { kind: 'done' }]);
  },
  drawn(g, { seat }) {
    if (answerTo(g, 'buildStart').kind === 'draw') drawForTurn(g, seat);
  },
});

export const expandedBuildStep = withSteps('buildStep', buildStep, {
  starts(g, { seat, outer }) {
    g.state.acting = seat;
    tell(g, { kind: 'buildStep', seat, witnesses: 0, n: g.state.points[seat]! });
    if (outer < 0) signalOwn(g, seat, 'your build step starts');
    if (outer < 0) call(g, 'buildStepStart', { seat }); // TCG-COMMAND-13: once a turn, whatever further steps there are
  },
});
