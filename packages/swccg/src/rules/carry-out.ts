/** What was declared resolves, unless it was cancelled (CCG-ACT-01). */
import { beginText } from './begin.ts';
import { putDown } from './deploy.ts';
import { call } from './flow.ts';
import { ENDING, INITIATED, WEAPONS } from './parts.ts';
import type { Action } from './procedures.ts';
import { AT } from './state.ts';
import type { Table } from './table.ts';

export function carryOut(g: Table, action: Action): void {
  const s = g.state;
  if (action.kind === 'moment') return;
  // CCG-ACT-12: what just happened is over when another action resolves; a battle is just initiated all through its
  // second step (CCG-BTL-07), and draws can be added to it until the first one.
  const step = s.battle?.step ?? ENDING;
  s.just = s.just.filter(({ on }) => (on === 'battle' && step === INITIATED) || (on === 'inBattle' && step <= WEAPONS));
  call(g, 'automatic', {}); // when all of it has resolved
  if (action.kind === 'text') beginText(g, action.text);
  else if (action.kind === 'deploy') putDown(g, action.deployment);
  else if (action.kind === 'reactMove') {
    const { seat, card, path } = action;
    call(g, 'travel', { seat, card, path, as: AT, regular: true, react: true, next: 0 });
  } else if (action.kind === 'fire') call(g, 'fire', { ...action.shot, drawn: 0, total: 0 });
}
