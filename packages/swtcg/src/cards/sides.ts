/** The arenas, in the order of battle, and the sides that fight in them. */

export const ARENAS = ['Space', 'Ground', 'Character'] as const;
export type Arena = (typeof ARENAS)[number];
/** The sides of the usual table, in the order in which they act (TCG-PRIME-01). Neutral cards go with either. */
export const SIDES = ['Dark', 'Light'] as const;
/** What a card can say of its side (TCG-CARD-08). */
export type Side = (typeof SIDES)[number] | 'Neutral' | 'Yuuzhan Vong';
export const DARK = 0;
export const LIGHT = 1;
export const NEUTRAL = 2;
export const YUUZHAN_VONG = 3;
export const SIDE_NUMBER: Readonly<Record<Side, number>> = {
  Dark: DARK,
  Light: LIGHT,
  Neutral: NEUTRAL,
  'Yuuzhan Vong': YUUZHAN_VONG,
};
/** The sides that a seat can play, by number; Neutral is none. */
export const PLAYED_SIDES: readonly number[] = [DARK, LIGHT, YUUZHAN_VONG];
