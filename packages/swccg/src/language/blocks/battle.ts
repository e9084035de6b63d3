/** Battles, destiny, attrition and battle damage: their building blocks. */
export const BATTLE_AMOUNTS = {} as const;
export const BATTLE_CONDITIONS = {} as const;
export const BATTLE_RULES = {} as const;
export const BATTLE_MOMENTS = {} as const;
export const BATTLE_TIMINGS = {} as const;
export const BATTLE_DECLARATIONS = {} as const;
export const BATTLE_EFFECTS = {} as const;
