/** What cards are looked for, in the address: it can be shared, and Back leads to it again. */
import type { Wanted } from './CardFilters.tsx';

/** Letters of one value: addresses come from anywhere. */
const MOST = 100;

/** `keys`: what can be asked for. Everything else in the address is passed over. */
export function wantedIn(query: string, keys: readonly string[]): Wanted {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = (params.get(key) ?? '').slice(0, MOST);
      return value === '' ? [] : [[key, value]];
    }),
  );
}

/** With the question mark; empty where nothing is wanted. */
export function queryOf(wanted: Wanted, keys: readonly string[]): string {
  const params = new URLSearchParams(
    keys.flatMap((key) => ((wanted[key] ?? '') === '' ? [] : [[key, wanted[key]!.slice(0, MOST)]])),
  );
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
