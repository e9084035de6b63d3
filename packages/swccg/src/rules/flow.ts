/** The words in which the rules speak of procedures and questions. Procedures are called by name. */
import { flow } from '@dejarik/kernel';
import type { DrawDestiny, Procedures, Speaking } from './procedures.ts';
import type { Questions } from './questions.ts';
import type { Table } from './table.ts';

export const { procedure, procedures, call, returned, running, ask, answerTo } = flow<Table, Procedures, Questions>();

/** Destiny is drawn: for the weapon or the text `by`. */
export function drawDestiny(g: Table, seat: number, by: number, draw: DrawDestiny['draw'] = 'any'): void {
  call(g, 'destiny', { seat, draw, powerOnly: false, by, result: null, card: -1, n: 0, redrawn: false });
}

/** What the destiny that was just drawn comes to, in thousandths: nothing if it was canceled. */
export function drawnNumber(g: Table): number {
  const draw = returned(g, 'destiny');
  return draw === null || draw.cancelled ? 0 : draw.n;
}

/** A text is carried out. It speaks of its last targets; without targets, of the card that it answers. */
export function resolveText(g: Table, text: Speaking): void {
  const { targets, about } = text;
  const it = targets.at(-1)?.slice() ?? (about !== null && about.card >= 0 ? [about.card] : []);
  call(g, 'resolve', { ...text, at: 0, phase: 0, it, destiny: 0, theirs: 0, list: [] });
}

/** The seat loses Force; `from`: the pile that it has to come from while that lasts. */
export function loseForceFrom(g: Table, seat: number, n: number, from = -1): void {
  call(g, 'loseForce', { seat, n, price: false, from, lost: 0 });
}
