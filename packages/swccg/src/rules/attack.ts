/** Attacking a creature (CCG-CRE-10 to 14): no battle, though much like one. */
import { DONE, type Reason } from '@dejarik/kernel';
import { ABILITY_FOR_DESTINY, drawFor, isCreature } from './creatures.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { loseCard } from './leaving.ts';
import { cardsAt, cardsInPlay, whereIs } from './live.ts';
import { totalPower } from './power.ts';
import { countsInBattle, hasPresence, isActive, totalAbility } from './presence.ts';
import { isCharacter } from './kinds.ts';
import { valueOf } from './query.ts';
import type { Declaration } from './questions.ts';
import { TABLE, UNDERCOVER } from './state.ts';
import type { Table } from './table.ts';
import { weaponsOf } from './targeting.ts';

export const attacksOf = (g: Table, seat: number): Declaration[] =>
  cardsInPlay(g).flatMap((card): Declaration[] =>
    isCreature(g, card) && attackReason(g, seat, card) === null ? [{ kind: 'attack', card }] : [],
  );

export function attackReason(g: Table, seat: number, creature: number): Reason | null {
  const s = g.state;
  const at = whereIs(g, creature);
  if (!hasPresence(g, seat, at)) return { rule: 'CCG-CRE-10', why: 'you have no presence there' };
  if (s.battledAt[at] === s.turn) return { rule: 'CCG-CRE-11', why: 'there was a battle or an attack this turn' };
  return forceOf(g, seat) < 1 ? { rule: 'CCG-FRC-12', why: 'an attack costs 1 Force' } : null;
}

/** All characters of the seat there. */
const attackers = (g: Table, seat: number, at: number): number[] =>
  cardsAt(g, at).filter(
    (card) =>
      g.state.controller[card] === seat &&
      isCharacter(g, card) &&
      isActive(g, card) &&
      (g.state.flags[card]! & UNDERCOVER) === 0,
  );

export const attack = procedure('attack', {
  declare(g, { seat, creature }) {
    const s = g.state;
    const at = whereIs(g, creature);
    useForce(g, seat, 1);
    s.battledAt[at] = s.turn;
    s.attack = { at, by: seat, creature, weapons: [] };
  },
  weapons(g, { seat, creature }) {
    if (g.state.zone[creature] !== TABLE) return 'end';
    const weapons = weaponsOf(g, seat);
    if (weapons.length === 0) return 'ferocity';
    ask(g, seat, 'weapons', [...weapons.map((card) => ({ kind: 'fire' as const, card })), { kind: 'done' }]);
  },
  fire(g, { seat }) {
    const option = answerTo(g, 'weapons');
    if (option.kind !== 'fire') return 'ferocity';
    call(g, 'aim', { seat, weapon: option.card, target: -1, each: 0, sniper: false });
    return 'weapons';
  },
  ferocity(g, { creature }) {
    call(g, 'ferocity', { creature, drawn: 0, total: 0 });
  },
  destiny(g, f) {
    const { at } = g.state.attack!;
    f.against = returned(g, 'ferocity') + valueOf(g, f.creature, 'defense');
    const among = attackers(g, f.seat, at);
    f.power = totalPower(g, f.seat, at, among);
    const ability = totalAbility(g, f.seat, at, (_, card) => among.includes(card) && countsInBattle(g, card));
    if (ability < ABILITY_FOR_DESTINY) return 'compare';
    drawFor(g, f.seat, f.creature);
  },
  drawn(g, f) {
    f.power += returned(g, 'destiny')?.n ?? 0;
  },
  compare(g, { power, against, creature }) {
    if (power > against) loseCard(g, creature);
  },
  end(g) {
    g.state.attack = null;
    return DONE;
  },
});
