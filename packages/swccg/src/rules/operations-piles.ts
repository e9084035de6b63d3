/** Hands and piles: searching, looking, retrieving: what their effects do. */
import type { PILES_EFFECTS } from '../language/blocks/piles.ts';
import type { OperationsOf } from './operation.ts';

export const PILES_OPERATIONS: OperationsOf<typeof PILES_EFFECTS> = {};
