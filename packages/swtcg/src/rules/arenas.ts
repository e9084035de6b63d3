/** The three arenas in the order of battle: their numbers are those of their zones. */
export const SPACE = 0;
export const GROUND = 1;
export const CHARACTER = 2;
export const ARENA_COUNT = 3;

export const inArena = (zone: number): boolean => zone >= 0 && zone <= CHARACTER;
