/** The retreat step by the Expanded Rulebook: after the retreats come effects for that step, then those for its end (TCG-RETREAT-11). */
import { EXPANDED_WINDOWS } from '../../language/timing.ts';
import { answerTo, ask, procedure } from '../flow.ts';
import { signalOwn } from '../listening.ts';
import { abilityPlays, battlePlays, couldPlayBattleCard } from '../play.ts';
import { startAbility, startBattleCard } from '../playing.ts';
import { RETREAT_STEPS } from '../retreat.ts';
import { PILOTED_RETREATS } from './pilots.ts';
import { resolveTriggers } from '../triggers.ts';

const { retreatStep: WINDOW } = EXPANDED_WINDOWS;

export const expandedRetreatStep = procedure('retreatStep', {
  ...RETREAT_STEPS,
  ...PILOTED_RETREATS,
  ends: resolveTriggers,
  offer(g, { seat }) {
    const used = g.state.usedThisTurn; // the step comes once a turn
    const plays = [...abilityPlays(g, seat, WINDOW, used), ...battlePlays(g, seat, WINDOW)];
    if (plays.length === 0 && !couldPlayBattleCard(g, seat, WINDOW)) return 'over';
    ask(g, seat, 'retreat', [...plays, { kind: 'done' }]);
  },
  played(g, { seat }) {
    const answer = answerTo(g, 'retreat');
    if (answer.kind === 'ability') startAbility(g, seat, answer, WINDOW, g.state.usedThisTurn);
    else if (answer.kind === 'battle') startBattleCard(g, seat, answer);
    else return 'over';
    return 'ends';
  },
  over(g, { seat }) {
    g.state.acting = -1;
    signalOwn(g, seat, 'your retreat step ends');
    resolveTriggers(g);
  },
});
