/** Section 37 of the ledger: whether a card can move at all, where it can be, what a move costs, and regular moves. */
import { opponentOf, type Reason } from '@dejarik/kernel';
import { NO_NUMBER } from '../cards/catalogue.ts';
import { ONE, required } from '../exact.ts';
import type { Filter, RuleOf } from '../language/tree.ts';
import { ridersOf, seatsTaken } from './carrying.ts';
import { partsOf, sumOf } from './copies.ts';
import { compileFilter } from './filters.ts';
import { forceOf } from './force.ts';
import { isA, isCharacter, isStarship, isSystem, isVehicle } from './kinds.ts';
import { locationsOn, neighboursOf, parsecsBetween } from './layout.ts';
import { AT, CAPTIVE, isAboard } from './lies.ts';
import { cardsUpon, hasRule, rulesFor, rulesOf, whereIs } from './live.ts';
import { gateReason, placeReason, wayPrice } from './places.ts';
import { canNavigate, hasStat, isFlownBySpy, isPiloted, isWorking, numberOf } from './query.ts';
import type { GoTo } from './questions.ts';
import { type Context, isAbout, isLive, type LiveRule } from './speech.ts';
import { isBarred, matching } from './spoken.ts';
import { MOVE, PHASES } from './state.ts';
import { isOff, reason, type Table } from './table.ts';

/** CCG-MOV-14: why the card cannot be moved by anything; whoever is carried cannot be either. */
export function stuckReason(g: Table, card: number): Reason | null {
  if (isBarred(g, card, 'move') || isBarred(g, card, 'be moved')) return reason('CCG-MOV-14', 'it cannot move');
  if (isOff(g, card)) return reason('CCG-OUT-08', 'it is turned off');
  if (isBlockaded(g, card)) return reason('CCG-CARD-079', 'all movement is blocked this turn');
  const isHeldBack = ridersOf(g, card).some((rider) => stuckReason(g, rider) !== null);
  return isHeldBack ? reason('CCG-MOV-14', 'a card aboard cannot move') : null;
}

/** Full Scale Alert: only those it excepts move, the ships they are aboard, and who is aboard with them. */
function isBlockaded(g: Table, card: number): boolean {
  const s = g.state;
  return rulesOf(g, 'blockade').some(({ seat, rule }) => {
    if (seat === s.controller[card]) return false;
    const ship = [card, s.on[card]!].find((one) => isStarship(g, one));
    const group = ship === undefined ? [card] : [card, ...ridersOf(g, ship)];
    return !group.some((one) => compileFilter(rule.except).isKind(g, one));
  });
}

/** CCG-MOV-01: why the card may not make its regular move. */
export function regularReason(g: Table, card: number): Reason | null {
  const { moved, turn } = g.state;
  return moved[card] === turn ? reason('CCG-MOV-01', 'it has moved this turn') : stuckReason(g, card);
}

/** How the card walks: in which phase, and how far in sites; null: it does not. CCG-CHR-14: one, unless its text says otherwise. */
export function walkOf(g: Table, card: number): { readonly phase: number; readonly sites: number } | null {
  const [own] = rulesFor(g, card, 'walks');
  if (own !== undefined) return { phase: PHASES[own.rule.phase], sites: own.rule.n ?? 1 };
  if (!isCharacter(g, card) && !isVehicle(g, card)) return null;
  const speed = numberOf(g, card, 'landspeed');
  return { phase: MOVE, sites: speed === NO_NUMBER ? 1 : Math.floor(speed / ONE) };
}

/** CCG-CAP-02 to 04: whether a vehicle can go by itself. */
const canDriveOff = (g: Table, vehicle: number): boolean =>
  isA(g, vehicle, 'creature vehicle') || isPiloted(g, vehicle) || hasRule(g, vehicle, 'needsNoDriver');

/** CCG-MOV-03: the sites in reach by landspeed, each with the way to it. Nothing is passed where the card may not be. */
export function pathsOf(g: Table, card: number, sites: number): number[][] {
  const from = g.state.on[card]!;
  const seen = [from];
  const paths: number[][] = [[]];
  // The list grows while it is walked through.
  for (const path of paths) {
    if (path.length >= sites) break;
    const at = path.at(-1) ?? from;
    for (const next of neighboursOf(g, at)) {
      if (seen.includes(next) || placeReason(g, card, next) !== null || gateReason(g, card, at, next) !== null)
        continue;
      seen.push(next);
      paths.push([...path, next]);
    }
  }
  return paths.slice(1);
}

/** Where the card gets by its regular move, and for how much: a starship by hyperspeed, others so many sites by landspeed. */
export const reachOf = (g: Table, seat: number, card: number, sites: number, free = false): GoTo[] =>
  isStarship(g, card) ? spaceGoals(g, seat, card, free) : landGoals(g, seat, card, sites, free);

export function landGoals(g: Table, seat: number, card: number, sites: number, free = false): GoTo[] {
  const s = g.state;
  if (s.as[card] !== AT || isSystem(g, s.on[card]!) || (isVehicle(g, card) && !canDriveOff(g, card))) return [];
  const ends = pathsOf(g, card, sites).map((path) => path.at(-1)!);
  return goalsAt(g, seat, card, ends, free);
}

/** CCG-MOV-05, 06, CCG-SHP-03, 04, CCG-DSS-08: systems in range; between the Death Star and the planet it orbits no drive is needed. */
export function spaceGoals(g: Table, seat: number, card: number, free = false, isFlown = isWorking(g, card)): GoTo[] {
  const s = g.state;
  const from = s.on[card]!;
  if (!isStarship(g, card) || s.as[card] !== AT || !isSystem(g, from) || !isFlown) return [];
  const drive = hasStat(g, card, 'hyperspeed') && canNavigate(g, card); // CCG-OBJ-14
  const speed = drive ? numberOf(g, card, 'hyperspeed') : 0;
  const isInRange = (at: number): boolean => speed >= ONE && parsecsBetween(g, from, at) <= speed;
  const ends = locationsOn(s).filter((at) => at !== from && isSystem(g, at) && (isInRange(at) || isOrbit(g, from, at)));
  return goalsAt(g, seat, card, ends, free);
}

const goalsAt = (g: Table, seat: number, card: number, ends: readonly number[], free: boolean): GoTo[] =>
  ends.map((at) => to(at, moveCost(g, seat, card, at, free))).filter(affordable(g, card));

const isOrbit = (g: Table, a: number, b: number): boolean =>
  g.state.orbit >= 0 && ((g.state.orbit === a && isA(g, b, 'mobile')) || (g.state.orbit === b && isA(g, a, 'mobile')));

/** CCG-MOV-03, 05, 17, 23: 1 Force, whatever the distance; what other cards add is paid even by those who move free. */
export function moveCost(g: Table, seat: number, card: number, at: number, free = false): number {
  const own = free || isFree(g, card, at) ? 0 : seatsTaken(g, card) * wayPrice(g, seat, whereIs(g, card), at);
  const isToHere = (entry: LiveRule<RuleOf<'moveCost'>>): boolean =>
    whereIs(g, entry.source) === at && isAbout(g, entry, entry.rule.who, card);
  return own + required(sumOf(partsOf(g, 'moveCost', isToHere)));
}

/** A text says so, of moves to or from a place. */
const isFree = (g: Table, card: number, at: number): boolean =>
  rulesOf(g, 'movesFree').some((entry) => {
    const { who, where } = entry.rule;
    const isThere = (end: number): boolean =>
      where === undefined || (end >= 0 && g.speech.isPlace(g, entry, where, end));
    return isAbout(g, entry, who, card) && (isThere(at) || isThere(whereIs(g, card))) && isLive(g, entry);
  });

export const to = (on: number, cost: number, as = AT): GoTo => ({ kind: 'to', on, as, cost });

/** Who moves the card: its player, or whose spy flies it (CCG-SPY-09). */
export const moverOf = (g: Table, card: number): number => {
  const player = g.state.controller[card]!;
  return isFlownBySpy(g, card) ? opponentOf(g.state, player) : player;
};

/** For what the card's player has the Force; a spy's own player pays for it (CCG-SPY-06). */
export function affordable(g: Table, card: number): (goal: GoTo) => boolean {
  const force = forceOf(g, moverOf(g, card));
  return ({ cost }) => cost <= force;
}

/** Who can be taken along: after the first only those at the same site; CCG-CPT-07: nobody with a captive. */
export const partyFor = (g: Table, who: Context, what: Filter, chosen: readonly number[]): number[] =>
  matching(g, who, what).filter((card) => {
    const at = whereIs(g, card);
    if (at < 0 || isSystem(g, at) || stuckReason(g, card) !== null || !isOut(g, card)) return false;
    if (cardsUpon(g, card).some((other) => g.state.as[other] === CAPTIVE)) return false;
    return chosen.length === 0 || whereIs(g, chosen[0]!) === at;
  });

/** Standing at the site, or aboard a vehicle there. */
const isOut = (g: Table, card: number): boolean =>
  g.state.as[card] === AT || (isAboard(g.state.as[card]!) && !isStarship(g, g.state.on[card]!));

export const sitesElsewhere = (g: Table, party: readonly number[]): number[] =>
  locationsOn(g.state).filter(
    (at) => at !== whereIs(g, party[0] ?? -1) && party.every((card) => placeReason(g, card, at) === null),
  );
