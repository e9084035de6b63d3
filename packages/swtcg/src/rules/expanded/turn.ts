/** The turn by the Expanded Rulebook: the build roll ends the ready phase (TCG-TURN-04, TCG-TURN-06, TCG-COMMAND-02). */
import { procedure } from '../flow.ts';
import { resolveTriggers } from '../triggers.ts';
import { TURN } from '../turn.ts';
import { battlePhaseEnds, turnEnds } from './ending.ts';

export const expandedTurn = procedure('turn', {
  // The ready phase.
  turnStarts: TURN.turnStarts,
  untap: TURN.untap,
  gainForce: TURN.gainForce,
  rollForBuildPoints: TURN.rollForBuildPoints,
  buildPoints: TURN.buildPoints,
  // The command phase: each player draws at the start of the own build step (TCG-READY-04).
  commandStarts: TURN.commandStarts,
  darkBuilds: TURN.darkBuilds,
  lightBuilds: TURN.lightBuilds,
  firstRetreats: TURN.firstRetreats,
  secondRetreats: TURN.secondRetreats,
  // The battle phase.
  battleStarts: TURN.battleStarts,
  spaceBattle: TURN.spaceBattle,
  groundBattle: TURN.groundBattle,
  characterBattle: TURN.characterBattle,
  // The end of the turn: what lasts runs out, then what waited for the end takes effect (TCG-WIN-05).
  battleEnds: battlePhaseEnds,
  battleEffects: TURN.battleEnds,
  effectsEnd: turnEnds,
  endEffects: resolveTriggers,
  turnEnds: TURN.turnEnds,
  checkVictory: TURN.checkVictory,
});
