/** Hands and piles: searching, looking, retrieving: when texts with their timings can be used. */
import type { PILES_TIMINGS } from '../language/blocks/piles.ts';
import type { TimingsOf } from './speech.ts';

export const PILES_TIMING_TESTS: TimingsOf<typeof PILES_TIMINGS> = {};
