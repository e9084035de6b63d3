/** Where a battle may be initiated, and who takes part (CCG-BTL-01 to 05). */
import type { Reason } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { forceOf } from './force.ts';
import { locationsOn } from './layout.ts';
import { cardsAt, cardsUpon } from './live.ts';
import { givesPresence, isActive, totalAbility } from './presence.ts';
import { isCharacter, isStarship, isVehicle } from './query.ts';
import type { Declaration } from './questions.ts';
import { UNDERCOVER } from './state.ts';
import type { Table } from './table.ts';

export const battlesOf = (g: Table, seat: number): Declaration[] =>
  locationsOn(g.state).flatMap((card): Declaration[] =>
    battleReason(g, seat, card) === null ? [{ kind: 'battle', card }] : [],
  );

export function battleReason(g: Table, seat: number, at: number): Reason | null {
  const s = g.state;
  if (s.battledAt[at] === s.turn) return { rule: 'CCG-BTL-02', why: 'there was a battle here this turn' };
  for (let other = 0; other < s.seats.length; other++)
    if (totalAbility(g, other, at, (_, card) => givesPresence(g, card) && canBattle(g, card)) < ONE)
      return { rule: 'CCG-BTL-01', why: 'both players need presence there' };
  return forceOf(g, seat) < 1 ? { rule: 'CCG-FRC-12', why: 'a battle costs 1 Force' } : null;
}

/** CCG-BTL-03, 05, 29: not yet in a battle this turn, not a spy, not barred. */
export const canBattle = (g: Table, card: number): boolean =>
  g.state.battled[card] !== g.state.turn && (g.state.flags[card]! & UNDERCOVER) === 0 && isActive(g, card);

export const fighters = (g: Table, at: number): number[] =>
  cardsAt(g, at).filter(
    (card) => (isCharacter(g, card) || isStarship(g, card) || isVehicle(g, card)) && canBattle(g, card),
  );

/** CCG-RCT-09: a card that came to the battle takes part in it, with those it carries. */
export function joinBattle(g: Table, card: number, reacts: boolean): void {
  const { battle } = g.state;
  if (battle === null) return;
  for (const one of [card, ...cardsUpon(g, card)]) {
    if (battle.cards.includes(one) || !fighters(g, battle.at).includes(one)) continue;
    battle.cards.push(one);
    if (reacts) battle.reacted.push(one);
  }
}

/** CCG-RCT-08: a card that went away from the battle is out of it, with those it carries. */
export function leaveBattle(g: Table, card: number): void {
  const { battle } = g.state;
  if (battle !== null) battle.cards = battle.cards.filter((one) => one !== card && g.state.on[one] !== card);
}
