/** Rule sets: Death Star, Trench, holosites, bluffs, captives, tractor beams, spies, Epic Events: when texts with their timings can be used. */
import type { SPECIAL_TIMINGS } from '../language/blocks/special.ts';
import type { TimingsOf } from './speech.ts';

export const SPECIAL_TIMING_TESTS: TimingsOf<typeof SPECIAL_TIMINGS> = {};
