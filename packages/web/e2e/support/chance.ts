/** Chance that is the same in every run, for what begins with a seed that nobody can type in. */
import type { Page } from '@playwright/test';

export const sameChance = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript((start) => {
    let next = start;
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) for (const place of array.keys()) array[place] = next++;
      return array;
    };
  }, seed);
