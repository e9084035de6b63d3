/** Movement, seats, starships, vehicles, reacts: their building blocks. */
export const TRAVEL_AMOUNTS = {} as const;
export const TRAVEL_CONDITIONS = {} as const;
export const TRAVEL_RULES = {} as const;
export const TRAVEL_MOMENTS = {} as const;
export const TRAVEL_TIMINGS = {} as const;
export const TRAVEL_DECLARATIONS = {} as const;
export const TRAVEL_EFFECTS = {} as const;
