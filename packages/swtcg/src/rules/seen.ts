/** What an event lets each viewer know. Noted when it happens, because cards move on and their numbers change hands. */
import { sees } from '../view.ts';
import type { Event } from './events.ts';
import type { Table } from './table.ts';

const SPECTATOR = -1;
const VIEWERS = [0, 1, SPECTATOR] as const;

const bitOf = (viewer: number): number => (viewer < 0 ? 4 : 1 << viewer);

/** Called before and after the event: whoever sees the card at either time knows which card it was. */
export function witness(g: Table, e: Event): void {
  const s = g.state;
  if (e.card >= 0) for (const viewer of VIEWERS) if (sees(s, viewer, e.card)) e.seen |= bitOf(viewer);
  if (e.otherDef < 0 && e.other >= 0 && sees(s, SPECTATOR, e.other)) e.otherDef = s.def[e.other]!;
}

export const hasSeen = (e: Event, viewer: number): boolean => (e.seen & bitOf(viewer)) !== 0;
