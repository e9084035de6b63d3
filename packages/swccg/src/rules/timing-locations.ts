/** Locations, Force, drains, deployment: when texts with their timings can be used. */
import type { LOCATIONS_TIMINGS } from '../language/blocks/locations.ts';
import type { TimingsOf } from './speech.ts';

export const LOCATIONS_TIMING_TESTS: TimingsOf<typeof LOCATIONS_TIMINGS> = {};
