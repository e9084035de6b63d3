/** Movement, seats, starships, vehicles, reacts: what their conditions and amounts say of the table. */
import type { TRAVEL_AMOUNTS, TRAVEL_CONDITIONS } from '../language/blocks/travel.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';

export const TRAVEL_CONDITION_TESTS: ConditionsOf<typeof TRAVEL_CONDITIONS> = {};
export const TRAVEL_AMOUNT_VALUES: AmountsOf<typeof TRAVEL_AMOUNTS> = {};
