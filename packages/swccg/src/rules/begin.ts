/** Procedures that begin in several places, with what they start from. */
import { call } from './flow.ts';
import type { Speaking } from './procedures.ts';
import type { Table } from './table.ts';

export const beginDeploy = (g: Table, seat: number, card: number, free = false, react = false): void =>
  call(g, 'deploy', { seat, card, free, react, to: { on: -1, as: 0 }, pilot: -1, replaced: [] });

/** A destiny that the card asks for. */
export const beginDestiny = (g: Table, seat: number, by: number): void =>
  call(g, 'destiny', { seat, draw: 'any', powerOnly: false, by, result: null, card: -1, n: 0, redrawn: false });

export const beginLoss = (g: Table, seat: number, n: number, price = false): void =>
  call(g, 'loseForce', { seat, n, price, from: -1, lost: 0 });

/** A text is carried out; `it` is what it was aimed at or answers. */
export const beginText = (g: Table, text: Speaking, it: number[]): void =>
  call(g, 'resolve', { ...text, at: 0, phase: 0, it, destiny: 0, theirs: 0, list: [] });
