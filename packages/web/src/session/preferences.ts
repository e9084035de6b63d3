/** How a player likes to be asked and shown. Free of the engine, because the page needs it too. */

/** `step`: at the first chance of each battle step only, and when something could be played. */
export type Stop = 'always' | 'possible' | 'step' | 'never';

export interface Stops {
  /** Before each attack and after the last one. */
  readonly general: Stop;
  /** After an attack was declared. */
  readonly attack: Stop;
  readonly reroll: Stop;
  readonly prevention: Stop;
}

export const DEFAULT_STOPS: Stops = { general: 'step', attack: 'possible', reroll: 'possible', prevention: 'possible' };
export const ALL_STOPS: Stops = { general: 'always', attack: 'always', reroll: 'always', prevention: 'always' };

/** Until when the player passes without being asked; `event`: until something happens that one wants to be asked about. */
export type PassUntil = 'none' | 'event' | 'step' | 'turn';

export interface Preferences {
  readonly stops: Stops;
  /** Stay in every chance, whatever the stops say. */
  readonly hold: boolean;
  /** Show each moment, not only those at which somebody has to decide. */
  readonly every: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = { stops: DEFAULT_STOPS, hold: false, every: true };
