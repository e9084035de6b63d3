/** The words in which the rules speak of procedures and questions; what several of them begin with; and what is under way further out. */
import { flow, type FrameOf } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import type { DrawDestiny, Procedures, Speaking } from './procedures.ts';
import type { Questions } from './questions.ts';
import type { Table } from './table.ts';

export const { procedure, procedures, call, returned, running, ask, answerTo } = flow<Table, Procedures, Questions>();

/** The card that was chosen, or -1. */
export function chosenCard(g: Table, kind: 'target' | 'found' | 'along' = 'target'): number {
  const answer = answerTo(g, kind);
  return answer.kind === 'pick' ? answer.card : -1;
}

export const beginDeploy = (g: Table, seat: number, card: number, free = false, react = false): void =>
  call(g, 'deploy', { seat, card, free, react, fromHand: false, to: { on: -1, as: 0 }, pilot: -1, replaced: [] });

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

type Frame = FrameOf<Procedures>;
type Loss = Extract<Frame, { readonly proc: 'loseForce' | 'damage' }>;

/** The destiny draw that has just been shown, or null. */
export const shownDestiny = (g: Table): DrawDestiny | null => running(g.state, 'destiny');

/** A loss of Force that is under way: the innermost of them. */
const lossUnderWay = (g: Table): Loss | undefined => g.state.frames.findLast(isLoss);
const isLoss = (frame: Frame): frame is Loss => frame.proc === 'damage' || (frame.proc === 'loseForce' && !frame.price);

/** How much is still to be lost, in thousandths. */
export function lossLeft(g: Table): number {
  const loss = lossUnderWay(g);
  if (loss === undefined) return 0;
  return loss.proc === 'loseForce' ? loss.n * ONE : g.state.battle!.damageLeft[loss.seat]!;
}

/** CCG-READ-096, 097: the loss becomes smaller or greater. */
export function changeLoss(g: Table, by: number): void {
  const loss = lossUnderWay(g);
  if (loss === undefined) return;
  if (loss.proc === 'loseForce') loss.n = Math.max(0, loss.n + (by < 0 ? -required(-by) : required(by)));
  else {
    const { damageLeft } = g.state.battle!;
    damageLeft[loss.seat] = Math.max(0, damageLeft[loss.seat]! + by);
  }
}

/** Whether the innermost weapon that fires, or text that is carried out, is aimed at the card. */
export function isAimedAt(g: Table, card: number): boolean {
  const frame = g.state.frames.findLast(({ proc }) => proc === 'fire' || proc === 'resolve');
  if (frame?.proc === 'fire') return frame.target === card;
  return frame?.proc === 'resolve' && frame.targets.some((cards) => cards.includes(card));
}
