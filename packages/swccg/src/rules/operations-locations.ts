/** Locations, Force, drains, deployment: what their effects do. */
import type { LOCATIONS_EFFECTS } from '../language/blocks/locations.ts';
import type { OperationsOf } from './operation.ts';

export const LOCATIONS_OPERATIONS: OperationsOf<typeof LOCATIONS_EFFECTS> = {};
