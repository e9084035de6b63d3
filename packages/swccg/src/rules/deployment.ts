/** Sections 16 and 17 of the ledger: what may be deployed, where, and at what price. */
import { destroyedReason } from './blown-away.ts';
import { copyReason, holositesOn, isHoloCard, isHolosite } from './holosites.ts';
import { placeReason } from './rule-sets.ts';
import { isAdmitted, trenchReason } from './trench.ts';
import { letsDeploy } from './undercover.ts';
import { isVehicleSite, vehiclesFor } from './vehicle-sites.ts';
import type { Reason } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import { carryReason } from './carrying.ts';
import { habitatOf, isCreature } from './creatures.ts';
import { forceOf } from './force.ts';
import { iconsAt } from './icons.ts';
import { isBlownAway, locationsOn, placesFor } from './layout.ts';
import { cardsAt, cardsInPlay, rulesOf, speaker, whereIs } from './live.ts';
import { seatsFor } from './capacity.ts';
import { hasPresence, isSystem } from './presence.ts';
import { isCharacter, isStarship, isVehicle, workOut } from './query.ts';
import type { GoTo, Spot } from './questions.ts';
import type { Place } from '../language/tree.ts';
import type { LiveRule } from './live-index.ts';
import { isAbout, isLive } from './speech.ts';
import { matching } from './spoken.ts';
import { AT, DEPLOY, LOCATION, ON, SIDE_OF_TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';
import { ownRules } from './own-rules.ts';
import { versionOf } from './placing.ts';
import { word } from './words.ts';

const INTERIOR = word('interior');
const EXTERIOR = word('exterior');
const MOBILE = word('mobile');
const DOCKING_BAY = word('docking bay');

const reason = (rule: string, why: string): Reason => ({ rule, why });

/** Whether the card can be deployed anywhere now. */
export const deployable = (g: Table, seat: number, card: number): boolean =>
  destinations(g, seat, card, true).length > 0;

/** Where the card may go, and for how much Force; `first`: one is enough. */
export function destinations(g: Table, seat: number, card: number, first = false, free = false): GoTo[] {
  const found: GoTo[] = [];
  if (deployReason(g, seat, card) !== null) return found;
  const force = forceOf(g, seat);
  for (const spot of spotsFor(g, seat, card)) {
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
  const copy = copyReason(g, card);
  if (copy !== null) return copy;
  if (def.type === 'Interrupt' && !(isHoloCard(def) && holositesOn(g).length > 0))
    return reason('CCG-INT-01', 'Interrupts are played, not deployed');
  if (s.barred[seat]!.includes(def.titleId)) return reason('CCG-UNQ-05', 'this character is out of play for good');
  if (def.type === 'Location') return locationReason(g, card);
  if (def.dots > 0 && copiesOnTable(g, def.titleId) >= def.dots)
    return reason('CCG-UNQ-01', 'no more of this title may be on the table');
  return null;
}

/** Why the card cannot be put there even for free and outside the deploy phase. */
export function mayDeployFree(g: Table, seat: number, card: number, spot: Spot): Reason | null {
  const { titleId, dots } = defOf(g, card);
  if (g.state.barred[seat]!.includes(titleId)) return reason('CCG-UNQ-05', 'this character is out of play for good');
  if (dots > 0 && copiesOnTable(g, titleId) >= dots)
    return reason('CCG-UNQ-01', 'no more of this title may be on the table');
  return spotReason(g, seat, card, spot);
}

const copiesOnTable = (g: Table, titleId: number): number =>
  cardsInPlay(g).filter((card) => defOf(g, card).titleId === titleId).length;

function locationReason(g: Table, card: number): Reason | null {
  const s = g.state;
  const def = defOf(g, card);
  const covered = versionOf(g, card);
  const special = trenchReason(g, card) ?? destroyedReason(g, card);
  if (special !== null) return special;
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
  if (isVehicleSite(g, card)) return vehiclesFor(g, seat).map((on) => ({ on, as: LOCATION }));
  if (def.type === 'Location') return placesFor(g, card).places.map((place) => ({ on: place, as: LOCATION }));
  if (isStarship(g, card))
    return locationsOn(g.state)
      .filter((at) => isSystem(g, at))
      .map((on) => ({ on, as: AT }));
  if (isCreature(g, card)) return habitatOf(g, card).map((on) => ({ on, as: AT })); // CCG-CRE-02
  if (isCharacter(g, card) || isVehicle(g, card)) return [...sitesFor(g, card), ...shipsFor(g, seat, card)];
  const special: Spot[] = isHoloCard(def) ? holositesOn(g).map((on) => ({ on, as: AT })) : [];
  for (const on of locationsOn(g.state)) if (isAdmitted(g, card, on)) special.push({ on, as: ON });
  if (def.type === 'Interrupt') return special;
  return special.concat(
    def.deploysOn.flatMap(({ line }): Spot[] => {
      if (line.line === 'deployHere') return [{ on: -1, as: SIDE_OF_TABLE }];
      if (line.line !== 'deploy') return [];
      return matching(g, speaker(seat, card), line.on).map((on) => ({ on, as: ON }));
    }),
  );
}

const sitesFor = (g: Table, card: number): Spot[] =>
  locationsOn(g.state)
    .filter((at) => !isSystem(g, at) && (isCharacter(g, card) || admitsVehicles(g, at)))
    .map((on) => ({ on, as: AT }));

/** CCG-VEH-02, 04: not inside mobile sites, but for docking bays. */
export function admitsVehicles(g: Table, site: number): boolean {
  const { is } = defOf(g, site);
  return is[MOBILE] === 0 || is[DOCKING_BAY] === 1 || is[INTERIOR] === 0 || is[EXTERIOR] === 1;
}

const shipsFor = (g: Table, seat: number, card: number): Spot[] =>
  cardsInPlay(g)
    .filter(
      (ship) =>
        g.state.controller[ship] === seat && g.state.as[ship] === AT && (isStarship(g, ship) || isVehicle(g, ship)),
    )
    .flatMap((ship) => seatsFor(g, card, ship).map((as) => ({ on: ship, as })));

/** Why the card cannot be deployed to this place. */
export function spotReason(g: Table, seat: number, card: number, spot: Spot): Reason | null {
  const special = placeReason(g, card, spot);
  if (special !== null) return special;
  if (spot.as === ON) return carryReason(g, card, spot.on);
  if (!needsPresence(g, card) && !isHolosite(g, spot.on)) return null;
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
  return cardsAt(g, at).some((card) => s.controller[card] === seat && letsDeploy(g, card));
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
  if (isHolosite(g, spot.on)) return required(def.destiny[0]!); // CCG-HOL-03
  const at = spot.as === AT || spot.as === ON ? spot.on : spot.on < 0 ? -1 : whereIs(g, spot.on);
  let cost = Math.max(0, workOut(g, card, 'deploy', null));
  for (const entry of ownRules(g, card, 'defined'))
    if (entry.rule.stat === 'deploy') cost = g.speech.amount(g, entry, entry.rule.n);
  const who = { ...speaker(seat, card), it: spot.on >= 0 ? [spot.on] : [] };
  for (const { line } of def.deploysOn)
    if ((line.line === 'deploy' && g.speech.fits(g, who, line.on, spot.on)) || line.line === 'deployHere')
      cost = line.n === undefined ? 0 : g.speech.amount(g, who, line.n);
  for (const entry of rulesOf(g, 'deploysFree'))
    if (isAbout(g, entry, entry.rule.who, card) && isToPlace(g, entry, entry.rule.to, at) && isLive(g, entry)) return 0;
  for (const entry of ownRules(g, card, 'deploysFree'))
    if (isToPlace(g, entry, entry.rule.to, at) && isLive(g, entry)) return 0;
  for (const entry of [...rulesOf(g, 'deploys'), ...ownRules(g, card, 'deploys')])
    if (isAbout(g, entry, entry.rule.who, card) && isToPlace(g, entry, entry.rule.to, at) && isLive(g, entry))
      cost += entry.rule.by * ONE;
  return required(Math.max(0, cost));
}

/** Whether a rule that may name a place is about deploying there. */
const isToPlace = (g: Table, entry: LiveRule, to: Place | undefined, at: number): boolean =>
  to === undefined || (at >= 0 && g.speech.isPlace(g, entry, to, at));
