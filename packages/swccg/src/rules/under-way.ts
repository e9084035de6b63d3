/** What is under way, further out: the destiny just shown, the Force about to be lost, whom an action is aimed at. */
import type { FrameOf } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import { running } from './flow.ts';
import type { DrawDestiny, Procedures } from './procedures.ts';
import type { Table } from './table.ts';

type Frame<K extends keyof Procedures> = Extract<FrameOf<Procedures>, { readonly proc: K }>;

/** The destiny draw that has just been shown, or null. */
export const shownDestiny = (g: Table): DrawDestiny | null => running(g.state, 'destiny');

/** A loss of Force that is under way: the innermost of them. */
function lossUnderWay(g: Table): Frame<'loseForce'> | Frame<'damage'> | null {
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i]!;
    if (frame.proc === 'damage' || (frame.proc === 'loseForce' && !frame.price)) return frame;
  }
  return null;
}

/** How much is still to be lost, in thousandths. */
export function lossLeft(g: Table): number {
  const loss = lossUnderWay(g);
  if (loss === null) return 0;
  return loss.proc === 'loseForce' ? loss.n * ONE : g.state.battle!.damageLeft[loss.seat]!;
}

/** CCG-READ-096, 097: the loss becomes smaller or greater. */
export function changeLoss(g: Table, by: number): void {
  const loss = lossUnderWay(g);
  if (loss === null) return;
  if (loss.proc === 'loseForce') loss.n = Math.max(0, loss.n + (by < 0 ? -required(-by) : required(by)));
  else {
    const { damageLeft } = g.state.battle!;
    damageLeft[loss.seat] = Math.max(0, damageLeft[loss.seat]! + by);
  }
}

/** Whether the innermost weapon that fires, or text that is carried out, is aimed at the card. */
export function isAimedAt(g: Table, card: number): boolean {
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i]!;
    if (frame.proc === 'fire') return frame.target === card;
    if (frame.proc === 'resolve') return frame.targets.some((cards) => cards.includes(card));
  }
  return false;
}
