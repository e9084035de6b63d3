/** What a player sets once; kept in the browser. */
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import { DEFAULT_STOPS, type Stops } from '../session/preferences.ts';
import { FIRST_GAME, isGame } from './games.ts';

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
  readonly game: GameId;
  readonly side: number;
  readonly opponent: Opponent;
  /** The decks chosen last in each game, by seat; empty or missing: the starter deck. */
  readonly chosen: Readonly<Partial<Record<GameId, readonly string[]>>>;
}

export const DEFAULT_SETTINGS: Settings = {
  speed: 'normal',
  sound: false,
  stops: DEFAULT_STOPS,
  images: '',
  folder: false,
  game: FIRST_GAME,
  side: 1,
  opponent: 'normal',
  chosen: {},
};

/** Settings as an earlier version may have kept them: then there was one game, and its decks stood alone. */
export interface KeptSettings extends Omit<Partial<Settings>, 'chosen'> {
  readonly chosen?: Settings['chosen'] | readonly string[];
}

const isList = (chosen: KeptSettings['chosen']): chosen is readonly string[] => Array.isArray(chosen);

export function settingsFrom(kept: KeptSettings | null): Settings {
  const { chosen = {}, ...rest } = kept ?? {};
  const decks = isList(chosen) ? { [FIRST_GAME]: chosen } : chosen;
  // A newer page may know more games.
  const game = isGame(rest.game) ? rest.game : DEFAULT_SETTINGS.game;
  return { ...DEFAULT_SETTINGS, ...rest, game, chosen: decks };
}

/** The chosen decks with this one for the seat. */
export const withChosen = (
  chosen: Settings['chosen'],
  game: GameId,
  seat: number,
  deck: string,
): Settings['chosen'] => ({
  ...chosen,
  [game]: messages.sides.map((_, i) => (i === seat ? deck : (chosen[game]?.[i] ?? ''))),
});
