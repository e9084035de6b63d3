/** What was declared, or reached, can be answered: opens the window for it. How it goes on is in answers.ts. */
import { newWindow } from '@dejarik/kernel';
import { call } from './flow.ts';
import { actionsOf } from './live.ts';
import type { Just } from './parts.ts';
import type { Action } from './procedures.ts';
import { FORCE, hand, pile } from './state.ts';
import type { Table } from './table.ts';

/** What was declared can be answered; what it sets off by itself comes before that (CCG-ACT-14). */
export function open(g: Table, action: Action): void {
  call(g, 'answers', newWindow(action));
  call(g, 'automatic', {});
}

/** A moment that is reached can be answered, if anybody could: the turn player first (CCG-ACT-05). */
export function reach(g: Table, just: Just, first = g.state.acting): void {
  for (let seat = 0; seat < g.state.seats.length; seat++) {
    if (!isAsked(g, seat)) continue;
    open(g, { kind: 'moment', seat: just.seat, first, just });
    return;
  }
  call(g, 'automatic', {});
}

/**
 * Whether the seat is asked for an answer: something in play, or in print for its side and in reach of its Force, could
 * answer what has just happened. Which cards are in the hand does not matter, so being asked gives none away.
 */
export function isAsked(g: Table, seat: number): boolean {
  const s = g.state;
  if (s.just.length === 0) return false;
  const inPrint = hand(s, seat).length > 0 ? g.cards.answersInPrint[s.seats[seat]!.side]! : null;
  const force = pile(s, seat, FORCE).length;
  for (const { on } of s.just) {
    const price = inPrint?.get(on);
    if (price !== undefined && price <= force) return true;
    for (const { text } of actionsOf(g, seat)) if (text.answers === on) return true;
  }
  return false;
}
