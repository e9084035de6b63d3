/** All that this browser keeps for the player as one file, and what such a file brings back. */
import { GAME_IDS } from './games.ts';
import { allPlayed, type PlayedGame } from './history.ts';
import { CHECKS, isPlayed } from './kept.ts';
import type { KeptSettings } from './settings.ts';
import { decksFrom, isWaiting, keep, learnedKey, load, type OwnDeck } from './storage.ts';
import { allWaiting, MOST_WAITING, type Waiting } from './waiting.ts';

const FORMAT = 1;
/** Letters of a file; a thousand long games are well below it. */
const MOST = 100_000_000;

/** What there is one of: it comes back where there is none. */
const SINGLE = ['tournament', 'clock', 'limited'] as const;
type Single = (typeof SINGLE)[number];

export interface Backup {
  readonly settings: KeptSettings;
  readonly decks: readonly OwnDeck[];
  readonly games: readonly PlayedGame[];
  readonly waiting: readonly Waiting[];
  /** The names under which a guided game is noted that was played. */
  readonly learned: readonly ReturnType<typeof learnedKey>[];
  readonly single: Readonly<Record<Single, unknown>>;
}

const LEARNED = GAME_IDS.map(learnedKey);

export async function writeBackup(settings: KeptSettings, decks: readonly OwnDeck[]): Promise<string> {
  return JSON.stringify({
    dejarikBackup: FORMAT,
    settings,
    decks,
    games: await allPlayed(),
    waiting: allWaiting(),
    learned: LEARNED.filter((key) => load(key) === true),
    ...Object.fromEntries(SINGLE.map((key) => [key, load(key)])),
  });
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function waitingFrom(value: unknown): Waiting[] {
  const { place } = (value ?? {}) as { readonly place?: unknown };
  const { value: kept } = CHECKS.waiting(value);
  if (kept === null || typeof place !== 'string' || place.length > 60 || !isWaiting(place)) return [];
  return [{ left: kept.left, saved: kept.saved, place }];
}

/** Of what is in the file, all that can be read; null: it is none of ours. Files of before have less in them. */
export function readBackup(text: string): Backup | null {
  if (text.length > MOST) return null;
  try {
    const found = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    if (found?.['dejarikBackup'] !== FORMAT) return null;
    const noted = listed(found['learned']);
    return {
      settings: CHECKS.settings(found['settings']).value ?? {},
      decks: decksFrom(CHECKS.decks(found['decks']).value ?? []),
      games: listed(found['games']).filter((game): game is PlayedGame => isPlayed(game)),
      waiting: listed(found['waiting']).flatMap(waitingFrom).slice(0, MOST_WAITING),
      learned: LEARNED.filter((key) => noted.includes(key)),
      single: {
        tournament: CHECKS.tournament(found['tournament'] ?? null).value,
        clock: CHECKS.clock(found['clock'] ?? null).value,
        limited: CHECKS.limited(found['limited'] ?? null).value,
      },
    };
  } catch {
    return null;
  }
}

/** What there is one of, where there is none yet. */
export function bringSingle({ learned, single }: Backup): void {
  for (const key of learned) keep(key, true);
  for (const key of SINGLE) if (single[key] !== null && load(key) === null) keep(key, single[key] as never);
}

/** Decks that are here stay as they are; those that are not are added. */
export function withDecks(own: readonly OwnDeck[], brought: readonly OwnDeck[]): readonly OwnDeck[] {
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...brought.filter(({ id }) => !known.has(id))];
}
