/** What happened between two moments, for the page to show: who did what to whom. */
import { happeningOf, idOf } from '../known.ts';
import type { HappeningBase } from '../moment.ts';
import type { CcgKnown, EventKind, SeenEvent } from './engine.ts';

export interface Happening extends HappeningBase {
  readonly kind: EventKind;
  /** The location that it is about, or -1; and its face. */
  readonly at: number;
  readonly atFace: string | null;
  readonly n: number;
  /** Of destiny: what it was drawn for. */
  readonly draw: string;
}

/** Cards that were shown to the viewer, or that the viewer looked at. */
const shownTo = (viewer: number, e: SeenEvent): readonly number[] =>
  (e.kind === 'show' && e.seat !== viewer) || (e.kind === 'look' && e.seat === viewer) ? e.defs : [];

/** The events from the one with the number `from` on. */
export const happeningsOf = ({ table, events }: CcgKnown, from: number): Happening[] =>
  events.slice(from).map((e) => ({
    ...happeningOf(table.cards, e, shownTo(table.viewer, e)),
    at: 'at' in e ? e.at : -1,
    atFace: 'atDef' in e ? idOf(table.cards, e.atDef) : null,
    n: 'n' in e ? e.n : 0,
    draw: 'draw' in e ? e.draw : '',
  }));
