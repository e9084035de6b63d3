/** Sections 16 and 17 of the ledger: what may be deployed, where, and at what price. */
import type { Reason } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import { forceOf } from './force.ts';
import { iconsAt } from './icons.ts';
import { isBlownAway, locationsOn, placesFor } from './layout.ts';
import { cardsAt, cardsInPlay, rulesOf, speaker, whereIs } from './live.ts';
import { fitsHold, seatsFor } from './capacity.ts';
import { placeReason } from './places.ts';
import { hasPresence, isSystem } from './presence.ts';
import { isCharacter, isStarship, isVehicle, workOut } from './query.ts';
import type { GoTo, Spot } from './questions.ts';
import type { Filter, Place } from '../language/tree.ts';
import { compileFilter } from './filters.ts';
import type { LiveRule } from './live-index.ts';
import { isAbout, isLive } from './speech.ts';
import { matching } from './spoken.ts';
import { AT, CARGO, DEPLOY, LOCATION, ON, SIDE_OF_TABLE, UNDERCOVER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { ownRules } from './own-rules.ts';
import { versionOf } from './placing.ts';


const reason = (rule: string, why: string): Reason => ({ rule, why });

/** Whether the card can be deployed anywhere now. */
export const deployable = (g: Table, seat: number, card: number): boolean =>
  destinations(g, seat, card, true).length > 0;

/** Where the card may go, and for how much Force; `first`: one is enough; `at`: at this location only. */
export function destinations(g: Table, seat: number, card: number, first = false, at = -1, free = false): GoTo[] {
  const found: GoTo[] = [];
  if (deployReason(g, seat, card) !== null) return found;
  const force = forceOf(g, seat);
  for (const spot of spotsFor(g, seat, card)) {
    if (at >= 0 && (spot.on < 0 || whereIs(g, spot.on) !== at)) continue;
    const cost = free ? 0 : deployCost(g, seat, card, spot);
    if (cost > force || spotReason(g, seat, card, spot) !== null) continue;
    found.push({ kind: 'to', ...spot, cost });
    if (first) break;
  }
  return found;
}

/** Why the card cannot be deployed at all, wherever. */
export function deployReason(g: Table, seat: number, card: number): Reason | null {
  const s = g.state;
  const def = defOf(g, card);
  if (s.phase !== DEPLOY && s.battle === null && s.drain === null)
    return reason('CCG-DEP-01', 'cards are deployed in your deploy phase');
  if (def.type === 'Interrupt') return reason('CCG-INT-01', 'Interrupts are played, not deployed');
  if (s.barred[seat]!.includes(def.titleId)) return reason('CCG-UNQ-05', 'this character is out of play for good');
  if (def.type === 'Location') return locationReason(g, card);
  if (def.dots > 0 && copiesOnTable(g, def.titleId) >= def.dots)
    return reason('CCG-UNQ-01', 'no more of this title may be on the table');
  return null;
}

const copiesOnTable = (g: Table, titleId: number): number =>
  cardsInPlay(g).filter((card) => defOf(g, card).titleId === titleId).length;

function locationReason(g: Table, card: number): Reason | null {
  const s = g.state;
  const def = defOf(g, card);
  const covered = versionOf(g, card);
  if (covered >= 0) {
    if (isBlownAway(s, covered)) return reason('CCG-BLW-04', 'it was blown away');
    return s.def[covered] === s.def[card] ? reason('CCG-LOC-20', 'your version is on top already') : null;
  }
  if (def.dots > 0 && copiesOnTable(g, def.titleId) >= def.dots)
    return reason('CCG-LOC-19', 'it is on the table already');
  return null;
}

/** Every place of its kind: locations, ships, cards, the side of the table. */
function spotsFor(g: Table, seat: number, card: number): Spot[] {
  const def = defOf(g, card);
  if (def.type === 'Location') return placesFor(g, card).places.map((place) => ({ on: place, as: LOCATION }));
  if (isStarship(g, card))
    return locationsOn(g.state)
      .filter((at) => isSystem(g, at) && canReplace(g, seat, card, at))
      .map((on) => ({ on, as: AT }));
  if (isCharacter(g, card) || isVehicle(g, card)) return [...sitesFor(g, card), ...shipsFor(g, seat, card)];
  const several = def.deploysOn.length > 1;
  return def.deploysOn.flatMap(({ line }, i): Spot[] => {
    if (line.line === 'deployHere') return [{ on: -1, as: SIDE_OF_TABLE }];
    if (line.line !== 'deploy') return [];
    return matching(g, speaker(seat, card), line.on).map((on) =>
      several ? { on, as: ON, line: i + 1 } : { on, as: ON },
    );
  });
}

/** CCG-SQD-01: a squadron needs the starfighters that it replaces; whatever else is deployed replaces nothing. */
const canReplace = (g: Table, seat: number, card: number, at: number): boolean =>
  ownRules(g, card, 'replaces').every(({ rule }) => replaceable(g, seat, rule.what, at).length >= rule.n);

/** The seat's cards there that a squadron can replace. */
export const replaceable = (g: Table, seat: number, what: Filter, at: number): number[] =>
  cardsAt(g, at).filter(
    (card) => g.state.controller[card] === seat && g.state.as[card] === AT && compileFilter(what).isKind(g, card),
  );

const sitesFor = (g: Table, card: number): Spot[] =>
  locationsOn(g.state)
    .filter((at) => placeReason(g, card, at) === null)
    .map((on) => ({ on, as: AT }));

/** CCG-DEP-06: seats aboard, and room in holds. */
const shipsFor = (g: Table, seat: number, card: number): Spot[] =>
  cardsInPlay(g)
    .filter(
      (ship) =>
        g.state.controller[ship] === seat && g.state.as[ship] === AT && (isStarship(g, ship) || isVehicle(g, ship)),
    )
    .flatMap((ship) => {
      const seats = seatsFor(g, card, ship);
      if (isVehicle(g, card) && fitsHold(g, card, ship)) seats.push(CARGO);
      return seats.map((as) => ({ on: ship, as }));
    });

/** Why the card cannot be deployed to this place. */
export function spotReason(g: Table, seat: number, card: number, spot: Spot): Reason | null {
  if (!needsPresence(g, card)) return null;
  const at = spot.as === AT ? spot.on : whereIs(g, spot.on);
  if (!mayDeployTo(g, seat, at) && !mayDeployAnyway(g, card, at))
    return reason('CCG-DEP-02', 'you have neither presence nor Force icons there');
  for (const entry of ownRules(g, card, 'deploysOnly')) {
    if (!g.speech.isPlace(g, entry, entry.rule.to, at)) return reason('CCG-DEP-14', 'its text says where it deploys');
  }
  return null;
}

const needsPresence = (g: Table, card: number): boolean =>
  isCharacter(g, card) || isVehicle(g, card) || isStarship(g, card);

/** CCG-DEP-02, 04. */
export function mayDeployTo(g: Table, seat: number, at: number): boolean {
  const s = g.state;
  if (iconsAt(g, at, s.seats[seat]!.side) > 0 || hasPresence(g, seat, at)) return true;
  return cardsAt(g, at).some((card) => s.controller[card] === seat && (s.flags[card]! & UNDERCOVER) !== 0);
}

function mayDeployAnyway(g: Table, card: number, at: number): boolean {
  for (const entry of rulesOf(g, 'deploysAnywhere'))
    if (isAbout(g, entry, entry.rule.who, card) && g.speech.isPlace(g, entry, entry.rule.to, at) && isLive(g, entry))
      return true;
  return ownRules(g, card, 'deploysAnywhere').some((entry) => g.speech.isPlace(g, entry, entry.rule.to, at));
}

/** CCG-DEP-10 to 13: the price in Force, with what texts change. */
export function deployCost(g: Table, seat: number, card: number, spot: Spot): number {
  const def = defOf(g, card);
  const at = spot.as === AT || spot.as === ON ? spot.on : spot.on < 0 ? -1 : whereIs(g, spot.on);
  let cost = Math.max(0, workOut(g, card, 'deploy', null));
  for (const { line } of def.deploysOn)
    if ((line.line === 'deploy' || line.line === 'deployHere') && line.n !== undefined)
      cost = g.speech.amount(g, { ...speaker(seat, card), it: spot.on >= 0 ? [spot.on] : [] }, line.n);
  for (const entry of rulesOf(g, 'deploysFree'))
    if (isAbout(g, entry, entry.rule.who, card) && isToPlace(g, entry, entry.rule.to, at) && isLive(g, entry)) return 0;
  for (const entry of ownRules(g, card, 'deploysFree'))
    if (isToPlace(g, entry, entry.rule.to, at) && isLive(g, entry)) return 0;
  for (const entry of [...rulesOf(g, 'deploys'), ...ownRules(g, card, 'deploys')])
    if (isAbout(g, entry, entry.rule.who, card) && isToPlace(g, entry, entry.rule.to, at) && isLive(g, entry))
      cost += entry.rule.by * ONE;
  for (const entry of rulesOf(g, 'deploysOnto'))
    if (spot.as === ON && compileFilter(entry.rule.who).isKind(g, card) && isAbout(g, entry, entry.rule.on, spot.on))
      if (entry.seat === seat && isLive(g, entry)) cost += entry.rule.by * ONE;
  return required(Math.max(0, cost));
}

/** Whether a rule that may name a place is about deploying there. */
const isToPlace = (g: Table, entry: LiveRule, to: Place | undefined, at: number): boolean =>
  to === undefined || (at >= 0 && g.speech.isPlace(g, entry, to, at));
