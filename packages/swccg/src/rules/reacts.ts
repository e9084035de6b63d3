/** Section 36 of the ledger: reacts. */
import type { Declaration } from './questions.ts';
import type { Table } from './table.ts';

export const reactsOf = (_g: Table, _seat: number): Declaration[] => [];
