/** Titles that a text on the table keeps cancelled: settle.ts takes those in play away, and no other can be played. */
import { rulesOf } from './live.ts';
import { isLive } from './speech.ts';
import { defOf, type Table } from './table.ts';

export function isCancelledByRule(g: Table, card: number): boolean {
  for (const entry of rulesOf(g, 'cancels'))
    if (entry.rule.what.includes(defOf(g, card).name) && isLive(g, entry)) return true;
  return false;
}
