/** Weapons, seekers and mines, creatures: when texts with their timings can be used. */
import type { WEAPONS_TIMINGS } from '../language/blocks/weapons.ts';
import type { TimingsOf } from './speech.ts';

export const WEAPONS_TIMING_TESTS: TimingsOf<typeof WEAPONS_TIMINGS> = {};
