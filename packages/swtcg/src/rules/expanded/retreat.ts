/** The retreat step by the Expanded Rulebook: after the retreats come effects for that step, then those for its end (TCG-RETREAT-11). */
import { EXPANDED_WINDOWS } from '../../language/timing.ts';
import { answerTo, ask, procedure } from '../flow.ts';
import { signalOwn } from '../listening.ts';
import type { Done, PlayAbility, PlayBattleCard } from '../options.ts';
import { abilityPlays, addBattlePlays, couldPlayBattleCard } from '../play.ts';
import { startAbility, startBattleCard } from '../playing.ts';
import { RETREAT_STEPS } from '../retreat.ts';
import { PILOTED_RETREATS } from './pilots.ts';
import { beginAnew, goesOn, passesOn } from '../team-step.ts';
import { teamOf } from '../teams.ts';
import { resolveTriggers } from '../triggers.ts';

const { retreatStep: WINDOW } = EXPANDED_WINDOWS;

export const expandedRetreatStep = procedure('retreatStep', {
  ...RETREAT_STEPS,
  ...PILOTED_RETREATS,
  ends(g, f) {
    if (passesOn(g.state, f)) return 'decide';
    beginAnew(g.state, f);
  },
  settle: resolveTriggers,
  offer(g, f) {
    const { seat } = f;
    const used = g.state.usedThisTurn; // the step comes once a turn
    const options: (PlayAbility | PlayBattleCard | Done)[] = abilityPlays(g, seat, WINDOW, used);
    addBattlePlays(g, seat, WINDOW, options);
    if (options.length === 0 && !couldPlayBattleCard(g, seat, WINDOW)) return passesOn(g.state, f) ? 'offer' : 'over';
    options.push({ kind: 'done' });
    ask(g, seat, 'retreat', options);
  },
  played(g, f) {
    const { seat } = f;
    const answer = answerTo(g, 'retreat');
    if (answer.kind === 'ability') startAbility(g, seat, answer, WINDOW, g.state.usedThisTurn);
    else if (answer.kind === 'battle') startBattleCard(g, seat, answer);
    else return passesOn(g.state, f) ? 'offer' : 'over';
    goesOn(f);
    return 'settle';
  },
  over(g, { seat }) {
    g.state.acting = -1;
    for (const member of teamOf(g.state, seat)) signalOwn(g, member, 'your retreat step ends');
    resolveTriggers(g);
  },
});
