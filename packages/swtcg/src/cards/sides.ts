/** The arenas, in the order of battle, and the sides that fight in them. */

export const ARENAS = ['Space', 'Ground', 'Character'] as const;
export type Arena = (typeof ARENAS)[number];
/** The sides that seats play, in the order in which they act (TCG-PRIME-01). Neutral cards go with either. */
export const SIDES = ['Dark', 'Light'] as const;
export type Side = (typeof SIDES)[number] | 'Neutral';
export const DARK = 0;
export const LIGHT = 1;
export const NEUTRAL = 2;
export const SIDE_NUMBER: Readonly<Record<Side, number>> = { Dark: DARK, Light: LIGHT, Neutral: NEUTRAL };
