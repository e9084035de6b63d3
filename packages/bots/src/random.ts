/** Picks any option, each as likely as the others: the measure of every other bot, and the engine's fuzzer. */
import { below } from '@dejarik/kernel';
import type { Bot } from './bot.ts';

export const randomBot = (): Bot => ({
  name: 'random',
  choose({ options, failed }, random) {
    if (failed.length === 0) return options.length === 1 ? 0 : below(random, options.length);
    const left = options.flatMap((_, index) => (failed.includes(index) ? [] : [index]));
    return left[below(random, left.length)] ?? 0;
  },
});
