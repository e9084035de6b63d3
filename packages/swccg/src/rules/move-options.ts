/**
 * Which moves a player is offered: first the card and the way, then where to. Only those that lead somewhere. Besides
 * regular moves: docking bay transit (CCG-MOV-07, 08), squads (CCG-READ-037, 038), going aboard, getting off, changing seats.
 */
import { opponentOf, type Reason } from '@dejarik/kernel';
import { isA, isCharacter, isStarship, isSystem, isVehicle, isVehicleSite } from './kinds.ts';
import { isRelated, locationsOn, systemCardOf } from './layout.ts';
import { cardsAt, cardsInPlay, rulesOf } from './live.ts';
import { affordable, landGoals, moveCost, regularReason, spaceGoals, stuckReason, to, walkOf } from './movement.ts';
import { canNavigate, isPiloted } from './query.ts';
import { placeReason } from './places.ts';
import { isActive } from './presence.ts';
import type { Declaration, GoTo, MoveWay } from './questions.ts';
import { hasMovedEnough } from './repeats.ts';
import { AT, CARGO, CONTROL, DEPLOY, isAboard, LOCATION, MOVE, ON, TABLE, UNDERCOVER, useKey } from './state.ts';
import type { Table } from './table.ts';
import { compileFilter } from './filters.ts';
import { forceOf } from './force.ts';
import { isLive } from './speech.ts';
import { fitsHold, ridersOf, seatsFor, seatsTaken } from './carrying.ts';

/** The ways by which a card can go somewhere in a phase, the regular ones first (CCG-MOV-01, 21). */
const STANDING: readonly MoveWay[] = ['landspeed', 'squad', 'shuttle', 'embark'];
const FLYING: readonly MoveWay[] = ['hyperspeed', 'transfer', 'embark'];
const RIDING: readonly MoveWay[] = ['seat', 'embark', 'shuttle'];
const SEAT: readonly MoveWay[] = ['seat'];
const WALKING: readonly MoveWay[] = ['landspeed'];
/** CCG-WPN-18. */
const SEEKING: readonly MoveWay[] = ['landspeed', 'shuttle'];
const SHUTTLING: readonly MoveWay[] = ['shuttle'];
const NONE: readonly MoveWay[] = [];

export function movesOf(g: Table, seat: number): Declaration[] {
  const s = g.state;
  const options: Declaration[] = [];
  // In the control phase only texts let cards move.
  const canWalk = s.phase === MOVE || rulesOf(g, 'walks').length > 0;
  if (s.phase === CONTROL && !canWalk) return options;
  for (const card of cardsInPlay(g)) {
    // CCG-SPY-06: a spy moves when the other player moves.
    if (s.controller[card] !== seat || isSpy(g, card) === (s.acting === seat)) continue;
    if (!canWalk && s.as[card] === AT) continue;
    for (const way of waysOf(g, card))
      if (goals(g, seat, card, way).length > 0) options.push({ kind: 'move', card, way });
  }
  if (s.phase === MOVE)
    for (const card of locationsOn(s))
      if (transitGoals(g, seat, card).length > 0) options.push({ kind: 'transit', card });
  return options;
}

function waysOf(g: Table, card: number): readonly MoveWay[] {
  const { phase, as } = g.state;
  if (isAboard(as[card]!)) {
    if (!isActive(g, card) && !isStarship(g, g.state.on[card]!)) return NONE;
    return phase === MOVE ? RIDING : phase === DEPLOY ? SEAT : NONE;
  }
  if (isA(g, card, 'seeker')) return phase !== CONTROL ? NONE : as[card] === AT ? SEEKING : SHUTTLING;
  if (as[card] !== AT) return NONE;
  if (phase !== MOVE) return WALKING;
  if (isStarship(g, card)) return FLYING;
  return isCharacter(g, card) || isVehicle(g, card) ? STANDING : WALKING;
}

const isSpy = (g: Table, card: number): boolean => (g.state.flags[card]! & UNDERCOVER) !== 0;

/** Where the card can go that way: a spy as if it were the other player's (CCG-SPY-06, 08). */
export function goals(g: Table, own: number, card: number, way: MoveWay): GoTo[] {
  const seat = isSpy(g, card) ? opponentOf(g.state, own) : own;
  switch (way) {
    case 'landspeed': {
      if (g.state.moved[card] === g.state.turn) return [];
      const walk = walkOf(g, card);
      if (walk === null || walk.phase !== g.state.phase || regularReason(g, card) !== null) return [];
      return [...landGoals(g, seat, card, walk.sites), ...ownTransit(g, seat, card)];
    }
    case 'hyperspeed':
      return regularReason(g, card) === null ? spaceGoals(g, seat, card) : [];
    case 'squad':
      return squadGoals(g, seat, card);
    case 'shuttle':
      return shuttleGoals(g, isA(g, card, 'seeker') ? opponentOf(g.state, own) : seat, card);
    case 'transfer':
      return transferGoals(g, seat, card);
    case 'embark':
      return hasMovedEnough(g.state, card) ? [] : embarkGoals(g, seat, card);
    case 'seat':
      return hasMovedEnough(g.state, card) ? [] : seatGoals(g, card);
  }
}

/** Why the seat cannot move the card, there or anywhere. */
export function moveReason(g: Table, seat: number, card: number, target: number): Reason | null {
  const s = g.state;
  if (s.zone[card] !== TABLE || s.controller[card] !== seat)
    return { rule: 'CCG-MOV-01', why: 'you move your own cards' };
  if (s.acting !== seat || s.phase < CONTROL || s.phase > MOVE)
    return { rule: 'CCG-MOV-01', why: 'cards move in your move phase' };
  const ways = waysOf(g, card);
  if (ways.some((way) => goals(g, seat, card, way).some(({ on }) => target < 0 || on === target))) return null;
  const stuck = regularReason(g, card);
  if (stuck !== null) return stuck;
  const walk = walkOf(g, card);
  if (walk !== null && walk.phase !== s.phase) return { rule: 'CCG-MOV-01', why: 'it moves in another phase' };
  if (isStarship(g, card) && s.as[card] === AT) {
    if (!isPiloted(g, card)) return { rule: 'CCG-CAP-02', why: 'nobody pilots it' };
    if (!canNavigate(g, card)) return { rule: 'CCG-SHP-03', why: 'it has no nav computer' };
  }
  if (target >= 0 && s.as[target] === LOCATION) {
    const place = placeReason(g, card, target);
    if (place !== null) return place;
  }
  return { rule: isStarship(g, card) ? 'CCG-MOV-05' : 'CCG-MOV-03', why: 'it is out of reach, or takes more Force' };
}

const standing = (g: Table, seat: number, at: number, spies = false): number[] =>
  cardsAt(g, at).filter(
    (card) =>
      g.state.controller[card] === seat &&
      g.state.as[card] === AT &&
      ((g.state.flags[card]! & UNDERCOVER) !== 0) === spies &&
      (isCharacter(g, card) || isVehicle(g, card)),
  );

/** Who can leave by transit; CCG-SPY-06, 07: in the other player's turn the own spies. */
export const transitParty = (g: Table, seat: number, bay: number): number[] =>
  standing(g, seat, bay, g.state.acting !== seat).filter((card) => stuckReason(g, card) === null);

/** The one price for all, as the bay that is left has it for this player. */
function transitPrice(g: Table, seat: number, bay: number): number {
  for (const entry of rulesOf(g, 'transitFree'))
    if (entry.seat === seat && entry.source === bay && isLive(g, entry)) return 0;
  for (const entry of rulesOf(g, 'transit'))
    if (entry.seat === seat && entry.source === bay && isLive(g, entry)) return entry.rule.n;
  return 0;
}

export function transitGoals(g: Table, seat: number, bay: number): GoTo[] {
  if (!isA(g, bay, 'docking bay')) return [];
  const party = transitParty(g, seat, bay);
  const price = party.length === 0 ? 0 : transitPrice(g, g.state.acting, bay);
  if (party.length === 0 || price > forceOf(g, seat)) return [];
  return locationsOn(g.state)
    .filter((at) => at !== bay && isA(g, at, 'docking bay') && party.some((card) => mayGo(g, seat, card, at, price)))
    .map((at) => to(at, price));
}

/** CCG-WPN-18: a seeker goes by itself, at the price that the other player has. */
export function ownTransit(g: Table, seat: number, card: number): GoTo[] {
  const bay = g.state.on[card]!;
  if (isCharacter(g, card) || isVehicle(g, card) || !isA(g, bay, 'docking bay')) return [];
  const price = transitPrice(g, opponentOf(g.state, seat), bay);
  return locationsOn(g.state)
    .filter((at) => at !== bay && isA(g, at, 'docking bay') && price <= forceOf(g, seat))
    .map((at) => to(at, price));
}

/** Whether the card can be taken along to a bay: it can be there, and what it costs on top can be paid. */
export const mayGo = (g: Table, seat: number, card: number, at: number, price: number): boolean =>
  placeReason(g, card, at) === null && price + moveCost(g, g.state.acting, card, at, true) <= forceOf(g, seat);

/** Whom a squad leader can take along: troopers that may move, and Guards, who go with nobody else (CCG-CHR-09). */
export function squadParty(g: Table, seat: number, leader: number): number[] {
  const escorted = rulesOf(g, 'escorts').filter((entry) => entry.source === leader && isLive(g, entry));
  const squads = rulesOf(g, 'squad').filter((entry) => entry.source === leader && isLive(g, entry));
  if (escorted.length === 0 && squads.length === 0) return [];
  return standing(g, seat, g.state.on[leader]!).filter((card) => {
    if (card === leader || g.state.moved[card] === g.state.turn) return false;
    if (escorted.some(({ rule }) => compileFilter(rule.who).isKind(g, card))) return true;
    return squads.some(({ rule }) => compileFilter(rule.who).isKind(g, card)) && regularReason(g, card) === null;
  });
}

export function squadGoals(g: Table, seat: number, leader: number): GoTo[] {
  if (g.state.as[leader] !== AT || squadParty(g, seat, leader).length === 0 || regularReason(g, leader) !== null)
    return [];
  return landGoals(g, seat, leader, walkOf(g, leader)?.sites ?? 0);
}

/** What the leader and those with him pay: the one price of a whole squad, or each his own. */
export function squadPrice(g: Table, seat: number, leader: number, along: readonly number[], at: number): number {
  for (const { source, rule } of rulesOf(g, 'squad'))
    if (source === leader && along.length === rule.n && along.every((card) => compileFilter(rule.who).isKind(g, card)))
      return rule.cost + [leader, ...along].reduce((sum, card) => sum + moveCost(g, seat, card, at, true), 0);
  return [leader, ...along].reduce((sum, card) => sum + moveCost(g, seat, card, at), 0);
}

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
  if (!isCharacter(g, card)) return [];
  if (as === AT) {
    if (isSystem(g, on)) return [];
    const craft = craftAt(g, seat, on);
    if (craft.length === 0 || stuckReason(g, card) !== null) return [];
    return craft.flatMap((ship) => seatsFor(g, card, ship).map((place) => to(ship, 0, place)));
  }
  if (stuckReason(g, card) !== null) return [];
  if (!isAboard(as)) return [];
  if (isVehicle(g, on)) return s.as[on] === AT && placeReason(g, card, s.on[on]!) === null ? [to(s.on[on]!, 0)] : [];
  const mother = s.as[on] === CARGO ? [s.on[on]!] : [];
  const ties = ridersOf(g, on).filter((other) => s.as[other] === CARGO && isA(g, other, 'TIE'));
  return [...mother, ...ties].flatMap((craft) => seatsFor(g, card, craft).map((place) => to(craft, 0, place)));
}

function tieGoals(g: Table, seat: number, tie: number): GoTo[] {
  const s = g.state;
  if (!isA(g, tie, 'TIE') || !isPiloted(g, tie)) return [];
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
  const seeks = isA(g, card, 'seeker');
  if (!isCharacter(g, card) && !isVehicle(g, card) && !seeks) return [];
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
        .filter((ship) => isA(g, ship, 'ship-docking capability'))
        .flatMap((ship) => roomFor(g, card, ship).map((as) => to(ship, cost, as))),
    );
  }
  const isRiding = isAboard(s.as[card]!) || (seeks && s.as[card] === ON);
  if (!isRiding || !isStarship(g, on) || s.as[on] !== AT || !isA(g, on, 'ship-docking capability')) return [];
  if (stuckReason(g, card) !== null) return [];
  const system = s.on[on]!;
  const goals: GoTo[] = [];
  for (const site of locationsOn(s))
    if (isRelated(g, system, site) && isShuttleSite(g, site) && placeReason(g, card, site) === null)
      goals.push(to(site, shuttleCost(g, seat, card, site)));
  return affordable(g, s.controller[card]!, goals);
}

/** The seats that a card can take there, or the hold. */
export const roomFor = (g: Table, card: number, ship: number): number[] =>
  isCharacter(g, card)
    ? seatsFor(g, card, ship)
    : isA(g, card, 'seeker')
      ? [ON]
      : fitsHold(g, card, ship)
        ? [CARGO]
        : [];

const isShuttleSite = (g: Table, site: number): boolean => {
  return !isVehicleSite(g, site) && (!isA(g, site, 'mobile') || isA(g, site, 'docking bay'));
};

/** 1 Force each, or nothing with a shuttle vehicle at the site (CCG-VEH-08). */
function shuttleCost(g: Table, seat: number, card: number, site: number): number {
  const extra = moveCost(g, seat, card, site, true);
  return extra + (shuttleAt(g, seat, card, site) === null ? seatsTaken(g, card) : 0);
}

/** A shuttle vehicle there that can still carry a character this turn: the key of its use. */
export function shuttleAt(g: Table, seat: number, card: number, site: number): number | null {
  if (!isCharacter(g, card)) return null;
  for (const { source, seat: own, rule, text } of rulesOf(g, 'shuttles')) {
    if (own !== seat || g.state.as[source] !== AT || g.state.on[source] !== site) continue;
    const key = useKey(source, text.id);
    if (g.state.usedTurn.filter((used) => used === key).length < rule.n) return key;
  }
  return null;
}

/** CCG-MOV-10: other ships of the seat at the same system, if one of the two can dock. */
export function transferGoals(g: Table, seat: number, ship: number): GoTo[] {
  const s = g.state;
  if (!isStarship(g, ship) || s.as[ship] !== AT || ridersOf(g, ship).length === 0) return [];
  const docks = isA(g, ship, 'ship-docking capability');
  return affordable(
    g,
    seat,
    craftAt(g, seat, s.on[ship]!)
      .filter((other) => other !== ship && (docks || isA(g, other, 'ship-docking capability')))
      .filter((other) => transferable(g, ship, other).length > 0)
      .map((other) => to(other, 1)),
  );
}

/** Who of those aboard one ship can go over to the other. */
export const transferable = (g: Table, ship: number, other: number): number[] =>
  ridersOf(g, ship).filter((card) => stuckReason(g, card) === null && roomFor(g, card, other).length > 0);
