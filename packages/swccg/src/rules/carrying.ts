/** Who is aboard what (section 19 of the ledger), and who carries and may use what (CCG-WPN-08 to 10, CCG-DEV-03). */
import type { Reason } from '@dejarik/kernel';
import type { Room } from '../cards/catalogue.ts';
import { partsOf } from './copies.ts';
import { compileFilter } from './filters.ts';
import { isA, isCharacter, isDevice, isStarship, isVehicle, isWeapon, isWeaponOrDevice } from './kinds.ts';
import { ASTROMECH, CAPTIVE, CARGO, DRIVER, isAboard, LOCATION, ON, PASSENGER, PILOT } from './lies.ts';
import { cardsInPlay, cardsUpon, hasRule, rulesFor, rulesOf, speaker } from './live.ts';
import { isAstromech, isDoubled, isPilot, numberOf, permanentPilots } from './query.ts';
import { isAbout, isLive } from './speech.ts';
import { isBarred, ownRule, ownRules } from './spoken.ts';
import { TABLE, useKey } from './state.ts';
import { countOwn, defOf, reason, type Table } from './table.ts';

const SISTERS = 'Tonnika Sisters';

/** The card that carries and uses the weapon or device, or -1 for one that lies at a location. */
export function userOf(g: Table, card: number): number {
  const { on, as } = g.state;
  const bearer = on[card]!;
  return as[card] === ON && bearer >= 0 && as[bearer] !== LOCATION ? bearer : -1;
}

/** Whose to use it is: the bearer's controller (CCG-DEP-15), or of one at a location its own. */
export function seatUsing(g: Table, card: number): number {
  const user = userOf(g, card);
  return g.state.controller[user < 0 ? card : user]!;
}

/** The cards of a kind that the bearer carries. */
const carriedBy = (g: Table, bearer: number, isOne: typeof isWeapon): number[] =>
  cardsUpon(g, bearer).filter((card) => g.state.as[card] === ON && isOne(g, card));

/** Those of them that are weapons, or devices, as the card is. */
const carriedLike = (g: Table, card: number, bearer: number): number[] =>
  carriedBy(g, bearer, isWeapon(g, card) ? isWeapon : isDevice);

/** CCG-WPN-08, 09: how many of each it may carry, and use in a turn. */
function mostOf(g: Table, bearer: number): number {
  if (isA(g, bearer, 'capital starship') || hasRule(g, bearer, 'carriesAny')) return 99;
  return isA(g, bearer, 'squadron') ? 3 : seatsTaken(g, bearer);
}

/** CCG-CARD-009: what a card carries beyond its limit, of a kind to choose from; only doubling sets a limit that can fall. */
export function overloaded(g: Table): { readonly bearer: number; readonly cards: readonly number[] } | null {
  for (const bearer of cardsInPlay(g)) {
    if (defOf(g, bearer).name !== SISTERS) continue;
    for (const kind of [isWeapon, isDevice]) {
      const cards = carriedBy(g, bearer, kind);
      if (cards.length > mostOf(g, bearer)) return { bearer, cards };
    }
  }
  return null;
}

/** How many weapons the card holds for others, beyond what it may use. */
const heldForOthers = (g: Table, bearer: number): number => rulesFor(g, bearer, 'armsBearer')[0]?.rule.n ?? 0;

export const isArmsBearer = (g: Table, bearer: number): boolean => heldForOthers(g, bearer) > 0;

/** Why the weapon or device cannot be put on the card. */
export function carryReason(g: Table, card: number, bearer: number): Reason | null {
  if (!isWeaponOrDevice(g, card)) return null;
  if (g.state.zone[bearer] !== TABLE || g.state.as[bearer] === LOCATION) return null;
  if (isWeapon(g, card) && isBarred(g, bearer, 'carry weapons'))
    return reason('CCG-WPN-08', 'it may not carry weapons');
  const most = Math.max(mostOf(g, bearer), isWeapon(g, card) ? heldForOthers(g, bearer) : 0);
  if (carriedLike(g, card, bearer).length < most) return null;
  return reason('CCG-WPN-08', 'it carries as many of these as it may');
}

/** By which of its lines, counted from 1, the card could be deployed on the bearer; 0: by none. */
export function wayOnto(g: Table, card: number, bearer: number): number {
  const who = speaker(g.state.controller[card]!, card);
  const { deploysOn } = defOf(g, card);
  return 1 + deploysOn.findIndex(({ line }) => line.line === 'deploy' && g.speech.fits(g, who, line.on, bearer));
}

/** Why the card's user may not use it in this turn. */
export function useReason(g: Table, card: number): Reason | null {
  const s = g.state;
  const user = userOf(g, card);
  if (user < 0) return null;
  if (wayOnto(g, card, user) === 0) return reason('CCG-WPN-10', 'its bearer may only hold it');
  const others = carriedLike(g, card, user).filter((other) => other !== card && s.fired[other] === s.turn);
  const given = s.usedTurn.filter((key) => key === givenKey(g, user, card)).length;
  if (others.length + given < mostOf(g, user)) return null;
  return isWeapon(g, card)
    ? reason('CCG-WPN-09', 'its bearer has used another weapon this turn')
    : reason('CCG-DEV-03', 'its bearer has used another device this turn');
}

/** Stand for texts in the list of what was used up this turn. */
const GAVE_WEAPON = 500_010;
const GAVE_DEVICE = 500_011;
const givenKey = (g: Table, user: number, card: number): number =>
  useKey(user, isWeapon(g, card) ? GAVE_WEAPON : GAVE_DEVICE);

/** CCG-WPN-09: whoever used a weapon or device and hands it over has used it all the same. */
export function giveAway(g: Table, card: number): void {
  if (g.state.fired[card] === g.state.turn) g.state.usedTurn.push(givenKey(g, userOf(g, card), card));
}

export function markUsed(g: Table, card: number): void {
  g.state.fired[card] = g.state.turn;
}

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

const taken = (g: Table, ship: number, as: number): number =>
  aboard(g, ship, as).reduce((n, card) => n + roomFor(g, card), 0);

/** CCG-CAP-01: what is printed, and what texts have added. */
function roomOf(g: Table, ship: number): Room {
  const { room } = defOf(g, ship);
  const added = partsOf(g, 'moreRoom', (entry) => isAbout(g, entry, entry.rule.who, ship));
  if (added.length === 0) return room;
  const more: { -readonly [K in keyof Room]: number } = { ...room };
  for (const { entry } of added) for (const { seats, n } of entry.rule.by) more[seats] += n;
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
  if (isAstromech(g, card) && isA(g, card, 'droid') && freeSeats(g, ship, ASTROMECH) >= 1) seats.push(ASTROMECH);
  if (seats.length > 0) countOwn(g, ship, 'carries');
  return seats;
}

function mayBoard(g: Table, card: number, ship: number): boolean {
  if (isA(g, ship, 'starfighter') && isBarred(g, card, 'board starfighters')) return false;
  if (isVehicle(g, ship) && isA(g, ship, 'enclosed') && isBarred(g, card, 'board enclosed vehicles')) return false;
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
  if (isA(g, vehicle, 'creature vehicle') || permanentPilots(g, vehicle) > 0 || aboard(g, vehicle, DRIVER).length > 0)
    return false;
  return numberOf(g, card, 'ability') > 0 || ownRule(g, card, 'drives') !== undefined;
}

/** CCG-CAP-16: room in the hold for a vehicle or a TIE. */
export function fitsHold(g: Table, card: number, ship: number): boolean {
  const room = defOf(g, ship).room;
  const inHold = aboard(g, ship, CARGO);
  if (isVehicle(g, card)) return inHold.filter((other) => isVehicle(g, other)).length < room.vehicles;
  return isA(g, card, 'TIE') && inHold.filter((other) => !isVehicle(g, other)).length < room.ties;
}
