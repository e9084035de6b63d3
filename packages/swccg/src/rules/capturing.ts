/**
 * Cards that are with the other player, sections 38 to 41 of the ledger: captives, starships that tractor beams hold and
 * the battles inside them, Undercover spies, stealing.
 */
import { about, tell, toPlace } from './events.ts';
import { leavePlay, loseCard, release } from './leaving.ts';
import { cardsInPlay, rulesOf, whereIs } from './live.ts';
import { setFlag } from './moves.ts';
import { isAbout, isLive } from './speech.ts';
import {
  AT,
  CAPTIVE,
  DARK,
  DEPLOY,
  HELD,
  HIT,
  isAboard,
  LIGHT,
  LOCATION,
  MOVE,
  OFF,
  ON,
  PILOT,
  TABLE,
  UNDERCOVER,
} from './state.ts';
import { countUse, defOf, seatPlaying, type Table } from './table.ts';
import { opponentOf, type Reason } from '@dejarik/kernel';
import { besiegers, isSiege, systemCardOf, trappedIn } from './layout.ts';
import { controls } from './presence.ts';
import { isCharacter, isDevice, isStarship, isSystem, isWeapon } from './kinds.ts';
import type { Declaration } from './questions.ts';

const CORRIDOR = 'Death Star: Detention Block Corridor';

const corridorOf = (g: Table): number => g.state.groups.flat().find((at) => defOf(g, at).title === CORRIDOR) ?? -1;

/** CCG-CPT-01 to 03: a Light character, while the Corridor is on the table; from the table or from where it was lost to. */
export function capture(g: Table, card: number): boolean {
  const s = g.state;
  const corridor = corridorOf(g);
  const seat = s.controller[card]!;
  if (corridor < 0 || s.seats[seat]!.side !== LIGHT) return false;
  const carried = s.zone[card] === TABLE ? cardsInPlay(g).filter((other) => s.on[other] === card) : [];
  toPlace(g, 'placed', seat, card, corridor, CAPTIVE);
  setFlag(s, card, HIT | UNDERCOVER, false);
  for (const other of carried) {
    if (s.as[other] !== ON) continue;
    if (isCover(g, other)) loseCard(g, other);
    else setFlag(s, other, OFF, true); // CCG-CPT-05
  }
  if (s.battle !== null) s.battle.cards = s.battle.cards.filter((other) => other !== card);
  tell(g, about(g, 'captured', seat, card));
  return true;
}

/** An Effect by which its bearer is Undercover. */
export const isCover = (g: Table, card: number): boolean =>
  defOf(g, card).texts.some(
    ({ line }) =>
      line.line === 'static' && line.rules.some((rule) => rule.rule === 'undercover' && rule.who === 'bearer'),
  );

/** A captive goes along with a trooper (CCG-CPT-07). */
export function escort(g: Table, captive: number, trooper: number): void {
  toPlace(g, 'moved', g.state.controller[captive]!, captive, trooper, CAPTIVE);
}

export const isCaptive = (g: Table, card: number): boolean =>
  g.state.zone[card] === TABLE && g.state.as[card] === CAPTIVE;

/** CCG-READ-001: whom a text sets free as long as it holds. */
export function settleCaptives(g: Table): void {
  for (const entry of rulesOf(g, 'freed')) {
    if (!isLive(g, entry)) continue;
    for (const card of cardsInPlay(g).slice())
      if (isCaptive(g, card) && isAbout(g, entry, entry.rule.who, card)) {
        countUse(g, entry.text.id);
        release(g, card, whereIs(g, card));
      }
  }
}

export const isHeld = (g: Table, card: number): boolean => g.state.zone[card] === TABLE && g.state.as[card] === HELD;

/** CCG-TRB-02: a starship lies beneath what bears the beam from now on; what becomes of it then is settled with the rest. */
export function holdShip(g: Table, ship: number, holder: number): void {
  const s = g.state;
  toPlace(g, 'placed', seatPlaying(s, DARK), ship, holder, HELD);
  tell(g, about(g, 'captured', s.controller[ship]!, ship));
}

/** The system to which a held starship comes back: where the Star Destroyer is, or the bay's own. */
function systemFor(g: Table, ship: number): number {
  const at = whereIs(g, ship);
  return at >= 0 && !isSystem(g, at) ? systemCardOf(g, at) : at;
}

/** CCG-TRB-07, 11, 13: back to its player's side of the related system. */
export function releaseShip(g: Table, ship: number): void {
  const system = systemFor(g, ship);
  tell(g, about(g, 'released', g.state.controller[ship]!, ship));
  if (system < 0) leavePlay(g, ship, 'lost');
  else toPlace(g, 'moved', g.state.controller[ship]!, ship, system, AT);
}

/** CCG-TRB-03, 06, 11, 12: without a beam it is free, without a character aboard it is Dark's. */
export function settleShips(g: Table): void {
  const s = g.state;
  for (const ship of cardsInPlay(g).slice()) {
    if (!isHeld(g, ship)) continue;
    const holder = s.on[ship]!;
    if (!hasBeam(g, holder)) releaseShip(g, ship);
    else if (trappedIn(g, ship).length === 0) {
      const system = systemFor(g, ship);
      steal(g, seatPlaying(s, DARK), ship, -1);
      if (s.on[ship] !== system && system >= 0) toPlace(g, 'moved', s.controller[ship]!, ship, system, AT);
    }
  }
}

function hasBeam(g: Table, holder: number): boolean {
  for (const entry of rulesOf(g, 'beam'))
    if (g.state.on[entry.source] === holder && isLive(g, entry)) {
      countUse(g, entry.text.id);
      return true;
    }
  return false;
}

/** CCG-TRB-08: from a starship that the Death Star holds, trapped characters can go to the bay while they control it. */
export function leavingShips(g: Table, seat: number): Declaration[] {
  const options: Declaration[] = [];
  for (const ship of cardsInPlay(g)) {
    if (!isHeld(g, ship)) continue;
    for (const card of trappedIn(g, ship))
      if (leaveReason(g, seat, card, ship) === null) options.push({ kind: 'leaveShip', card });
  }
  return options;
}

function leaveReason(g: Table, seat: number, card: number, ship: number): Reason | null {
  const s = g.state;
  const bay = s.on[ship]!;
  if (s.controller[card] !== seat) return { rule: 'CCG-TRB-08', why: 'it is not yours' };
  if (s.acting !== seat || s.phase !== MOVE) return { rule: 'CCG-TRB-08', why: 'only in your move phase' };
  if (s.as[bay] !== LOCATION) return { rule: 'CCG-TRB-08', why: 'the Death Star does not hold the starship' };
  if (s.moved[card] === s.turn) return { rule: 'CCG-MOV-01', why: 'it has moved this turn' };
  return controls(g, seat, bay) ? null : { rule: 'CCG-TRB-08', why: 'you do not control the docking bay' };
}

export function leaveShip(g: Table, seat: number, card: number): void {
  g.state.moved[card] = g.state.turn;
  toPlace(g, 'moved', seat, card, whereIs(g, card), AT);
}

/** Captured starships in which there can be a battle. */
export function siegesOn(g: Table): number[] {
  const ships: number[] = [];
  for (const entry of rulesOf(g, 'besieged')) {
    const ship = g.state.on[entry.source]!;
    if (ship < 0 || !isHeld(g, ship) || !isLive(g, entry) || ships.includes(ship)) continue;
    countUse(g, entry.text.id);
    ships.push(ship);
  }
  return ships;
}

/** CCG-TRB-09: the group in the bay and the group aboard are not both fought in one turn. */
export function siegeReason(g: Table, at: number): Reason | null {
  const s = g.state;
  const others = isSiege(s, at) ? [s.on[at]!] : siegesOn(g).filter((ship) => s.on[ship] === at);
  return others.some((other) => (s.as[at] === LOCATION || s.as[other] === LOCATION) && s.battledAt[other] === s.turn)
    ? { rule: 'CCG-TRB-09', why: 'the other group was fought this turn' }
    : null;
}

/** CCG-TRB-07, 13: when the battle took all who besieged it, the starship escapes. */
export function endSiege(g: Table, at: number): void {
  if (isSiege(g.state, at) && besiegers(g, at).length === 0 && trappedIn(g, at).length > 0) releaseShip(g, at);
}

const isUndercover = (g: Table, card: number): boolean => (g.state.flags[card]! & UNDERCOVER) !== 0;

/** Remembered of a card whose own text hid it: that its cover was broken. */
const BROKEN = 1;

/** CCG-SPY-01, 11, 12: whoever a text makes Undercover crosses over; whoever has lost the Effect crosses back. */
export function settleSpies(g: Table): void {
  const s = g.state;
  for (const entry of rulesOf(g, 'undercover'))
    for (const card of cardsInPlay(g).slice())
      if (
        !isUndercover(g, card) &&
        s.as[card] !== CAPTIVE &&
        isAbout(g, entry, entry.rule.who, card) &&
        isLive(g, entry)
      )
        if (card !== entry.source || s.kept[card] !== BROKEN) {
          countUse(g, entry.text.id);
          cross(g, card, opponentOf(s, s.controller[card]!), true);
        }
  for (const card of cardsInPlay(g).slice()) {
    if (!isUndercover(g, card)) continue;
    s.side[card] = opponentOf(s, s.controller[card]!); // stolen, it crosses over (CCG-CARD-059)
    if (hidesItself(g, card)) continue;
    if (!cardsInPlay(g).some((other) => s.on[other] === card && isCover(g, other))) breakCover(g, card);
  }
}

/** U-3PO. */
const hidesItself = (g: Table, card: number): boolean =>
  defOf(g, card).texts.some(
    ({ line }) =>
      line.line === 'static' && line.rules.some((rule) => rule.rule === 'undercover' && rule.who === 'this'),
  );

/** CCG-SPY-11: it loses all Undercover cards and crosses to its player's side of the site. */
export function breakCover(g: Table, card: number): void {
  const s = g.state;
  if (!isUndercover(g, card)) return;
  for (const other of cardsInPlay(g).filter((upon) => s.on[upon] === card && isCover(g, upon))) loseCard(g, other);
  const seat = s.controller[card]!;
  cross(g, card, seat, false);
  if (isAboard(s.as[card]!) && !isSystem(g, whereIs(g, card))) toPlace(g, 'moved', seat, card, whereIs(g, card), AT);
  if (hidesItself(g, card)) {
    s.kept[card] = BROKEN;
    steal(g, opponentOf(s, seat), card, -1);
  }
}

/** CCG-SPY-10. */
export const breakCoverOf = (g: Table, seat: number): Declaration[] =>
  cardsInPlay(g).flatMap((card): Declaration[] =>
    breakCoverReason(g, seat, card) === null ? [{ kind: 'breakCover', card }] : [],
  );

function breakCoverReason(g: Table, seat: number, card: number): Reason | null {
  const s = g.state;
  if (!isUndercover(g, card) || s.controller[card] !== seat)
    return { rule: 'CCG-SPY-10', why: 'it is no Undercover spy of yours' };
  if (s.acting !== seat || s.phase !== DEPLOY) return { rule: 'CCG-SPY-10', why: 'only in your deploy phase' };
  if (hidesItself(g, card)) return { rule: 'CCG-SPY-10', why: 'its own text keeps it Undercover' };
  return s.as[card] === AT && !isSystem(g, s.on[card]!) ? null : { rule: 'CCG-SPY-10', why: 'it is not at a site' };
}

/** CCG-SPY-02, 09, 14: whether it keeps the other player from draining there. */
export const blocksDrain = (g: Table, card: number): boolean =>
  isUndercover(g, card) && isAtWork(g, card) && (!isOnShip(g, card) || g.state.as[card] === PILOT);

/** CCG-SPY-02, 09, 14: whether its player may deploy there because of it. */
export const letsDeploy = (g: Table, card: number): boolean =>
  isUndercover(g, card) && isAtWork(g, card) && !isOnShip(g, card);

const isOnShip = (g: Table, card: number): boolean => isAboard(g.state.as[card]!) && isStarship(g, g.state.on[card]!);

/** CCG-SPY-14: a Restraining Bolt makes it inactive. */
const isAtWork = (g: Table, card: number): boolean =>
  !cardsInPlay(g).some(
    (other) => g.state.on[other] === card && g.state.as[other] === ON && defOf(g, other).name === 'Restraining Bolt',
  );

export function canBeStolen(g: Table, card: number): boolean {
  for (const entry of rulesOf(g, 'cannot'))
    if (entry.rule.deed === 'be stolen' && isAbout(g, entry, entry.rule.who, card) && isLive(g, entry)) return false;
  return true;
}

/** CCG-STL-01, 06, 08: the card is the thief's player's from now on: held by the thief, or on that side of the place. */
export function steal(g: Table, seat: number, card: number, thief: number): void {
  const s = g.state;
  if (!canBeStolen(g, card)) return;
  const at = whereIs(g, card);
  if (at < 0) return;
  const old = s.controller[card]!;
  takeOver(g, seat, card, old, at);
  const isHeld = isWeapon(g, card) || isDevice(g, card);
  if (isHeld && thief >= 0 && isCharacter(g, thief)) toPlace(g, 'moved', seat, card, thief, ON);
  else toPlace(g, 'moved', seat, card, at, AT);
  tell(g, about(g, 'stolen', seat, card));
}

/** The card, and whatever is on it or in it but for characters: these get out at a site. */
function takeOver(g: Table, seat: number, card: number, old: number, at: number): void {
  const s = g.state;
  s.controller[card] = seat;
  s.side[card] = seat;
  s.version++;
  for (const other of cardsInPlay(g).filter((upon) => s.on[upon] === card)) {
    if (s.as[other] === LOCATION) continue;
    if (isAboard(s.as[other]!) && isCharacter(g, other)) {
      if (s.controller[other] === old) toPlace(g, 'moved', old, other, at, AT);
    } else if (s.controller[other] === old) takeOver(g, seat, other, old, at);
  }
}

/** Crosses to the other player's half, or back, as it is. */
export function cross(g: Table, card: number, seat: number, undercover: boolean): void {
  g.state.side[card] = seat;
  setFlag(g.state, card, UNDERCOVER, undercover);
  g.state.version++;
  tell(g, about(g, 'flagged', g.state.controller[card]!, card));
}
