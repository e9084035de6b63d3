/** Section 19 of the ledger: seats aboard ships and vehicles. */
import { isDoubled } from './doubling.ts';
import type { Room } from '../cards/catalogue.ts';
import { cardsInPlay } from './live.ts';
import { isCharacter, isKind, isPilot, isStarship, isVehicle, numberOf } from './query.ts';
import { ASTROMECH, CAPTIVE, CARGO, DRIVER, PASSENGER, PILOT } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const NAV_COMPUTER = word('nav computer');
const DROID = word('droid');
const VEHICLE_DROID = word('vehicle droid');
const TIE = word('TIE');
const SISTERS = 'Tonnika Sisters';

/** CCG-CAP-12: most take one seat. */
export const seatsTaken = (g: Table, card: number): number => {
  const own = defOf(g, card).name === SISTERS ? 2 : 1;
  return isDoubled(g, card) ? 2 * own : own;
};

/** CCG-CPT-07: a captive who is escorted takes a seat too. */
const roomFor = (g: Table, card: number): number => seatsTaken(g, card) + aboard(g, card, CAPTIVE).length;

export const aboard = (g: Table, ship: number, as: number): number[] =>
  cardsInPlay(g).filter((card) => g.state.on[card] === ship && g.state.as[card] === as);

const taken = (g: Table, ship: number, as: number): number => {
  let n = 0;
  for (const card of aboard(g, ship, as)) n += roomFor(g, card);
  return n;
};

/** Free seats of a kind (CCG-CAP-01, 05, 08). */
export function freeSeats(g: Table, ship: number, as: number): number {
  const room: Room = defOf(g, ship).room;
  if (as === ASTROMECH) return room.astromechs - taken(g, ship, ASTROMECH);
  if (as === CARGO) return 0;
  if (room.everybody > 0)
    return room.everybody - taken(g, ship, DRIVER) - taken(g, ship, PILOT) - taken(g, ship, PASSENGER);
  const own = as === PASSENGER ? room.passengers : room.pilots;
  const other = as === PASSENGER ? room.pilots : room.passengers;
  const usedOwn = taken(g, ship, as === PASSENGER ? PASSENGER : PILOT);
  const usedOther = taken(g, ship, as === PASSENGER ? PILOT : PASSENGER);
  return own + Math.max(0, room.either - Math.max(0, usedOther - other)) - usedOwn;
}

/** The seats that the card can take aboard: free, and fit for it (CCG-CAP-02, 03, 14, 15, 20). */
export function seatsFor(g: Table, card: number, ship: number): number[] {
  if (!isCharacter(g, card)) return [];
  const need = roomFor(g, card);
  const seats: number[] = [];
  const driven = isVehicle(g, ship) && defOf(g, ship).pilots === 0;
  if (driven) {
    if (canDrive(g, card) && aboard(g, ship, DRIVER).length === 0 && freeSeats(g, ship, DRIVER) >= need)
      seats.push(DRIVER);
  } else if (isPilot(g, card) && freeSeats(g, ship, PILOT) >= need && isStarship(g, ship)) seats.push(PILOT);
  if (freeSeats(g, ship, PASSENGER) >= need) seats.push(PASSENGER);
  if (isKind(g, card, NAV_COMPUTER) && defOf(g, card).is[DROID] === 1 && freeSeats(g, ship, ASTROMECH) >= 1)
    seats.push(ASTROMECH);
  return seats;
}

/** CCG-CAP-03: any character with ability, or a vehicle droid. */
const canDrive = (g: Table, card: number): boolean =>
  numberOf(g, card, 'ability') > 0 || defOf(g, card).is[VEHICLE_DROID] === 1;

/** CCG-CAP-16: room in the hold for a vehicle or a TIE. */
export function fitsHold(g: Table, card: number, ship: number): boolean {
  const { room } = defOf(g, ship);
  const inHold = aboard(g, ship, CARGO);
  if (isVehicle(g, card)) return inHold.filter((other) => isVehicle(g, other)).length < room.vehicles;
  return defOf(g, card).is[TIE] === 1 && inHold.filter((other) => !isVehicle(g, other)).length < room.ties;
}
