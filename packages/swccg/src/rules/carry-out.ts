/** What was declared resolves, unless it was cancelled (CCG-ACT-01). */
import { putDown } from './deploy.ts';
import { call } from './flow.ts';
import { INITIATED } from './parts.ts';
import type { Action } from './procedures.ts';
import type { Table } from './table.ts';

export function carryOut(g: Table, action: Action): void {
  const s = g.state;
  if (action.kind === 'moment') return;
  // CCG-ACT-12: what just happened is over when another action resolves; a battle is just initiated all through its
  // second step (CCG-BTL-07).
  const inBattle = s.battle?.step === INITIATED;
  s.just = inBattle ? s.just.filter(({ on }) => on === 'battle') : [];
  call(g, 'automatic', {}); // when all of it has resolved
  if (action.kind === 'text')
    call(g, 'resolve', {
      ...action.text,
      at: 0,
      phase: 0,
      it: lastTargets(action.text.targets),
      destiny: 0,
      theirs: 0,
      list: [],
    });
  else if (action.kind === 'deploy') putDown(g, action.deployment);
  else if (action.kind === 'fire') call(g, 'fire', { ...action.shot, draws: 0, total: 0 });
}

const lastTargets = (targets: readonly (readonly number[])[]): number[] => targets.at(-1)?.slice() ?? [];
