/** Characters and devices: when texts with their timings can be used. */
import type { CHARACTERS_TIMINGS } from '../language/blocks/characters.ts';
import type { TimingsOf } from './speech.ts';

export const CHARACTERS_TIMING_TESTS: TimingsOf<typeof CHARACTERS_TIMINGS> = {};
