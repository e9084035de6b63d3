/** A card as printed: facts only, plus its text as a tree of the card language. */
import type { Ability } from '../language/tree.ts';

export const ARENAS = ['Space', 'Ground', 'Character'] as const;
export type Arena = (typeof ARENAS)[number];
/** The sides that seats play, in the order in which they act (TCG-PRIME-01). Neutral cards go with either. */
export const SIDES = ['Dark', 'Light'] as const;
export type Side = (typeof SIDES)[number] | 'Neutral';
export const DARK = 0;
export const LIGHT = 1;
export const NEUTRAL = 2;
export const SIDE_NUMBER: Readonly<Record<Side, number>> = { Dark: DARK, Light: LIGHT, Neutral: NEUTRAL };
export type CardType = Arena | 'Battle' | 'Mission';
export type Rarity = 'C' | 'U' | 'R' | 'P';

export interface Card {
  /** Set code and collector number, for instance `AOTC-25`. */
  readonly id: string;
  readonly set: string;
  readonly number: number;
  /** The name without the version letter: `Luke Skywalker`. */
  readonly name: string;
  /** `A`, `B`, ...; the empty string when the card is not unique. */
  readonly version: string;
  readonly side: Side;
  readonly type: CardType;
  /** The words of the type line after the type, hyphens left out: `Dark Jedi Knight Sith Lord`. */
  readonly subtypes: readonly string[];
  readonly rarity: Rarity;
  /** Build cost; 0 on Battle cards, which have none. */
  readonly cost: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  readonly abilities: readonly Ability[];
  /** Why the card cannot be played, if its text is not fully executable. */
  readonly unplayable?: string;
}

export const isUnit = (card: Card): boolean => card.type !== 'Battle' && card.type !== 'Mission';

/** `Luke Skywalker (B)`: how players and deck files call a card. */
export const title = (card: Card): string => (card.version === '' ? card.name : `${card.name} (${card.version})`);
