/** Section 41 of the ledger: stealing. */
import { about, tell, toPlace } from './events.ts';
import { cardsInPlay, rulesOf, whereIs } from './live.ts';
import { isCharacter } from './query.ts';
import { isAbout, isLive } from './speech.ts';
import { AT, isAboard, LOCATION, ON, UNDERCOVER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { setFlag } from './moves.ts';
import { word } from './words.ts';

const WEAPON = word('weapon');
const DEVICE = word('device');

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
  const isHeld = defOf(g, card).is[WEAPON] === 1 || defOf(g, card).is[DEVICE] === 1;
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
