/** Movement, seats, starships, vehicles, reacts: when texts with their timings can be used. */
import type { TRAVEL_TIMINGS } from '../language/blocks/travel.ts';
import type { TimingsOf } from './speech.ts';

export const TRAVEL_TIMING_TESTS: TimingsOf<typeof TRAVEL_TIMINGS> = {};
