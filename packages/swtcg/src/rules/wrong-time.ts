/** Which rule says when something is played, for whoever wants to play it at another moment. */
import type { Reason } from '@dejarik/kernel';
import {
  ANYTIME,
  BUILD_STEP,
  EXPANDED_WINDOWS,
  GENERAL,
  IN_ATTACK,
  PREVENTION,
  REROLL,
  WOULD_ATTACK,
} from '../language/timing.ts';
import * as no from './reasons.ts';

const BY_WINDOWS: ReadonlyMap<number, Reason> = new Map([
  [BUILD_STEP, no.BUILD_STEP_ONLY],
  [WOULD_ATTACK, no.WOULD_ATTACK_ONLY],
  [REROLL, no.REROLL_ONLY],
  [PREVENTION, no.NO_DAMAGE],
  [IN_ATTACK, no.ATTACK_ONLY],
  [GENERAL, no.BETWEEN_ATTACKS],
  [ANYTIME, no.NO_ANSWER],
  [EXPANDED_WINDOWS.addDice, no.REROLL_ONLY],
  [EXPANDED_WINDOWS.alterDice, no.REROLL_ONLY],
  [EXPANDED_WINDOWS.buildStepStart, no.BUILD_START_ONLY],
  [EXPANDED_WINDOWS.retreatStep, no.RETREAT_STEP_ONLY],
  [EXPANDED_WINDOWS.arrival, no.NOBODY_COMES],
  [EXPANDED_WINDOWS.disrupt, no.NOTHING_TO_DISRUPT],
]);

/** `windows`: the moments for which it is. */
export const wrongTime = (windows: number): Reason => BY_WINDOWS.get(windows) ?? no.IN_BATTLE;

/** Of several reasons the one that is not about the time tells more. */
export const ABOUT_TIME: ReadonlySet<Reason> = new Set([...BY_WINDOWS.values(), no.IN_BATTLE]);
