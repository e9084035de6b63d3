/** Section 10 of the ledger: the Trench. */
import { deathStarOf } from './layout.ts';
import type { Reason } from '@dejarik/kernel';
import { rulesOf } from './live.ts';
import { isDeploying } from './own-rules.ts';
import { isLive } from './speech.ts';
import { countUse, defOf, type Table } from './table.ts';

const TRENCH = 'Death Star: Trench';

export const isTrench = (g: Table, location: number): boolean => location >= 0 && defOf(g, location).title === TRENCH;

export const trenchOf = (g: Table): number => g.state.groups.flat().find((at) => isTrench(g, at)) ?? -1;

/** CCG-TRC-01: it lies next to the Death Star. */
export const trenchReason = (g: Table, card: number): Reason | null =>
  isTrench(g, card) && deathStarOf(g) < 0 ? { rule: 'CCG-TRC-01', why: 'the Death Star is not on the table' } : null;

/** CCG-TRC-02: whether a text names the Trench as a place for the card: its own, or the Trench's. */
export function mayEnterTrench(g: Table, card: number, trench: number): boolean {
  for (const { line } of defOf(g, card).deploysOn)
    if (line.line === 'deploy' && line.on.kinds.some((kind) => kind.includes(TRENCH))) return true;
  return isAdmitted(g, card, trench);
}

/** Whether the location's own text lets the card deploy on it. */
export function isAdmitted(g: Table, card: number, location: number): boolean {
  for (const entry of rulesOf(g, 'admits'))
    if (entry.source === location && isDeploying(g, entry, entry.rule.who, card) && isLive(g, entry)) {
      countUse(g, entry.text.id);
      return true;
    }
  return false;
}
