/** What a player can want to do. */
import type { Intent as KitIntent } from '@dejarik/kernel';

export const INTENTS = [
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

export type IntentKind = (typeof INTENTS)[number];

/** `target`: what to attack or board, or which ability to play. */
export type Intent = KitIntent<IntentKind>;
