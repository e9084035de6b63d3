/** What Inspiration and Intimidation give for each unit: +10 speed, +1 power, +1 health. */
import type { Stat } from '../../language/tree.ts';

export const STEP: Readonly<Record<Stat, number>> = { speed: 10, power: 1, health: 1 };
