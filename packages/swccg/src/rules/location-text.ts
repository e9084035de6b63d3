/** Which texts of a card work, and for whom: a location speaks to each player from that player's side. */
import type { Text } from '../language/meaning.ts';
import { BLOWN_AWAY, LOCATION, ON } from './state.ts';
import { defOf, seatPlaying, type Table } from './table.ts';

export interface Spoken {
  readonly text: Text;
  /** Whose text it is. */
  readonly seat: number;
}

/** CCG-DEP-15: a weapon or device on another player's card works for that player. */
function speakerOf(g: Table, card: number): number {
  const { as, on, controller } = g.state;
  const { type } = defOf(g, card);
  const isUsed = as[card] === ON && as[on[card]!] !== LOCATION && (type === 'Weapon' || type === 'Device');
  return controller[isUsed ? on[card]! : card]!;
}

export function textsOf(g: Table, card: number): Spoken[] {
  const s = g.state;
  const def = defOf(g, card);
  if (def.texts.length === 0) return [];
  if (s.as[card] !== LOCATION) return def.texts.map((text) => ({ text, seat: speakerOf(g, card) }));
  if ((s.flags[card]! & BLOWN_AWAY) !== 0) return []; // CCG-BLW-02
  return def.texts.map((text) => ({ text, seat: seatPlaying(s, text.side) }));
}
