/** Operations on hands, decks, Force, build points and cards being built. */
import { ask, option } from '@dejarik/kernel';
import type { Op } from '../language/meaning.ts';
import type { Who } from '../language/tree.ts';
import { chooseCards, chooseHidden } from './choose.ts';
import { event, happen, tell } from './events.ts';
import { allMatching, amountOf, matches } from './filter.ts';
import { shuffleDeck, sortDeck } from './moves.ts';
import { discardFromHand, forcedBy, seatOf } from './operations-control.ts';
import type { ResolveFrame } from './resolve.ts';
import { BUILD, DARK, enemyOf, LIGHT } from './state.ts';
import { type Table } from './table.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

const seatFor = (f: ResolveFrame, who: Who): number =>
  who === 'Dark' ? DARK : who === 'Light' ? LIGHT : seatOf(f, who);

export function force(g: Table, f: ResolveFrame, op: Of<'force'>): boolean {
  const n = amountOf(g, op.n, f);
  if (n !== 0) happen(g, event('force', seatFor(f, op.who), f.source, -1, n));
  return true;
}

export function buildPoints(g: Table, f: ResolveFrame, op: Of<'buildPoints'>): boolean {
  const n = amountOf(g, op.n, f);
  if (n !== 0) happen(g, event('points', seatFor(f, op.who), f.source, -1, n));
  return true;
}

export function draw(g: Table, f: ResolveFrame, op: Of<'draw'>): boolean {
  for (let i = 0; i < op.n; i++) happen(g, event('draw', f.seat));
  return true;
}

export function discardCards(g: Table, f: ResolveFrame, op: Of<'discardCards'>): boolean {
  const seat = seatOf(f, op.who);
  if (!chooseCards(g, f, seat, g.state.hand[seat]!, op.n, op.n, 'discard')) return false;
  discardFromHand(g, seat, f.picked, forcedBy(op.who));
  return true;
}

export function discardHand(g: Table, f: ResolveFrame, op: Of<'discardHand'>): boolean {
  const seat = seatOf(f, op.who);
  discardFromHand(g, seat, g.state.hand[seat]!.slice(), forcedBy(op.who));
  return true;
}

export function bottom(g: Table, f: ResolveFrame, op: Of<'bottom'>): boolean {
  if (!chooseCards(g, f, f.seat, g.state.hand[f.seat]!, op.n, op.n, 'bottom')) return false;
  for (const def of f.picked.map((card) => g.state.def[card]!)) {
    const card = g.state.hand[f.seat]!.find((other) => g.state.def[other] === def);
    if (card !== undefined) happen(g, event('toBottom', f.seat, card));
  }
  return true;
}

export function lookHand(g: Table, f: ResolveFrame): boolean {
  const defs = g.state.hand[enemyOf(f.seat)]!.map((card) => g.state.def[card]!);
  if (g.events !== null) tell(g, { ...event('look', f.seat, -1, -1, defs.length), defs });
  return true;
}

export function discardSeen(g: Table, f: ResolveFrame, op: Of<'discardSeen'>): boolean {
  const holder = enemyOf(f.seat);
  const fitting = g.state.hand[holder]!.filter((card) => matches(g, op.what, card, f));
  if (!chooseCards(g, f, f.seat, fitting, 1, 1, 'discardSeen')) return false;
  discardFromHand(g, holder, f.picked, forcedBy('enemy'));
  return true;
}

/** Copies of one card are one option; their order says nothing about the deck. */
export function distinct(g: Table, cards: readonly number[]): number[] {
  const byDef = new Map<number, number>();
  for (const card of cards) if (!byDef.has(g.state.def[card]!)) byDef.set(g.state.def[card]!, card);
  return [...byDef.entries()].sort(([a], [b]) => a - b).map(([, card]) => card);
}

/** Look through the deck, show what is taken, shuffle. Nobody has to find anything. */
export function search(g: Table, f: ResolveFrame, op: Of<'search'>): boolean {
  const s = g.state;
  if (f.phase === 0) sortDeck(s, f.seat);
  const fitting = distinct(
    g,
    s.deck[f.seat]!.toSorted((a, b) => a - b).filter((card) => matches(g, { ...op.what, in: 'your deck' }, card, f)),
  );
  if (f.phase === 0 && fitting.length === 0 && s.deck[f.seat]!.length > 0) {
    // Asked all the same: the enemy must not learn from a missing question what the deck does not hold.
    f.phase = 1;
    f.picked = [];
    ask(g, f.seat, 'search', [option('done')], f.source);
    return false;
  }
  if (!chooseCards(g, f, f.seat, fitting, 0, 1, 'search')) return false;
  const found = f.picked[0];
  if (found !== undefined) {
    tell(g, event('show', f.seat, found));
    if (op.buildCounters === undefined) happen(g, event('toHand', f.seat, found));
    else happen(g, event('layOpen', f.seat, found), event('buildCounters', f.seat, found, -1, op.buildCounters));
  }
  shuffleDeck(s, f.seat);
  tell(g, event('shuffle', f.seat));
  return true;
}

export function showAndBuild(g: Table, f: ResolveFrame, op: Of<'showAndBuild'>): boolean {
  const { zone, down } = g.state;
  const fitting = allMatching(g, op.what, f).filter((card) => zone[card] === BUILD && down[card] === 1);
  if (!chooseHidden(g, f, fitting)) return false;
  const card = f.picked[0];
  if (card === undefined) return true;
  f.it = [card];
  happen(g, event('show', f.seat, card), event('buildCounters', f.seat, card, -1, amountOf(g, op.n, f)));
  return true;
}
