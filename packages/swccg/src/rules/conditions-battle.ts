/** Battles, destiny, attrition and battle damage: what their conditions and amounts say of the table. */
import type { BATTLE_AMOUNTS, BATTLE_CONDITIONS } from '../language/blocks/battle.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';

export const BATTLE_CONDITION_TESTS: ConditionsOf<typeof BATTLE_CONDITIONS> = {};
export const BATTLE_AMOUNT_VALUES: AmountsOf<typeof BATTLE_AMOUNTS> = {};
