/** Weapons, seekers and mines, creatures: what their effects do. */
import type { WEAPONS_EFFECTS } from '../language/blocks/weapons.ts';
import type { OperationsOf } from './operation.ts';

export const WEAPONS_OPERATIONS: OperationsOf<typeof WEAPONS_EFFECTS> = {};
