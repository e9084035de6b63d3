/**
 * Carries out a card's text: a frame that walks through an ability's program. An operation that has to ask, or
 * that starts another procedure, is entered again afterwards with its `phase` advanced.
 */
import { type Frame, procedure } from '@dejarik/kernel';
import type { Op } from '../language/meaning.ts';
import { OPERATIONS } from './operations.ts';
import type { Waiting } from './state.ts';
import type { Table } from './table.ts';

export interface ResolveFrame extends Frame {
  readonly ability: number;
  /** The operation reached. */
  at: number;
  readonly seat: number;
  readonly source: number;
  /** What the text last spoke of: `it`. */
  it: readonly number[];
  /** `that arena`, or -1. */
  arena: number;
  /** `that much` */
  amount: number;
  phase: number;
  /** What an operation in progress has gathered. */
  picked: number[];
  /** Dice of a roll that the text called for. */
  dice: number[];
}

export function resolveFrame(from: Waiting): ResolveFrame {
  const { ability, at, seat, source, it, arena, amount } = from;
  return { proc: 'resolve', step: 0, ability, at, seat, source, it, arena, amount, phase: 0, picked: [], dice: [] };
}

/** Returns true when it is finished, false when it waits for an answer or another procedure. */
export type Operation<O = Op> = (g: Table, f: ResolveFrame, op: O) => boolean;

export const resolve = procedure<Table, ResolveFrame>('resolve', {
  operations(g, f) {
    const { program } = g.cards.abilities[f.ability]!;
    for (;;) {
      const op = program[f.at];
      if (op === undefined || op.do === 'stop') return 'done';
      const here = f.at;
      const finished = (OPERATIONS[op.do] as Operation)(g, f, op);
      if (!finished) return 'operations';
      f.phase = 0;
      if (f.at === here) f.at++;
      if (g.state.frames[g.state.frames.length - 1] !== f) return 'operations'; // another procedure goes first
    }
  },
});
