/** Section 37 of the ledger: whether a card can move at all, where it can be, what a move costs, and regular moves. */
import type { Reason } from '@dejarik/kernel';
import { NO_NUMBER } from '../cards/catalogue.ts';
import { ONE, required } from '../exact.ts';
import type { Filter } from '../language/tree.ts';
import { isBarred } from './barred.ts';
import { ridersOf, seatsTaken } from './carrying.ts';
import { compileFilter } from './filters.ts';
import { forceOf } from './force.ts';
import { isA, isCharacter, isStarship, isSystem, isVehicle } from './kinds.ts';
import { locationsOn, neighboursOf, parsecsBetween } from './layout.ts';
import type { Context } from './live-index.ts';
import { rulesOf, whereIs } from './live.ts';
import { gateReason, placeReason, wayPrice } from './places.ts';
import { canNavigate, hasStat, isPiloted, isWorking, numberOf } from './query.ts';
import type { GoTo } from './questions.ts';
import { isAbout, isLive } from './speech.ts';
import { matching, PHASES } from './spoken.ts';
import { AT, isAboard, MOVE, OFF } from './state.ts';
import { defOf, reason, type Table } from './table.ts';
import { word } from './words.ts';

const NO_HYPERDRIVE = word('No Hyperdrive');

/** CCG-MOV-14: why the card cannot be moved by anything; whoever is carried cannot be either. */
export function stuckReason(g: Table, card: number): Reason | null {
  if (isBarred(g, card, 'move') || isBarred(g, card, 'be moved')) return reason('CCG-MOV-14', 'it cannot move');
  if ((g.state.flags[card]! & OFF) !== 0) return reason('CCG-OUT-08', 'it is turned off');
  if (isBlockaded(g, card)) return reason('CCG-CARD-079', 'all movement is blocked this turn');
  for (const rider of ridersOf(g, card))
    if (stuckReason(g, rider) !== null) return reason('CCG-MOV-14', 'a card aboard cannot move');
  return null;
}

/** Full Scale Alert: only those it excepts move, the ships they are aboard, and who is aboard with them. */
function isBlockaded(g: Table, card: number): boolean {
  const s = g.state;
  for (const entry of rulesOf(g, 'blockade')) {
    if (entry.seat === s.controller[card]) continue;
    const { except } = entry.rule;
    const ship = isStarship(g, card) ? card : isStarship(g, s.on[card]!) ? s.on[card]! : -1;
    const free = compileFilter(except).isKind;
    if (!free(g, card) && !(ship >= 0 && ridersOf(g, ship).some((rider) => free(g, rider)))) return true;
  }
  return false;
}

/** CCG-MOV-01: why the card may not make its regular move. */
export function regularReason(g: Table, card: number): Reason | null {
  const s = g.state;
  if (s.moved[card] === s.turn) return reason('CCG-MOV-01', 'it has moved this turn');
  return stuckReason(g, card);
}

/** CCG-CHR-14: a character walks one site unless its text says otherwise. */
function landspeedOf(g: Table, card: number): number {
  const speed = numberOf(g, card, 'landspeed');
  return speed === NO_NUMBER ? ONE : speed;
}

/** How the card walks: in which phase, and how far in sites; null: it does not. */
export function walkOf(g: Table, card: number): { readonly phase: number; readonly sites: number } | null {
  for (const entry of rulesOf(g, 'walks')) {
    const { who, phase, n } = entry.rule;
    if (isAbout(g, entry, who, card) && isLive(g, entry)) return { phase: PHASES[phase], sites: n ?? 1 };
  }
  if (!isCharacter(g, card) && !isVehicle(g, card)) return null;
  return { phase: MOVE, sites: Math.floor(landspeedOf(g, card) / ONE) };
}

/** CCG-CAP-02 to 04: whether a vehicle can go by itself. */
function canDriveOff(g: Table, vehicle: number): boolean {
  if (isA(g, vehicle, 'creature vehicle') || isPiloted(g, vehicle)) return true;
  for (const entry of rulesOf(g, 'needsNoDriver'))
    if (isAbout(g, entry, entry.rule.who, vehicle) && isLive(g, entry)) return true;
  return false;
}

/** CCG-MOV-03: the sites in reach by landspeed, each with the way to it. Nothing is passed where the card may not be. */
export function pathsOf(g: Table, card: number, sites: number): number[][] {
  const paths: number[][] = [];
  const from = g.state.on[card]!;
  const seen = [from];
  let ends: number[][] = [[]];
  for (let step = 0; step < sites; step++) {
    const longer: number[][] = [];
    for (const path of ends)
      for (const next of neighboursOf(g, path.at(-1) ?? from)) {
        if (seen.includes(next) || placeReason(g, card, next) !== null) continue;
        if (gateReason(g, card, path.at(-1) ?? from, next) !== null) continue;
        seen.push(next);
        longer.push([...path, next]);
      }
    paths.push(...longer);
    ends = longer;
  }
  return paths;
}

/** Where the card can go by landspeed now. `far`: only to this site. */
export function landGoals(g: Table, seat: number, card: number, sites: number, free = false): GoTo[] {
  const s = g.state;
  if (s.as[card] !== AT || isSystem(g, s.on[card]!)) return [];
  if (isVehicle(g, card) && !canDriveOff(g, card)) return [];
  return affordable(
    g,
    s.controller[card]!,
    pathsOf(g, card, sites).map((path) => to(path.at(-1)!, moveCost(g, seat, card, path.at(-1)!, free))),
  );
}

/** CCG-MOV-05, 06, CCG-SHP-03, 04, CCG-DSS-08: systems in range; between the Death Star and the planet it orbits no drive is needed. */
export function spaceGoals(g: Table, seat: number, card: number, free = false): GoTo[] {
  const s = g.state;
  const from = s.on[card]!;
  if (!isStarship(g, card) || s.as[card] !== AT || !isSystem(g, from) || !isWorking(g, card)) return [];
  const drive = hasStat(g, card, 'hyperspeed') && defOf(g, card).is[NO_HYPERDRIVE] === 0 && canNavigate(g, card);
  const speed = drive ? numberOf(g, card, 'hyperspeed') : 0;
  const goals: GoTo[] = [];
  for (const at of locationsOn(s)) {
    if (at === from || !isSystem(g, at)) continue;
    const inRange = speed >= ONE && parsecsBetween(g, from, at) <= speed;
    if (inRange || isOrbit(g, from, at)) goals.push(to(at, moveCost(g, seat, card, at, free)));
  }
  return affordable(g, seat, goals);
}

const isOrbit = (g: Table, a: number, b: number): boolean =>
  g.state.orbit >= 0 && ((g.state.orbit === a && isA(g, b, 'mobile')) || (g.state.orbit === b && isA(g, a, 'mobile')));

/** CCG-MOV-03, 05, 17, 23: 1 Force, whatever the distance; what other cards add is paid even by those who move free. */
export function moveCost(g: Table, seat: number, card: number, at: number, free = false): number {
  const each = wayPrice(g, seat, whereIs(g, card), at);
  let cost = free || isFree(g, card, at) ? 0 : seatsTaken(g, card) * each;
  for (const entry of rulesOf(g, 'moveCost'))
    if (isAbout(g, entry, entry.rule.who, card) && whereIs(g, entry.source) === at && isLive(g, entry))
      cost += required(g.speech.amount(g, entry, entry.rule.n));
  return cost;
}

/** A text says so, of moves to or from a place. */
function isFree(g: Table, card: number, at: number): boolean {
  const from = whereIs(g, card);
  for (const entry of rulesOf(g, 'movesFree')) {
    const { who, where } = entry.rule;
    if (!isAbout(g, entry, who, card)) continue;
    if (
      where !== undefined &&
      !g.speech.isPlace(g, entry, where, at) &&
      !(from >= 0 && g.speech.isPlace(g, entry, where, from))
    )
      continue;
    if (isLive(g, entry)) return true;
  }
  return false;
}

export const to = (on: number, cost: number, as = AT): GoTo => ({ kind: 'to', on, as, cost });

/** What the payer has the Force for: of a spy its own player (CCG-SPY-06). */
export const affordable = (g: Table, payer: number, goals: GoTo[]): GoTo[] => {
  const force = forceOf(g, payer);
  return goals.filter(({ cost }) => cost <= force);
};

/** Who can be taken along: after the first only those at the same site. */
export const partyFor = (g: Table, who: Context, what: Filter, chosen: readonly number[]): number[] =>
  matching(g, who, what).filter((card) => {
    const at = whereIs(g, card);
    if (at < 0 || isSystem(g, at) || stuckReason(g, card) !== null || !isOut(g, card)) return false;
    return chosen.length === 0 || whereIs(g, chosen[0]!) === at;
  });

/** Standing at the site, or aboard a vehicle there. */
const isOut = (g: Table, card: number): boolean =>
  g.state.as[card] === AT || (isAboard(g.state.as[card]!) && !isStarship(g, g.state.on[card]!));

export const sitesElsewhere = (g: Table, party: readonly number[]): number[] =>
  locationsOn(g.state).filter(
    (at) => at !== whereIs(g, party[0] ?? -1) && party.every((card) => placeReason(g, card, at) === null),
  );
