/** What is kept in the browser: settings, own decks, the game in progress. Half-written or foreign data is set aside, never lost. */
import type { Deck } from '@dejarik/kernel';
import type { GameId } from '../session/moment.ts';
import type { SavedGame } from '../session/session.ts';
import type { KeptSettings } from './settings.ts';

export interface OwnDeck extends Deck {
  readonly id: string;
  readonly game: GameId;
  readonly side: 'Dark' | 'Light';
  readonly changed: number;
}

/** A deck as an earlier version may have kept it: then there was one game. */
export type KeptDeck = Omit<OwnDeck, 'game'> & Partial<Pick<OwnDeck, 'game'>>;

interface Kept {
  settings: KeptSettings;
  decks: readonly KeptDeck[];
  game: SavedGame | null;
  /** The guided first game was played; of later games, each for itself. */
  learned: boolean;
  'learned.young-jedi': boolean;
}

export const LEARNED = { swtcg: 'learned', 'young-jedi': 'learned.young-jedi' } as const;

export const decksFrom = (kept: readonly KeptDeck[] | null): OwnDeck[] =>
  (kept ?? []).map((deck) => ({ ...deck, game: deck.game ?? 'swtcg' }));

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
