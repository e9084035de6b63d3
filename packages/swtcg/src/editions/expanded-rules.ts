/** The rules of the Expanded Rulebook that refusals and lines of the log lead to, where the first rulebook has others. */
import type { Reason } from '@dejarik/kernel';
import type { LogRules } from '../rules/edition.ts';
import * as no from '../rules/reasons.ts';

/** The same words, by another rule. */
const by = (rule: string, { why }: Reason): Reason => no.reason(rule, why);

export const EXPANDED_REASONS: ReadonlyMap<Reason, Reason> = new Map([
  [no.BUILD_STEP_ONLY, by('TCG-COMMAND-08', no.BUILD_STEP_ONLY)],
  [no.REROLL_ONLY, no.reason('TCG-POP-11', 'it is played right after the dice it changes')],
  [no.BETWEEN_ATTACKS, by('TCG-ACT-15', no.BETWEEN_ATTACKS)],
  [no.ALREADY_USED, by('TCG-ACT-08', no.ALREADY_USED)],
  [no.NOT_IN_ARENA, by('TCG-ACT-06', no.NOT_IN_ARENA)],
  [no.PILOTING, by('TCG-PILOT-29', no.PILOTING)],
  [no.NOT_BUILDABLE, no.reason('TCG-BUILD-10', 'only unit, Equipment, Location, Mission and Resource cards are built')],
  [no.HAS_PILOT, by('TCG-PILOT-05', no.HAS_PILOT)],
  [
    no.RETREATED_VEHICLE,
    no.reason('TCG-PILOT-49', 'a Pilot gets onto a unit in the Space or Ground arena or in the build zone'),
  ],
  [no.NO_PILOT_IN_PLAY, by('TCG-PILOT-17', no.NO_PILOT_IN_PLAY)],
  [no.NOT_ABOARD, by('TCG-PILOT-17', no.NOT_ABOARD)],
]);

export const EXPANDED_LOG_RULES: LogRules = {
  mulligan: 'TCG-MULL-02',
  lastSetupCard: 'TCG-SETUP-08',
  stop: 'TCG-SETUP-10',
  disembark: 'TCG-PILOT-17',
  duplicate: 'TCG-UNIQ-04',
};
