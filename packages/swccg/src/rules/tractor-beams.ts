/** Section 39 of the ledger: tractor beams and the starships that they hold. */
import type { Reason } from '@dejarik/kernel';
import { about, tell, toPlace } from './events.ts';
import { systemCardOf } from './layout.ts';
import { leavePlay } from './leaving.ts';
import { cardsInPlay, rulesOf, whereIs } from './live.ts';
import { controls, isSystem } from './presence.ts';
import type { Declaration } from './questions.ts';
import { isLive } from './speech.ts';
import { AT, DARK, HELD, LOCATION, MOVE, TABLE } from './state.ts';
import { trappedIn } from './siege-groups.ts';
import { steal } from './stealing.ts';
import { countUse, seatPlaying, type Table } from './table.ts';

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
