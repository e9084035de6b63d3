/** Effects of all kinds, and what cancels them: when texts with their timings can be used. */
import type { EFFECTS_TIMINGS } from '../language/blocks/effects.ts';
import type { TimingsOf } from './speech.ts';

export const EFFECTS_TIMING_TESTS: TimingsOf<typeof EFFECTS_TIMINGS> = {};
