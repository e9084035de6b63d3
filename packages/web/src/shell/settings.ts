/** What a player sets once; kept in the browser. */
import { DEFAULT_STOPS, type Stops } from '../session/wishes.ts';

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
export type Opponent = 'easy' | 'normal' | 'human';

export interface Settings {
  readonly speed: Speed;
  readonly sound: boolean;
  readonly stops: Stops;
  /** Where the player's own card images are: an address with {set}, {number} or {name}, or empty. */
  readonly images: string;
  /** The player's own card images were read from a folder. */
  readonly folder: boolean;
  /** What was played last is what *Play now* plays. */
  readonly side: number;
  readonly opponent: Opponent;
  /** The decks chosen last, Dark's and Light's; empty: the starter deck. */
  readonly chosen: readonly [string, string];
}

export const DEFAULT_SETTINGS: Settings = {
  speed: 'normal',
  sound: false,
  stops: DEFAULT_STOPS,
  images: '',
  folder: false,
  side: 1,
  opponent: 'normal',
  chosen: ['', ''],
};

/** How long a scene of weight 1 stays, in milliseconds. */
export const PAUSE: Readonly<Record<Speed, number>> = { off: 0, fast: 220, normal: 520, slow: 1200 };

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const effectiveSpeed = (settings: Settings): Speed => (reducedMotion() ? 'off' : settings.speed);
