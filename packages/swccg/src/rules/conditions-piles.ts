/** Hands and piles: searching, looking, retrieving: what their conditions and amounts say of the table. */
import type { PILES_AMOUNTS, PILES_CONDITIONS } from '../language/blocks/piles.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';

export const PILES_CONDITION_TESTS: ConditionsOf<typeof PILES_CONDITIONS> = {};
export const PILES_AMOUNT_VALUES: AmountsOf<typeof PILES_AMOUNTS> = {};
