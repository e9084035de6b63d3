/** Which page of the rulebook lies over the table: it is in the address, so that going back closes it and the game stays. */
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

const MARK = '#rules/';
const isOver = (): boolean => window.location.hash.startsWith(MARK);
/** Whether there is a table to lay it over: a replay has none. */
export const isAtTable = (): boolean => window.location.pathname === '/table';

/** `id`: a page's or a rule's; '' for the contents. From page to page nothing is added to go back through. */
export const openRules = (id: string): void =>
  navigate(MARK + encodeURIComponent(id), {
    replace: isOver(),
    state: isOver() ? (window.history.state as unknown) : { isOverTable: true },
  });

export function closeRules(): void {
  const state = window.history.state as { readonly isOverTable?: unknown } | null;
  if (state?.isOverTable === true) window.history.back();
  else navigate(window.location.pathname, { replace: true });
}

function named(): string | null {
  if (!isOver()) return null;
  try {
    return decodeURIComponent(window.location.hash.slice(MARK.length));
  } catch {
    return '';
  }
}

/** What is open, or null. */
export const useRulesOver = (): string | null => useLocationProperty(named);
