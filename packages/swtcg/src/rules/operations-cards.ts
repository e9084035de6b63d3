/** Operations on hands, decks, Force, build points and cards being built. */
import { EVERYBODY } from '@dejarik/kernel';
import { SIDE_NUMBER } from '../cards/card.ts';
import type { Op } from '../language/meaning.ts';
import type { Filter, Who } from '../language/tree.ts';
import { chooseCards, chooseHidden, picked, picks } from './choose.ts';
import { happen, tell } from './events.ts';
import { ask } from './flow.ts';
import { discardFromHand, eachOfHand } from './hands.ts';
import { cardEvent, countEvent, forceEvent, pointsEvent } from './make-events.ts';
import { shuffleDeck, sortDeck } from './moves.ts';
import { amountGiven, askAmount, causeOf, enemyOf, seatOf } from './operations-control.ts';
import type { Resolve } from './procedures.ts';
import { allMatching, amountOf, matches } from './query.ts';
import { BUILD } from './state.ts';
import { seatPlaying, type Table } from './table.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

/** -1: nobody plays that side. */
const seatFor = (g: Table, f: Resolve, who: Who): number =>
  who === 'you' || who === 'enemy' ? seatOf(g, f, who) : (f.whom ?? seatPlaying(g.state, SIDE_NUMBER[who]));

export function force(g: Table, f: Resolve, op: Of<'force'>): boolean {
  const n = amountOf(g, op.n, f);
  const seat = seatFor(g, f, op.who);
  if (n !== 0 && seat >= 0) happen(g, forceEvent(g, seat, n, 'effect', f.source));
  return true;
}

export function buildPoints(g: Table, f: Resolve, op: Of<'buildPoints'>): boolean {
  const n = amountOf(g, op.n, f);
  const seat = seatFor(g, f, op.who);
  if (n !== 0 && seat >= 0) happen(g, pointsEvent(g, seat, n, 'effect', f.source));
  return true;
}

export function draw(g: Table, f: Resolve, op: Of<'draw'>): boolean {
  let { n } = op;
  if (op.upTo === true) {
    // TCG-PART-18: any number from 1 to X
    if (f.phase === 0 && !askAmount(g, f, Math.min(n, g.state.deck[f.seat]!.length), 1, f.seat)) return false;
    if (f.phase === 1 && !amountGiven(g, f, f.seat)) return false;
    n = f.amount;
  }
  for (let i = 0; i < n; i++) happen(g, cardEvent('draw', f.seat));
  return true;
}

export function discardCards(g: Table, f: Resolve, op: Of<'discardCards'>): boolean {
  const seat = seatOf(g, f, op.who);
  const done =
    op.or === undefined
      ? chooseCards(g, f, seat, g.state.hand[seat]!, op.n, op.n, 'discard')
      : discardOr(g, f, seat, op.n, op.or);
  if (!done) return false;
  discardFromHand(g, seat, f.picked, causeOf(op.who));
  return true;
}

/** TCG-GLOSS-14: one card of the kind may stand for all of them; it may also be one of them. */
function discardOr(g: Table, f: Resolve, seat: number, n: number, or: Filter): boolean {
  if (f.phase === 0) f.picked = [];
  else {
    const [card] = picked(g, 'discard');
    if (card === undefined) return true;
    f.picked.push(card);
  }
  f.phase = 1;
  const left = g.state.hand[seat]!.filter((card) => !f.picked.includes(card));
  if (f.picked.length >= n || left.length === 0) return true;
  const enough = f.picked.some((card) => matches(g, or, card, { ...f, seat }));
  ask(g, seat, 'discard', enough ? [...picks('discard', left), { kind: 'done' }] : picks('discard', left), f.source);
  return false;
}

export function discardHand(g: Table, f: Resolve, op: Of<'discardHand'>): boolean {
  const seat = seatOf(g, f, op.who);
  discardFromHand(g, seat, g.state.hand[seat]!.slice(), causeOf(op.who));
  return true;
}

export function bottom(g: Table, f: Resolve, op: Of<'bottom'>): boolean {
  if (!chooseCards(g, f, f.seat, g.state.hand[f.seat]!, op.n, op.n, 'bottom')) return false;
  eachOfHand(g, f.seat, f.picked, (card) => happen(g, cardEvent('toBottom', f.seat, card)));
  return true;
}

export function lookHand(g: Table, f: Resolve): boolean {
  const hand = g.state.hand[enemyOf(g, f)]!;
  const defs = g.events === null ? [] : hand.map((card) => g.state.def[card]!);
  tell(g, { kind: 'look', seat: f.seat, witnesses: 0, at: 'hand', n: hand.length, defs });
  return true;
}

export function discardSeen(g: Table, f: Resolve, op: Of<'discardSeen'>): boolean {
  const holder = enemyOf(g, f);
  const fitting = g.state.hand[holder]!.filter((card) => matches(g, op.what, card, f));
  if (!chooseCards(g, f, f.seat, fitting, 1, 1, 'discardSeen')) return false;
  discardFromHand(g, holder, f.picked, causeOf('enemy'));
  return true;
}

/** Copies of one card are one option; their order says nothing about the deck. */
export function distinct(g: Table, cards: readonly number[]): number[] {
  const byDef = new Map(cards.toReversed().map((card) => [g.state.def[card]!, card]));
  return [...byDef.entries()].sort(([a], [b]) => a - b).map(([, card]) => card);
}

/** All see a card of the deck, which stays where it is. */
export const show = (g: Table, seat: number, card: number): void =>
  tell(g, { ...cardEvent('show', seat, card), witnesses: EVERYBODY });

/** Look through the deck, show what is taken, shuffle. Nobody has to find anything. */
export function search(g: Table, f: Resolve, op: Of<'search'>): boolean {
  const s = g.state;
  if (f.phase === 0) sortDeck(s, f.seat);
  const found = s.deck[f.seat]!.toSorted((a, b) => a - b).filter((card) =>
    matches(g, { ...op.what, in: 'your deck' }, card, f),
  );
  const fitting = op.n === undefined ? distinct(g, found) : found;
  if (f.phase === 0 && fitting.length === 0 && s.deck[f.seat]!.length > 0) {
    // Asked all the same: the enemy must not learn from a missing question what the deck does not hold.
    f.phase = 1;
    f.picked = [];
    ask(g, f.seat, 'search', [{ kind: 'done' }], f.source);
    return false;
  }
  if (!chooseCards(g, f, f.seat, fitting, 0, op.n ?? 1, 'search')) return false;
  for (const card of f.picked) {
    show(g, f.seat, card);
    if (op.buildCounters === undefined) happen(g, cardEvent('toHand', f.seat, card));
    else happen(g, cardEvent('layOpen', f.seat, card), countEvent('buildCounters', f.seat, card, op.buildCounters));
  }
  shuffleDeck(s, f.seat);
  tell(g, { kind: 'shuffle', seat: f.seat, witnesses: 0 });
  return true;
}

export function showAndBuild(g: Table, f: Resolve, op: Of<'showAndBuild'>): boolean {
  const { zone, down } = g.state;
  const fitting = allMatching(g, op.what, f).filter((card) => zone[card] === BUILD && down[card] === 1);
  if (!chooseHidden(g, f, fitting)) return false;
  const card = f.picked[0];
  if (card === undefined) return true;
  f.it = [card];
  happen(g, cardEvent('show', f.seat, card), countEvent('buildCounters', f.seat, card, amountOf(g, op.n, f)));
  return true;
}
