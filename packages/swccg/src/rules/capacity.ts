/** Section 19 of the ledger: seats aboard ships and vehicles. */
import { NO_ROOM, type Room } from '../cards/catalogue.ts';
import { cardsUpon, rulesOf } from './live.ts';
import { isAstromech } from './navigation.ts';
import { isCharacter, isPilot, isStarship, isVehicle, numberOf, permanentPilots } from './query.ts';
import { isBarred } from './barred.ts';
import { isDoubled } from './doubling.ts';
import { compileFilter } from './filters.ts';
import { ownRules } from './own-rules.ts';
import { isAbout, isLive } from './speech.ts';
import { ASTROMECH, CAPTIVE, CARGO, DRIVER, isAboard, PASSENGER, PILOT } from './state.ts';
import { countOwn, defOf, type Table } from './table.ts';
import { word } from './words.ts';

const DROID = word('droid');
const CREATURE_VEHICLE = word('creature vehicle');
const STARFIGHTER = word('starfighter');
const ENCLOSED = word('enclosed');
const TIE = word('TIE');
const SISTERS = 'Tonnika Sisters';

/** CCG-CAP-12: most take one seat. */
export const seatsTaken = (g: Table, card: number): number => {
  const own = defOf(g, card).name === SISTERS ? 2 : 1;
  return isDoubled(g, card) ? 2 * own : own;
};

/** CCG-CPT-07: a captive who is escorted takes a seat too. */
const roomFor = (g: Table, card: number): number => seatsTaken(g, card) + aboard(g, card, CAPTIVE).length;

/** Those who ride in the ship, in whatever seat, and what is in its hold. */
export const ridersOf = (g: Table, ship: number): number[] =>
  cardsUpon(g, ship).filter((card) => isAboard(g.state.as[card]!));

const aboard = (g: Table, ship: number, as: number): number[] =>
  cardsUpon(g, ship).filter((card) => g.state.as[card] === as);

const taken = (g: Table, ship: number, as: number): number => {
  let n = 0;
  for (const card of aboard(g, ship, as)) n += roomFor(g, card);
  return n;
};

/** CCG-CAP-01: what is printed, and what texts have added. */
function roomOf(g: Table, ship: number): Room {
  const { room } = defOf(g, ship);
  const adding = rulesOf(g, 'moreRoom');
  if (adding.length === 0) return room;
  const more: { -readonly [K in keyof Room]: number } = { ...NO_ROOM, ...room };
  for (const entry of adding)
    if (isAbout(g, entry, entry.rule.who, ship) && isLive(g, entry))
      for (const { seats, n } of entry.rule.room) more[seats] += n;
  return more;
}

/** Free seats of a kind (CCG-CAP-01, 05, 08). */
function freeSeats(g: Table, ship: number, as: number): number {
  const room = roomOf(g, ship);
  if (as === ASTROMECH) return room.astromechs - taken(g, ship, ASTROMECH);
  if (room.everybody > 0)
    return room.everybody - taken(g, ship, DRIVER) - taken(g, ship, PILOT) - taken(g, ship, PASSENGER);
  const own = as === PASSENGER ? room.passengers : room.pilots;
  const other = as === PASSENGER ? room.pilots : room.passengers;
  const usedOwn = taken(g, ship, as === PASSENGER ? PASSENGER : PILOT);
  const usedOther = taken(g, ship, as === PASSENGER ? PILOT : PASSENGER);
  return own + Math.max(0, room.either - Math.max(0, usedOther - other)) - usedOwn;
}

/** Characters, and who moves like one (CCG-CARD-142). */
export const rides = (g: Table, card: number): boolean => isCharacter(g, card) || ownRules(g, card, 'rides').length > 0;

/** The seats that the card can take aboard: free, and fit for it (CCG-CAP-02, 03, 14, 15, 20). */
export function seatsFor(g: Table, card: number, ship: number): number[] {
  if (!rides(g, card) || !mayBoard(g, card, ship)) return [];
  const need = roomFor(g, card);
  const seats: number[] = [];
  if (isStarship(g, ship)) {
    if (isPilot(g, card) && freeSeats(g, ship, PILOT) >= need) seats.push(PILOT);
  } else if (canDrive(g, card, ship) && freeSeats(g, ship, DRIVER) >= need) seats.push(DRIVER);
  if (freeSeats(g, ship, PASSENGER) >= need) seats.push(PASSENGER);
  if (isAstromech(g, card) && defOf(g, card).is[DROID] === 1 && freeSeats(g, ship, ASTROMECH) >= 1)
    seats.push(ASTROMECH);
  if (seats.length > 0) countOwn(g, ship, 'carries');
  return seats;
}

function mayBoard(g: Table, card: number, ship: number): boolean {
  const { is } = defOf(g, ship);
  if (is[STARFIGHTER] === 1 && isBarred(g, card, 'board starfighters')) return false;
  if (isVehicle(g, ship) && is[ENCLOSED] === 1 && isBarred(g, card, 'board enclosed vehicles')) return false;
  for (const entry of rulesOf(g, 'limit')) {
    const { who, n, ship: ships } = entry.rule;
    if (ships !== true || !compileFilter(who).isKind(g, card)) continue;
    const others = ridersOf(g, ship).filter((other) => other !== card && compileFilter(who).isKind(g, other));
    if (others.length >= n && isLive(g, entry)) return false;
  }
  return true;
}

/** CCG-CAP-03: any character with ability, or whose text says so; nobody where a pilot is built in or a creature walks. */
function canDrive(g: Table, card: number, vehicle: number): boolean {
  const { is } = defOf(g, vehicle);
  if (is[CREATURE_VEHICLE] === 1 || permanentPilots(g, vehicle) > 0 || aboard(g, vehicle, DRIVER).length > 0)
    return false;
  return numberOf(g, card, 'ability') > 0 || ownRules(g, card, 'drives').some((entry) => isLive(g, entry));
}

/** CCG-CAP-16: room in the hold for a vehicle or a TIE. */
export function fitsHold(g: Table, card: number, ship: number): boolean {
  const room = defOf(g, ship).room;
  const inHold = aboard(g, ship, CARGO);
  if (isVehicle(g, card)) return inHold.filter((other) => isVehicle(g, other)).length < room.vehicles;
  return defOf(g, card).is[TIE] === 1 && inHold.filter((other) => !isVehicle(g, other)).length < room.ties;
}
