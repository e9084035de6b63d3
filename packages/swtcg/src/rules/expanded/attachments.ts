/** What Equipment fits, and how it hangs on its unit (TCG-EQUIP-02, TCG-EQUIP-11, TCG-SKILL-01). */
import type { Reason } from '@dejarik/kernel';
import { attachedTo } from '../moves.ts';
import * as no from '../reasons.ts';
import { ABOARD, inArena } from '../state.ts';
import { defOf, type Table } from '../table.ts';

/** TCG-MULTI-02: in an arena a unit is of that arena's type alone. */
export function fitsOn(g: Table, equipment: number, unit: number): boolean {
  const { arenas } = defOf(g, equipment);
  const place = g.state.zone[unit]!;
  return inArena(place) ? arenas.includes(place) : defOf(g, unit).arenas.some((arena) => arenas.includes(arena));
}

/** Skills and Traits: they cannot be detached, and share the fate of their unit. */
export function isBound(g: Table, equipment: number): boolean {
  const { words } = defOf(g, equipment);
  return words.has('Skill') || words.has('Trait');
}

export function whyNotAttach(g: Table, equipment: number, unit: number): Reason | null {
  if (!fitsOn(g, equipment, unit)) return no.DOES_NOT_FIT;
  const { state: s } = g;
  if (s.zone[unit] === ABOARD) return no.EQUIPS_NO_PILOT;
  const twice = isBound(g, equipment) && attachedTo(s, unit).some((other) => s.def[other] === s.def[equipment]);
  return twice ? no.HAS_THIS_SKILL : null;
}
