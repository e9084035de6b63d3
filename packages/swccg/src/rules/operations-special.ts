/** Rule sets: Death Star, Trench, holosites, bluffs, captives, tractor beams, spies, Epic Events: what their effects do. */
import type { SPECIAL_EFFECTS } from '../language/blocks/special.ts';
import type { OperationsOf } from './operation.ts';

export const SPECIAL_OPERATIONS: OperationsOf<typeof SPECIAL_EFFECTS> = {};
