/** Cards are put down: locations into their groups, others where they were deployed to. */
import { stackUnder, toPlace } from './events.ts';
import { placesFor } from './layout.ts';
import { cardsInPlay } from './live.ts';
import { COVERED, LOCATION, type State, TABLE, UNDER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const VEHICLE_SITE = word('vehicle site');

/** A location comes to the table: at one of the places of its group, or on top of the other player's version. */
export function layDown(g: Table, seat: number, card: number, place: number): void {
  const s = g.state;
  const covered = versionOf(g, card);
  if (covered >= 0) {
    convert(g, seat, card, covered);
    return;
  }
  if (defOf(g, card).is[VEHICLE_SITE] === 1) {
    toPlace(g, 'deployed', seat, card, place, LOCATION); // CCG-VSI-01: with the vehicle
    s.groups.push([card]);
    return;
  }
  const { group, places } = placesFor(g, card);
  toPlace(g, 'deployed', seat, card, -1, LOCATION);
  if (group < 0) s.groups.push([card]);
  else s.groups[group]!.splice(places.includes(place) ? place : places[0]!, 0, card);
}

/** The location on the table that this one converts (CCG-LOC-19, 23), or -1. */
export function versionOf(g: Table, card: number): number {
  const { converts } = defOf(g, card);
  for (const group of g.state.groups)
    for (const location of group) if (converts.includes(defOf(g, location).titleId)) return location;
  return -1;
}

/** CCG-LOC-19, 21: the new card goes on top; whatever was at, on or under the old one is now with the new one. */
function convert(g: Table, seat: number, card: number, covered: number): void {
  const s: State = g.state;
  const upon = cardsInPlay(g).filter((other) => s.on[other] === covered);
  for (const group of s.groups) {
    const at = group.indexOf(covered);
    if (at >= 0) group[at] = card;
  }
  toPlace(g, 'deployed', seat, card, -1, LOCATION);
  for (const other of upon) s.on[other] = card;
  for (let other = 0; other < s.zone.length; other++)
    if (s.zone[other] === UNDER && s.on[other] === covered) s.on[other] = card;
  s.drainedAt[card] = s.drainedAt[covered]!;
  s.battledAt[card] = s.battledAt[covered]!;
  if (s.orbit === covered) s.orbit = card;
  s.lasting = s.lasting.map((lasting) => (lasting.at === covered ? { ...lasting, at: card } : lasting));
  s.deployed = s.deployed.map((at, i) => (i % 2 === 1 && at === covered ? card : at));
  stackUnder(g, s.controller[covered]!, covered, card, COVERED);
  if (s.zone[covered] === TABLE) throw new Error('a covered location is not in play');
}
