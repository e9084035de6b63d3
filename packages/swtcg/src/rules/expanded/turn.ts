/** The turn by the Expanded Rulebook: the build roll ends the ready phase (TCG-TURN-04, TCG-TURN-06, TCG-COMMAND-02). */
import { procedure } from '../flow.ts';
import { resolveTriggers } from '../triggers.ts';
import { BATTLE_STEPS, COMMAND_START, COMMAND_STEPS, END_STEPS, READY_STEPS, ROLL_STEPS } from '../turn.ts';
import { battleEffects, effectsEnd, turnEffects } from './ending.ts';

export const expandedTurn = procedure('turn', {
  ...READY_STEPS,
  ...ROLL_STEPS,
  ...COMMAND_START,
  ...COMMAND_STEPS,
  ...BATTLE_STEPS,
  // What lasts runs out, then what waited for the end takes effect (TCG-WIN-05).
  battleEnds: effectsEnd,
  battleEffects,
  effectsEnd: turnEffects,
  turnEffects: resolveTriggers,
  ...END_STEPS,
});
