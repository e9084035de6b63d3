/** The operations a card's text is made of, by name. */
import * as cards from './operations-cards.ts';
import * as control from './operations-control.ts';
import * as damage from './operations-damage.ts';
import * as units from './operations-units.ts';
import { EXTENSION_OPERATIONS } from './extensions.ts';
import type { Op } from '../language/meaning.ts';
import type { Operation } from './resolve.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

export const OPERATIONS: { readonly [K in Op['do']]: Operation<Of<K>> } = {
  ...control,
  ...units,
  ...cards,
  ...damage,
  extension: (g, f, op) => EXTENSION_OPERATIONS[op.name](g, f),
  stop: () => true,
};
