/** Characters and devices: their building blocks. */
export const CHARACTERS_AMOUNTS = {} as const;
export const CHARACTERS_CONDITIONS = {} as const;
export const CHARACTERS_RULES = {} as const;
export const CHARACTERS_MOMENTS = {} as const;
export const CHARACTERS_TIMINGS = {} as const;
export const CHARACTERS_DECLARATIONS = {} as const;
export const CHARACTERS_EFFECTS = {} as const;
