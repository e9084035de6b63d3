/** The number of the entry that is worth most, the first of equals; 0 where there is none. */
export function bestIndex<T>(list: readonly T[], worth: (entry: T) => number): number {
  let found = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const n = worth(list[i]!);
    if (n <= most) continue;
    most = n;
    found = i;
  }
  return found;
}
