/** Power: of single cards in a fight, and in total at a location (CCG-BTL-17, 18). */
import { isPiece } from './holosites.ts';
import { isSiege } from './siege-groups.ts';
import { ONE } from '../exact.ts';
import { cardsAt, rulesOf } from './live.ts';
import { isActive } from './presence.ts';
import { isCharacter, isPiloted, isStarship, isVehicle, valueOf } from './query.ts';
import { isLive, isWhose, timesOf } from './speech.ts';
import { AT, isAboard, UNDERCOVER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const ENCLOSED = word('enclosed');
const CREATURE_VEHICLE = word('creature vehicle');
const INTERIOR = word('interior');
const EXTERIOR = word('exterior');

/** What the card adds to its player's power at its location: nothing aboard a ship, nothing unpiloted. */
export function powerIn(g: Table, card: number): number {
  const s = g.state;
  if ((s.flags[card]! & UNDERCOVER) !== 0) return 0;
  if (isPiece(g, card) || (s.battle !== null && isSiege(s, s.battle.at))) return valueOf(g, card, 'power');
  if (isStarship(g, card)) return s.as[card] === AT && isPiloted(g, card) ? valueOf(g, card, 'power') : 0;
  if (isVehicle(g, card)) return s.as[card] === AT && worksHere(g, card) ? valueOf(g, card, 'power') : 0;
  if (!isCharacter(g, card)) return 0;
  if (s.as[card] === AT) return valueOf(g, card, 'power');
  // Riders of open vehicles fight for themselves (CCG-VEH-05, 06).
  const ship = s.on[card]!;
  return isAboard(s.as[card]!) && s.as[ship] === AT && isVehicle(g, ship) && defOf(g, ship).is[ENCLOSED] === 0
    ? valueOf(g, card, 'power')
    : 0;
}

/** CCG-VEH-03, CCG-CAP-03, 04: a vehicle fights outdoors, with a driver unless it is a creature. */
function worksHere(g: Table, vehicle: number): boolean {
  const site = defOf(g, g.state.on[vehicle]!);
  if (site.is[INTERIOR] === 1 && site.is[EXTERIOR] === 0) return false;
  return defOf(g, vehicle).is[CREATURE_VEHICLE] === 1 || isPiloted(g, vehicle);
}

/** The seat's power at a location: its cards there, or those of them that fight. */
export function totalPower(g: Table, seat: number, location: number, among?: readonly number[]): number {
  let total = 0;
  for (const card of among ?? cardsAt(g, location))
    if (g.state.controller[card] === seat && (among !== undefined || isActive(g, card))) total += powerIn(g, card);
  return Math.max(0, total + powerBonus(g, seat, location));
}

/** CCG-MOD-07: what changes the total changes no single card. */
export function powerBonus(g: Table, seat: number, location: number): number {
  let bonus = 0;
  const titles = new Set<number>();
  for (const entry of rulesOf(g, 'totalPower')) {
    const { rule } = entry;
    if (!isWhose(entry, rule.whose, seat) || !g.speech.isPlace(g, entry, rule.where, location)) continue;
    const { titleId } = defOf(g, entry.source);
    if (titles.has(titleId) || !isLive(g, entry)) continue;
    titles.add(titleId);
    bonus += rule.by * ONE * timesOf(g, entry, rule.each);
  }
  for (const entry of rulesOf(g, 'morePower')) {
    const { rule } = entry;
    if (!isWhose(entry, rule.whose, seat) || !g.speech.isPlace(g, entry, rule.where, location)) continue;
    const { titleId } = defOf(g, entry.source);
    if (titles.has(titleId) || !isLive(g, entry)) continue;
    titles.add(titleId);
    bonus += g.speech.amount(g, entry, rule.n);
  }
  return bonus;
}
