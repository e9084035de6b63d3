/** Effects of all kinds, and what cancels them: what their conditions and amounts say of the table. */
import type { EFFECTS_AMOUNTS, EFFECTS_CONDITIONS } from '../language/blocks/effects.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';

export const EFFECTS_CONDITION_TESTS: ConditionsOf<typeof EFFECTS_CONDITIONS> = {};
export const EFFECTS_AMOUNT_VALUES: AmountsOf<typeof EFFECTS_AMOUNTS> = {};
