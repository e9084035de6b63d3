/**
 * Picks any option, each as likely as the others, but none that gives the game away: chance alone seldom gets beyond
 * the first turns, and what is measured with it would be measured on games that nobody plays.
 */
import { below } from '@dejarik/kernel';
import type { Bot } from './bot.ts';

export const livelyBot = (): Bot => ({
  name: 'lively',
  choose({ options, failed, givesAway }, random) {
    if (failed.length === 0) {
      if (options.length === 1) return 0;
      // Mostly the first pick will do. Else all the others are looked at, and each stays as likely as the next.
      const any = below(random, options.length);
      if (!givesAway(any)) return any;
    }
    const offered: number[] = [];
    const sound: number[] = [];
    for (let index = 0; index < options.length; index++) {
      if (failed.includes(index)) continue;
      offered.push(index);
      if (!givesAway(index)) sound.push(index);
    }
    const left = sound.length > 0 ? sound : offered;
    return left[below(random, left.length)] ?? 0;
  },
});
