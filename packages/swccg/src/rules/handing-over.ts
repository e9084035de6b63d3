/** Handing weapons and devices over in the deploy phase (CCG-WPN-11). */
import { carryReason, giveAway, isArmsBearer, isDevice, isWeapon, userOf, wayOnto } from './carrying.ts';
import { deployPrice } from './deploy-cost.ts';
import { toPlace } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { cardsAt, cardsInPlay, hasRule, isPresent, whereIs } from './live.ts';
import type { Declaration, GoTo } from './questions.ts';
import { ON } from './state.ts';
import type { Table } from './table.ts';

export function handOversOf(g: Table, seat: number): Declaration[] {
  const options: Declaration[] = [];
  for (const card of cardsInPlay(g))
    if ((isWeapon(g, card) || isDevice(g, card)) && takersOf(g, seat, card).length > 0)
      options.push({ kind: 'handOver', card });
  return options;
}

/** The cards that it can be handed to, and for how much: as if it were deployed there, but free where a text says so. */
function takersOf(g: Table, seat: number, card: number): GoTo[] {
  const s = g.state;
  const giver = userOf(g, card);
  if (giver < 0 || s.controller[giver] !== seat || !isPresent(g, giver)) return [];
  const found: GoTo[] = [];
  for (const on of cardsAt(g, whereIs(g, giver))) {
    if (on === giver || s.controller[on] !== seat || !isPresent(g, on) || carryReason(g, card, on) !== null) continue;
    const free = isWeapon(g, card) && (isArmsBearer(g, giver) || isArmsBearer(g, on) || hasRule(g, giver, 'handsOver'));
    const way = wayOnto(g, card, on);
    if (way === 0 && !(isWeapon(g, card) && isArmsBearer(g, on))) continue;
    const cost = free ? 0 : deployPrice(g, seat, card, { on, as: ON, way }).own;
    if (cost <= forceOf(g, seat)) found.push({ kind: 'to', on, as: ON, cost });
  }
  return found;
}

export const handOver = procedure('handOver', {
  where(g, f) {
    ask(g, f.seat, 'where', takersOf(g, f.seat, f.card), f.card);
  },
  give(g, f) {
    const { on, as, cost } = answerTo(g, 'where');
    useForce(g, f.seat, cost);
    giveAway(g, f.card);
    toPlace(g, 'placed', f.seat, f.card, on, as);
  },
});
