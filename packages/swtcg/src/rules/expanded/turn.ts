/** The turn by the Expanded Rulebook: the build roll ends the ready phase (TCG-TURN-04, TCG-TURN-06, TCG-COMMAND-02). */
import { EXPANDED_WINDOWS } from '../../language/timing.ts';
import { expire } from '../expire.ts';
import { procedure } from '../flow.ts';
import { signal } from '../listening.ts';
import { AFTER_CHECK } from '../state.ts';
import { resolveTriggers } from '../triggers.ts';
import {
  BATTLE_START,
  BATTLE_STEPS,
  COMMAND_START,
  COMMAND_STEPS,
  END_STEPS,
  READY_STEPS,
  ROLL_STEPS,
} from '../turn.ts';
import { openChance } from '../windows.ts';
import { battleEffects, effectsEnd, turnEffects } from './ending.ts';

export const expandedTurn = procedure('turn', {
  // What is written for a step of the ready phase takes effect in it, and nothing else does (TCG-READY-06, TCG-READY-07).
  turnStarts(g) {
    expire(g, AFTER_CHECK);
    READY_STEPS.turnStarts(g);
    signal(g, 'the turn starts');
    resolveTriggers(g);
  },
  untap(g) {
    READY_STEPS.untap(g);
    signal(g, 'cards untap');
    resolveTriggers(g);
  },
  gainForce(g) {
    READY_STEPS.gainForce(g);
    signal(g, 'players gain Force');
    resolveTriggers(g);
  },
  ...ROLL_STEPS,
  ...COMMAND_START,
  ...COMMAND_STEPS,
  ...BATTLE_START,
  /** TCG-TURN-08 */
  battlePhaseChance(g) {
    openChance(g, EXPANDED_WINDOWS.battlePhaseStart);
  },
  ...BATTLE_STEPS,
  // What lasts runs out, then what waited for the end takes effect (TCG-WIN-05).
  battleEnds: effectsEnd,
  battleEffects,
  effectsEnd: turnEffects,
  turnEffects: resolveTriggers,
  ...END_STEPS,
});
