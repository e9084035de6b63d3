/**
 * What is kept in the browser: settings, own decks, the games that wait, each in a place of its own. What cannot be read
 * is set aside under another name, never deleted.
 */
import type { KeptLimited } from '../session/limited.ts';
import type { GameId } from '../session/moment.ts';
import type { SavedGame } from '../session/new-game.ts';
import { FIRST_GAME } from './games.ts';
import { CHECKS, type Checked, type KeptDeck, type KeptWaiting, type OwnDeck, type RoundClock } from './kept.ts';
import type { KeptSettings } from './settings.ts';

export type { KeptDeck, KeptWaiting, OwnDeck, RoundClock } from './kept.ts';

/** That a guided first game was played, each for itself. */
type LearnedKey = 'learned' | `learned.${GameId}`;
/** The place of one waiting game. */
export type WaitingKey = `waiting.${string}`;

interface Kept extends Record<LearnedKey, boolean>, Record<WaitingKey, KeptWaiting> {
  settings: KeptSettings;
  decks: readonly KeptDeck[];
  /** Where an earlier version kept the only game in progress. */
  game: SavedGame;
  /** As it was read: its screen checks it. */
  tournament: unknown;
  /** The clock of its round. */
  clock: RoundClock | null;
  /** A sealed or draft event; the worker checks it. */
  limited: KeptLimited | null;
}

type Key = keyof Kept;
export type Kind = keyof typeof CHECKS;

export const learnedKey = (game: GameId): LearnedKey => (game === FIRST_GAME ? 'learned' : `learned.${game}`);

const WAITING = 'waiting.';
export const isWaiting = (name: string): name is WaitingKey => name.startsWith(WAITING);

/** What kind of thing is kept under this name. */
export const kindOf = (key: Key): Kind =>
  isWaiting(key) ? 'waiting' : key.startsWith('learned') ? 'learned' : (key as Kind);

export const decksFrom = (kept: readonly KeptDeck[]): OwnDeck[] =>
  kept.map((deck) => ({ ...deck, game: deck.game ?? FIRST_GAME }));

const PREFIX = 'dejarik.';
const ASIDE = '.aside';
/** So many things of one name are set aside; after that the last one gives way. */
const MOST = 20;

/** What was set aside since the page was opened, until the player has been told. */
const untold: Kind[] = [];

export function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Null takes it away. False when the browser keeps nothing (private windows, a full disk). */
export function write(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** The names of all that is kept. */
export function names(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function check<K extends Key>(key: K, text: string): Checked<Kept[K]> {
  try {
    return (CHECKS[kindOf(key)] as (value: unknown) => Checked<Kept[K]>)(JSON.parse(text));
  } catch {
    return { value: null, whole: false };
  }
}

/** The game in it, if it can be read. */
function gameIn(key: Key, text: string): SavedGame | null {
  if (isWaiting(key)) return check(key, text).value?.saved ?? null;
  return key === 'game' ? check(key, text).value : null;
}

/** A readable game is known by its seed: of one game there is one place. Everything else gets the next free one. */
function placeFor(key: Key, text: string, game: SavedGame | null): string {
  if (game !== null) return `game${ASIDE}.${String(game.replay.seed).slice(0, 60)}`;
  let n = 1;
  const place = (): string => `${isWaiting(key) ? 'game' : key}${ASIDE}.${n}`;
  while (n < MOST && read(place()) !== null && read(place()) !== text) n++;
  return place();
}

/** Moves what is kept under this name out of the way; false when there was nothing, or no room. */
export function setAside(key: Key): boolean {
  const text = read(key);
  if (text === null) return false;
  const game = gameIn(key, text);
  const place = placeFor(key, text, game);
  // First away, so that there is room for it where the browser's room is all but used up.
  write(key, null);
  if (!write(place, game === null ? text : JSON.stringify(game))) {
    write(key, text);
    return false;
  }
  untold.push(isWaiting(key) ? 'game' : kindOf(key));
  return true;
}

/** The kinds of what was set aside and not told yet. */
export const newlyAside = (): readonly Kind[] => untold.splice(0);

/** The stored value, or null. Of what can be read in part, that part; the whole is set aside. */
export function load<K extends Key>(key: K): Kept[K] | null {
  const text = read(key);
  if (text === null) return null;
  const { value, whole } = check(key, text);
  if (!whole && setAside(key) && value !== null) write(key, JSON.stringify(value));
  return value;
}

/** False when the browser keeps nothing. */
export function keep<K extends Key>(key: K, value: Kept[K]): boolean {
  try {
    return write(key, JSON.stringify(value));
  } catch {
    return false;
  }
}

export interface Aside {
  readonly name: string;
  /** It is a game that can be put back among those that wait. */
  readonly isGame: boolean;
}

const isAsideGame = (name: string): boolean => name.startsWith(`game${ASIDE}`) && check('game', read(name) ?? '').whole;

/** All that was ever set aside. */
export const allAside = (): Aside[] =>
  names()
    .filter((name) => /\.(?:aside|unreadable)\b/u.test(name))
    .sort()
    .map((name) => ({ name, isGame: isAsideGame(name) }));

/** The game that was set aside under this name. */
export const asideGame = (name: string): SavedGame | null => check('game', read(name) ?? '').value;

export const textOf = (name: string): string => read(name) ?? '';
