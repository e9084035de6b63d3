/** The words in which the rules speak of procedures and questions, typed by what this game has. */
import { flow } from '@dejarik/kernel';
import type { Questions } from './options.ts';
import type { Procedures } from './procedures.ts';
import type { Table } from './table.ts';

export const { procedure, withSteps, procedures, call, returned, running, ask, answerTo } = flow<
  Table,
  Procedures,
  Questions
>();
