/**
 * What is kept in the browser: settings, own decks, the game in progress. What cannot be read, and a game that another
 * tab has put in the place of this one's, is set aside under another name, never deleted.
 */
import type { GameId } from '../session/moment.ts';
import type { SavedGame } from '../session/new-game.ts';
import { FIRST_GAME } from './games.ts';
import { CHECKS, type Checked, type KeptDeck, type OwnDeck } from './kept.ts';
import type { KeptSettings } from './settings.ts';

export type { KeptDeck, OwnDeck } from './kept.ts';

/** That a guided first game was played, each for itself. */
type LearnedKey = 'learned' | `learned.${GameId}`;

interface Kept extends Record<LearnedKey, boolean> {
  settings: KeptSettings;
  decks: readonly KeptDeck[];
  game: SavedGame;
  /** As it was read: its screen checks it. */
  tournament: unknown;
}

type Key = keyof Kept;

export const learnedKey = (game: GameId): LearnedKey => (game === FIRST_GAME ? 'learned' : `learned.${game}`);

const isLearned = (key: Key): key is LearnedKey => key.startsWith('learned');

/** What kind of thing is kept under this name. */
export const kindOf = (key: Key): keyof typeof CHECKS => (isLearned(key) ? 'learned' : key);

export const decksFrom = (kept: readonly KeptDeck[]): OwnDeck[] =>
  kept.map((deck) => ({ ...deck, game: deck.game ?? FIRST_GAME }));

const PREFIX = 'dejarik.';
const ASIDE = '.aside';
/** So many things of one name are set aside; after that the last one gives way. */
const MOST = 20;

/** What was set aside since the page was opened, until the player has been told. */
const untold: Key[] = [];
/** The game's text as this tab last read or wrote it: another one is another tab's. */
let known: string | null = null;

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Null takes it away. False when the browser keeps nothing (private windows, a full disk). */
function write(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

function check<K extends Key>(key: K, text: string): Checked<Kept[K]> {
  try {
    return (CHECKS[kindOf(key)] as (value: unknown) => Checked<Kept[K]>)(JSON.parse(text));
  } catch {
    return { value: null, whole: false };
  }
}

/** A readable game is known by its seed: of one game there is one place. Everything else gets the next free one. */
function placeFor(key: Key, text: string): string {
  const game = key === 'game' ? check('game', text).value : null;
  if (game !== null) return `game${ASIDE}.${String(game.replay.seed).slice(0, 60)}`;
  let n = 1;
  const place = (): string => `${key}${ASIDE}.${n}`;
  while (n < MOST && read(place()) !== null && read(place()) !== text) n++;
  return place();
}

/** Moves what is kept under this name out of the way; false when there was nothing, or no room. */
export function setAside(key: Key): boolean {
  const text = read(key);
  if (text === null) return false;
  const place = placeFor(key, text);
  // First away, so that there is room for it where the browser's room is all but used up.
  write(key, null);
  if (!write(place, text)) {
    write(key, text);
    return false;
  }
  untold.push(key);
  return true;
}

/** The names of what was set aside and not told yet. */
export const newlyAside = (): readonly Key[] => untold.splice(0);

/** The stored value, or null. Of what can be read in part, that part; the whole is set aside. */
export function load<K extends Key>(key: K): Kept[K] | null {
  const text = read(key);
  if (text === null) return null;
  const { value, whole } = check(key, text);
  if (!whole && setAside(key) && value !== null) write(key, JSON.stringify(value));
  return value;
}

/** False when the browser keeps nothing. */
export function keep<K extends Exclude<Key, 'game'>>(key: K, value: Kept[K]): boolean {
  try {
    return write(key, JSON.stringify(value));
  } catch {
    return false;
  }
}

/** The game in progress becomes this tab's: to go on with it, or to begin another one in its place. */
export function takeGame(): SavedGame | null {
  const saved = load('game');
  known = read('game');
  return saved;
}

/** Keeps the game; null: it is over. What another tab has kept meanwhile is set aside, and not taken away. */
export function keepGame(saved: SavedGame | null): boolean {
  const now = read('game');
  const foreign = now !== null && now !== known;
  if (saved === null) {
    known = null;
    return foreign || write('game', null);
  }
  const text = JSON.stringify(saved);
  if (foreign && now !== text) setAside('game');
  known = text;
  return write('game', text);
}

export interface Aside {
  readonly name: string;
  /** It is a game that can be put back into its place. */
  readonly isGame: boolean;
}

/** All that was ever set aside. */
export function allAside(): Aside[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX) && /\.(?:aside|unreadable)\b/u.test(name))
      .map((name) => name.slice(PREFIX.length))
      .sort()
      .map((name) => ({ name, isGame: name.startsWith(`game${ASIDE}`) && check('game', read(name) ?? '').whole }));
  } catch {
    return [];
  }
}

export const textOf = (name: string): string => read(name) ?? '';

/** Puts a game back that was set aside; the one in its place is set aside in turn. */
export function putBack(name: string): boolean {
  const text = read(name);
  if (text === null || !check('game', text).whole) return false;
  const now = read('game');
  if (now !== null && now !== text) setAside('game');
  // The same game's other version may have taken its place just now.
  if (read(name) === text) write(name, null);
  return write('game', text);
}
