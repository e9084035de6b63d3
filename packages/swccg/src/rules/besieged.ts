/** Besieged (CCG-TRB-05 to 09, 13): a battle inside a captured starship, fought as at a site. */
import type { Reason } from '@dejarik/kernel';
import { rulesOf } from './live.ts';
import { besiegers, isSiege, trappedIn } from './siege-groups.ts';
import { isLive } from './speech.ts';
import { LOCATION } from './state.ts';
import { countUse, type Table } from './table.ts';
import { isHeld, releaseShip } from './tractor-beams.ts';

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
