/** Numbers to choose from. A long list is asked for in steps: first a range of it, then within that range. */
import type { Range } from './options.ts';

/** No list of numbers is longer than this. */
const MOST_NUMBERS = 20;

interface Numbered<K extends string> {
  readonly kind: K;
  readonly n: number;
}

/** One option for each number from `low` to `high`, or for ranges of 10, 100, … of them where they are too many. */
export function numberOptions<K extends 'amount' | 'bid'>(kind: K, low: number, high: number): (Numbered<K> | Range)[] {
  let step = 1;
  while ((high - low + 1) / step > MOST_NUMBERS) step *= 10;
  const options: (Numbered<K> | Range)[] = [];
  for (let n = low; n <= high; n += step)
    options.push(step === 1 ? { kind, n } : { kind: 'range', from: n, to: Math.min(high, n + step - 1) });
  return options;
}
