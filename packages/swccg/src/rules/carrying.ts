/** Who carries and who may use a weapon or device (CCG-WPN-08 to 10, CCG-DEV-03). */
import { isDoubled } from './doubling.ts';
import type { Reason } from '@dejarik/kernel';
import { isBarred } from './barred.ts';
import { cardsInPlay, hasRule, rulesOf, speaker } from './live.ts';
import { isAbout, isLive } from './speech.ts';
import { LOCATION, ON, TABLE, useKey } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const WEAPON = word('weapon');
const DEVICE = word('device');
const CAPITAL = word('capital starship');
const SQUADRON = word('squadron');
const SISTERS = 'Tonnika Sisters';

export const isWeapon = (g: Table, card: number): boolean => defOf(g, card).is[WEAPON] === 1;
export const isDevice = (g: Table, card: number): boolean => defOf(g, card).is[DEVICE] === 1;

/** The card that carries and uses the weapon or device, or -1 for one that lies at a location. */
export function userOf(g: Table, card: number): number {
  const { on, as } = g.state;
  const bearer = on[card]!;
  return as[card] === ON && bearer >= 0 && as[bearer] !== LOCATION ? bearer : -1;
}

/** Whose to use it is: the bearer's controller (CCG-DEP-15), or of one at a location its own. */
export function seatUsing(g: Table, card: number): number {
  const user = userOf(g, card);
  return g.state.controller[user < 0 ? card : user]!;
}

/** The weapons, or the devices, that the card carries. */
const carriedBy = (g: Table, bearer: number, kind: number): number[] =>
  cardsInPlay(g).filter(
    (card) => g.state.on[card] === bearer && g.state.as[card] === ON && defOf(g, card).is[kind] === 1,
  );

const kindOf = (g: Table, card: number): number => (isWeapon(g, card) ? WEAPON : DEVICE);

/** CCG-WPN-08, 09: how many of each it may carry, and use in a turn. */
function mostOf(g: Table, bearer: number): number {
  const def = defOf(g, bearer);
  if (def.is[CAPITAL] === 1 || hasRule(g, bearer, 'carriesAny')) return 99;
  if (def.is[SQUADRON] === 1) return 3;
  const own = def.name === SISTERS ? 2 : 1;
  return isDoubled(g, bearer) ? 2 * own : own;
}

/** CCG-CARD-009: what a card carries beyond its limit, of a kind to choose from; only doubling sets a limit that can fall. */
export function overloaded(g: Table): { readonly bearer: number; readonly cards: readonly number[] } | null {
  for (const bearer of cardsInPlay(g)) {
    if (defOf(g, bearer).name !== SISTERS) continue;
    for (const kind of [WEAPON, DEVICE]) {
      const cards = carriedBy(g, bearer, kind);
      if (cards.length > mostOf(g, bearer)) return { bearer, cards };
    }
  }
  return null;
}

/** How many weapons the card holds for others, beyond what it may use. */
function heldForOthers(g: Table, bearer: number): number {
  for (const entry of rulesOf(g, 'armsBearer'))
    if (isAbout(g, entry, entry.rule.who, bearer) && isLive(g, entry)) return entry.rule.n;
  return 0;
}

export const isArmsBearer = (g: Table, bearer: number): boolean => heldForOthers(g, bearer) > 0;

/** Why the weapon or device cannot be put on the card. */
export function carryReason(g: Table, card: number, bearer: number): Reason | null {
  if (!isWeapon(g, card) && !isDevice(g, card)) return null;
  if (g.state.zone[bearer] !== TABLE || g.state.as[bearer] === LOCATION) return null;
  if (isWeapon(g, card) && isBarred(g, bearer, 'carry weapons'))
    return { rule: 'CCG-WPN-08', why: 'it may not carry weapons' };
  const most = Math.max(mostOf(g, bearer), isWeapon(g, card) ? heldForOthers(g, bearer) : 0);
  return carriedBy(g, bearer, kindOf(g, card)).length >= most
    ? { rule: 'CCG-WPN-08', why: 'it carries as many of these as it may' }
    : null;
}

/** CCG-WPN-10: the bearer is one that the card could be deployed on. */
const meetsText = (g: Table, card: number, bearer: number): boolean => wayOnto(g, card, bearer) > 0;

/** By which of its lines, counted from 1, the card could be deployed on the bearer; 0: by none. */
export function wayOnto(g: Table, card: number, bearer: number): number {
  const who = speaker(g.state.controller[card]!, card);
  return (
    defOf(g, card).deploysOn.findIndex(({ line }) => line.line === 'deploy' && g.speech.fits(g, who, line.on, bearer)) +
    1
  );
}

/** Why the card's user may not use it in this turn. */
export function useReason(g: Table, card: number): Reason | null {
  const s = g.state;
  const user = userOf(g, card);
  if (user < 0) return null;
  if (!meetsText(g, card, user)) return { rule: 'CCG-WPN-10', why: 'its bearer may only hold it' };
  const others = carriedBy(g, user, kindOf(g, card)).filter((other) => other !== card && s.fired[other] === s.turn);
  const given = s.usedTurn.filter((key) => key === givenKey(g, user, card)).length;
  if (others.length + given < mostOf(g, user)) return null;
  return isWeapon(g, card)
    ? { rule: 'CCG-WPN-09', why: 'its bearer has used another weapon this turn' }
    : { rule: 'CCG-DEV-03', why: 'its bearer has used another device this turn' };
}

/** Stand for texts in the list of what was used up this turn. */
const GAVE_WEAPON = 500_010;
const GAVE_DEVICE = 500_011;
const givenKey = (g: Table, user: number, card: number): number =>
  useKey(user, isWeapon(g, card) ? GAVE_WEAPON : GAVE_DEVICE);

/** CCG-WPN-09: whoever used a weapon or device and hands it over has used it all the same. */
export function giveAway(g: Table, card: number): void {
  if (g.state.fired[card] === g.state.turn) g.state.usedTurn.push(givenKey(g, userOf(g, card), card));
}

export function markUsed(g: Table, card: number): void {
  g.state.fired[card] = g.state.turn;
}
