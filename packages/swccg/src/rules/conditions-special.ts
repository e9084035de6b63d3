/** Rule sets: Death Star, Trench, holosites, bluffs, captives, tractor beams, spies, Epic Events: what their conditions and amounts say of the table. */
import type { SPECIAL_AMOUNTS, SPECIAL_CONDITIONS } from '../language/blocks/special.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';

export const SPECIAL_CONDITION_TESTS: ConditionsOf<typeof SPECIAL_CONDITIONS> = {};
export const SPECIAL_AMOUNT_VALUES: AmountsOf<typeof SPECIAL_AMOUNTS> = {};
