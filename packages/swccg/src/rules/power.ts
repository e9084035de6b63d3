/** Power: of single cards in a fight, and in total at a location (CCG-BTL-17, 18). */
import { ONE } from '../exact.ts';
import { isA, isCharacter, isPiece, isStarship, isVehicle } from './kinds.ts';
import { isSiege } from './layout.ts';
import { cardsAt, eachTextOnce, rulesAt, rulesOf, whereIs } from './live.ts';
import { isActive } from './presence.ts';
import { isWorking, valueOf } from './query.ts';
import { isLive, timesOf } from './speech.ts';
import { AT, isAboard, UNDERCOVER } from './state.ts';
import type { Table } from './table.ts';

/** What the card adds to its player's power at its location: nothing aboard a ship, nothing unpiloted. */
export function powerIn(g: Table, card: number): number {
  const s = g.state;
  if ((s.flags[card]! & UNDERCOVER) !== 0) return 0;
  if (isPiece(g, card) || (s.battle !== null && isSiege(s, s.battle.at))) return valueOf(g, card, 'power');
  if (isStarship(g, card) || isVehicle(g, card))
    return s.as[card] === AT && isWorking(g, card) ? valueOf(g, card, 'power') : 0;
  if (!isCharacter(g, card)) return 0;
  if (s.as[card] === AT) return valueOf(g, card, 'power');
  // Riders of open vehicles fight for themselves (CCG-VEH-05, 06).
  const ship = s.on[card]!;
  return isAboard(s.as[card]!) && s.as[ship] === AT && isVehicle(g, ship) && !isA(g, ship, 'enclosed')
    ? valueOf(g, card, 'power')
    : 0;
}

/** The seat's power at a location: its cards there, or those of them that fight. */
export function totalPower(g: Table, seat: number, location: number, among?: readonly number[]): number {
  let total = 0;
  for (const card of among ?? cardsAt(g, location))
    if (g.state.controller[card] === seat && (among !== undefined || isActive(g, card))) total += powerIn(g, card);
  total += groupBonus(g, seat, location, among ?? cardsAt(g, location));
  return Math.max(0, total + powerBonus(g, seat, location));
}

/** A group of n has power n(n+1)/2 together, and each of them 1 (CCG-CARD-044, 064). */
function groupBonus(g: Table, seat: number, location: number, among: readonly number[]): number {
  const [entry] = rulesOf(g, 'grouped');
  if (entry === undefined) return 0;
  let n = 0;
  for (const card of among)
    if (g.state.controller[card] === seat && whereIs(g, card) === location && powerIn(g, card) > 0)
      if (g.speech.fits(g, entry, entry.rule.what, card)) n++;
  return n > 1 && isLive(g, entry) ? ((n * (n - 1)) / 2) * ONE : 0;
}

/** CCG-MOD-07: what changes the total changes no single card. */
function powerBonus(g: Table, seat: number, location: number): number {
  let bonus = 0;
  const rules = [...rulesAt(g, 'totalPower', location, seat), ...rulesAt(g, 'morePower', location, seat)];
  for (const entry of eachTextOnce(rules)) {
    const { rule } = entry;
    bonus +=
      rule.rule === 'morePower' ? g.speech.amount(g, entry, rule.n) : rule.by * ONE * timesOf(g, entry, rule.each);
  }
  return bonus;
}
