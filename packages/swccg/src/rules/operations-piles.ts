/** Hands and piles: what their effects do. */
import { below } from '@dejarik/kernel';
import { allowed, ONE } from '../exact.ts';
import type { PILES_EFFECTS } from '../language/blocks/piles.ts';
import type { Filter, Pile } from '../language/tree.ts';
import { happen, note, tell, toPileOf } from './events.ts';
import { answerTo, ask, call } from './flow.ts';
import { actionsOf } from './live.ts';
import type { OperationsOf } from './operation.ts';
import { heapOf, type PileOf } from './force.ts';
import type { Resolve } from './procedures.ts';
import type { Questions } from './questions.ts';
import { amountOf, speaking } from './spoken-now.ts';
import { describes } from './spoken.ts';
import { hand, pile, pileAt, PILES, TABLE } from './state.ts';
import { defOf, enemyOf, type Table, topOf } from './table.ts';
import { failedSearch } from './usable.ts';
import { reach } from './windows.ts';

/** More than any pile holds. */
const ALL = 999;

export const PILES_OPERATIONS: OperationsOf<typeof PILES_EFFECTS> = {
  shuffle(g, f, { heap }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    happen(g, { kind: 'shuffled', seat, pile: zone });
    note(g, 'shuffles', f.seat, f.card, -1, -1, pileAt(seat, zone));
    call(g, 'automatic', {});
    return true;
  },
  look(g, f, { heap }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    show(g, f, pile(g.state, seat, zone));
    return true;
  },
  peek(g, f, { n, heap }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    f.it = pile(g.state, seat, zone).slice(-n).toReversed();
    show(g, f, f.it);
    return true;
  },
  search(g, f, { heap, n, what }) {
    const most = n.quota === 'one' || n.quota === 'upTo' ? n.n : ALL;
    return search(g, f, heapOf(g, f.seat, f.n, heap), what, most, n.quota);
  },
  searchSome: (g, f, { heap, n, what }) =>
    search(g, f, heapOf(g, f.seat, f.n, heap), what, allowed(amountOf(g, f, n)), 'upTo'),
  takeIt(g, f) {
    for (const card of f.it) steal(g, f.seat, card);
    return true;
  },
  retrieveIt(g, f) {
    for (const card of inPiles(g, f)) toPileOf(g, 'retrieve', f.seat, card);
    return true;
  },
  put(g, f, { pile: to }) {
    for (const card of inPiles(g, f)) toPileOf(g, TO[to], g.state.controller[card]!, card);
    return true;
  },
  move(g, f, { n, what, whose, pile: to }) {
    const seat = whose === 'your' ? f.seat : enemyOf(g, f.seat);
    if (f.phase === 0) {
      f.phase = 1;
      f.n = 0;
      if (seat !== f.seat && lookAtHand(g, f, seat)) return false;
    } else if (f.phase === 2) {
      const answer = answerTo(g, 'found');
      if (answer.kind === 'done') return true;
      toPileOf(g, TO[to], seat, answer.card);
      f.n += ONE;
    }
    const fitting = (): number[] => hand(g.state, seat).filter((card) => describes(g, speaking(f), what, card));
    if (n.quota === 'all') {
      for (let [card] = fitting(); card !== undefined; [card] = fitting()) {
        toPileOf(g, TO[to], seat, card);
        f.n += ONE;
      }
      return true;
    }
    const most = n.quota === 'one' || n.quota === 'upTo' ? n.n : ALL;
    if (f.n >= most * ONE) return true;
    return offer(g, f, fitting(), n.quota === 'one' && fitting().length > 0);
  },
  outFromHand(g, f, { what }) {
    if (f.phase === 2) {
      const answer = answerTo(g, 'found');
      if (answer.kind === 'pick') toPileOf(g, 'outOfPlay', f.seat, answer.card);
      return true;
    }
    const fitting = hand(g.state, f.seat).filter((card) => describes(g, speaking(f), what, card));
    return fitting.length === 0 || offer(g, f, fitting, true);
  },
  takeTop(g, f, { n, heap }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    for (let left = allowed(amountOf(g, f, n)); left > 0; left--)
      toPileOf(g, 'toHand', f.seat, topOf(g.state, seat, zone));
    return true;
  },
  losesMatching(g, f, { heap, n }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    const drawn = amountOf(g, f, n);
    for (const card of pile(g.state, seat, zone).slice())
      if (defOf(g, card).destiny.includes(drawn)) toPileOf(g, 'lost', seat, card);
    return true;
  },
  keepsRandom(g, f, { n }) {
    const seat = enemyOf(g, f.seat);
    const cards = hand(g.state, seat);
    while (cards.length > n) toPileOf(g, 'toUsed', seat, cards[below(g.state.random, cards.length)]!); // CCG-PIL-30
    return true;
  },
  losesDoubles(g, f) {
    const seat = enemyOf(g, f.seat);
    const cards = hand(g.state, seat);
    tell(g, { kind: 'show', seat, cards: cards.slice(), defs: cards.map((card) => g.state.def[card]!) });
    const titles = cards.map((card) => defOf(g, card).titleId);
    const doubles = new Set(titles.filter((title, i) => titles.indexOf(title) !== i));
    const next = (): number | undefined => cards.find((card) => doubles.has(defOf(g, card).titleId));
    for (let card = next(); card !== undefined; card = next()) toPileOf(g, 'lost', seat, card);
    return true;
  },
};

const TO: { readonly [P in Pile]: 'toReserve' | 'toForce' | 'toUsed' | 'lost' | 'toHand' } = {
  'Reserve Deck': 'toReserve',
  'Force Pile': 'toForce',
  'Used Pile': 'toUsed',
  'Lost Pile': 'lost',
  hand: 'toHand',
};

const inPiles = (g: Table, f: Resolve): number[] => f.it.filter((card) => g.state.zone[card]! < PILES);

/** CCG-PIL-19: shown to all. What was on the table, or another player's, belongs to whoever takes it. */
function steal(g: Table, seat: number, card: number): void {
  if (g.state.zone[card]! > TABLE) return;
  g.state.controller[card] = seat;
  toPileOf(g, 'take', seat, card);
}

const show = (g: Table, { seat }: Resolve, cards: readonly number[]): void =>
  tell(g, { kind: 'look', seat, cards: cards.slice(), defs: cards.map((card) => g.state.def[card]!) });

/** Whoever looks at a hand sees all of it; true: something has to be carried out before anything is chosen. */
function lookAtHand(g: Table, f: Resolve, seat: number): boolean {
  show(g, f, hand(g.state, seat));
  const just = note(g, 'looks', f.seat, f.card, -1);
  if (actionsOf(g, f.seat).some(({ text }) => text.answers.includes('looks'))) reach(g, just);
  else call(g, 'automatic', {});
  return true;
}

function offer(g: Table, f: Resolve, cards: readonly number[], must: boolean): false {
  f.phase = 2;
  const options: Questions['found'][] = cards.map((card) => ({ kind: 'pick', card }));
  if (!must) options.push({ kind: 'done' });
  ask(g, f.seat, 'found', options, f.card);
  return false;
}

/** The cards found become `it`. A search that finds nothing is not made again this turn (CCG-PIL-20). */
function search(g: Table, f: Resolve, { seat, zone }: PileOf, what: Filter, most: number, quota: string): boolean {
  const s = g.state;
  if (f.phase === 0) {
    f.it = [];
    show(g, f, pile(s, seat, zone));
  } else {
    const answer = answerTo(g, 'found');
    if (answer.kind === 'done') return true;
    f.it.push(answer.card);
  }
  const who = speaking(f);
  const fitting = pile(s, seat, zone).filter((card) => !f.it.includes(card) && describes(g, who, what, card));
  if (fitting.length === 0 && f.it.length === 0) s.usedTurn.push(failedSearch(f.ability));
  if (quota === 'all') {
    f.it.push(...fitting);
    return true;
  }
  if (f.it.length >= most || (f.phase > 0 && fitting.length === 0)) return true;
  return offer(g, f, fitting, quota === 'one' && fitting.length > 0);
}
