/** Where a battle can be initiated, and who takes part in one (CCG-BTL-01 to 05, 23 to 29). */
import { siegeReason, siegesOn } from './capturing.ts';
import { isCharacter, isPiece, isStarship, isVehicle } from './kinds.ts';
import { isSiege, locationsOn } from './layout.ts';
import type { Reason } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import { isBarred } from './barred.ts';
import { forceOf } from './force.ts';
import { cardsAt, cardsUpon, rulesOf } from './live.ts';
import { WEAPONS } from './parts.ts';
import { givesPresence, isActive, totalAbility } from './presence.ts';
import type { Declaration } from './questions.ts';
import { isLive } from './speech.ts';
import { isAboard, UNDERCOVER } from './state.ts';
import type { Table } from './table.ts';

export const battlesOf = (g: Table, seat: number): Declaration[] =>
  [...locationsOn(g.state), ...siegesOn(g)].flatMap((card): Declaration[] =>
    battleReason(g, seat, card) === null ? [{ kind: 'battle', card }] : [],
  );

export function battleReason(g: Table, seat: number, at: number): Reason | null {
  const s = g.state;
  if (s.battledAt[at] === s.turn) return { rule: 'CCG-BTL-02', why: 'there was a battle here this turn' };
  const siege = siegeReason(g, at);
  if (siege !== null) return siege;
  for (let other = 0; other < s.seats.length; other++)
    if (totalAbility(g, other, at, (_, card) => givesPresence(g, card) && canBattle(g, card)) < ONE)
      return { rule: 'CCG-BTL-01', why: 'both players need presence there' };
  const cost = battleCost(g, at);
  return forceOf(g, seat) < cost ? { rule: 'CCG-FRC-12', why: `a battle here costs ${cost} Force` } : null;
}

/** CCG-BTL-01: 1 Force, or what a text says for the location. */
export function battleCost(g: Table, at: number): number {
  let cost = ONE;
  for (const entry of rulesOf(g, 'battleCost'))
    if (g.speech.isPlace(g, entry, { place: 'here' }, at) && isLive(g, entry))
      cost = Math.max(cost, g.speech.amount(g, entry, entry.rule.n));
  return required(cost);
}

/** CCG-BTL-03, 05, 29: not yet in a battle this turn, not a spy, not barred. */
const canBattle = (g: Table, card: number): boolean => g.state.battled[card] !== g.state.turn && mayFight(g, card);

function mayFight(g: Table, card: number): boolean {
  const s = g.state;
  if ((s.flags[card]! & UNDERCOVER) !== 0 || isBarred(g, card, 'battle')) return false;
  // CCG-TRB-05: in a captured starship those fight who could not elsewhere.
  if (!isActive(g, card) && !(s.battle !== null && isSiege(s, s.battle.at))) return false;
  // Whoever is aboard stays out with the ship.
  return !isAboard(s.as[card]!) || !isBarred(g, s.on[card]!, 'battle');
}

export const fighters = (g: Table, at: number): number[] =>
  cardsAt(g, at).filter((card) => isFighter(g, card) && canBattle(g, card));

const isFighter = (g: Table, card: number): boolean =>
  isCharacter(g, card) || isStarship(g, card) || isVehicle(g, card) || isPiece(g, card);

/** CCG-BTL-25, 26: up to the weapons step whoever has come takes part; whoever has gone, or is excluded, does not. */
export function gather(g: Table): void {
  const s = g.state;
  const b = s.battle;
  if (b === null) return;
  const joins = b.step <= WEAPONS && !b.picked;
  b.cards = cardsAt(g, b.at).filter((card) => {
    if (isExcluded(g, card) || !isFighter(g, card) || !mayFight(g, card)) return false;
    return b.cards.includes(card) || (joins && s.battled[card] !== s.turn);
  });
}

const isExcluded = ({ state: s }: Table, card: number): boolean =>
  s.battle!.excluded.includes(card) || (isAboard(s.as[card]!) && s.battle!.excluded.includes(s.on[card]!));

/** CCG-BTL-23: the battle was cancelled, or one side has no presence left in it. */
export function isOver(g: Table): boolean {
  const b = g.state.battle!;
  if (b.over || g.state.result !== null) return true;
  gather(g);
  const counts = (_: Table, card: number): boolean => b.cards.includes(card) && givesPresence(g, card);
  return g.state.seats.some((_, seat) => totalAbility(g, seat, b.at, counts) < ONE);
}

/** CCG-RCT-09: a card that came to the battle takes part in it, with those it carries. */
export function joinBattle(g: Table, card: number, reacts: boolean): void {
  const { battle } = g.state;
  if (battle === null) return;
  gather(g);
  if (reacts) for (const one of [card, ...cardsUpon(g, card)]) if (battle.cards.includes(one)) battle.reacted.push(one);
}

/** CCG-RCT-08: a card that went away from the battle is out of it, with those it carries. */
export function leaveBattle(g: Table, card: number): void {
  const { battle } = g.state;
  if (battle !== null) battle.cards = battle.cards.filter((one) => one !== card && g.state.on[one] !== card);
}
