/** Weapons, seekers and mines, creatures: what their conditions and amounts say of the table. */
import { ONE } from '../exact.ts';
import type { WEAPONS_AMOUNTS, WEAPONS_CONDITIONS } from '../language/blocks/weapons.ts';
import { combinedTargets } from './combining.ts';
import { deployableUnder } from './deployment.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';
import { weaponsOf } from './targeting.ts';

export const WEAPONS_CONDITION_TESTS: ConditionsOf<typeof WEAPONS_CONDITIONS> = {
  canFire: (g, who) => weaponsOf(g, who.seat, true).length > 0,
  canCombine: (g, who, { what, at }) => combinedTargets(g, who, what, at).length > 0,
  canRedeploy: (g, who) => deployableUnder(g, who.seat, who.source).length > 0,
};

export const WEAPONS_AMOUNT_VALUES: AmountsOf<typeof WEAPONS_AMOUNTS> = {
  atLeast: (g, who, { n, least }) => Math.max(g.speech.amount(g, who, n), least * ONE),
  targets: (_, who) => who.it.length * ONE,
};
