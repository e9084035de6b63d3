/** Undo and redo of a deck's cards. */
import type { OwnDeck } from '../../shell/storage.ts';

export type Cards = OwnDeck['cards'];

export interface Steps {
  readonly past: readonly Cards[];
  readonly now: Cards;
  readonly future: readonly Cards[];
}

/** So many steps can be taken back. */
const MOST = 200;

export const firstStep = (now: Cards): Steps => ({ past: [], now, future: [] });

const isSame = (a: Cards, b: Cards): boolean =>
  a === b || (a.length === b.length && a.every(({ id, copies }, i) => b[i]?.id === id && b[i].copies === copies));

/** The deck as it is now: a change is a step, whoever made it; no change is none. */
export const followed = (steps: Steps, now: Cards): Steps =>
  isSame(steps.now, now) ? steps : { past: [...steps.past, steps.now].slice(-MOST), now, future: [] };

export function undone({ past, now, future }: Steps): Steps {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone({ past, now, future }: Steps): Steps {
  const [after, ...later] = future;
  return after === undefined ? { past, now, future } : { past: [...past, now], now: after, future: later };
}

export const copiesOf = (cards: Cards, id: string): number => cards.find((entry) => entry.id === id)?.copies ?? 0;

/** The card keeps its place in the list. */
export function withCopies(cards: Cards, id: string, copies: number): Cards {
  if (copies <= 0) return cards.filter((entry) => entry.id !== id);
  if (copiesOf(cards, id) === 0) return [...cards, { id, copies }];
  return cards.map((entry) => (entry.id === id ? { id, copies } : entry));
}
