/** Characters and devices: what their effects do. */
import type { CHARACTERS_EFFECTS } from '../language/blocks/characters.ts';
import type { OperationsOf } from './operation.ts';

export const CHARACTERS_OPERATIONS: OperationsOf<typeof CHARACTERS_EFFECTS> = {};
