/** Effects of all kinds, and what cancels them: their building blocks. */
export const EFFECTS_AMOUNTS = {} as const;
export const EFFECTS_CONDITIONS = {} as const;
export const EFFECTS_RULES = {} as const;
export const EFFECTS_MOMENTS = {} as const;
export const EFFECTS_TIMINGS = {} as const;
export const EFFECTS_DECLARATIONS = {} as const;
export const EFFECTS_EFFECTS = {} as const;
