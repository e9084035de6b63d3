/** Characters and devices: what their conditions and amounts say of the table. */
import type { CHARACTERS_AMOUNTS, CHARACTERS_CONDITIONS } from '../language/blocks/characters.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';

export const CHARACTERS_CONDITION_TESTS: ConditionsOf<typeof CHARACTERS_CONDITIONS> = {};
export const CHARACTERS_AMOUNT_VALUES: AmountsOf<typeof CHARACTERS_AMOUNTS> = {};
