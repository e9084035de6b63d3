/** Rule sets: Death Star, Trench, holosites, bluffs, captives, tractor beams, spies, Epic Events: their building blocks. */
export const SPECIAL_AMOUNTS = {} as const;
export const SPECIAL_CONDITIONS = {} as const;
export const SPECIAL_RULES = {} as const;
export const SPECIAL_MOMENTS = {} as const;
export const SPECIAL_TIMINGS = {} as const;
export const SPECIAL_DECLARATIONS = {} as const;
export const SPECIAL_EFFECTS = {} as const;
