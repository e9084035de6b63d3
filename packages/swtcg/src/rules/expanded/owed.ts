/** What waits for the end of the attack: Avenge, Backfire and Riposte by themselves, Retaliate because it was played. */
import { dealDamage, instance } from '../damage.ts';
import { rollDice } from '../dice.ts';
import { call, procedure, returned } from '../flow.ts';
import { neededToHit } from '../attack-dice.ts';
import { controllerOf } from '../state.ts';
import { isUnitInPlay, type Table } from '../table.ts';
import { primaryOf } from '../teams.ts';
import type { Owed } from './procedures.ts';

/** Notes it until step 8; outside an attack there is nothing to wait for. */
export function owe(g: Table, kind: 'triggered' | 'activated', debt: Owed): void {
  const e = g.state.expanded!;
  if (e.attack !== null) e.attack = { ...e.attack, [kind]: [...e.attack[kind], debt] };
}

/** TCG-TRIG-10: one of each side in turn, each side's own in the order in which they were noted. */
export function putInOrder(g: Table): void {
  const e = g.state.expanded!;
  if (e.attack !== null && e.attack.triggered.length + e.attack.activated.length > 1)
    e.attack = {
      ...e.attack,
      triggered: alternating(g, e.attack.triggered),
      activated: alternating(g, e.attack.activated),
    };
}

function alternating(g: Table, debts: readonly Owed[]): readonly Owed[] {
  if (debts.length < 2) return debts;
  const byTeam = Map.groupBy(debts, ({ source }) => primaryOf(g.state, controllerOf(g.state, source)));
  const sides = [...byTeam].sort(([one], [other]) => one - other).map(([, own]) => own);
  const longest = Math.max(0, ...sides.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => sides.flatMap((own) => own.slice(i, i + 1))).flat();
}

/** The next of those that wait; false: there is none. */
export function payNext(g: Table, kind: 'triggered' | 'activated'): boolean {
  const e = g.state.expanded!;
  const [next, ...rest] = e.attack?.[kind] ?? [];
  if (next === undefined) return false;
  e.attack = { ...e.attack!, [kind]: rest };
  call(g, 'owed', { ...next });
  return true;
}

export const owed = procedure('owed', {
  roll(g, { source, n, dice }) {
    if (dice === 0) return 'deal';
    rollDice(g, controllerOf(g.state, source), source, 'damage', n);
  },
  rolled(g, f) {
    const needed = neededToHit(g, f.unit);
    hurt(g, f, returned(g, 'roll').filter((die) => die >= needed).length);
    return 'done';
  },
  deal(g, f) {
    hurt(g, f, f.n);
  },
  done() {},
});

function hurt(g: Table, { source, unit }: Owed, n: number): void {
  if (isUnitInPlay(g.state, unit)) dealDamage(g, [instance(g, unit, source, controllerOf(g.state, source), n)]);
}
