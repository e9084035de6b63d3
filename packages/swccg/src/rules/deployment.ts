/** Sections 16 and 17 of the ledger: what may be deployed, and where. What it costs is in deploy-cost.ts. */
import { gameKey, isOnceAGame } from './once.ts';
import { destroyedReason } from './blown-away.ts';
import { copyReason, holositesOn, isHoloCard, isHolosite } from './holosites.ts';
import { placeReason as ruleSetReason } from './rule-sets.ts';
import { isAdmitted, trenchReason } from './trench.ts';
import { letsDeploy } from './undercover.ts';
import { isVehicleSite, vehiclesFor } from './vehicle-sites.ts';
import type { Reason } from '@dejarik/kernel';
import { momentOf } from '../language/meaning.ts';
import type { Filter, Line } from '../language/tree.ts';
import type { Context } from './live-index.ts';
import { seatsFor, fitsHold } from './capacity.ts';
import { isCancelledByRule } from './cancelled.ts';
import { carryReason } from './carrying.ts';
import { habitatOf, isCreature } from './creatures.ts';
import { deployPrice } from './deploy-cost.ts';
import { forceOf } from './force.ts';
import { iconsAt } from './icons.ts';
import { isBlownAway, placesFor } from './layout.ts';
import { cardsAt, cardsInPlay, rulesOf, speaker, whereIs } from './live.ts';
import { compileFilter } from './filters.ts';
import { isImmune } from './location-text.ts';
import { isDeploying, ownRules } from './own-rules.ts';
import { placeReason } from './places.ts';
import { versionOf } from './placing.ts';
import { hasPresence, isActive } from './presence.ts';
import { isCharacter, isStarship, isVehicle } from './query.ts';
import type { GoTo, Spot } from './questions.ts';
import { isLive } from './speech.ts';
import { fits, matching } from './spoken.ts';
import { answered } from './timing.ts';
import { AT, BESIDE, CARGO, COVERED, DEPLOY, INSERTED, LOCATION, ON, pile, RESERVE, SIDE_OF_TABLE } from './state.ts';
import { defOf, enemyOf, isInserted, type Table } from './table.ts';

const reason = (rule: string, why: string): Reason => ({ rule, why });

/** Whether the card can be deployed anywhere now. */
export const deployable = (g: Table, seat: number, card: number, free = false): boolean =>
  destinations(g, seat, card, true, -1, free).length > 0;

/** Where the card may go, and for how much Force; `first`: one is enough; `at`: at this location only. */
export function destinations(g: Table, seat: number, card: number, first = false, at = -1, free = false): GoTo[] {
  const found: GoTo[] = [];
  if (deployReason(g, seat, card, free) !== null) return found;
  const force = forceOf(g, seat);
  const theirForce = forceOf(g, enemyOf(g, seat));
  eachSpot(g, seat, card, (spot) => {
    if (at >= 0 && (spot.on < 0 || whereIs(g, spot.on) !== at)) return false;
    if (spotReason(g, seat, card, spot) !== null) return false;
    const { own, theirs } = deployPrice(g, seat, card, spot);
    if ((own > force && !free) || theirs > theirForce) return false;
    found.push({ kind: 'to', ...spot, cost: free ? 0 : own });
    return first;
  });
  return found;
}

/** Why the card cannot be deployed at all, wherever. */
export function deployReason(g: Table, seat: number, card: number, free = false): Reason | null {
  const s = g.state;
  const def = defOf(g, card);
  const isTime = (s.phase === DEPLOY && s.acting === seat) || s.battle !== null || s.drain !== null;
  if (!isTime && !free && !deploysNow(g, seat, card))
    return reason('CCG-DEP-01', 'cards are deployed in your deploy phase');
  if (s.usedGame.includes(gameKey(def)) && isOnceAGame(g, card))
    return reason('CCG-READ-085', 'it was deployed in this game');
  const copy = copyReason(g, card);
  if (copy !== null) return copy;
  if (def.type === 'Interrupt' && !(isHoloCard(def) && holositesOn(g).length > 0))
    return reason('CCG-INT-01', 'Interrupts are played, not deployed');
  if (s.barred[seat]!.includes(def.titleId)) return reason('CCG-UNQ-05', 'this character is out of play for good');
  if (def.type === 'Location') return locationReason(g, card);
  if (def.dots > 0 && copiesOnTable(g, def.titleId) >= def.dots)
    return reason('CCG-UNQ-01', 'no more of this title may be on the table');
  return isCancelledByRule(g, card) ? reason('CCG-ACT-27', 'a card on the table keeps it cancelled') : null;
}

/** CCG-IMM-01: whether the card deploys just after something, and that has just happened. */
export const deploysNow = (g: Table, seat: number, card: number): boolean =>
  defOf(g, card).deploysOn.some(({ line }) => {
    const moment = momentOf(line);
    return moment !== undefined && answered(g, speaker(seat, card), moment) !== false;
  });

/** CCG-UNQ-01, 04: of both players; an Effect inserted into a Reserve Deck counts too. */
function copiesOnTable(g: Table, titleId: number): number {
  const s = g.state;
  let n = 0;
  for (const card of cardsInPlay(g)) if (defOf(g, card).titleId === titleId) n++;
  for (let seat = 0; seat < s.seats.length; seat++)
    for (const card of pile(s, seat, RESERVE)) if (defOf(g, card).titleId === titleId && isInserted(s, card)) n++;
  return n;
}

/** Why the card cannot be put there even for free and outside the deploy phase. */
export function mayDeployFree(g: Table, seat: number, card: number, spot: Spot): Reason | null {
  const { titleId, dots } = defOf(g, card);
  if (g.state.barred[seat]!.includes(titleId)) return reason('CCG-UNQ-05', 'this character is out of play for good');
  if (dots > 0 && copiesOnTable(g, titleId) >= dots)
    return reason('CCG-UNQ-01', 'no more of this title may be on the table');
  return spotReason(g, seat, card, spot);
}

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

/** Every place of its kind: locations, ships, cards, the side of the table. Stops when `visit` says so. */
function eachSpot(g: Table, seat: number, card: number, visit: (spot: Spot) => boolean): void {
  const s = g.state;
  const def = defOf(g, card);
  if (isVehicleSite(g, card)) {
    for (const on of vehiclesFor(g, seat)) if (visit({ on, as: LOCATION })) return;
    return;
  }
  if (def.type === 'Location') {
    const covered = versionOf(g, card);
    if (covered >= 0) {
      visit({ on: covered, as: COVERED });
      return;
    }
    for (const place of placesFor(g, card).places) if (visit({ on: place, as: LOCATION })) return;
    return;
  }
  if (isCreature(g, card)) {
    for (const on of habitatOf(g, card)) if (visit({ on, as: AT })) return; // CCG-CRE-02
    return;
  }
  if (!needsPresence(g, card)) {
    for (const on of isHoloCard(def) ? holositesOn(g) : []) if (visit({ on, as: AT })) return;
    for (const group of s.groups) for (const on of group) if (isAdmitted(g, card, on) && visit({ on, as: ON })) return;
    if (def.type === 'Interrupt') return;
    eachHost(g, seat, card, visit);
    return;
  }
  const flies = isStarship(g, card);
  const drives = isVehicle(g, card);
  for (const group of s.groups)
    for (const on of group) {
      if (placeReason(g, card, on) !== null || (flies && !canReplace(g, seat, card, on))) continue;
      if (visit({ on, as: AT })) return;
    }
  if (flies) return; // CCG-DEP-08
  for (const on of cardsInPlay(g)) {
    if (s.controller[on] !== seat || s.as[on] !== AT || (!isStarship(g, on) && !isVehicle(g, on))) continue;
    if (drives && fitsHold(g, card, on) && visit({ on, as: CARGO })) return;
    for (const as of seatsFor(g, card, on)) if (visit({ on, as })) return;
  }
}

/** What weapons, devices and Effects say of where they deploy; with several ways, `way` tells which (CCG-ACT-31). */
function eachHost(g: Table, seat: number, card: number, visit: (spot: Spot) => boolean): void {
  const { deploysOn } = defOf(g, card);
  // What moves by itself stands at a site as characters do (CCG-WPN-18).
  const walks = ownRules(g, card, 'walks').length > 0;
  const asAt = (on: number): number => (walks && g.state.as[on] === LOCATION ? AT : ON);
  for (let i = 0; i < deploysOn.length; i++) {
    const { line } = deploysOn[i]!;
    const way = deploysOn.length > 1 ? { way: i + 1 } : undefined;
    const who = deployContext(g, seat, card, line);
    if (who === null) continue;
    if (line.line === 'deployHere') {
      if (line.where === 'either Lost Pile') {
        for (let beside = 0; beside < g.state.seats.length; beside++)
          if (visit({ on: -1, as: BESIDE + beside })) return;
      } else if (visit({ on: -1, as: SIDE_OF_TABLE, ...way })) return;
    } else if (line.line === 'insert') {
      if (visit({ on: -1, as: INSERTED })) return;
    } else if (line.line === 'deploy') {
      if (line.if !== undefined && !line.if.every((needs) => g.speech.holds(g, who, needs))) continue;
      if (line.target !== undefined && utinniTargets(g, who, line.target).length === 0) continue;
      for (const on of cardsInPlay(g)) if (fits(g, who, line.on, on) && visit({ on, as: asAt(on), ...way })) return;
    }
  }
}

/** Who speaks of where the card deploys: `there` is where that was which it answers. Null: it is not the time. */
export function deployContext(g: Table, seat: number, card: number, line: Line): Context | null {
  const who = speaker(seat, card);
  const moment = momentOf(line);
  if (moment === undefined) return who;
  const just = answered(g, who, moment);
  return just === false ? null : { ...who, there: just.at, that: just.card };
}

/** Whom a Utinni Effect can target; captives only where it names them (CCG-UTI-05). */
export const utinniTargets = (g: Table, who: Context, target: Filter): number[] =>
  matching(g, who, target).filter((card) => isActive(g, card) || target.is?.includes('captive') === true);

/** CCG-SQD-01: a squadron needs the starfighters that it replaces; whatever else is deployed replaces nothing. */
const canReplace = (g: Table, seat: number, card: number, at: number): boolean =>
  ownRules(g, card, 'replaces').every(({ rule }) => replaceable(g, seat, rule.what, at).length >= rule.n);

/** The seat's cards there that a squadron can replace. */
export const replaceable = (g: Table, seat: number, what: Filter, at: number): number[] =>
  cardsAt(g, at).filter(
    (card) => g.state.controller[card] === seat && g.state.as[card] === AT && compileFilter(what).isKind(g, card),
  );

/** Why the card cannot be deployed to this place. */
export function spotReason(g: Table, seat: number, card: number, spot: Spot): Reason | null {
  if (spot.as === LOCATION || spot.as === COVERED || spot.on < 0) return null;
  const special = ruleSetReason(g, card, spot);
  if (special !== null) return special;
  if (spot.as === ON && isImmune(g, spot.on, defOf(g, card).name))
    return reason('CCG-OBJ-09', 'it is immune to this card');
  const carried = spot.as === ON ? carryReason(g, card, spot.on) : null;
  if (carried !== null) return carried;
  const at = whereIs(g, spot.on);
  const needs = needsPresence(g, card) || isHolosite(g, spot.on);
  if (needs && !mayDeployTo(g, seat, at) && !mayDeployAnyway(g, card, at))
    return reason('CCG-DEP-02', 'you have neither presence nor Force icons there');
  for (const entry of ownRules(g, card, 'deploysOnly'))
    if (!g.speech.isPlace(g, entry, entry.rule.to, at) && isLive(g, entry))
      return reason('CCG-DEP-14', 'its text says where it deploys');
  for (const entry of rulesOf(g, 'cannot'))
    if (entry.rule.deed === 'deploy' && isDeploying(g, entry, entry.rule.who, card) && isLive(g, entry))
      return reason('CCG-OBJ-09', 'a card on the table forbids it');
  for (const entry of rulesOf(g, 'shutOut'))
    if (
      g.speech.isPlace(g, entry, entry.rule.to, at) &&
      isDeploying(g, entry, entry.rule.who, card) &&
      isLive(g, entry)
    )
      return reason('CCG-OBJ-09', 'a card there forbids it');
  return null;
}

const needsPresence = (g: Table, card: number): boolean =>
  isCharacter(g, card) || isVehicle(g, card) || isStarship(g, card);

/** CCG-DEP-02, 04. */
function mayDeployTo(g: Table, seat: number, at: number): boolean {
  const s = g.state;
  if (iconsAt(g, at, s.seats[seat]!.side) > 0 || hasPresence(g, seat, at)) return true;
  return cardsAt(g, at).some((card) => s.controller[card] === seat && letsDeploy(g, card));
}

function mayDeployAnyway(g: Table, card: number, at: number): boolean {
  for (const entry of rulesOf(g, 'deploysAnywhere'))
    if (isDeploying(g, entry, entry.rule.who, card) && g.speech.isPlace(g, entry, entry.rule.to, at))
      if (isLive(g, entry)) return true;
  return ownRules(g, card, 'deploysAnywhere').some(
    (entry) => g.speech.isPlace(g, entry, entry.rule.to, at) && isLive(g, entry),
  );
}
