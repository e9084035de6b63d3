/**
 * How locations lie on the table: groups, adjacency, related sites (section 8 of the ledger); and who is in and around a
 * captured starship, which is fought for like a site.
 */
import { ONE } from '../exact.ts';
import { isA, isCharacter, isHolosite, isSite, isSystem, isTrench, isVehicleSite, TRENCH } from './kinds.ts';
import { AT, BLOWN_AWAY, HELD, isAboard, LOCATION } from './lies.ts';
import { cardsThat, type State, TABLE, UNDER } from './state.ts';
import { defOf, isOff, isUndercover, type Table } from './table.ts';

export function locationsOn({ groups }: State): number[] {
  const all: number[] = [];
  for (const group of groups) for (const location of group) all.push(location);
  return all;
}

/** The cards that lie under one of these. */
export const cardsUnder = ({ zone, on }: State, hosts: readonly number[]): number[] =>
  zone.flatMap((where, card) => (where === UNDER && hosts.includes(on[card]!) ? [card] : []));

/** The group of the location: its system's cards in their order. */
export const groupOf = (s: State, location: number): readonly number[] =>
  s.groups.find((group) => group.includes(location)) ?? [];

/** The location after it in its row, or -1. */
export const nextTo = (s: State, location: number): number => {
  const group = groupOf(s, location);
  return group[group.indexOf(location) + 1] ?? -1;
};

/** The name of the system a location belongs to; empty where there is none. */
export const systemOf = (g: Table, location: number): string => g.cards.systems[defOf(g, location).system] ?? '';

/** The system card of a location's group, or -1 while it is not on the table. */
export const systemCardOf = (g: Table, location: number): number =>
  groupOf(g.state, location).find((card) => isSystem(g, card)) ?? -1;

/** CCG-LOC-10: of the same system, and not the same. */
export function isRelated(g: Table, a: number, b: number): boolean {
  if (a < 0 || b < 0 || a === b) return false;
  const system = defOf(g, a).system;
  return system >= 0 && system === defOf(g, b).system && isInGroups(g, a) && isInGroups(g, b);
}

const isInGroups = (g: Table, location: number): boolean => !isVehicleSite(g, location) && !isHolosite(g, location);

/** CCG-LOC-08, 09: two sites of one group side by side; CCG-VSI-02: a vehicle site and the site where its vehicle is. */
export function isAdjacent(g: Table, a: number, b: number): boolean {
  if (a < 0 || b < 0 || a === b) return false;
  if (!isSite(g, a) || !isSite(g, b) || isTrench(g, a) || isTrench(g, b)) return false; // CCG-TRC-03
  if (isVehicleSite(g, a)) return siteOfVehicle(g, a) === b;
  if (isVehicleSite(g, b)) return siteOfVehicle(g, b) === a;
  const group = groupOf(g.state, a);
  const at = group.indexOf(a);
  return group[at - 1] === b || group[at + 1] === b;
}

/** The sites adjacent to a site. */
export const neighboursOf = (g: Table, site: number): number[] =>
  isSite(g, site) ? locationsOn(g.state).filter((other) => isAdjacent(g, site, other)) : [];

/** The planet site where a vehicle site's vehicle stands, or -1 (CCG-VSI-09). */
function siteOfVehicle(g: Table, site: number): number {
  const s = g.state;
  const vehicle = s.on[site]!;
  if (s.zone[vehicle] !== TABLE || s.on[vehicle]! < 0) return -1;
  return s.as[s.on[vehicle]!] === LOCATION ? s.on[vehicle]! : -1;
}

/** CCG-LOC-06: which end of the row a site belongs to: exterior first, both, then interior. */
function rank(g: Table, location: number): number {
  if (isSystem(g, location)) return 0;
  if (isTrench(g, location)) return 1;
  if (isA(g, location, 'exterior')) return isA(g, location, 'interior') ? 3 : 2;
  return 4;
}

/** Where a new location can be put into its group: the numbers of places, the first card being at 0 (CCG-LOC-07). */
export function placesFor(g: Table, location: number): { readonly group: number; readonly places: number[] } {
  const { groups } = g.state;
  const { system } = defOf(g, location);
  const isOfSystem = (card: number): boolean => defOf(g, card).system === system && isInGroups(g, card);
  const group = system >= 0 && isInGroups(g, location) ? groups.findIndex((cards) => cards.some(isOfSystem)) : -1;
  if (group < 0) return { group, places: [0] };
  const own = rank(g, location);
  const ranks = groups[group]!.map((card) => rank(g, card));
  const fits = (at: number): boolean => (ranks[at - 1] ?? own) <= own && (ranks[at] ?? own) >= own;
  return { group, places: [...ranks.keys(), ranks.length].filter(fits) };
}

export const isBlownAway = (s: State, location: number): boolean => (s.flags[location]! & BLOWN_AWAY) !== 0;

/** CCG-LOC-26, in thousandths: parsecs between two systems; the Death Star is where it is now. */
export const parsecsBetween = (g: Table, a: number, b: number): number => Math.abs(parsecOf(g, a) - parsecOf(g, b));

export const parsecOf = (g: Table, system: number): number =>
  isA(g, system, 'mobile') ? g.state.parsec * ONE : defOf(g, system).parsec;

/** The location of this title on the table, or -1. */
export const locationCalled = (g: Table, title: string): number =>
  locationsOn(g.state).find((at) => defOf(g, at).title === title) ?? -1;

/** The Death Star system on the table, blown away or not, or -1. */
export const deathStarOf = (g: Table): number => locationCalled(g, 'Death Star');

export const trenchOf = (g: Table): number => locationCalled(g, TRENCH);

/** The location on the table that this one converts (CCG-LOC-19, 23), or -1. */
export function versionOf(g: Table, card: number): number {
  const { converts } = defOf(g, card);
  return locationsOn(g.state).find((at) => converts.includes(defOf(g, at).titleId)) ?? -1;
}

/** Whether what a battle is at is a starship rather than a location. */
export const isSiege = (s: State, at: number): boolean => at >= 0 && s.as[at] === HELD && s.zone[at] === TABLE;

/** Whether the card is aboard, on or in the other one, by however many steps. */
function isWithin(s: State, card: number, ship: number): boolean {
  for (let at = card; at >= 0 && s.as[at] !== LOCATION; at = s.on[at]!) if (s.on[at] === ship) return true;
  return false;
}

/** CCG-TRB-04. */
export const trappedIn = (g: Table, ship: number): number[] =>
  charactersOn(g).filter((card) => isWithin(g.state, card, ship));

/** CCG-TRB-05: on the Star Destroyer, or in the docking bay. */
export function besiegers(g: Table, ship: number): number[] {
  const s = g.state;
  const holder = s.on[ship]!;
  const isBay = s.as[holder] === LOCATION;
  return charactersOn(g).filter(
    (card) =>
      s.on[card] === holder &&
      s.controller[card] !== s.controller[ship] &&
      !isOff(g, card) &&
      !isUndercover(g, card) &&
      (isBay ? s.as[card] === AT : isAboard(s.as[card]!)),
  );
}

const charactersOn = (g: Table): number[] =>
  cardsThat(g.state, (card) => g.state.zone[card] === TABLE && isCharacter(g, card));
