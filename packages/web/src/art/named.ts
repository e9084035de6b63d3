/** Who or what a card shows, looked up by its words. */
import type { Subject } from './picture.ts';
import type { Look } from './portrait.ts';

/** The first rule that fits counts. */
export type Rules = readonly (readonly [RegExp, Subject])[];
export const firstFit = (rules: Rules, words: string): Subject | undefined =>
  rules.find(([pattern]) => pattern.test(words))?.[1];
export const who = (look: Look): Subject => ({ who: look });
/** The same person elsewhere, otherwise armed or in another mood. */
export const as = (look: Look, change: Partial<Look>): Look => ({ ...look, ...change });
