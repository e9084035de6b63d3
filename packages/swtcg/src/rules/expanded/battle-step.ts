/** A battle step by the Expanded Rulebook: with a chance of its own at the start and at the end (TCG-BATTLE-11). */
import { DONE } from '@dejarik/kernel';
import { EXPANDED_WINDOWS, GENERAL, WOULD_ATTACK } from '../../language/timing.ts';
import { startAttack } from '../attack.ts';
import { callUnit, nextToAttack, startBattleStep, unitTurn } from '../battle.ts';
import { answerTo, ask, procedure, withSteps } from '../flow.ts';
import { keywordsAt } from '../keywords/moments.ts';
import { signalBattleStep } from '../listening.ts';
import { startAbility } from '../playing.ts';
import { controllerOf } from '../state.ts';
import { openChance } from '../windows.ts';

export const expandedBattleStep = procedure('battleStep', {
  starts(g, { arena }) {
    startBattleStep(g, arena);
    keywordsAt(g, 'battleStepStarts', arena);
  },
  startChance(g) {
    openChance(g, EXPANDED_WINDOWS.battleStepStart);
  },
  chance(g) {
    openChance(g, GENERAL);
  },
  nextUnit(g, { arena }) {
    const units = nextToAttack(g, arena);
    const [first] = units;
    if (first === undefined) return 'endChance';
    if (units.length === 1) {
      callUnit(g, first);
      return 'chance';
    }
    ask(
      g,
      controllerOf(g.state, first),
      'order',
      units.map((unit) => ({ kind: 'order', unit })),
    );
  },
  chosenUnit(g) {
    callUnit(g, answerTo(g, 'order').unit);
    return 'chance';
  },
  endChance(g) {
    openChance(g, EXPANDED_WINDOWS.battleStepEnd);
  },
  /** TCG-BATTLE-17 */
  ends(g, f) {
    if (nextToAttack(g, f.arena).length > 0) return 'nextUnit';
    g.state.battleIn = f.outer;
    signalBattleStep(g, f.arena, 'stepEnds');
  },
});

/** TCG-ATKLIM-19, TCG-ATKLIM-21: what is done instead of attacking leaves the unit untapped, and it comes up again. */
export const expandedUnitTurn = withSteps('unitTurn', unitTurn, {
  decided(g, f) {
    const answer = answerTo(g, 'unitTurn');
    if (answer.kind === 'skip') return;
    if (answer.kind === 'attack') startAttack(g, f.unit, answer.target, answer.cannon);
    else startAbility(g, controllerOf(g.state, f.unit), answer, WOULD_ATTACK, []);
    return DONE;
  },
});
