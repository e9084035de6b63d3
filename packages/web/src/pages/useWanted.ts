/** What is looked for, kept in the address of the screen. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Wanted } from './CardFilters.tsx';
import { queryOf, wantedIn } from './wanted-address.ts';

/** Typing is written into the address when it rests: browsers count how often an address changes. */
const REST = 250;

/** What was typed, over the address that it will replace. */
interface Typed {
  readonly over: string;
  readonly wanted: Wanted;
}

/** What is looked for on the screen at this address. Another choice is another entry for Back; typing on is not. */
export function useWanted(
  screen: string,
  keys: readonly string[],
): readonly [wanted: Wanted, change: (wanted: Wanted) => void, query: string] {
  const search = useSearch();
  const [, go] = useLocation();
  const inAddress = wantedIn(search, keys);
  const [typed, setTyped] = useState<Typed | null>(null);
  if (typed !== null && typed.over !== search) setTyped(null);
  const wanted = typed?.over === search ? typed.wanted : inAddress;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: Wanted): void => {
    clearTimeout(timer.current);
    const to = queryOf(next, keys);
    const isTyping = keys.every((key) => key === 'text' || (next[key] ?? '') === (wanted[key] ?? ''));
    const replace = isTyping && (inAddress['text'] ?? '') !== '' && (next['text'] ?? '') !== '';
    const write = (): void => {
      const { pathname, search: now } = window.location;
      // Whoever went to another screen meanwhile takes nothing along: this one stays until the next is loaded.
      const isHere = `${pathname}/`.startsWith(`${screen}/`);
      if (isHere && now !== to) go(pathname + to, replace ? { replace, state: history.state as unknown } : {});
    };
    setTyped({ over: search, wanted: next });
    if (isTyping && (next['text'] ?? '') !== '') timer.current = setTimeout(write, REST);
    else write();
  };
  return [wanted, change, queryOf(wanted, keys)];
}
