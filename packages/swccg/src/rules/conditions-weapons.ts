/** Weapons, seekers and mines, creatures: what their conditions and amounts say of the table. */
import type { WEAPONS_AMOUNTS, WEAPONS_CONDITIONS } from '../language/blocks/weapons.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';

export const WEAPONS_CONDITION_TESTS: ConditionsOf<typeof WEAPONS_CONDITIONS> = {};
export const WEAPONS_AMOUNT_VALUES: AmountsOf<typeof WEAPONS_AMOUNTS> = {};
