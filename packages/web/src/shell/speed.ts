/** How fast the table shows what happens. */
import type { Settings, Speed } from './settings.ts';

/** How long a scene of weight 1 stays, in milliseconds. */
export const PAUSE: Readonly<Record<Speed, number>> = { off: 0, fast: 220, normal: 520, slow: 1200 };

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const effectiveSpeed = (settings: Settings): Speed => (reducedMotion() ? 'off' : settings.speed);
