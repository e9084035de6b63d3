/** Whom a weapon can be fired at, on which number, and for how much (CCG-WPN-01 to 05, 12 to 14). */
import type { Reason } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import type { Filter, Hit, Line, Than } from '../language/tree.ts';
import { seatUsing, useReason, userOf } from './carrying.ts';
import { asTarget } from './filters.ts';
import { forceOf } from './force.ts';
import { isA, isCharacter, isStarship, isSystem, isVehicle } from './kinds.ts';
import { isAdjacent } from './layout.ts';
import { cardsAt, cardsInPlay, hasRule, isPresent, rulesFor, rulesOf, speaker, whereIs } from './live.ts';
import { gateSites } from './places.ts';
import { beginAsking, hasStat, isActive, isPiloted, valueOf } from './query.ts';
import { type Context, isLive } from './speech.ts';
import { isBarred } from './spoken.ts';
import { defOf, isUndercover, reason, type Table } from './table.ts';

/** Against a character weapon that an Interrupt fires a seeker has this maneuver. */
const SEEKER_MANEUVER = 4;

type FireLine = Extract<Line, { readonly line: 'fire' }>;
type Clause = Extract<Hit, { readonly hits: 'target' }>;

/** One way in which a shot can succeed: what happens if the total, changed by `by`, is so much. */
export interface Chance {
  readonly result: Clause['result'];
  readonly zero: boolean;
  readonly by: number;
  readonly than: Than;
  readonly need: number;
  /** What number of the target that is. */
  readonly against: string;
}

export function fireLineOf(g: Table, weapon: number): FireLine | null {
  for (const { line } of defOf(g, weapon).texts) if (line.line === 'fire') return line;
  return null;
}

/** What a shot of the weapon can do to the card; nothing: it cannot be its target. */
export const chancesAgainst = (g: Table, weapon: number, target: number, sniper: boolean): Chance[] =>
  clausesAgainst(g, weapon, target, sniper).map((clause) => chanceOf(g, weapon, clause, target));

function clausesAgainst(g: Table, weapon: number, target: number, sniper: boolean): Clause[] {
  const line = fireLineOf(g, weapon);
  if (line === null) return [];
  const who = speaker(seatUsing(g, weapon), weapon);
  const clauses = line.hits.filter((hit): hit is Clause => hit.hits === 'target');
  const fitting = clauses.filter(({ what }) => g.speech.fits(g, who, asTarget(what), target));
  if (fitting.length > 0) return fitting;
  // CCG-CRE-15: creatures are shot at as characters are, on their defense value.
  const onAbility = clauses.find(({ against }) => against === 'ability');
  if (isA(g, target, 'creature') && isCharacterWeapon(g, weapon) && onAbility !== undefined)
    return like(onAbility, 'defense');
  const onManeuver = clauses.find(({ against }) => against === 'maneuver or armor') ?? clauses[0];
  if (onManeuver === undefined) return [];
  if (isA(g, target, 'seeker') && sniper && isCharacterWeapon(g, weapon)) return like(onManeuver, SEEKER_MANEUVER);
  for (const entry of rulesOf(g, 'aimedAt'))
    if (entry.source === target && g.speech.fits(g, entry, entry.rule.what, weapon) && isLive(g, entry))
      return like(onManeuver, entry.rule.n);
  return [];
}

const isCharacterWeapon = (g: Table, weapon: number): boolean => isA(g, weapon, 'character weapon');

/** The same shot at something that the weapon's text does not name: it is lost. */
const like = (clause: Clause, against: Clause['against']): Clause[] => [
  { ...clause, result: 'lost', than: '>', against },
];

function chanceOf(g: Table, weapon: number, clause: Clause, target: number): Chance {
  const user = userOf(g, weapon);
  const { result, by, than, user: named } = clause;
  const zero = clause.zero === true || (named !== undefined && user >= 0 && named.includes(defOf(g, user).name));
  const armored = hasStat(g, target, 'maneuver') ? 'maneuver' : 'armor';
  const against = clause.against === 'maneuver or armor' ? armored : clause.against;
  const isNumber = typeof against === 'number';
  const need = isNumber ? against * ONE : valueOf(g, target, against);
  return { result, zero, by: (by ?? 0) * ONE, than, need, against: isNumber ? '' : against };
}

/** What firing it costs now, in Force. */
export function fireCost(g: Table, weapon: number): number {
  const line = fireLineOf(g, weapon);
  if (line?.firing === undefined || line.firing.fires === 'free' || hasRule(g, weapon, 'firesFree')) return 0;
  return required(Math.max(0, g.speech.amount(g, speaker(seatUsing(g, weapon), weapon), line.firing.n)));
}

/** The weapons that the seat can fire now. */
export function weaponsOf(g: Table, seat: number, sniper = false): number[] {
  // Whether a weapon can be fired may hang on whether any can: then it cannot.
  if (!beginAsking(g, Number.MIN_SAFE_INTEGER)) return [];
  const weapons = cardsInPlay(g).filter((card) => fireReason(g, seat, card, sniper) === null);
  g.live.asking.pop();
  return weapons;
}

/** Why the seat cannot fire the weapon: in the battle or attack under way, or by an Interrupt outside of these. */
export function fireReason(g: Table, seat: number, weapon: number, sniper = false): Reason | null {
  const line = fireLineOf(g, weapon);
  if (line === null) return reason('CCG-WPN-02', 'it is no weapon that is fired');
  if (seatUsing(g, weapon) !== seat) return reason('CCG-WPN-02', 'it is not yours to fire');
  if (!sniper && g.state.battle === null && g.state.attack === null)
    return reason('CCG-WPN-02', 'weapons are fired in battles');
  const who = speaker(seat, weapon);
  if (!(line.if ?? []).every((needs) => g.speech.holds(g, who, needs)))
    return reason('CCG-WPN-02', 'what its text needs is not there');
  const user = userOf(g, weapon);
  if (isBarred(g, weapon, 'fire weapons') || (user >= 0 && isBarred(g, user, 'fire weapons')))
    return reason('CCG-WPN-02', 'it may not be fired now');
  return (
    useReason(g, weapon) ??
    placeReason(g, weapon, user) ??
    (sniper ? null : takesPart(g, weapon, user)) ??
    firedReason(g, weapon, line, sniper) ??
    (fireCost(g, weapon) > forceOf(g, seat) ? reason('CCG-FRC-12', 'you have not enough Force') : null) ??
    (targetsOf(g, weapon, sniper).length > 0 ? null : reason('CCG-WPN-01', 'there is nothing it may target'))
  );
}

/** CCG-WPN-12, CCG-PRS-11: character weapons at sites, starship weapons at systems, and somebody there to fire them. */
function placeReason(g: Table, weapon: number, user: number): Reason | null {
  const at = whereIs(g, weapon);
  if (at < 0) return reason('CCG-WPN-02', 'it is at no location');
  if (isCharacterWeapon(g, weapon) && isSystem(g, at))
    return reason('CCG-WPN-12', 'character weapons are not used at systems');
  if (isA(g, weapon, 'starship weapon') && !isSystem(g, at))
    return reason('CCG-WPN-12', 'starship weapons are used at systems only');
  if (user < 0) return null;
  if (!isExposed(g, user)) return reason('CCG-WPN-02', 'its bearer is not present');
  return (isStarship(g, user) || isVehicle(g, user)) && !isPiloted(g, user)
    ? reason('CCG-DEP-09', 'nobody pilots its bearer')
    : null;
}

/** CCG-WPN-02: its bearer takes part, or it lies where the battle is; or its text reaches there. */
function takesPart(g: Table, weapon: number, user: number): Reason | null {
  const { battle, attack, orbit } = g.state;
  const at = whereIs(g, weapon);
  if (attack !== null)
    return at === attack.at && user >= 0 && isCharacter(g, user) ? null : reason('CCG-CRE-12', 'it is not there');
  if (user >= 0 ? battle!.cards.includes(user) : at === battle!.at) return null;
  if (isAdjacent(g, at, battle!.at) && hasRule(g, weapon, 'intoBattle')) return null;
  if (orbit === battle!.at && hasRule(g, weapon, 'fromOrbit')) return null;
  return reason('CCG-WPN-02', 'its bearer takes no part');
}

/** CCG-WPN-02: once in each battle, unless its text or its user's computer says more. */
function firedReason(g: Table, weapon: number, line: FireLine, sniper: boolean): Reason | null {
  if (sniper || line.again === true) return null;
  return shotsLeft(g, weapon) > 0 ? null : reason('CCG-WPN-02', 'it was fired already');
}

export function shotsLeft(g: Table, weapon: number): number {
  const { battle, attack } = g.state;
  const fired = (battle ?? attack)?.weapons.filter((other) => other === weapon).length ?? 0;
  const user = userOf(g, weapon);
  return (battle !== null && user >= 0 && hasRule(g, user, 'firesTwice') ? 2 : 1) - fired;
}

/** Everything that the weapon can be fired at now. */
export function targetsOf(g: Table, weapon: number, sniper: boolean): number[] {
  const { battle, attack, controller } = g.state;
  const seat = seatUsing(g, weapon);
  const canBe = (card: number): boolean =>
    (controller[card] !== seat || attack !== null) && chancesAgainst(g, weapon, card, sniper).length > 0;
  if (attack !== null) return canBe(attack.creature) ? [attack.creature] : [];
  return within(g, weapon, battle === null ? placesOf(g, weapon) : [battle.at], sniper).filter(canBe);
}

/** Where an Interrupt lets it fire: where it is, and as far as its text reaches. */
const placesOf = (g: Table, weapon: number): number[] => {
  const { orbit } = g.state;
  return [whereIs(g, weapon), ...(orbit >= 0 && hasRule(g, weapon, 'fromOrbit') ? [orbit] : [])];
};

function within(g: Table, weapon: number, places: readonly number[], sniper: boolean): number[] {
  const { battle } = g.state;
  const found: number[] = [];
  for (const at of places)
    for (const card of cardsAt(g, at))
      if (isExposed(g, card) && (sniper || isNoFighter(g, card) || battle!.cards.includes(card))) found.push(card);
  const own = whereIs(g, weapon);
  for (const { source } of rulesOf(g, 'aimedAt'))
    if (!found.includes(source) && gateSites(g, source).includes(own)) found.push(source);
  if (battle === null || own !== battle.at) return found;
  // CCG-CARD-154: out of the battle.
  for (const entry of rulesFor(g, weapon, 'outOfBattle'))
    for (const card of cardsInPlay(g))
      if (isExposed(g, card) && g.speech.fits(g, entry, entry.rule.what, card)) found.push(card);
  return found;
}

/** CCG-PRS-08: not inside a vehicle or ship; no spy who is Undercover. */
const isExposed = (g: Table, card: number): boolean =>
  isPresent(g, card) && isActive(g, card) && !isUndercover(g, card);

/** Seekers and the like: no battle has them among its cards, and texts name them. */
const isNoFighter = (g: Table, card: number): boolean =>
  !isCharacter(g, card) && !isStarship(g, card) && !isVehicle(g, card) && !isA(g, card, 'creature');

/** CCG-CARD-068, 096: the weapons that can be fired together at the target; what is fired already is paid for. */
export function combinable(g: Table, who: Context, what: Filter, target: number, fired: readonly number[]): number[] {
  let force = forceOf(g, who.seat);
  for (const weapon of fired) force -= fireCost(g, weapon);
  return weaponsOf(g, who.seat).filter(
    (weapon) =>
      !fired.includes(weapon) &&
      fireCost(g, weapon) <= force &&
      g.speech.fits(g, who, what, weapon) &&
      targetsOf(g, weapon, false).includes(target),
  );
}

/** The targets for which there are two weapons at least that can be paid. */
export function combinedTargets(g: Table, who: Context, what: Filter, at: Filter): number[] {
  const { battle } = g.state;
  if (battle === null) return [];
  return battle.cards.filter(
    (target) =>
      g.speech.fits(g, who, at, target) &&
      combinable(g, who, what, target, []).some((first) => combinable(g, who, what, target, [first]).length > 0),
  );
}
