/** Numbers to choose from. A long list is asked for in steps: first a range of it, then within that range. */
import { type Option, option } from '@dejarik/kernel';

/** No list of numbers is longer than this. */
const MOST_NUMBERS = 20;

/** One option for each number from `low` to `high`, or for ranges of 10, 100, … of them where they are too many. */
export function numberOptions(kind: string, card: number, low: number, high: number): Option[] {
  let step = 1;
  while ((high - low + 1) / step > MOST_NUMBERS) step *= 10;
  const options: Option[] = [];
  for (let n = low; n <= high; n += step)
    options.push(step === 1 ? option(kind, card, -1, n) : option('range', card, n, Math.min(high, n + step - 1)));
  return options;
}
