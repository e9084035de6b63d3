/** Double Strike: an attack for which the unit tapped may be followed by another one at once (TCG-KW-DBLSTRIKE). */
import { call } from '../flow.ts';
import type { Attack } from '../options.ts';
import { effectiveKeyword } from '../query.ts';
import { inArena } from '../state.ts';
import type { Table } from '../table.ts';
import { attacksOf } from '../targets.ts';

/** What the unit may attack now that its attack is over: enemies alone, whatever allows more (TCG-KW-DBLSTRIKE-03, TCG-PRIME-09). */
export function secondAttacks(g: Table, unit: number): readonly Attack[] {
  const { state: s } = g;
  if (!inArena(s.zone[unit]!) || effectiveKeyword(g, unit, 'Double Strike') <= 0) return [];
  return attacksOf(g, unit).attacks;
}

export const startSecondAttack = (g: Table, { unit, target, cannon }: Attack): void =>
  call(g, 'attack', { unit, target, cannon, dice: [], accuracy: 0, critical: 0, hits: 0, second: 1 });
