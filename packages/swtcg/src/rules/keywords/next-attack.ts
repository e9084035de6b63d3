/** Power for a unit's next attack, which lasts until then, across turns if need be (TCG-KW-ABSORB-02). */
import type { Table } from '../table.ts';

/** An attack under way is not the next one: what it brings along was noted when it was declared. */
export function strengthenNextAttack(g: Table, unit: number, n: number): void {
  const { nextPower } = g.state.expanded!;
  nextPower[unit] = nextPower[unit]! + n;
}
