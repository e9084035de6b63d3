/** What texts ask while they are carried out. */
import { answerTo, ask } from './flow.ts';
import type { Resolve } from './procedures.ts';
import { numbers, picks, picksOrDone, YES_OR_NO } from './questions.ts';
import type { Table } from './table.ts';

interface Asking {
  readonly orNone?: boolean;
  readonly seat?: number;
  readonly kind?: 'target' | 'found';
}

/** Asks for one of these cards, or for none of them. */
export function askCard(
  g: Table,
  f: Resolve,
  cards: readonly number[],
  { orNone = false, seat = f.seat, kind = 'target' }: Asking = {},
): false {
  ask(g, seat, kind, orNone ? picksOrDone(cards) : picks(cards), f.card);
  return false;
}

export function askWhether(g: Table, seat: number, about: number): false {
  ask(g, seat, 'may', YES_OR_NO, about);
  return false;
}

export const saidYes = (g: Table): boolean => answerTo(g, 'may').kind === 'yes';

export function askNumber(
  g: Table,
  f: Resolve,
  kind: 'number' | 'mode' | 'guess' | 'activate',
  from: readonly number[],
): false {
  ask(g, f.seat, kind, numbers(from), f.card);
  return false;
}

/** From 0 to so many. */
export const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);
