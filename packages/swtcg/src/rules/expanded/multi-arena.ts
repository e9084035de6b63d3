/** A unit of several arenas moves between them in the own build step (TCG-MULTI-05). */
import type { Reason } from '@dejarik/kernel';
import { keptOut } from '../costs.ts';
import type { MoreMoves } from '../edition.ts';
import { happen } from '../events.ts';
import { moveEvent } from '../make-events.ts';
import * as no from '../reasons.ts';
import { inArena } from '../state.ts';
import { arenaUnits, defOf, type Table } from '../table.ts';
import { ARENAS } from '../../cards/card.ts';

export function whyNotShift(g: Table, unit: number, to: number): Reason | null {
  const { state: s } = g;
  const { arenas } = defOf(g, unit);
  if (!inArena(s.zone[unit]!) || s.zone[unit] === to || !arenas.includes(to)) return no.ONE_ARENA;
  if (s.expanded!.shifted[unit] === s.turn) return no.SHIFTED_ALREADY;
  return keptOut(g, unit, to) ? no.FORBIDDEN : null;
}

export const shifting: MoreMoves = {
  offer(g, seat, options) {
    for (const arena of ARENAS.keys())
      for (const unit of arenaUnits(g.state, seat, arena))
        for (const to of defOf(g, unit).arenas)
          if (whyNotShift(g, unit, to) === null) options.push({ kind: 'shift', unit, to });
  },
  take(g, seat, move) {
    if (move.kind === 'shift') happen(g, moveEvent('shift', seat, move.unit, move.to));
  },
};
