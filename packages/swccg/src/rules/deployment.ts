/** Sections 16 and 17 of the ledger: what may be deployed, where, and for how much. */
import type { Reason } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import { momentOf, type Text } from '../language/meaning.ts';
import type { Filter, Line, Place, Rule, Whom } from '../language/tree.ts';
import { isCancelledByRule } from './cancel.ts';
import { hidesItself, letsDeploy } from './capturing.ts';
import { carryReason, fitsHold, seatsFor } from './carrying.ts';
import { habitatOf, isCreature } from './creatures.ts';
import { compileFilter } from './filters.ts';
import { forceOf } from './force.ts';
import { isA, isCharacter, isHoloCard, isHolosite, isStarship, isVehicle, isVehicleSite } from './kinds.ts';
import { locationsOn, placesFor, versionOf } from './layout.ts';
import { AT, BESIDE, CARGO, COVERED, INSERTED, LOCATION, ON, SIDE_OF_TABLE } from './lies.ts';
import { cardsAt, cardsInPlay, isImmune, rulesOf, speaker, whereIs } from './live.ts';
import { copyReason, holositesOn, isAdmitted, localReason, lostSystemReason, placeReason } from './places.ts';
import { hasPresence, iconsAt, isActive, type PartNote, workOut } from './query.ts';
import type { GoTo, Spot } from './questions.ts';
import { type Context, isLive, type LiveRule, timesOf } from './speech.ts';
import { fits, isDeploying, matching, ownRule, ownRules } from './spoken.ts';
import { cardsThat, DEPLOY, TABLE, UNDER, useKey } from './state.ts';
import { defOf, enemyOf, isInserted, reason, type Table } from './table.ts';
import { answered } from './timing.ts';

/** Whether the card can be deployed anywhere now. */
export const deployable = (g: Table, seat: number, card: number, free = false): boolean =>
  destinations(g, seat, card, true, -1, free).length > 0;

/** Where the card may go, and for how much Force; `first`: one is enough; `at`: at this location only. */
export function destinations(g: Table, seat: number, card: number, first = false, at = -1, free = false): GoTo[] {
  const found: GoTo[] = [];
  if (deployReason(g, seat, card, free) !== null) return found;
  const force = forceOf(g, seat);
  const theirForce = forceOf(g, enemyOf(g, seat));
  for (const spot of spotsFor(g, seat, card)) {
    if (at >= 0 && (spot.on < 0 || whereIs(g, spot.on) !== at)) continue;
    if (spotReason(g, seat, card, spot) !== null) continue;
    const { own, theirs } = deployPrice(g, seat, card, spot);
    if ((own > force && !free) || theirs > theirForce) continue;
    found.push({ kind: 'to', ...spot, cost: free ? 0 : own });
    if (first) break;
  }
  return found;
}

/** Why the card cannot be deployed at all, wherever. */
export function deployReason(g: Table, seat: number, card: number, free = false): Reason | null {
  const s = g.state;
  const def = defOf(g, card);
  const isTime = (s.phase === DEPLOY && s.acting === seat) || s.battle !== null || s.drain !== null;
  if (!isTime && !free && !deploysNow(g, seat, card))
    return reason('CCG-DEP-01', 'cards are deployed in your deploy phase');
  if (s.usedGame.includes(gameKey(g, card)) && isOnceAGame(g, card))
    return reason('CCG-READ-085', 'it was deployed in this game');
  const copy = copyReason(g, card);
  if (copy !== null) return copy;
  if (def.type === 'Interrupt' && !(isHoloCard(def) && holositesOn(g).length > 0))
    return reason('CCG-INT-01', 'Interrupts are played, not deployed');
  if (def.type === 'Location') return locationReason(g, card);
  const title = titleReason(g, seat, card);
  if (title !== null) return title;
  return isCancelledByRule(g, card) ? reason('CCG-ACT-27', 'a card on the table keeps it cancelled') : null;
}

function titleReason(g: Table, seat: number, card: number): Reason | null {
  if (g.state.barred[seat]!.includes(defOf(g, card).titleId))
    return reason('CCG-UNQ-05', 'this character is out of play for good');
  return isUsedUp(g, card) ? reason('CCG-UNQ-01', 'no more of this title may be on the table') : null;
}

/** CCG-IMM-01: whether the card deploys just after something, and that has just happened. */
export const deploysNow = (g: Table, seat: number, card: number): boolean =>
  defOf(g, card).deploysOn.some(({ line }) => {
    const moment = momentOf(line);
    return moment !== undefined && answered(g, speaker(seat, card), moment) !== false;
  });

/** CCG-UNQ-01, 04: as many of the title as may be are on the table, of both players; an inserted Effect counts too. */
function isUsedUp(g: Table, card: number): boolean {
  const s = g.state;
  const { dots, titleId } = defOf(g, card);
  const counts = (other: number): boolean =>
    (s.zone[other] === TABLE || isInserted(s, other)) && defOf(g, other).titleId === titleId;
  return dots > 0 && cardsThat(s, counts).length >= dots;
}

/** Why the card cannot be put there even for free and outside the deploy phase. */
export const mayDeployFree = (g: Table, seat: number, card: number, spot: Spot): Reason | null =>
  titleReason(g, seat, card) ?? spotReason(g, seat, card, spot);

function locationReason(g: Table, card: number): Reason | null {
  const { def } = g.state;
  const covered = versionOf(g, card);
  const special = lostSystemReason(g, card);
  if (special !== null) return special;
  if (covered < 0) return isUsedUp(g, card) ? reason('CCG-LOC-19', 'it is on the table already') : null;
  return def[covered] === def[card] ? reason('CCG-LOC-20', 'your version is on top already') : null;
}

const spotsOn = (places: readonly number[], as: number): Spot[] => places.map((on) => ({ on, as }));

/** Every place of its kind, one after another: locations, ships, cards, the side of the table. */
function* spotsFor(g: Table, seat: number, card: number): Generator<Spot> {
  const def = defOf(g, card);
  if (isVehicleSite(g, card)) yield* spotsOn(vehiclesFor(g, seat), LOCATION);
  else if (def.type === 'Location') {
    const covered = versionOf(g, card);
    yield* covered >= 0 ? spotsOn([covered], COVERED) : spotsOn(placesFor(g, card).places, LOCATION);
  } else if (isCreature(g, card))
    yield* spotsOn(habitatOf(g, card), AT); // CCG-CRE-02
  else if (needsPresence(g, card)) yield* standingSpots(g, seat, card);
  else {
    if (isHoloCard(def)) yield* spotsOn(holositesOn(g), AT);
    for (const on of locationsOn(g.state)) if (isAdmitted(g, card, on)) yield { on, as: ON };
    if (def.type !== 'Interrupt') yield* hostSpots(g, seat, card);
  }
}

/** CCG-VSI-01: the vehicles for which a player can deploy such a site: the player's own. */
const vehiclesFor = (g: Table, seat: number): number[] =>
  cardsInPlay(g).filter((card) => g.state.controller[card] === seat && isA(g, card, 'sandcrawler'));

/** At locations, and aboard: starships are in no hold when they come (CCG-DEP-08). */
function* standingSpots(g: Table, seat: number, card: number): Generator<Spot> {
  const s = g.state;
  const flies = isStarship(g, card);
  for (const on of locationsOn(s))
    if (placeReason(g, card, on) === null && (!flies || canReplace(g, seat, card, on))) yield { on, as: AT };
  if (flies) return;
  const spies = hidesItself(g, card); // CCG-CARD-059: aboard starships of the other player instead
  const host = spies ? enemyOf(g, seat) : seat;
  for (const on of cardsInPlay(g)) {
    if (s.controller[on] !== host || s.as[on] !== AT || !(isStarship(g, on) || (!spies && isVehicle(g, on)))) continue;
    if (isVehicle(g, card) && fitsHold(g, card, on)) yield { on, as: CARGO };
    yield* seatsFor(g, card, on).map((as) => ({ on, as }));
  }
}

/** What weapons, devices and Effects say of where they deploy; with several ways, `way` tells which (CCG-ACT-31). */
function* hostSpots(g: Table, seat: number, card: number): Generator<Spot> {
  const { deploysOn } = defOf(g, card);
  // What moves by itself stands at a site as characters do (CCG-WPN-18).
  const walks = ownRules(g, card, 'walks').length > 0;
  const asAt = (on: number): number => (walks && g.state.as[on] === LOCATION ? AT : ON);
  for (const [i, { line }] of deploysOn.entries()) {
    const way = deploysOn.length > 1 ? { way: i + 1 } : undefined;
    const who = deployContext(g, seat, card, line);
    if (who === null) continue;
    if (line.line === 'insert') yield { on: -1, as: INSERTED };
    else if (line.line === 'deployHere') {
      if (line.where === 'either Lost Pile') yield* g.state.seats.map((_, beside) => ({ on: -1, as: BESIDE + beside }));
      else yield { on: -1, as: SIDE_OF_TABLE, ...way };
    } else if (line.line === 'deploy') {
      if (line.if?.some((needs) => !g.speech.holds(g, who, needs))) continue;
      if (line.target !== undefined && utinniTargets(g, who, line.target).length === 0) continue;
      for (const on of cardsInPlay(g)) if (fits(g, who, line.on, on)) yield { on, as: asAt(on), ...way };
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
  const special = localReason(g, card, spot);
  if (special !== null) return special;
  if (spot.as === ON && isImmune(g, spot.on, defOf(g, card).name))
    return reason('CCG-OBJ-09', 'it is immune to this card');
  const carried = carryReason(g, card, spot.on);
  if (carried !== null) return carried;
  const at = whereIs(g, spot.on);
  const needs = needsPresence(g, card) || isHolosite(g, spot.on);
  if (needs && !mayDeployTo(g, seat, at) && !mayDeployAnyway(g, card, at))
    return reason('CCG-DEP-02', 'you have neither presence nor Force icons there');
  for (const entry of ownRules(g, card, 'deploysOnly'))
    if (!g.speech.isPlace(g, entry, entry.rule.to, at) && isLive(g, entry))
      return reason('CCG-DEP-14', 'its text says where it deploys');
  const barring = rulesOf(g, 'cannot').filter(({ rule }) => rule.deed === 'deploy');
  const isBarred = rulesOnDeploying(g, barring, card, at).length > 0;
  return isBarred ? reason('CCG-OBJ-09', 'a card on the table forbids it') : null;
}

const needsPresence = (g: Table, card: number): boolean =>
  isCharacter(g, card) || isVehicle(g, card) || isStarship(g, card);

/** CCG-DEP-02, 04. */
function mayDeployTo(g: Table, seat: number, at: number): boolean {
  const s = g.state;
  if (iconsAt(g, at, s.seats[seat]!.side) > 0 || hasPresence(g, seat, at)) return true;
  return cardsAt(g, at).some((card) => s.controller[card] === seat && letsDeploy(g, card));
}

const mayDeployAnyway = (g: Table, card: number, at: number): boolean =>
  rulesOnDeploying(g, rulesOf(g, 'deploysAnywhere'), card, at).length > 0 ||
  ownRules(g, card, 'deploysAnywhere').some(
    (entry) => g.speech.isPlace(g, entry, entry.rule.to, at) && isLive(g, entry),
  );

/** The live ones of these rules that are about deploying the card, there if they name a place. */
const rulesOnDeploying = <R extends Extract<Rule, { readonly who: Whom; readonly to?: Place }>>(
  g: Table,
  rules: readonly LiveRule<R>[],
  card: number,
  at: number,
): readonly LiveRule<R>[] =>
  rules.filter((entry) => {
    const { who, to }: { readonly who: Whom; readonly to?: Place } = entry.rule;
    if (!isDeploying(g, entry, who, card)) return false;
    return (to === undefined || (at >= 0 && g.speech.isPlace(g, entry, to, at))) && isLive(g, entry);
  });

/** Force from the own Force Pile and from the other one. `once`: the text used up by it, as `useKey`, or -1. */
export interface Price {
  readonly own: number;
  readonly theirs: number;
  readonly once: number;
}

const FREE: Price = { own: 0, theirs: 0, once: -1 };

export function deployPrice(g: Table, seat: number, card: number, spot: Spot, noted?: PartNote): Price {
  if (spot.as === LOCATION || spot.as === COVERED) return FREE; // CCG-LOC-02
  if (isHolosite(g, spot.on)) return { ...FREE, own: required(defOf(g, card).destiny[0]!) }; // CCG-HOL-03
  const at = spot.on < 0 ? -1 : whereIs(g, spot.on);
  const { own: base, theirs, by } = basePrice(g, seat, card, spot, at);
  const free = isFree(g, card, at);
  let cost = 0;
  const add = (more: number, source: number): void => {
    cost += more;
    noted?.(more, source);
  };
  if (!free) add(base, by);
  const changing = [...rulesOf(g, 'deploys'), ...ownRules(g, card, 'deploys')];
  // CCG-DEP-12: free is free of the base cost, not of what others ask for.
  const counting = free ? changing.filter(({ rule }) => rule.by >= 0) : changing;
  for (const entry of rulesOnDeploying(g, counting, card, at))
    add(entry.rule.by * ONE * timesOf(g, entry, entry.rule.each), entry.source);
  const onShip =
    spot.as === ON ? rulesOf(g, 'deploysOnShip').filter((entry) => g.speech.isOf(g, entry, 'ship', spot.on)) : [];
  for (const { rule, source } of rulesOnDeploying(g, onShip, card, at)) add(rule.by * ONE, source);
  // Once per turn, on a card of a certain kind (CCG-READ-013).
  const keyOf = ({ source, text }: LiveRule): number => useKey(source, text.id);
  const onto = rulesOf(g, 'deploysOnto').filter(
    (entry) => !g.state.usedTurn.includes(keyOf(entry)) && g.speech.fits(g, entry, entry.rule.on, spot.on),
  );
  const [once] = rulesOnDeploying(g, cost > 0 && spot.as === ON ? onto : [], card, at);
  if (once !== undefined) add(once.rule.by * ONE, once.source);
  return {
    own: required(Math.max(0, cost)),
    theirs: free ? 0 : required(theirs),
    once: once === undefined ? -1 : keyOf(once),
  };
}

/** Force from both piles, and the card whose text says so; -1: it is printed. */
type BasePrice = Pick<Price, 'own' | 'theirs'> & { readonly by: number };

/** CCG-DEP-10: the printed number, or what its text says; Jawas take the same from both players (CCG-DEP-20). */
function basePrice(g: Table, seat: number, card: number, spot: Spot, at: number): BasePrice {
  const [yours] = rulesOnDeploying(g, rulesOf(g, 'deploysForYou'), card, at);
  if (yours !== undefined) return { own: yours.rule.n * ONE, theirs: 0, by: yours.source };
  const both = ownRule(g, card, 'deploysForBoth');
  if (both !== undefined) return { own: both.rule.n * ONE, theirs: both.rule.n * ONE, by: card };
  const who = { ...speaker(seat, card), it: spot.on >= 0 ? [spot.on] : [] };
  const line = deployLine(g, who, card, spot);
  if (line !== undefined)
    return { own: line.n === undefined ? 0 : g.speech.amount(g, who, line.n), theirs: 0, by: card };
  // CCG-ACT-34: a price that the card's own text works out.
  const defined = ownRules(g, card, 'defined').find((entry) => entry.rule.stat === 'deploy' && isLive(g, entry));
  if (defined !== undefined) return { own: g.speech.amount(g, defined, defined.rule.n), theirs: 0, by: card };
  return { own: Math.max(0, workOut(g, card, 'deploy', null)), theirs: 0, by: -1 };
}

/** The line of its text by which it deploys there. */
function deployLine(g: Table, who: Context, card: number, { on, way }: Spot): DeployLine | undefined {
  const { deploysOn } = defOf(g, card);
  const isFor = ({ line }: Text): boolean =>
    line.line === 'deployHere' || (line.line === 'deploy' && g.speech.fits(g, who, line.on, on));
  const text = way === undefined ? deploysOn.findLast(isFor) : deploysOn[way - 1];
  return text?.line.line === 'deploy' || text?.line.line === 'deployHere' ? text.line : undefined;
}

type DeployLine = Extract<Line, { readonly line: 'deploy' | 'deployHere' }>;

export const isFree = (g: Table, card: number, at: number): boolean =>
  [rulesOf(g, 'deploysFree'), ownRules(g, card, 'deploysFree')].some(
    (rules) => rulesOnDeploying(g, rules, card, at).length > 0,
  );

/** Stands for a text in the list of what was used up in this game. */
const ONCE = 600_000;

const isOnceAGame = (g: Table, card: number): boolean => ownRule(g, card, 'onceAGame') !== undefined;

const gameKey = (g: Table, card: number): number => useKey(0, ONCE + defOf(g, card).titleId);

export function noteInGame(g: Table, card: number): void {
  if (isOnceAGame(g, card)) g.state.usedGame.push(gameKey(g, card));
}

/** Weapons that lie under a Blaster Rack, to be deployed again (CCG-CARD-115). */
export const deployableUnder = (g: Table, seat: number, rack: number): number[] => {
  const { zone, on } = g.state;
  return cardsThat(g.state, (card) => zone[card] === UNDER && on[card] === rack && deployable(g, seat, card));
};
