/** Procedures that begin in several places, with what they start from. */
import { call, returned } from './flow.ts';
import type { DrawDestiny, Speaking } from './procedures.ts';
import type { Table } from './table.ts';

export const beginDeploy = (g: Table, seat: number, card: number, free = false, react = false): void =>
  call(g, 'deploy', { seat, card, free, react, to: { on: -1, as: 0 }, pilot: -1, replaced: [] });

/** Destiny is drawn: for the weapon or the text `by`. */
export const beginDestiny = (g: Table, seat: number, by: number, draw: DrawDestiny['draw'] = 'any'): void =>
  call(g, 'destiny', { seat, draw, powerOnly: false, by, result: null, card: -1, n: 0, redrawn: false });

/** What the destiny that was just drawn comes to, in thousandths: nothing if it was canceled. */
export function drawnNumber(g: Table): number {
  const draw = returned(g, 'destiny');
  return draw === null || draw.cancelled ? 0 : draw.n;
}

/** The seat loses Force; `from`: the pile that it has to come from while that lasts. */
export const beginLoss = (g: Table, seat: number, n: number, price = false, from = -1): void =>
  call(g, 'loseForce', { seat, n, price, from, lost: 0 });

/** A text is carried out. It speaks of its last targets; without targets, of the card that it answers. */
export function beginText(g: Table, text: Speaking): void {
  const { targets, about } = text;
  const it = targets.at(-1)?.slice() ?? (about !== null && about.card >= 0 ? [about.card] : []);
  call(g, 'resolve', { ...text, at: 0, phase: 0, it, destiny: 0, theirs: 0, list: [] });
}
