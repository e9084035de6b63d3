/** Hits in a duel, and the dueling text of the cards that score them (YJ-DUEL-19, 23, 28). */
import { opponentOf } from '@dejarik/kernel';
import type { Ability } from '../cards/ability.ts';
import { moved } from './event.ts';
import { discard, happen, tell, withOther } from './events.ts';
import type { Duel } from './parts.ts';
import { countUse, defOf, type Table } from './table.ts';

type DuelText = Extract<Ability, { readonly is: 'duelExtraHit' | 'duelDraw' | 'duelRemoveHit' }>;

/** The attack card scores so many hits. */
export function score(g: Table, d: Duel, n: number): void {
  const victim = opponentOf(g.state, d.attacker);
  d.hits[victim] = d.hits[victim]! + n;
  tellHits(g, d, victim, d.attack);
}

function tellHits(g: Table, d: Duel, victim: number, by: number): void {
  const fighter = g.state.fight!.camps[victim]!.cards[0]!;
  tell(g, { ...withOther(g, 'hit', victim, fighter, by), hits: d.hits[victim]! });
}

/** YJ-DUEL-23, YJ-ARM-08: a lightsaber Weapon card, or a built-in one. */
function usesLightsaber(g: Table, seat: number): boolean {
  const { cards, weapons } = g.state.fight!.camps[seat]!;
  if (weapons.some((weapon) => defOf(g, weapon).lightsaber)) return true;
  return (defOf(g, cards[0]!).by.builtIn ?? []).some(({ lightsaber }) => lightsaber);
}

/** The dueling text of the attack card that can be used now: of the card itself or of one of its halves. */
export function duelText(g: Table, d: Duel): DuelText | null {
  if (!usesLightsaber(g, d.attacker)) return null;
  const def = defOf(g, d.attack);
  for (const form of [def, ...def.halves])
    for (const ability of form.abilities) {
      if (ability.is === 'duelExtraHit' || ability.is === 'duelDraw') return ability;
      if (ability.is === 'duelRemoveHit' && d.hits[d.attacker]! > 0) return ability;
    }
  return null;
}

export function useDuelText(g: Table, ability: Ability): void {
  const d = g.state.duel!;
  const seat = d.attacker;
  countUse(g, ability);
  tell(g, withOther(g, 'text', seat, d.attack, -1));
  if (ability.is === 'duelRemoveHit') {
    d.hits[seat] = d.hits[seat]! - 1;
    tellHits(g, d, seat, -1);
    return;
  }
  if ((ability.is === 'duelExtraHit' || ability.is === 'duelDraw') && ability.discard) discard(g, seat, d.attack); // YJ-DUEL-28
  if (ability.is === 'duelExtraHit') score(g, d, ability.n);
  else if (ability.is === 'duelDraw') for (let i = 0; i < ability.n; i++) happen(g, moved('duelDraw', seat));
}
