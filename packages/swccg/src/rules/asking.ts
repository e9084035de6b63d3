/** What texts ask while they are carried out. */
import { answerTo, ask } from './flow.ts';
import type { Resolve } from './procedures.ts';
import { numbers, picks, picksOrDone, type QuestionKind, type Questions, YES_OR_NO } from './questions.ts';
import type { Table } from './table.ts';

/** Asks, and the text waits for the answer. */
export function askAndWait<K extends QuestionKind>(
  g: Table,
  seat: number,
  kind: K,
  options: readonly Questions[K][],
  about: number,
): false {
  ask(g, seat, kind, options, about);
  return false;
}

interface Asking {
  readonly orNone?: boolean;
  readonly seat?: number;
  readonly kind?: 'target' | 'found';
}

/** Asks for one of these cards, or for none of them. */
export const askCard = (
  g: Table,
  f: Resolve,
  cards: readonly number[],
  { orNone = false, seat = f.seat, kind = 'target' }: Asking = {},
): false => askAndWait(g, seat, kind, orNone ? picksOrDone(cards) : picks(cards), f.card);

export const askWhether = (g: Table, seat: number, about: number): false =>
  askAndWait(g, seat, 'may', YES_OR_NO, about);

export const saidYes = (g: Table): boolean => answerTo(g, 'may').kind === 'yes';

type NumberKind = 'number' | 'mode' | 'guess' | 'activate';

export const askNumber = (g: Table, f: Resolve, kind: NumberKind, from: readonly number[]): false =>
  askAndWait(g, f.seat, kind, numbers(from), f.card);

/** From 0 to so many. */
export const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);
