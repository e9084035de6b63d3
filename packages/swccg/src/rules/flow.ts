/** The words in which the rules speak of procedures and questions. Procedures are called by name. */
import { flow } from '@dejarik/kernel';
import type { Procedures } from './procedures.ts';
import type { Questions } from './questions.ts';
import type { Table } from './table.ts';

export const { procedure, procedures, call, returned, running, ask, answerTo } = flow<Table, Procedures, Questions>();
