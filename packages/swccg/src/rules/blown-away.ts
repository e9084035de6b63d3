/** Section 11 of the ledger: a system is blown away. */
import type { Reason } from '@dejarik/kernel';
import { about, tell, toPlace } from './events.ts';
import { iconsAt } from './icons.ts';
import { groupOf, isBlownAway, systemOf } from './layout.ts';
import { leavePlay } from './leaving.ts';
import { cardsInPlay } from './live.ts';
import { setFlag } from './moves.ts';
import { isStarship } from './query.ts';
import { AT, BLOWN_AWAY, DARK, LIGHT, OFF, ON } from './state.ts';
import { defOf, seatPlaying, type Table } from './table.ts';

/** CCG-BLW-05: whose base it is, by the system's name. */
const BASES: ReadonlyMap<string, number> = new Map([
  ['Yavin 4', LIGHT],
  ['Death Star', DARK],
]);

/** CCG-BLW-04: no site of a destroyed system can be deployed any more. */
export function destroyedReason(g: Table, card: number): Reason | null {
  const { system } = defOf(g, card);
  const gone = g.state.groups.some((group) =>
    group.some((at) => isBlownAway(g.state, at) && defOf(g, at).system === system),
  );
  return gone ? { rule: 'CCG-BLW-04', why: 'its system was blown away' } : null;
}

/** The system is destroyed; the Epic Event stays on it as a marker. Returns who loses how much Force for it. */
export function blowAway(g: Table, system: number, marker: number): { readonly seat: number; readonly n: number } {
  const s = g.state;
  const side = BASES.get(systemOf(g, system)) ?? -1;
  const places = groupOf(s, system).slice();
  let icons = 0; // CCG-BLW-06
  if (side >= 0) for (const at of places) icons += iconsAt(g, at, side);
  toPlace(g, 'placed', s.controller[marker]!, marker, system, ON); // CCG-BLW-07
  for (const site of places) if (site !== system) leavePlay(g, site, 'lost');
  for (const card of cardsInPlay(g).slice()) {
    // CCG-BLW-01, 10: of what is at the system itself only starships survive.
    if (s.on[card] === system && card !== marker && !(s.as[card] === AT && isStarship(g, card)))
      leavePlay(g, card, 'lost');
  }
  setFlag(s, system, BLOWN_AWAY, true);
  setFlag(s, marker, OFF, true);
  tell(g, about(g, 'flagged', s.controller[system]!, system));
  return { seat: side < 0 ? -1 : seatPlaying(s, side), n: 2 * icons };
}
