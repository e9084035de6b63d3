/** How what happens only by the Expanded Rulebook changes the table. */
import type { EventOf, PutOutOfPlay, TokensChange } from './event.ts';
import { attach, detach, leavePlay, move, outOfHand, partsOf, wipe } from './moves.ts';
import type { State } from './state.ts';
import { intoSupply } from './expanded/subordinates.ts';
import type { Table } from './table.ts';
import { OUT_OF_PLAY } from './state-expanded.ts';

export const EXPANDED_EVENTS = [
  'place',
  'shift',
  'attach',
  'toSupply',
  'detach',
  'control',
  'tokens',
  'outOfPlay',
] as const;
type Kind = (typeof EXPANDED_EVENTS)[number];

export function commitExpanded(g: Table, e: EventOf<Kind>): void {
  const s = g.state;
  switch (e.kind) {
    case 'place':
      e.card = outOfHand(s, e.card);
      wipe(s, e.card);
      move(s, e.card, e.to);
      s.since[e.card] = ++s.serial;
      return;
    case 'shift':
      move(s, e.card, e.to);
      s.expanded!.shifted[e.card] = s.turn;
      return;
    case 'attach':
      attach(s, e.card, e.unit);
      return;
    case 'toSupply':
      intoSupply(g, s, e.card);
      return;
    case 'detach':
      detach(s, e.card);
      s.expanded!.detachedIn[e.card] = s.turn;
      return;
    case 'control':
      control(s, e.seat, e.card);
      return;
    case 'tokens':
      changeTokens(s, e);
      return;
    case 'outOfPlay':
      putOut(s, e);
  }
}

/** TCG-CTRL-02: the whole stack, which keeps its place. Pilots stay their controller's (TCG-PILOT-43). */
function control(s: State, seat: number, card: number): void {
  const zone = s.zone[card]!;
  const { controller } = s.expanded!;
  const stack = partsOf(s, card).filter((part) => part === card || s.on[part] === card);
  move(s, card, OUT_OF_PLAY); // out of the list of the old controller
  for (const part of stack) if (s.pilot[card] !== part) controller[part] = seat;
  move(s, card, zone);
}

function changeTokens(s: State, { card, token: kind, n }: TokensChange): void {
  const e = s.expanded!;
  const now = (e.tokens.find((token) => token.card === card && token.kind === kind)?.n ?? 0) + n;
  e.tokens = e.tokens.filter((token) => token.card !== card || token.kind !== kind);
  if (now > 0) e.tokens.push({ card, kind, n: now });
}

/** TCG-ZONE-26: every use of such an effect makes its own group. */
function putOut(s: State, event: PutOutOfPlay): void {
  const e = s.expanded!;
  event.card = outOfHand(s, event.card);
  leavePlay(s, event.card, OUT_OF_PLAY);
  if (e.groups.every(({ id }) => id !== event.group.id)) e.groups.push(event.group);
  // With it go its stack and Equipment: whatever came there just now.
  for (const cards of e.outOfPlay)
    for (const card of cards) {
      if (e.group[card] !== 0) continue;
      e.group[card] = event.group.id;
      s.down[card] = event.down;
    }
}
