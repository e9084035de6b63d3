/** Section 37 of the ledger: who can move where, and for how much. */
import { cardsInPlay } from './live.ts';
import { forceOf } from './force.ts';
import { gateReason } from './gates.ts';
import { isAdjacent, locationsOn, parsecsBetween } from './layout.ts';
import { isSystem } from './presence.ts';
import { hasStat, isCharacter, isPiloted, isStarship, isVehicle, numberOf } from './query.ts';
import type { Declaration, GoTo, MoveWay } from './questions.ts';
import { ONE } from '../exact.ts';
import { AT } from './state.ts';
import type { Table } from './table.ts';

export function movesOf(g: Table, seat: number): Declaration[] {
  const options: Declaration[] = [];
  for (const card of cardsInPlay(g)) {
    if (g.state.controller[card] !== seat) continue;
    for (const way of WAYS) if (goals(g, seat, card, way).length > 0) options.push({ kind: 'move', card, way });
  }
  return options;
}

const WAYS: readonly MoveWay[] = ['landspeed', 'hyperspeed'];

export function goals(g: Table, seat: number, card: number, way: MoveWay): GoTo[] {
  const s = g.state;
  if (s.as[card] !== AT || s.moved[card] === s.turn || forceOf(g, seat) < 1) return [];
  const from = s.on[card]!;
  if (way === 'landspeed') {
    if (!isCharacter(g, card) && !isVehicle(g, card)) return [];
    return locationsOn(s)
      .filter((at) => isAdjacent(g, from, at) && gateReason(g, card, from, at) === null)
      .map((on) => ({ kind: 'to', on, as: AT, cost: 1 }));
  }
  if (!isStarship(g, card) || !isPiloted(g, card) || !hasStat(g, card, 'hyperspeed')) return [];
  const speed = numberOf(g, card, 'hyperspeed');
  return locationsOn(s)
    .filter((at) => at !== from && isSystem(g, at) && parsecsBetween(g, from, at) <= speed && speed >= ONE)
    .map((on) => ({ kind: 'to', on, as: AT, cost: 1 }));
}
