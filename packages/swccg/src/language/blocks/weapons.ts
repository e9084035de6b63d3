/** Weapons, seekers and mines, creatures: their building blocks. */
export const WEAPONS_AMOUNTS = {} as const;
export const WEAPONS_CONDITIONS = {} as const;
export const WEAPONS_RULES = {} as const;
export const WEAPONS_MOMENTS = {} as const;
export const WEAPONS_TIMINGS = {} as const;
export const WEAPONS_DECLARATIONS = {} as const;
export const WEAPONS_EFFECTS = {} as const;
