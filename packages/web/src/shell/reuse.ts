/**
 * The new value with every part that did not change taken over from the old one. What comes from the worker is a copy
 * each time; this way the page can tell by identity what it need not draw again.
 */
export function reuse<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(old)) return now;
    const merged = now.map((item: unknown, i) => reuse(old[i], item));
    const same = old.length === merged.length && merged.every((item, i) => Object.is(item, old[i]));
    return (same ? old : merged) as T;
  }
  const before = old as Record<string, unknown>;
  const merged: Record<string, unknown> = {};
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    merged[key] = reuse(before[key], (now as Record<string, unknown>)[key]);
    same &&= Object.is(merged[key], before[key]);
  }
  return (same ? before : merged) as T;
}
