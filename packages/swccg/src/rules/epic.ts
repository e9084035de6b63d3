/** What the Epic Events of section 30 of the ledger have in common. */
import { ONE } from '../exact.ts';
import { locationsOn, systemOf } from './layout.ts';
import { rulesOf } from './live.ts';
import { isSystem } from './kinds.ts';
import { isLive } from './speech.ts';
import { countUse, defOf, type Table } from './table.ts';

/** What texts add to the total: each title once, unless it says cumulatively (CCG-MOD-01). */
export function epicBonus(g: Table, event: string): number {
  const titles = new Set<number>();
  let n = 0;
  for (const entry of rulesOf(g, 'epicTotal')) {
    if (entry.rule.event !== event || !isLive(g, entry)) continue;
    const key = defOf(g, entry.source).titleId * 2 + entry.seat;
    if (entry.rule.cumulative === undefined && titles.has(key)) continue;
    titles.add(key);
    countUse(g, entry.text.id);
    n += entry.rule.by * ONE;
  }
  return n;
}

/** How many sites of the system are on the table. */
export const sitesOf = (g: Table, system: string): number =>
  locationsOn(g.state).filter((at) => !isSystem(g, at) && systemOf(g, at) === system).length;

/** The Rebel Base of this pool. */
export const REBEL_BASE = 'Yavin 4';
