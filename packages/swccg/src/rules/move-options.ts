/**
 * Which moves a player is offered: first the card and the way, then where to. Only those that lead somewhere. Besides
 * regular moves: docking bay transit (CCG-MOV-07, 08), squads (CCG-READ-037, 038), going aboard, getting off, changing seats.
 */
import { opponentOf, type Reason } from '@dejarik/kernel';
import { fitsHold, ridersOf, rides, seatsFor, seatsTaken } from './carrying.ts';
import { compileFilter } from './filters.ts';
import { forceOf } from './force.ts';
import { isA, isCharacter, isCraft, isStarship, isSystem, isVehicle, isVehicleSite } from './kinds.ts';
import { isRelated, locationsOn, systemCardOf } from './layout.ts';
import { AT, CARGO, isAboard, LOCATION, ON } from './lies.ts';
import { cardsAt, cardsInPlay, rulesOf, rulesThat } from './live.ts';
import {
  affordable,
  landGoals,
  moveCost,
  moverOf,
  regularReason,
  spaceGoals,
  stuckReason,
  to,
  walkOf,
} from './movement.ts';
import { FREE_MOVE, isUsedEnough } from './moves.ts';
import { placeReason } from './places.ts';
import { canNavigate, isActive, isFlownBySpy, isPiloted } from './query.ts';
import type { Declaration, GoTo, MoveWay } from './questions.ts';
import { isLive } from './speech.ts';
import { CONTROL, DEPLOY, MOVE, TABLE, useKey } from './state.ts';
import { countOwn, isUndercover, reason, type Table } from './table.ts';

/** The ways by which a card can go somewhere in a phase, the regular ones first (CCG-MOV-01, 21). */
const STANDING: readonly MoveWay[] = ['landspeed', 'squad', 'shuttle', 'embark'];
const FLYING: readonly MoveWay[] = ['hyperspeed', 'transfer', 'embark'];
const SPY_FLYING: readonly MoveWay[] = ['hyperspeed'];
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
    if (moverOf(g, card) !== seat || isForeign(g, card) === (s.acting === seat)) continue;
    if (!canWalk && s.as[card] === AT) continue;
    for (const way of waysOf(g, card))
      if (goalsBy(g, seat, card, way).length > 0) options.push({ kind: 'move', card, way });
  }
  if (s.phase === MOVE)
    for (const card of locationsOn(s))
      if (transitGoals(g, seat, card).length > 0) options.push({ kind: 'transit', card });
  return options;
}

/** What moves on the other player's side: a spy, or the starship that a spy flies (CCG-SPY-06, 09). */
const isForeign = (g: Table, card: number): boolean => isUndercover(g, card) || isFlownBySpy(g, card);

function waysOf(g: Table, card: number): readonly MoveWay[] {
  const { phase, as } = g.state;
  if (isAboard(as[card]!)) {
    if (!isActive(g, card) && !isStarship(g, g.state.on[card]!)) return NONE;
    return phase === MOVE ? RIDING : phase === DEPLOY ? SEAT : NONE;
  }
  if (isSeeker(g, card)) return phase !== CONTROL ? NONE : as[card] === AT ? SEEKING : SHUTTLING;
  if (as[card] !== AT) return NONE;
  if (phase !== MOVE) return WALKING;
  if (isStarship(g, card)) return isFlownBySpy(g, card) ? SPY_FLYING : FLYING;
  return rides(g, card) || isVehicle(g, card) ? STANDING : WALKING;
}

/** Where the card can go that way: a spy as if it were the other player's (CCG-SPY-06, 08), a seeker aboard their ships. */
export function goalsBy(g: Table, own: number, card: number, way: MoveWay): GoTo[] {
  const goesAsOther = isForeign(g, card) || (way === 'shuttle' && isSeeker(g, card));
  return GOALS[way](g, goesAsOther ? opponentOf(g.state, own) : own, card);
}

const GOALS: { readonly [W in MoveWay]: (g: Table, seat: number, card: number) => GoTo[] } = {
  landspeed: walkGoals,
  hyperspeed: (g, seat, card) =>
    regularReason(g, card) === null
      ? spaceGoals(g, seat, card, false, isPiloted(g, card) || isFlownBySpy(g, card))
      : [],
  squad: squadGoals,
  shuttle: shuttleGoals,
  transfer: transferGoals,
  embark: (g, seat, card) => (isUsedEnough(g.state, card, FREE_MOVE) ? [] : embarkGoals(g, seat, card)),
  seat: (g, _, card) => (isUsedEnough(g.state, card, FREE_MOVE) ? [] : seatGoals(g, card)),
};

function walkGoals(g: Table, seat: number, card: number): GoTo[] {
  if (g.state.moved[card] === g.state.turn) return [];
  const walk = walkOf(g, card);
  if (walk === null || walk.phase !== g.state.phase || regularReason(g, card) !== null) return [];
  return [...landGoals(g, seat, card, walk.sites), ...ownTransit(g, seat, card)];
}

/** Why the seat cannot move the card, there or anywhere. */
export function moveReason(g: Table, seat: number, card: number, target: number): Reason | null {
  const s = g.state;
  if (s.zone[card] !== TABLE || s.controller[card] !== seat) return reason('CCG-MOV-01', 'you move your own cards');
  if (s.acting !== seat || s.phase < CONTROL || s.phase > MOVE)
    return reason('CCG-MOV-01', 'cards move in your move phase');
  if (isFlownBySpy(g, card)) return reason('CCG-SPY-09', 'nobody pilots it but a spy');
  const ways = waysOf(g, card);
  if (ways.some((way) => goalsBy(g, seat, card, way).some(({ on }) => target < 0 || on === target))) return null;
  const stuck = regularReason(g, card);
  if (stuck !== null) return stuck;
  const walk = walkOf(g, card);
  if (walk !== null && walk.phase !== s.phase) return reason('CCG-MOV-01', 'it moves in another phase');
  if (isStarship(g, card) && s.as[card] === AT) {
    if (!isPiloted(g, card)) return reason('CCG-CAP-02', 'nobody pilots it');
    if (!canNavigate(g, card)) return reason('CCG-SHP-03', 'it has no nav computer');
  }
  const place = target >= 0 && s.as[target] === LOCATION ? placeReason(g, card, target) : null;
  if (place !== null) return place;
  return reason(isStarship(g, card) ? 'CCG-MOV-05' : 'CCG-MOV-03', 'it is out of reach, or takes more Force');
}

/** The seat's cards of a kind that stand at the location. */
const standing = (g: Table, seat: number, at: number, isOne: typeof isCharacter): number[] =>
  cardsAt(g, at).filter((card) => g.state.controller[card] === seat && g.state.as[card] === AT && isOne(g, card));

const craftAt = (g: Table, seat: number, at: number): number[] => standing(g, seat, at, isCraft);

const isWalker = (g: Table, card: number): boolean => isCharacter(g, card) || isVehicle(g, card);

// Docking bay transit (CCG-MOV-07, 08).

/** Who can leave by transit; CCG-SPY-06, 07: in the other player's turn the own spies. */
export const transitParty = (g: Table, seat: number, bay: number): number[] =>
  standing(g, seat, bay, isWalker).filter(
    (card) => isUndercover(g, card) === (g.state.acting !== seat) && stuckReason(g, card) === null,
  );

/** The one price for all, as the bay that is left has it for this player. */
const transitPrice = (g: Table, seat: number, bay: number): number =>
  rulesThat(g, 'transit', (entry) => entry.seat === seat && entry.source === bay)[0]?.rule.n ?? 0;

const otherBays = (g: Table, bay: number): number[] =>
  locationsOn(g.state).filter((at) => at !== bay && isA(g, at, 'docking bay'));

export function transitGoals(g: Table, seat: number, bay: number): GoTo[] {
  const party = isA(g, bay, 'docking bay') ? transitParty(g, seat, bay) : [];
  if (party.length === 0) return [];
  const price = transitPrice(g, g.state.acting, bay);
  return otherBays(g, bay)
    .filter((at) => party.some((card) => mayGo(g, seat, card, at, price)))
    .map((at) => to(at, price));
}

/** What is no walker goes by itself: CCG-WPN-18: a seeker at the price that the other player has. */
function ownTransit(g: Table, seat: number, card: number): GoTo[] {
  const bay = g.state.on[card]!;
  if (isWalker(g, card) || !isA(g, bay, 'docking bay')) return [];
  const price = transitPrice(g, isSeeker(g, card) ? opponentOf(g.state, seat) : seat, bay);
  return otherBays(g, bay)
    .map((at) => to(at, price))
    .filter(affordable(g, card));
}

/** Whether the card can be taken along to a bay: it can be there, and what it costs on top can be paid. */
export const mayGo = (g: Table, seat: number, card: number, at: number, price: number): boolean =>
  placeReason(g, card, at) === null && price + moveCost(g, g.state.acting, card, at, true) <= forceOf(g, seat);

// Squads (CCG-READ-037, 038).

/** Whom a squad leader can take along: troopers that may move, and Guards, who go with nobody else (CCG-CHR-09). */
export function squadParty(g: Table, seat: number, leader: number): number[] {
  const escorted = rulesThat(g, 'escorts', ({ source }) => source === leader);
  const squads = rulesThat(g, 'squad', ({ source }) => source === leader);
  if (escorted.length === 0 && squads.length === 0) return [];
  return standing(g, seat, g.state.on[leader]!, isWalker).filter((card) => {
    if (card === leader || isUndercover(g, card) || g.state.moved[card] === g.state.turn) return false;
    if (escorted.some(({ rule }) => compileFilter(rule.who).isKind(g, card))) return true;
    return squads.some(({ rule }) => compileFilter(rule.who).isKind(g, card)) && regularReason(g, card) === null;
  });
}

function squadGoals(g: Table, seat: number, leader: number): GoTo[] {
  if (squadParty(g, seat, leader).length === 0 || regularReason(g, leader) !== null) return [];
  return landGoals(g, seat, leader, walkOf(g, leader)?.sites ?? 0);
}

/** What the leader and those with him pay: the one price of a whole squad, or each his own. */
export function squadPrice(g: Table, seat: number, leader: number, along: readonly number[], at: number): number {
  const whole = rulesOf(g, 'squad').find(
    ({ source, rule }) =>
      source === leader && along.length === rule.n && along.every((card) => compileFilter(rule.who).isKind(g, card)),
  );
  const isWhole = whole !== undefined;
  return [leader, ...along].reduce((sum, card) => sum + moveCost(g, seat, card, at, isWhole), whole?.rule.cost ?? 0);
}

// Going aboard, getting off, changing seats: what needs no regular move (CCG-MOV-02, 09 to 12, CCG-CAP-11).

/** The seats that a card can take there, or the hold; a seeker takes none (CCG-WPN-18). */
const roomFor = (g: Table, card: number, ship: number): number[] =>
  rides(g, card) ? seatsFor(g, card, ship) : isSeeker(g, card) ? [ON] : fitsHold(g, card, ship) ? [CARGO] : [];

export const goalsAboard = (g: Table, card: number, ship: number, cost = 0): GoTo[] =>
  roomFor(g, card, ship).map((as) => to(ship, cost, as));

/** CCG-CAP-11: other seats of the craft that the card is aboard. */
function seatGoals(g: Table, card: number): GoTo[] {
  const { as, on } = g.state;
  return goalsAboard(g, card, on[card]!).filter((goal) => goal.as !== as[card]);
}

/** CCG-MOV-11, 12. */
export function embarkGoals(g: Table, seat: number, card: number): GoTo[] {
  const craft = craftFor(g, seat, card);
  const exit = exitFor(g, card);
  if ((craft.length === 0 && exit < 0) || stuckReason(g, card) !== null) return [];
  return exit < 0 ? craft.flatMap((ship) => goalsAboard(g, card, ship)) : [to(exit, 0)];
}

/**
 * What the card gets into from where it is: a character into a vehicle at its site, or over between a ship and a TIE in its
 * hold; a TIE into a hold.
 */
function craftFor(g: Table, seat: number, card: number): number[] {
  const { as, on } = g.state;
  const host = on[card]!;
  if (isStarship(g, card))
    return as[card] === AT && isFlyingTie(g, card) ? craftAt(g, seat, host).filter((ship) => ship !== card) : [];
  if (!rides(g, card)) return [];
  if (as[card] === AT) return craftAt(g, seat, host);
  if (!isAboard(as[card]!) || isVehicle(g, host)) return [];
  const mother = as[host] === CARGO ? [on[host]!] : [];
  return [...mother, ...ridersOf(g, host).filter((other) => as[other] === CARGO && isA(g, other, 'TIE'))];
}

/** The place where the card gets off: a character from a vehicle, a TIE from a hold; or -1. */
function exitFor(g: Table, card: number): number {
  const { as, on } = g.state;
  const host = on[card]!;
  if (!isAboard(as[card]!) || as[host] !== AT) return -1;
  const canLeave = rides(g, card)
    ? isVehicle(g, host) && placeReason(g, card, on[host]!) === null
    : as[card] === CARGO && isFlyingTie(g, card);
  return canLeave ? on[host]! : -1;
}

const isFlyingTie = (g: Table, ship: number): boolean => isA(g, ship, 'TIE') && isPiloted(g, ship);

/** CCG-MOV-09, CCG-LOC-16, CCG-DSS-13: between a site and a ship with ship-docking capability at its system. */
function shuttleGoals(g: Table, seat: number, card: number): GoTo[] {
  const s = g.state;
  if (!rides(g, card) && !isVehicle(g, card) && !isSeeker(g, card)) return [];
  const on = s.on[card]!;
  if (s.as[card] === AT) {
    const system = isShuttleSite(g, on) ? systemCardOf(g, on) : -1;
    if (system < 0 || cardsAt(g, system).length === 0 || stuckReason(g, card) !== null) return [];
    const cost = shuttleCost(g, seat, card, on);
    const ships = craftAt(g, seat, system).filter((ship) => canDock(g, ship));
    return ships.flatMap((ship) => goalsAboard(g, card, ship, cost)).filter(affordable(g, card));
  }
  const isRiding = isAboard(s.as[card]!) || (isSeeker(g, card) && s.as[card] === ON);
  if (!isRiding || !isStarship(g, on) || s.as[on] !== AT || !canDock(g, on) || stuckReason(g, card) !== null) return [];
  const sites = locationsOn(s).filter(
    (site) => isRelated(g, s.on[on]!, site) && isShuttleSite(g, site) && placeReason(g, card, site) === null,
  );
  return sites.map((site) => to(site, shuttleCost(g, seat, card, site))).filter(affordable(g, card));
}

function canDock(g: Table, ship: number): boolean {
  if (!isA(g, ship, 'ship-docking capability')) return false;
  countOwn(g, ship, 'docks');
  return true;
}

const isShuttleSite = (g: Table, site: number): boolean =>
  !isSystem(g, site) && !isVehicleSite(g, site) && (!isA(g, site, 'mobile') || isA(g, site, 'docking bay'));

/** 1 Force each, or nothing with a shuttle vehicle at the site (CCG-VEH-08). */
const shuttleCost = (g: Table, seat: number, card: number, site: number): number =>
  moveCost(g, seat, card, site, true) + (shuttleAt(g, seat, card, site) === null ? seatsTaken(g, card) : 0);

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
function transferGoals(g: Table, seat: number, ship: number): GoTo[] {
  const s = g.state;
  if (!isStarship(g, ship) || s.as[ship] !== AT || ridersOf(g, ship).length === 0) return [];
  const others = craftAt(g, seat, s.on[ship]!).filter(
    (other) => other !== ship && (canDock(g, ship) || canDock(g, other)) && transferable(g, ship, other).length > 0,
  );
  return others.map((other) => to(other, 1)).filter(affordable(g, ship));
}

/** Who of those aboard one ship can go over to the other. */
export const transferable = (g: Table, ship: number, other: number): number[] =>
  ridersOf(g, ship).filter((card) => stuckReason(g, card) === null && roomFor(g, card, other).length > 0);

const isSeeker = (g: Table, card: number): boolean => isA(g, card, 'seeker');
