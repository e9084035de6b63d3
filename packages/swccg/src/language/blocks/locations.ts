/** Locations, Force, drains, deployment: their building blocks. */
export const LOCATIONS_AMOUNTS = {} as const;
export const LOCATIONS_CONDITIONS = {} as const;
export const LOCATIONS_RULES = {} as const;
export const LOCATIONS_MOMENTS = {} as const;
export const LOCATIONS_TIMINGS = {} as const;
export const LOCATIONS_DECLARATIONS = {} as const;
export const LOCATIONS_EFFECTS = {} as const;
