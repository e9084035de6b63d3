/**
 * Carries out a card's text: a procedure that walks through a program. An operation that has to ask, or that starts
 * another procedure, is entered again afterwards with its `phase` advanced.
 */
import { DONE } from '@dejarik/kernel';
import type { Op } from '../language/meaning.ts';
import { procedure } from './flow.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

export const resolve = procedure('resolve', {
  operations(g, f) {
    const { program } = g.cards.texts[f.ability]!;
    const { frames } = g.state;
    const depth = frames.length;
    for (;;) {
      const op: Op | undefined = program[f.at];
      if (op === undefined || g.state.result !== null) return DONE;
      const here = f.at;
      const finished = (OPERATIONS[op.do] as Operation)(g, f, op);
      if (!finished) return 'operations';
      f.phase = 0;
      if (f.at === here) f.at++;
      if (frames.length !== depth) return 'operations'; // another procedure goes first
    }
  },
});
