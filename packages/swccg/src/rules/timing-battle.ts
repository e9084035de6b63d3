/** Battles, destiny, attrition and battle damage: when texts with their timings can be used. */
import type { BATTLE_TIMINGS } from '../language/blocks/battle.ts';
import { isWhose, type TimingsOf } from './speech.ts';
import { PHASES } from './spoken.ts';

export const BATTLE_TIMING_TESTS: TimingsOf<typeof BATTLE_TIMINGS> = {
  /** CCG-TRN-06: nothing has resolved since the phase began. */
  first: ({ state: s }, who, { whose, phase }) =>
    s.battle === null &&
    s.phase === PHASES[phase] &&
    isWhose(who, whose, s.acting) &&
    s.just.some(({ on }) => on === 'phaseStarts'),
};
