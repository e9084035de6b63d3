/** What many numbers come to. */
export interface Spread {
  readonly median: number;
  readonly mean: number;
}

export const sum = (values: readonly number[]): number => values.reduce((total, n) => total + n, 0);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  mean: sum(values) / Math.max(1, values.length),
});
