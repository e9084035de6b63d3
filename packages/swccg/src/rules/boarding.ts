/** Going aboard, getting off, changing seats: what needs no regular move (CCG-MOV-02, 09 to 12, CCG-CAP-11). */
import { fitsHold, ridersOf, rides, seatsFor, seatsTaken } from './capacity.ts';
import { locationsOn, isRelated, systemCardOf } from './layout.ts';
import { cardsAt, rulesOf } from './live.ts';
import { affordable, moveCost, stuckReason, to } from './movement.ts';
import { placeReason } from './places.ts';
import { isSystem } from './presence.ts';
import { isCharacter, isPiloted, isStarship, isVehicle } from './query.ts';
import type { GoTo } from './questions.ts';
import { AT, CARGO, isAboard, ON, useKey } from './state.ts';
import { isLive } from './speech.ts';
import { countOwn, defOf, type Table } from './table.ts';
import { word } from './words.ts';

const DOCKS = word('ship-docking capability');
const MOBILE = word('mobile');
const DOCKING_BAY = word('docking bay');
const VEHICLE_SITE = word('vehicle site');
const TIE = word('TIE');
const SEEKER = word('seeker');

/** The seat's ships and vehicles that stand at the location. */
const craftAt = (g: Table, seat: number, at: number): number[] =>
  cardsAt(g, at).filter(
    (card) =>
      g.state.controller[card] === seat && g.state.as[card] === AT && (isStarship(g, card) || isVehicle(g, card)),
  );

/** CCG-CAP-11: other seats of the craft that the card is aboard. */
export function seatGoals(g: Table, card: number): GoTo[] {
  const s = g.state;
  if (!isAboard(s.as[card]!) || !isCharacter(g, card)) return [];
  const own = s.as[card]!;
  return seatsFor(g, card, s.on[card]!)
    .filter((as) => as !== own)
    .map((as) => to(s.on[card]!, 0, as));
}

/**
 * CCG-MOV-11, 12: a character boards a vehicle at its site or leaves it; a TIE enters a hold or leaves it; a character
 * goes over between a ship and a TIE in its hold.
 */
export function embarkGoals(g: Table, seat: number, card: number): GoTo[] {
  const s = g.state;
  const on = s.on[card]!;
  const as = s.as[card]!;
  if (isStarship(g, card)) return stuckReason(g, card) === null ? tieGoals(g, seat, card) : [];
  if (!rides(g, card)) return [];
  if (as === AT) {
    const craft = craftAt(g, seat, on);
    if (craft.length === 0 || stuckReason(g, card) !== null) return [];
    return craft.flatMap((ship) => seatsFor(g, card, ship).map((place) => to(ship, 0, place)));
  }
  if (stuckReason(g, card) !== null) return [];
  if (!isAboard(as)) return [];
  if (isVehicle(g, on)) return s.as[on] === AT && placeReason(g, card, s.on[on]!) === null ? [to(s.on[on]!, 0)] : [];
  const mother = s.as[on] === CARGO ? [s.on[on]!] : [];
  const ties = ridersOf(g, on).filter((other) => s.as[other] === CARGO && defOf(g, other).is[TIE] === 1);
  return [...mother, ...ties].flatMap((craft) => seatsFor(g, card, craft).map((place) => to(craft, 0, place)));
}

function tieGoals(g: Table, seat: number, tie: number): GoTo[] {
  const s = g.state;
  if (defOf(g, tie).is[TIE] === 0 || !isPiloted(g, tie)) return [];
  const on = s.on[tie]!;
  if (s.as[tie] === CARGO) return s.as[on] === AT ? [to(s.on[on]!, 0)] : [];
  if (s.as[tie] !== AT) return [];
  return craftAt(g, seat, on)
    .filter((ship) => ship !== tie && fitsHold(g, tie, ship))
    .map((ship) => to(ship, 0, CARGO));
}

/** CCG-MOV-09, CCG-LOC-16, CCG-DSS-13: between a site and a ship with ship-docking capability at its system. */
export function shuttleGoals(g: Table, seat: number, card: number): GoTo[] {
  const s = g.state;
  const seeks = isSeeker(g, card);
  if (!rides(g, card) && !isVehicle(g, card) && !seeks) return [];
  const on = s.on[card]!;
  if (s.as[card] === AT) {
    if (isSystem(g, on) || !isShuttleSite(g, on)) return [];
    const system = systemCardOf(g, on);
    if (system < 0 || cardsAt(g, system).length === 0 || stuckReason(g, card) !== null) return [];
    const cost = shuttleCost(g, seat, card, on);
    return affordable(
      g,
      s.controller[card]!,
      craftAt(g, seat, system)
        .filter((ship) => canDock(g, ship))
        .flatMap((ship) => roomFor(g, card, ship).map((as) => to(ship, cost, as))),
    );
  }
  const isRiding = isAboard(s.as[card]!) || (seeks && s.as[card] === ON);
  if (!isRiding || !isStarship(g, on) || s.as[on] !== AT || !canDock(g, on)) return [];
  if (stuckReason(g, card) !== null) return [];
  const system = s.on[on]!;
  const goals: GoTo[] = [];
  for (const site of locationsOn(s))
    if (isRelated(g, system, site) && isShuttleSite(g, site) && placeReason(g, card, site) === null)
      goals.push(to(site, shuttleCost(g, seat, card, site)));
  return affordable(g, s.controller[card]!, goals);
}

function canDock(g: Table, ship: number): boolean {
  if (defOf(g, ship).is[DOCKS] === 0) return false;
  countOwn(g, ship, 'docks');
  return true;
}

/** The seats that a card can take there, or the hold. */
export const roomFor = (g: Table, card: number, ship: number): number[] =>
  rides(g, card) ? seatsFor(g, card, ship) : isSeeker(g, card) ? [ON] : fitsHold(g, card, ship) ? [CARGO] : [];

/** CCG-WPN-18: it goes on an opponent's ship, and takes no seat there. */
export const isSeeker = (g: Table, card: number): boolean => defOf(g, card).is[SEEKER] === 1;

const isShuttleSite = (g: Table, site: number): boolean => {
  const { is } = defOf(g, site);
  return is[VEHICLE_SITE] === 0 && (is[MOBILE] === 0 || is[DOCKING_BAY] === 1);
};

/** 1 Force each, or nothing with a shuttle vehicle at the site (CCG-VEH-08). */
function shuttleCost(g: Table, seat: number, card: number, site: number): number {
  const extra = moveCost(g, seat, card, site, true);
  return extra + (shuttleAt(g, seat, card, site) === null ? seatsTaken(g, card) : 0);
}

/** A shuttle vehicle there that can still carry a character this turn: the key of its use. */
export function shuttleAt(g: Table, seat: number, card: number, site: number): number | null {
  if (!isCharacter(g, card)) return null;
  for (const entry of rulesOf(g, 'shuttles')) {
    const { source, seat: own, rule, text } = entry;
    if (own !== seat || g.state.as[source] !== AT || g.state.on[source] !== site) continue;
    const key = useKey(source, text.id);
    if (g.state.usedTurn.filter((used) => used === key).length < rule.n && isLive(g, entry)) return key;
  }
  return null;
}

/** CCG-MOV-10: other ships of the seat at the same system, if one of the two can dock. */
export function transferGoals(g: Table, seat: number, ship: number): GoTo[] {
  const s = g.state;
  if (!isStarship(g, ship) || s.as[ship] !== AT || ridersOf(g, ship).length === 0) return [];
  const docks = canDock(g, ship);
  return affordable(
    g,
    seat,
    craftAt(g, seat, s.on[ship]!)
      .filter((other) => other !== ship && (docks || canDock(g, other)))
      .filter((other) => transferable(g, ship, other).length > 0)
      .map((other) => to(other, 1)),
  );
}

/** Who of those aboard one ship can go over to the other. */
export const transferable = (g: Table, ship: number, other: number): number[] =>
  ridersOf(g, ship).filter((card) => stuckReason(g, card) === null && roomFor(g, card, other).length > 0);
