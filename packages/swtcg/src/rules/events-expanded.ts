/** How what happens only by the Expanded Rulebook changes the table. */
import { viewerBit, viewersOf } from '@dejarik/kernel';
import type { EventOf, PutOutOfPlay, TokensChange } from './event.ts';
import { intoSupply } from './expanded/supply.ts';
import { attach, detach, leavePlay, leaveVehicle, move, outOfHand, partsOf, pilotsOf, wipe } from './moves.ts';
import { sees } from './sight.ts';
import { ABOARD, BUILD, controllerOf, type State } from './state.ts';
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
  for (const part of stack) if (part === card || s.zone[part] !== ABOARD) controller[part] = seat;
  s.moved[card] = 0; // TCG-PILOT-45: the one move is each controller's
  move(s, card, zone);
}

/**
 * One of its controller's Pilots stays aboard a unit that retreats, the first that came; the others go to the build
 * zones of those who control them (TCG-PILOT-36, TCG-PILOT-44).
 */
export function onePilotStays(s: State, unit: number): void {
  const pilots = pilotsOf(s, unit);
  const stays = pilots.find((pilot) => controllerOf(s, pilot) === controllerOf(s, unit));
  for (const pilot of pilots)
    if (pilot !== stays) {
      leaveVehicle(s, pilot);
      move(s, pilot, BUILD);
    }
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
  // Who saw it knows what lies there face down.
  const known = viewersOf(s).reduce(
    (bits, viewer) => (sees(s, viewer, event.card) ? bits | viewerBit(viewer) : bits),
    0,
  );
  event.card = outOfHand(s, event.card);
  leavePlay(s, event.card, OUT_OF_PLAY);
  if (e.groups.every(({ id }) => id !== event.group.id)) e.groups.push(event.group);
  // With it go its stack and Equipment: whatever came there just now.
  for (const cards of e.outOfPlay)
    for (const card of cards) {
      if (e.group[card] !== 0) continue;
      e.group[card] = event.group.id;
      s.down[card] = event.down;
      if (event.down === 1) s.shown[card] = known;
    }
}
