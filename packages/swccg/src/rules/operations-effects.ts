/** Effects of all kinds, and what cancels them: what their effects do. */
import type { EFFECTS_EFFECTS } from '../language/blocks/effects.ts';
import type { OperationsOf } from './operation.ts';

export const EFFECTS_OPERATIONS: OperationsOf<typeof EFFECTS_EFFECTS> = {};
