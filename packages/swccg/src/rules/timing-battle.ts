/** Battles, destiny, attrition and battle damage: when texts with their timings can be used. */
import type { BATTLE_TIMINGS } from '../language/blocks/battle.ts';
import type { TimingsOf } from './speech.ts';

export const BATTLE_TIMING_TESTS: TimingsOf<typeof BATTLE_TIMINGS> = {};
