/**
 * Cards that are with the other player, sections 38 to 41 of the ledger: captives, starships that tractor beams hold and
 * the battles inside them, Undercover spies, stealing.
 */
import { opponentOf, type Reason } from '@dejarik/kernel';
import { about, tell, toPlace } from './events.ts';
import { isCharacter, isStarship, isSystem, isWeaponOrDevice } from './kinds.ts';
import { besiegers, isSiege, locationCalled, systemCardOf, trappedIn } from './layout.ts';
import { leavePlay, loseCard, release } from './leaving.ts';
import { AT, CAPTIVE, HELD, HIT, isAboard, LOCATION, OFF, ON, PILOT, UNDERCOVER } from './lies.ts';
import { cardsInPlay, cardsUpon, hasRule, rulesOf, rulesThat, whereIs } from './live.ts';
import { setFlag } from './moves.ts';
import { controls } from './query.ts';
import { type Declaration, ofEach } from './questions.ts';
import { isAbout, isLive } from './speech.ts';
import { isBarred, ownRules } from './spoken.ts';
import { DARK, DEPLOY, LIGHT, MOVE, TABLE } from './state.ts';
import { defOf, isUndercover, reason, seatPlaying, type Table } from './table.ts';

const CORRIDOR = 'Death Star: Detention Block Corridor';

/** CCG-CPT-01 to 03: a Light character, while the Corridor is on the table; from the table or from where it was lost to. */
export function capture(g: Table, card: number): boolean {
  const s = g.state;
  const corridor = locationCalled(g, CORRIDOR);
  const seat = s.controller[card]!;
  if (corridor < 0 || s.seats[seat]!.side !== LIGHT) return false;
  const carried = s.zone[card] === TABLE ? cardsUpon(g, card) : [];
  toPlace(g, 'placed', seat, card, corridor, CAPTIVE);
  setFlag(s, card, HIT | UNDERCOVER, false);
  for (const other of carried) {
    if (s.as[other] !== ON) continue;
    if (hides(g, other, 'bearer')) loseCard(g, other);
    else setFlag(s, other, OFF, true); // CCG-CPT-05
  }
  if (s.battle !== null) s.battle.cards = s.battle.cards.filter((other) => other !== card);
  tell(g, about(g, 'captured', seat, card));
  return true;
}

export const isCaptive = (g: Table, card: number): boolean =>
  g.state.zone[card] === TABLE && g.state.as[card] === CAPTIVE;

/** CCG-READ-001: whom a text sets free as long as it holds. */
export function settleCaptives(g: Table): void {
  if (rulesOf(g, 'freed').length === 0) return;
  for (const card of cardsInPlay(g).slice())
    if (isCaptive(g, card) && hasRule(g, card, 'freed')) release(g, card, whereIs(g, card));
}

export const isHeld = (g: Table, card: number): boolean => g.state.zone[card] === TABLE && g.state.as[card] === HELD;

/** CCG-TRB-02: a starship lies beneath what bears the beam from now on; what becomes of it then is settled with the rest. */
export function holdShip(g: Table, ship: number, holder: number): void {
  const s = g.state;
  toPlace(g, 'placed', seatPlaying(s, DARK), ship, holder, HELD);
  tell(g, about(g, 'captured', s.controller[ship]!, ship));
}

/** CCG-TRB-07, 11, 13: back to its player's side of the system where the Star Destroyer is, or of the bay. */
export function releaseShip(g: Table, ship: number): void {
  const system = systemCardOf(g, whereIs(g, ship));
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
    if (rulesThat(g, 'beam', ({ source }) => s.on[source] === holder).length === 0) releaseShip(g, ship);
    else if (trappedIn(g, ship).length === 0) {
      const system = systemCardOf(g, whereIs(g, ship));
      steal(g, seatPlaying(s, DARK), ship, -1);
      if (s.on[ship] !== system && system >= 0) toPlace(g, 'moved', s.controller[ship]!, ship, system, AT);
    }
  }
}

/** CCG-TRB-08: from a starship that the Death Star holds, trapped characters can go to the bay while they control it. */
export const leavingShips = (g: Table, seat: number): Declaration[] =>
  cardsInPlay(g)
    .filter((ship) => isHeld(g, ship) && g.state.as[g.state.on[ship]!] === LOCATION)
    .flatMap((ship) => trappedIn(g, ship).filter((card) => mayLeave(g, seat, card, g.state.on[ship]!)))
    .map((card) => ({ kind: 'leaveShip', card }));

function mayLeave(g: Table, seat: number, card: number, bay: number): boolean {
  const { acting, controller, moved, phase, turn } = g.state;
  const isTime = acting === seat && phase === MOVE && moved[card] !== turn;
  return isTime && controller[card] === seat && controls(g, seat, bay);
}

export function leaveShip(g: Table, seat: number, card: number): void {
  g.state.moved[card] = g.state.turn;
  toPlace(g, 'moved', seat, card, whereIs(g, card), AT);
}

/** Captured starships in which there can be a battle. */
export function siegesOn(g: Table): number[] {
  const { on } = g.state;
  const rules = rulesThat(g, 'besieged', ({ source }) => isSiege(g.state, on[source]!));
  return [...new Set(rules.map(({ source }) => on[source]!))];
}

/** CCG-TRB-09: the group in the bay and the group aboard are not both fought in one turn. */
export function siegeReason(g: Table, at: number): Reason | null {
  const s = g.state;
  const others = isSiege(s, at) ? [s.on[at]!] : siegesOn(g).filter((ship) => s.on[ship] === at);
  return others.some((other) => (s.as[at] === LOCATION || s.as[other] === LOCATION) && s.battledAt[other] === s.turn)
    ? reason('CCG-TRB-09', 'the other group was fought this turn')
    : null;
}

/** CCG-TRB-07, 13: when the battle took all who besieged it, the starship escapes. */
export function endSiege(g: Table, at: number): void {
  if (isSiege(g.state, at) && besiegers(g, at).length === 0 && trappedIn(g, at).length > 0) releaseShip(g, at);
}

/** Remembered of a card whose own text hid it: that its cover was broken. */
const BROKEN = 1;

/** CCG-SPY-01, 11, 12: whoever a text makes Undercover crosses over; whoever has lost the Effect crosses back. */
export function settleSpies(g: Table): void {
  const s = g.state;
  for (const entry of rulesOf(g, 'undercover'))
    for (const card of cardsInPlay(g).slice()) {
      // Only what its own text or a card on it hides stays hidden (see hides).
      if (!isCharacter(g, card) || (entry.rule.who !== 'this' && entry.rule.who !== 'bearer')) continue;
      if (isUndercover(g, card) || s.as[card] === CAPTIVE || !isAbout(g, entry, entry.rule.who, card)) continue;
      if ((card === entry.source && s.kept[card] === BROKEN) || !isLive(g, entry)) continue;
      cross(g, card, opponentOf(s, s.controller[card]!), true);
    }
  for (const card of cardsInPlay(g).slice()) {
    if (!isUndercover(g, card)) continue;
    s.side[card] = opponentOf(s, s.controller[card]!); // stolen, it crosses over (CCG-CARD-059)
    if (!hidesItself(g, card) && coversOn(g, card).length === 0) breakCover(g, card);
  }
}

/** Whether the card's text makes itself (U-3PO), or its bearer, Undercover. */
const hides = (g: Table, card: number, whom: 'this' | 'bearer'): boolean =>
  ownRules(g, card, 'undercover').some(({ rule }) => rule.who === whom);

export const hidesItself = (g: Table, card: number): boolean => hides(g, card, 'this');

/** The Effects by which their bearer is Undercover. */
const coversOn = (g: Table, card: number): number[] => cardsUpon(g, card).filter((other) => hides(g, other, 'bearer'));

/** CCG-SPY-11: it loses all Undercover cards and crosses to its player's side of the site. */
export function breakCover(g: Table, card: number): void {
  const s = g.state;
  if (!isUndercover(g, card)) return;
  for (const other of coversOn(g, card)) loseCard(g, other);
  const seat = s.controller[card]!;
  cross(g, card, seat, false);
  if (isAboard(s.as[card]!) && !isSystem(g, whereIs(g, card))) toPlace(g, 'moved', seat, card, whereIs(g, card), AT);
  if (hidesItself(g, card)) {
    s.kept[card] = BROKEN;
    steal(g, opponentOf(s, seat), card, -1);
  }
}

/** CCG-SPY-10: at a site, in its player's deploy phase, unless its own text keeps it Undercover. */
export function breakCoverOf(g: Table, seat: number): Declaration[] {
  const s = g.state;
  if (s.acting !== seat || s.phase !== DEPLOY) return [];
  const isAtSite = (card: number): boolean => s.as[card] === AT && !isSystem(g, s.on[card]!);
  const spies = cardsInPlay(g).filter((card) => isUndercover(g, card) && s.controller[card] === seat && isAtSite(card));
  return ofEach('breakCover', spies, (card) => !hidesItself(g, card));
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
  !cardsUpon(g, card).some((other) => g.state.as[other] === ON && defOf(g, other).name === 'Restraining Bolt');

/** CCG-STL-01, 06, 08: the card is the thief's player's from now on: held by the thief, or on that side of the place. */
export function steal(g: Table, seat: number, card: number, thief: number): void {
  const s = g.state;
  if (isBarred(g, card, 'be stolen')) return;
  const at = whereIs(g, card);
  if (at < 0) return;
  const old = s.controller[card]!;
  takeOver(g, seat, card, old, at);
  if (isWeaponOrDevice(g, card) && thief >= 0 && isCharacter(g, thief)) toPlace(g, 'moved', seat, card, thief, ON);
  else toPlace(g, 'moved', seat, card, at, AT);
  tell(g, about(g, 'stolen', seat, card));
}

/** The card, and whatever is on it or in it but for characters: these get out at a site. */
function takeOver(g: Table, seat: number, card: number, old: number, at: number): void {
  const s = g.state;
  s.controller[card] = seat;
  s.side[card] = seat;
  s.version++;
  for (const other of cardsUpon(g, card)) {
    if (s.controller[other] !== old) continue;
    if (isAboard(s.as[other]!) && isCharacter(g, other)) toPlace(g, 'moved', old, other, at, AT);
    else takeOver(g, seat, other, old, at);
  }
}

/** Crosses to the other player's half, or back, as it is. */
function cross(g: Table, card: number, seat: number, undercover: boolean): void {
  g.state.side[card] = seat;
  setFlag(g.state, card, UNDERCOVER, undercover);
  g.state.version++;
  tell(g, about(g, undercover ? 'undercover' : 'coverBroken', g.state.controller[card]!, card));
}
