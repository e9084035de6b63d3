/** Locations, Force, drains, deployment: what their conditions and amounts say of the table. */
import type { LOCATIONS_AMOUNTS, LOCATIONS_CONDITIONS } from '../language/blocks/locations.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';

export const LOCATIONS_CONDITION_TESTS: ConditionsOf<typeof LOCATIONS_CONDITIONS> = {};
export const LOCATIONS_AMOUNT_VALUES: AmountsOf<typeof LOCATIONS_AMOUNTS> = {};
