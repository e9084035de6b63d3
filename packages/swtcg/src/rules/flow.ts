/** The words in which the rules speak of procedures and questions, typed by what this game has. */
import { flow, type Procedure } from '@dejarik/kernel';
import type { Questions } from './options.ts';
import type { NewHopeProcedures, Procedures } from './procedures.ts';
import type { Table } from './table.ts';

const words = flow<Table, Procedures, Questions>();

export const { procedure, withSteps, call, returned, running, ask, answerTo } = words;

/** All procedures of the game. */
export const expandedProcedures = words.procedures;

/** Those of an edition that has only what the New Hope rulebook has. */
export const procedures = (all: { readonly [K in keyof NewHopeProcedures]: Procedure }) =>
  words.procedures(all as Parameters<typeof words.procedures>[0]);
