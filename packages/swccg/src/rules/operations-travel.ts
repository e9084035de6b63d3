/** Movement, seats, starships, vehicles, reacts: what their effects do. */
import type { TRAVEL_EFFECTS } from '../language/blocks/travel.ts';
import type { OperationsOf } from './operation.ts';

export const TRAVEL_OPERATIONS: OperationsOf<typeof TRAVEL_EFFECTS> = {};
