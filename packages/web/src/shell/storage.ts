/** What is kept in the browser: settings, own decks, the game in progress. Half-written or foreign data is set aside, never lost. */
import type { Deck } from '@dejarik/kernel';
import type { SavedGame } from '../session/session.ts';
import type { Settings } from './settings.ts';

export interface OwnDeck extends Deck {
  readonly id: string;
  readonly side: 'Dark' | 'Light';
  readonly changed: number;
}

interface Kept {
  settings: Settings;
  decks: readonly OwnDeck[];
  game: SavedGame | null;
  learned: boolean;
}

const PREFIX = 'dejarik.';

/** The stored value, or null; what cannot be read is renamed so that it can still be rescued. */
export function load<K extends keyof Kept>(key: K): Kept[K] | null {
  let text: string | null = null;
  try {
    text = localStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as Kept[K]);
  } catch {
    if (text !== null) localStorage.setItem(`${PREFIX}${key}.unreadable`, text);
    return null;
  }
}

/** False when the browser keeps nothing (private windows, a full disk). */
export function keep<K extends keyof Kept>(key: K, value: Kept[K] | null): boolean {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
