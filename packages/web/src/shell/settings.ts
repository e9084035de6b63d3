/** What a player sets once; kept in the browser. */
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import { DEFAULT_STOPS, type Stops } from '../session/preferences.ts';
import { FIRST_GAME, isGame } from './games.ts';

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
/** `system`: as the device asks for. */
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];
/** The loudest that sounds can be set to. */
export const LOUDEST = 10;
export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type Opponent = 'easy' | 'normal' | 'human';

export interface Settings {
  readonly speed: Speed;
  readonly motion: Motion;
  /** What others do waits for a press each time. */
  readonly step: boolean;
  readonly sound: boolean;
  readonly volume: number;
  readonly theme: Theme;
  readonly text: TextSize;
  readonly stops: Stops;
  /** Where the player's own card images are: an address with {set}, {number} or {name}, or empty. */
  readonly images: string;
  /** The player's own card images were read from a folder. */
  readonly folder: boolean;
  /** What was played last is what *Play now* plays. */
  readonly game: GameId;
  readonly side: number;
  /** The side that the opponent plays; null, or the own one: the other of the usual two. */
  readonly against: number | null;
  /** Null: nothing was chosen yet. */
  readonly opponent: Opponent | null;
  /** The decks chosen last in each game, by the number of the side; empty or missing: the starter deck. */
  readonly chosen: Readonly<Partial<Record<GameId, readonly string[]>>>;
  /** The edition of the rulebook chosen last in each game; missing: the usual one. */
  readonly editions: Readonly<Partial<Record<GameId, string>>>;
  /** How the deck builder shows the cards to choose from. */
  readonly cardsAs: 'grid' | 'rows';
}

export const DEFAULT_SETTINGS: Settings = {
  speed: 'normal',
  motion: 'system',
  step: false,
  sound: false,
  volume: 6,
  theme: 'dark',
  text: 'normal',
  stops: DEFAULT_STOPS,
  images: '',
  folder: false,
  game: FIRST_GAME,
  side: 1,
  against: null,
  opponent: null,
  chosen: {},
  editions: {},
  cardsAs: 'grid',
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
  return { ...DEFAULT_SETTINGS, ...rest, stops: { ...DEFAULT_STOPS, ...rest.stops }, game, chosen: decks };
}

/** The chosen decks with this one for the side. */
export const withChosen = (
  chosen: Settings['chosen'],
  game: GameId,
  side: number,
  deck: string,
): Settings['chosen'] => ({
  ...chosen,
  [game]: messages.allSides
    .map((_, i) => (i === side ? deck : (chosen[game]?.[i] ?? '')))
    .slice(0, Math.max(messages.sides.length, side + 1, chosen[game]?.length ?? 0)),
});
