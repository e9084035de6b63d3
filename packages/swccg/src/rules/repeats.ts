/**
 * What costs nothing and could be done there and back for ever is done at most so often by one card in a phase: more
 * than anybody has a use for (project ruling; the ledger sets no limit).
 */
import { MOST_CARDS, type State } from './state.ts';

const MOST_REPEATS = 8;

/** Free moves stand behind all texts in the list of what was used. */
const MOVES = 100_000;

const keyOf = (card: number, what: number): number => what * MOST_CARDS + card;

function timesDone(s: State, key: number): number {
  let n = 0;
  for (const used of s.usedPhase) if (used === key) n++;
  return n;
}

export const hasMovedEnough = (s: State, card: number): boolean => timesDone(s, keyOf(card, MOVES)) >= MOST_REPEATS;
export const noteFreeMove = (s: State, card: number): void => void s.usedPhase.push(keyOf(card, MOVES));

/** A text without a limit of its own. */
export const isUsedEnough = (s: State, card: number, ability: number): boolean =>
  timesDone(s, keyOf(card, MOVES + 1 + ability)) >= MOST_REPEATS;
export const noteRepeat = (s: State, card: number, ability: number): void =>
  void s.usedPhase.push(keyOf(card, MOVES + 1 + ability));
