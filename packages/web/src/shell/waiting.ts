/**
 * The games that wait to be gone on with. Each has a place of its own, so that no game puts away another, and a tab writes
 * only to the place of the game at its table.
 */
import type { SavedGame } from '../session/new-game.ts';
import type { KeptWaiting } from './kept.ts';
import { asideGame, isWaiting, keep, load, names, read, setAside, type WaitingKey, write } from './storage.ts';

export interface Waiting extends KeptWaiting {
  readonly place: WaitingKey;
}

/** So many games can wait; then one has to be ended or removed before another begins. */
export const MOST_WAITING = 24;

/** The game that this tab has, or had before it was reloaded. */
const HERE = 'dejarik.here';

/** The place that this tab writes to; null: to none. */
let place: WaitingKey | null = null;
/** The text there as this tab last read or wrote it: another one is another tab's. */
let known: string | null = null;

/** From now on this tab's table is this one. */
export function chooseHere(which: WaitingKey): void {
  try {
    sessionStorage.setItem(HERE, which);
  } catch {
    // After a reload the game left last is opened, which is most likely this one.
  }
}

function remembered(): WaitingKey | null {
  try {
    const kept = sessionStorage.getItem(HERE);
    return kept !== null && isWaiting(kept) ? kept : null;
  } catch {
    return null;
  }
}

const freshPlace = (): WaitingKey => `waiting.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

function add(saved: SavedGame, left: number): WaitingKey | null {
  const fresh = freshPlace();
  return keep(fresh, { left, saved }) ? fresh : null;
}

/** An earlier version kept one game, without the time when it was left. */
function takeOverOld(): void {
  const old = load('game');
  if (old === null) return;
  const text = read('game');
  // First away: there may not be room for both.
  write('game', null);
  if (add(old, Date.now()) === null) write('game', text);
}

/** All that can be read, the one left last first; what cannot be read is set aside. */
export function allWaiting(): Waiting[] {
  takeOverOld();
  return names()
    .filter(isWaiting)
    .flatMap((name): Waiting[] => {
      const kept = load(name);
      return kept === null ? [] : [{ ...kept, place: name }];
    })
    .sort((a, b) => b.left - a.left || (a.place < b.place ? -1 : 1));
}

/** The place of the game at this tab's table. */
export const placeHere = (): WaitingKey | null => place;

/** A game begins: whatever waits stays where it is. */
export function beginHere(): WaitingKey {
  place = freshPlace();
  known = null;
  chooseHere(place);
  return place;
}

/** What this tab would go on with: the game that was chosen or that it had, or the one left last. */
export function nextHere(): Waiting | null {
  const all = allWaiting();
  const wanted = remembered();
  return all.find((waiting) => waiting.place === wanted) ?? all[0] ?? null;
}

/** The game becomes this tab's, as it is kept now; null: it is not there any more. */
export function takeHere(wanted: WaitingKey): SavedGame | null {
  const kept = load(wanted);
  if (kept === null) return null;
  place = wanted;
  known = read(wanted);
  chooseHere(wanted);
  return kept.saved;
}

/** The game goes on elsewhere: from now on this tab writes nothing. */
export function leaveHere(): void {
  place = null;
  known = null;
}

/** Keeps the game; null: it is over. What another tab has put there meanwhile is set aside, and not taken away. */
export function keepHere(saved: SavedGame | null): boolean {
  if (place === null) return true;
  const now = read(place);
  const isForeign = now !== null && now !== known;
  if (saved === null) {
    const ended = place;
    leaveHere();
    return isForeign || write(ended, null);
  }
  if (isForeign) setAside(place);
  const isKept = keep(place, { left: Date.now(), saved });
  known = read(place);
  return isKept;
}

/** For good; the player was asked. */
export const removeWaiting = (which: WaitingKey): boolean => write(which, null);

/** Puts a game back that was set aside, to be gone on with; null: there is no room, or no such game. */
export function putBack(name: string): WaitingKey | null {
  const saved = asideGame(name);
  const back = saved === null ? null : add(saved, Date.now());
  if (back === null) return null;
  write(name, null);
  chooseHere(back);
  return back;
}

/** Games of a file, each with its place: those that are here stay as they are. Returns how many came. */
export function bringWaiting(brought: readonly Waiting[]): number {
  const here = new Set(allWaiting().map((waiting) => waiting.place));
  const fresh = brought.filter((waiting) => !here.has(waiting.place)).slice(0, MOST_WAITING - here.size);
  return fresh.filter(({ place: to, left, saved }) => keep(to, { left, saved })).length;
}
