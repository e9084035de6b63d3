/**
 * Carries out a card's text: a procedure that walks through an ability's program. An operation that has to ask, or
 * that starts another procedure, is entered again afterwards with its `phase` advanced.
 */
import { DONE } from '@dejarik/kernel';
import type { Op } from '../language/meaning.ts';
import { EXTENSION_OPERATIONS } from './extensions.ts';
import { takeSubordinates } from './expanded/subordinates.ts';
import { procedure } from './flow.ts';
import { isPledge, pledge } from './keywords/cunning.ts';
import * as battle from './operations-battle.ts';
import * as cards from './operations-cards.ts';
import * as control from './operations-control.ts';
import * as damage from './operations-damage.ts';
import * as expanded from './operations-expanded.ts';
import * as units from './operations-units.ts';
import type { Resolve } from './procedures.ts';
import type { Table } from './table.ts';
import { repeats } from './whom.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

/** Returns true when it is finished, false when it waits for an answer or another procedure. */
type Operation<O = Op> = (g: Table, f: Resolve, op: O) => boolean;

const OPERATIONS: { readonly [K in Op['do']]: Operation<Of<K>> } = {
  ...control,
  ...units,
  ...cards,
  ...damage,
  ...expanded,
  takeSubordinates,
  ...battle,
  extension: (g, f, op) => EXTENSION_OPERATIONS[op.name](g, f),
  stop: () => true,
};

export const resolve = procedure('resolve', {
  operations(g, f) {
    const { program } = g.cards.abilities[f.ability]!;
    const { frames } = g.state;
    const depth = frames.length;
    for (;;) {
      const op = program[f.at];
      if (op === undefined || op.do === 'stop') return DONE;
      if (isPledge(f, op)) return pledge(g, f, op) ? DONE : 'operations';
      const here = f.at;
      const finished = (OPERATIONS[op.do] as Operation)(g, f, op);
      if (!finished) return 'operations';
      f.phase = 0;
      // What is done to an opponent is done to each of them.
      if (f.at === here && (g.state.seats.length === 2 || !repeats(g, f, op))) f.at++;
      if (frames.length !== depth) return 'operations'; // another procedure goes first
    }
  },
});
