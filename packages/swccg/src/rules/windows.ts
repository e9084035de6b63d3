/** What was declared, or reached, can be answered: opens the window for it. How it goes on is in answers.ts. */
import { newWindow } from '@dejarik/kernel';
import { momentOf } from '../language/meaning.ts';
import { call } from './flow.ts';
import { forceOf } from './force.ts';
import { actionsOf, speaker } from './live.ts';
import type { Text } from '../language/meaning.ts';
import type { Context } from './live-index.ts';
import type { Just } from './parts.ts';
import type { Action } from './procedures.ts';
import { couldReact } from './occasions.ts';
import { hand } from './state.ts';
import type { Table } from './table.ts';
import { isFree, isMoment, momentFor } from './timing.ts';
import { isReason, useOf } from './usable.ts';

/** What was declared can be answered; what it sets off by itself comes before that (CCG-ACT-14). */
export function open(g: Table, action: Action): void {
  call(g, 'answers', newWindow(action));
  call(g, 'automatic', {});
}

/** A moment that is reached can be answered, if anybody could: the turn player first (CCG-ACT-05). */
export function reach(g: Table, just: Just, first = g.state.acting): void {
  for (let seat = 0; seat < g.state.seats.length; seat++) {
    if (!couldAnswer(g, seat)) continue;
    open(g, { kind: 'moment', seat: just.seat, first, just });
    return;
  }
  call(g, 'automatic', {});
}

/**
 * Whether something that the seat has in play, or could have in hand, answers what has just happened. Which cards are in
 * the hand does not matter, only that there are some and how much Force there is for them: being asked gives none away.
 */
export function couldAnswer(g: Table, seat: number): boolean {
  const s = g.state;
  if (s.just.length === 0) return false;
  if (couldReact(g, seat)) return true;
  const inPrint = hand(s, seat).length > 0 ? g.cards.inPrint[s.seats[seat]!.side]! : null;
  const force = forceOf(g, seat);
  const anyCard = speaker(seat, -1);
  for (const just of s.just) {
    for (const { text, price } of inPrint?.get(just.on) ?? [])
      if (price <= force && isFor(g, anyCard, text, just)) return true;
    for (const entry of actionsOf(g, seat)) {
      if (!entry.text.answers.includes(just.on) || just.answered.includes(entry.source)) continue;
      if (isFor(g, entry, entry.text, just)) return true;
    }
  }
  return false;
}

/** Whether it is the time that the text waits for. */
function isFor(g: Table, who: Context, { line }: Text, just: Just): boolean {
  const moment = momentOf(line);
  if (moment !== undefined) return isMoment(g, who, moment, just);
  if (line.line !== 'action' || line.timing === undefined) return false;
  const { timing } = line;
  return timing.timing !== 'battle' || timing.where === undefined || g.speech.isPlace(g, who, timing.where, just.at);
}

/** CCG-ACT-11, 24: while something is declared, the seat could declare something that answers nothing. */
export function couldDeclare(g: Table, seat: number): boolean {
  if (!isFree(g)) return false;
  for (const entry of actionsOf(g, seat))
    if (entry.text.answers.length === 0 && !isReason(useOf(g, seat, entry.source, entry.text))) return true;
  if (hand(g.state, seat).length === 0) return false;
  const force = forceOf(g, seat);
  const anyCard = speaker(seat, -1);
  for (const { text, price } of g.cards.inPrint[g.state.seats[seat]!.side]!.get('') ?? [])
    if (price <= force && momentFor(g, anyCard, text) === null) return true;
  return false;
}
