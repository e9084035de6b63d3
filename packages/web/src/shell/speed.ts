/** How long things are shown, and how much of it moves: two settings that know nothing of each other. */
import type { Settings, Speed } from './settings.ts';

/** How many times as long as at the usual speed. */
const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.5 };

export const paceOf = ({ speed }: Pick<Settings, 'speed'>): number => PACE[speed];

export const reducesMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Less motion, not less time: things appear where they would have moved to, and are held as long. */
export const isReduced = (
  { motion }: Pick<Settings, 'motion'>,
  device: () => Pick<MediaQueryList, 'matches'> = reducesMotion,
): boolean => (motion === 'system' ? device().matches : motion === 'reduced');

/** Nothing is shown on the way, or nothing may move. */
export const isStill = (settings: Settings): boolean => settings.speed === 'off' || isReduced(settings);

/** How long a scene of weight 1 stays at the usual speed, in milliseconds. */
const SCENE = 520;
export const timeOf = (weight: number): number => weight * SCENE;
export const weightOf = (time: number): number => time / SCENE;

const FIND = 500;
const WORD = 200;
const LEAST = 900;
/** The longest card can be read in it. */
const MOST = 25_000;
/** Enough for what was read in full before. */
export const GLANCE = 5000;

/** How long it takes to find and read these texts. */
export function readingTime(texts: readonly string[], most = MOST): number {
  const words = texts.reduce((n, text) => n + (text.match(/\S+/gu)?.length ?? 0), 0);
  return Math.min(most, Math.max(LEAST, FIND + words * WORD));
}
