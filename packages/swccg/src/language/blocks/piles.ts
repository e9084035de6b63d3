/** Hands and piles: searching, looking, retrieving: their building blocks. */
export const PILES_AMOUNTS = {} as const;
export const PILES_CONDITIONS = {} as const;
export const PILES_RULES = {} as const;
export const PILES_MOMENTS = {} as const;
export const PILES_TIMINGS = {} as const;
export const PILES_DECLARATIONS = {} as const;
export const PILES_EFFECTS = {} as const;
