/** The rule behind a line of the log. */
import type { Viewed } from '@dejarik/kernel';
import type { Event, EventKind } from './rules/event.ts';

const RULES: { readonly [K in EventKind]?: string } = {
  activated: 'CCG-FRC-03',
  drawCard: 'CCG-TRN-12',
  loseForce: 'CCG-FRC-15',
  retrieve: 'CCG-FRC-19',
  forfeited: 'CCG-DMG-05',
  drain: 'CCG-DRN-01',
  drained: 'CCG-DRN-02',
  battle: 'CCG-BTL-01',
  power: 'CCG-BTL-17',
  battleWon: 'CCG-BTL-19',
  battleTied: 'CCG-BTL-19',
  destiny: 'CCG-DST-01',
  fires: 'CCG-WPN-04',
  hit: 'CCG-WPN-06',
  cancelled: 'CCG-ACT-27',
  captured: 'CCG-CPT-02',
  stolen: 'CCG-STL-01',
  deployed: 'CCG-DEP-01',
  outOfPlay: 'CCG-OUT-07',
  recirculated: 'CCG-PIL-28',
};

export const ruleOf = ({ kind }: Viewed<Event>): string | null => RULES[kind] ?? null;
