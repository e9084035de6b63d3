/** What an operation of card text is: one for each kind of effect. */
import type { ExtensionName } from '../language/extensions.ts';
import type { Op } from '../language/meaning.ts';
import type { Resolve } from './procedures.ts';
import type { Table } from './table.ts';

/** Returns true when it is finished, false when it waits for an answer or another procedure. */
export type Operation<O = Op> = (g: Table, f: Resolve, op: O) => boolean;

export type OpOf<K extends Op['do']> = Extract<Op, { readonly do: K }>;

/** An operation for every effect of a table of building blocks. */
export type OperationsOf<Blocks> = {
  readonly [K in keyof Blocks & Op['do']]: Operation<OpOf<K>>;
};

/** Code of sentences that have their own. */
export type Extensions<N extends ExtensionName> = { readonly [K in N]: (g: Table, f: Resolve) => boolean };
