/** Battles, destiny, attrition and battle damage: what their effects do. */
import type { BATTLE_EFFECTS } from '../language/blocks/battle.ts';
import type { OperationsOf } from './operation.ts';

export const BATTLE_OPERATIONS: OperationsOf<typeof BATTLE_EFFECTS> = {};
