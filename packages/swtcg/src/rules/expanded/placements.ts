/** Cards that are completed and stay: Locations, Resources, Equipment (TCG-LOC, TCG-RES, TCG-EQUIP-01). */
import type { Reason } from '@dejarik/kernel';
import { costsMore, payFor, whyNotBesides, whyTooDear } from '../building.ts';
import { buildCost } from '../costs.ts';
import type { MoreMoves } from '../edition.ts';
import { happen } from '../events.ts';
import { moveEvent, pointsEvent } from '../make-events.ts';
import type { BuildMove } from '../options.ts';
import * as no from '../reasons.ts';
import { countersNeeded, standing, whyNotSpend, whyNotStack } from '../stacks.ts';
import { DISCARD, HAND, PLACES_IN_STACK } from '../state.ts';
import { COMPLETED, isLocationZone, LOCATION, RESOURCE_ZONE } from '../state-expanded.ts';
import { defOf, type Table } from '../table.ts';
import { isCampaign } from './missions.ts';

/** The zones where the card could stay when it is completed by the seat. */
export function placesFor(g: Table, seat: number, card: number): number[] {
  const { card: face, arenas } = defOf(g, card);
  const e = g.state.expanded!;
  switch (face.type) {
    case 'Location': {
      const zones = arenas.map((arena) => LOCATION + arena);
      return zones.every((zone) => locationAt(g, zone) >= 0) ? [...zones, DISCARD] : zones; // TCG-LOC-06
    }
    case 'Equipment':
      return [COMPLETED];
    case 'Mission': // one that does something when it is completed is carried out first (missions.ts)
      return isCampaign(g, card) && defOf(g, card).play === null ? [COMPLETED] : [];
    case 'Resource': // TCG-RES-02
      return e.resource[seat]!.length === 0 ? [RESOURCE_ZONE] : [];
    default:
      return [];
  }
}

/** The Location that is there already, or -1 (TCG-LOC-02). */
export const locationAt = ({ state }: Table, zone: number): number =>
  isLocationZone(zone) ? (state.expanded!.location[zone - LOCATION]![0] ?? -1) : -1;

/** TCG-LOC-03, TCG-LOC-04: what taking the place of another costs besides. */
export function replacing(g: Table, card: number, zone: number): number {
  const old = locationAt(g, zone);
  if (old < 0) return 0;
  const price = defOf(g, old).cost;
  const { cost } = defOf(g, card);
  return cost >= price || g.state.counters[card]! >= price ? 0 : price - cost;
}

/** TCG-STACK-27: unique Equipment joins the stack of its name at the prices of units; or -1. */
function stackFor(g: Table, card: number): number {
  const unit = defOf(g, card).card.type === 'Equipment' ? standing(g, card) : -1;
  return unit >= 0 && whyNotStack(g, card, unit) === null ? unit : -1;
}

const whyNotJoin = (g: Table, seat: number, card: number, unit: number, place: number): Reason | null =>
  whyTooDear(g, seat, card, countersNeeded(g, card, unit, place));

function whyNotPlace(g: Table, seat: number, card: number, to: number): Reason | null {
  const cost = buildCost(g, card);
  const fromHand = g.state.zone[card] === HAND ? cost : 0;
  return whyTooDear(g, seat, card, cost) ?? whyNotSpend(g, seat, replacing(g, card, to) + fromHand);
}

/** Null: there is a place where it can be completed. */
export function whyNotPlaceAnyhow(g: Table, seat: number, card: number): Reason | null {
  const unit = stackFor(g, card);
  const reasons = [
    ...placesFor(g, seat, card).map((to) => whyNotPlace(g, seat, card, to)),
    ...(unit < 0 ? [] : PLACES_IN_STACK.map((place) => whyNotJoin(g, seat, card, unit, place))),
  ];
  return reasons.includes(null) ? whyNotBesides(g, seat, card) : (reasons[0] ?? no.HAS_RESOURCE);
}

function offer(g: Table, seat: number, card: number, options: BuildMove[]): void {
  if (costsMore(g, card)) return;
  const unit = stackFor(g, card);
  if (unit >= 0)
    for (const place of PLACES_IN_STACK)
      if (whyNotJoin(g, seat, card, unit, place) === null) options.push({ kind: 'stack', card, unit, place });
  for (const to of placesFor(g, seat, card))
    if (whyNotPlace(g, seat, card, to) === null)
      options.push({ kind: 'place', card, to, points: replacing(g, card, to) });
}

export const placements: MoreMoves = {
  offer(g, seat, options) {
    const s = g.state;
    for (const card of s.hand[seat]!) offer(g, seat, card, options);
    for (const card of s.build[seat]!) if (s.down[card] === 1) offer(g, seat, card, options);
  },
  take(g, seat, move) {
    if (move.kind !== 'place') return;
    const { card, to, points } = move;
    payFor(g, seat, card, buildCost(g, card));
    if (points > 0) happen(g, pointsEvent(g, seat, -points, 'spent'));
    g.edition.arrive(g, moveEvent('place', seat, card, to));
  },
};
