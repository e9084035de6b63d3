/** Double Strike: an attack for which the unit tapped may be followed by another one at once (TCG-KW-DBLSTRIKE). */
import { call } from '../flow.ts';
import type { Attack } from '../options.ts';
import { effectiveKeyword } from '../query.ts';
import { inArena } from '../state.ts';
import type { Table } from '../table.ts';
import { attacksOf } from '../targets.ts';

/** What the unit may attack now that its attack is over: enemies alone (TCG-KW-DBLSTRIKE-03). */
export const secondAttacks = (g: Table, unit: number): readonly Attack[] =>
  inArena(g.state.zone[unit]!) && effectiveKeyword(g, unit, 'Double Strike') > 0 ? attacksOf(g, unit).attacks : [];

export const startSecondAttack = (g: Table, { unit, target, cannon }: Attack): void =>
  call(g, 'attack', { unit, target, cannon, dice: [], accuracy: 0, critical: 0, hits: 0, second: 1 });
