/** Whose damage gets a unit discarded. */
import { currentDamage } from '../damage.ts';
import type { Instance } from '../spoken.ts';
import type { Table } from '../table.ts';

/** The damage for which there are counters on the unit now; several sources may have a part in it. */
export const damageOn = (g: Table, unit: number): readonly Instance[] =>
  currentDamage(g)?.pending.filter((done) => done.unit === unit) ?? [];
