/** What happened between two moments, for the page to show: who did what to whom, and how a fight went. */
import { happeningOf } from '../known.ts';
import type { HappeningBase } from '../moment.ts';
import type { EventKind, SeenEvent, YjKnown } from './engine.ts';
import { battleBefore, FightTeller, type FightView } from './fights.ts';

export interface Happening extends HappeningBase {
  readonly kind: EventKind;
  /** The planet that it is about, or -1. */
  readonly planet: number;
  /** What the fight looked like then, where this changed it. */
  readonly fight: FightView | null;
}

/** Cards that the opponent had to show. */
const shownTo = (viewer: number, e: SeenEvent): readonly number[] =>
  e.kind === 'show' && e.seat !== viewer ? e.defs : [];

/** The events from the one with the number `from` on. */
export function happeningsOf({ table, events }: YjKnown, from: number): Happening[] {
  const teller = new FightTeller(table, events);
  for (let i = battleBefore(events, from); i < from; i++) teller.take(i);
  return events.slice(from).map((e, i) => ({
    ...happeningOf(table.cards, e, shownTo(table.viewer, e)),
    planet: 'planet' in e ? e.planet : -1,
    fight: teller.take(from + i) ? teller.view : null,
  }));
}
