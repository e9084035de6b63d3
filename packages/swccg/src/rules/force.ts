/** Section 6 of the ledger: using, losing and retrieving Force. */
import { DONE } from '@dejarik/kernel';
import { note, toPileOf } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import type { Questions } from './questions.ts';
import { FORCE, hand, LOST, pile, RESERVE, USED } from './state.ts';
import { type Table, topOf } from './table.ts';
import { reach } from './windows.ts';

export const forceOf = (g: Table, seat: number): number => pile(g.state, seat, FORCE).length;

/** CCG-PIL-13: from the top of the Force Pile to the top of the Used Pile, one at a time. */
export function useForce(g: Table, seat: number, n: number): void {
  for (let i = 0; i < n && g.state.result === null; i++) toPileOf(g, 'useForce', seat, topOf(g.state, seat, FORCE));
}

/** CCG-FRC-03, 09: from the Reserve Deck to the Force Pile, unseen, while it lasts. Returns how many. */
export function activateForce(g: Table, seat: number, n: number): number {
  if (g.state.noActivation[seat] === g.state.turn) return 0;
  let activated = 0;
  while (activated < n && pile(g.state, seat, RESERVE).length > 0 && g.state.result === null) {
    toPileOf(g, 'activateForce', seat, topOf(g.state, seat, RESERVE));
    activated++;
  }
  return activated;
}

/** CCG-FRC-19: the top card of the Lost Pile is shown and goes to the Used Pile. */
export function retrieveForce(g: Table, seat: number, n: number): void {
  for (let i = 0; i < n && pile(g.state, seat, LOST).length > 0; i++)
    toPileOf(g, 'retrieve', seat, topOf(g.state, seat, LOST));
}

const SOURCES = [RESERVE, FORCE, USED] as const;

/** CCG-FRC-15, 16: where a card can be lost from: the hand, or the top of one of the three piles. */
export function lossOptions(g: Table, seat: number, from = -1): Questions['lose'][] {
  const s = g.state;
  const options: Questions['lose'][] = [];
  for (const zone of SOURCES)
    if (pile(s, seat, zone).length > 0 && (from < 0 || from === zone)) options.push({ kind: 'loseTop', pile: zone });
  if (from >= 0 && options.length > 0) return options;
  if (from >= 0) return lossOptions(g, seat);
  for (const card of hand(s, seat)) options.push({ kind: 'loseHand', card });
  return options;
}

/** A card is lost as the player chose. */
export const loseAs = (g: Table, seat: number, option: Questions['lose']): void =>
  toPileOf(g, 'loseForce', seat, option.kind === 'loseTop' ? topOf(g.state, seat, option.pile) : option.card);

/** Force is lost one card at a time; the player says from where (CCG-OBJ-07, CCG-FRC-15). */
export const loseForce = procedure(
  'loseForce',
  {
    /** What has to be lost can be answered, but for a price (CCG-FRC-14, CCG-READ-096). */
    declare(g, f) {
      if (f.price || f.n <= 0) return 'choose';
      reach(g, note(g, 'mustLose', f.seat, -1, -1, -1, f.n));
    },
    choose(g, f) {
      if (f.n <= 0 || g.state.result !== null) return DONE;
      const options = lossOptions(g, f.seat, f.from);
      if (options.length === 0) return DONE;
      ask(g, f.seat, 'lose', options);
    },
    lose(g, f) {
      loseAs(g, f.seat, answerTo(g, 'lose'));
      f.n--;
      f.lost++;
      return 'choose';
    },
  },
  (f) => f.lost,
);
