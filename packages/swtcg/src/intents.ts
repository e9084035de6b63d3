/** What a player can want to do. */
import type { Intent as KitIntent } from '@dejarik/kernel';

/** Those of the New Hope rulebook. */
export const FIRST_INTENTS = [
  'ability',
  'battle',
  'attack',
  'deploy',
  'build',
  'complete',
  'return',
  'retreat',
  'board',
  'disembark',
  'rearrange',
  'exchange',
] as const;

/** Those, and what only the Expanded Rulebook has: Equipment, and units of several arenas. */
export const INTENTS = [...FIRST_INTENTS, 'equip', 'detach', 'shift'] as const;

export type IntentKind = (typeof INTENTS)[number];

/** `target`: what to attack, board or equip, which ability to play, or the arena to go to. */
export type Intent = KitIntent<IntentKind>;
