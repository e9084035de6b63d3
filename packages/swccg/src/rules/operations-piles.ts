/** What effects do to hands and piles. */
import { below } from '@dejarik/kernel';
import { allowed, ONE } from '../exact.ts';
import type { Filter, Types } from '../language/tree.ts';
import { beginDeploy } from './begin.ts';
import { deployable } from './deployment.ts';
import { happen, note, toPileOf } from './events.ts';
import { compileFilter } from './filters.ts';
import { answerTo, ask, call } from './flow.ts';
import { heapOf, type PileOf } from './force.ts';
import { actionsOf } from './live.ts';
import {
  amountOf,
  askCard,
  askWhether,
  chosenCard,
  lookAt,
  mostOf,
  type Operations,
  saidYes,
  seatOf,
  show,
  speaking,
} from './operation.ts';
import type { Resolve } from './procedures.ts';
import { describes, PILE_ZONES } from './spoken.ts';
import { FORCE, HAND, hand, LOST, pile, pileAt, PILES, RESERVE, TABLE, USED } from './state.ts';
import { defOf, enemyOf, type Table, topOf } from './table.ts';
import { failedSearch } from './usable.ts';
import { reach } from './windows.ts';

export const PILE_OPERATIONS = {
  shuffle(g, f, { heap }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    happen(g, { kind: 'shuffled', seat, pile: zone });
    note(g, 'shuffles', f.seat, f.card, -1, -1, pileAt(seat, zone));
    call(g, 'automatic', {});
  },
  look(g, f, { heap }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    lookAt(g, f.seat, pile(g.state, seat, zone));
  },
  peek(g, f, { n, heap }) {
    f.it = topCards(g, heapOf(g, f.seat, f.n, heap), n);
    lookAt(g, f.seat, f.it);
  },
  /** CCG-READ-031, 134. */
  peekOrShuffle(g, f, { n, heap }) {
    const of = heapOf(g, f.seat, f.n, heap);
    if (f.phase++ === 0) return askWhether(g, f.seat, f.card);
    if (saidYes(g)) happen(g, { kind: 'shuffled', seat: of.seat, pile: of.zone });
    else lookAt(g, f.seat, topCards(g, of, allowed(amountOf(g, f, n))));
  },
  reveal(g, f, { whose, pile: of }) {
    const seat = seatOf(g, f, whose);
    const card = topOf(g.state, seat, PILE_ZONES[of]);
    f.it = card < 0 ? [] : [card];
    show(g, seat, f.it);
  },
  search: (g, f, { heap, n, what }) => search(g, f, heapOf(g, f.seat, f.n, heap), what, n),
  /** CCG-PIL-19: shown to all. What was on the table, or another player's, belongs to whoever takes it. */
  takeIt(g, f) {
    for (const card of f.it) {
      if (g.state.zone[card]! > TABLE) continue;
      g.state.controller[card] = f.seat;
      toPileOf(g, 'take', f.seat, card);
    }
  },
  takeTop(g, f, { n, heap }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    for (let left = allowed(amountOf(g, f, n)); left > 0; left--)
      toPileOf(g, 'toHand', f.seat, topOf(g.state, seat, zone));
  },
  takeTopLost(g, f, { what }) {
    const { isKind } = compileFilter(what);
    const card = pile(g.state, f.seat, LOST).findLast((other) => isKind(g, other));
    if (card !== undefined) toPileOf(g, 'take', f.seat, card);
  },
  retrieveIt(g, f) {
    for (const card of inPiles(g, f)) toPileOf(g, 'retrieve', f.seat, card);
  },
  put(g, f, { pile: to }) {
    for (const card of inPiles(g, f)) toPileOf(g, ONTO[PILE_ZONES[to]]!, g.state.controller[card]!, card);
  },
  /** CCG-READ-025. */
  putOnOne(g, f, { piles }) {
    const [card = -1] = f.it;
    if (card < 0) return;
    if (f.phase++ > 0) return toPileOf(g, ONTO[answerTo(g, 'pile').pile]!, f.seat, card);
    ask(
      g,
      f.seat,
      'pile',
      piles.map((name) => ({ kind: 'pile', seat: f.seat, pile: PILE_ZONES[name] })),
      f.card,
    );
    return false;
  },
  move(g, f, { n, what, whose, pile: to }) {
    const seat = seatOf(g, f, whose);
    const put = (card: number): void => {
      toPileOf(g, ONTO[PILE_ZONES[to]]!, seat, card);
      f.n += ONE;
    };
    if (f.phase === 0) {
      f.phase = 1;
      f.n = 0;
      if (seat !== f.seat) return lookAtHand(g, f, seat);
    } else if (f.phase === 2) {
      const card = chosenCard(g, 'found');
      if (card < 0) return;
      put(card);
    }
    const fitting = (): number[] => hand(g.state, seat).filter((card) => describes(g, speaking(f), what, card));
    if (n.quota === 'all') {
      for (let [card] = fitting(); card !== undefined; [card] = fitting()) put(card);
      return;
    }
    if (f.n >= mostOf(g, f, n) * ONE) return;
    f.phase = 2;
    return askCard(g, f, fitting(), { orNone: n.quota !== 'one' || fitting().length === 0, kind: 'found' });
  },
  outFromHand(g, f, { what }) {
    if (f.phase++ > 0) return toPileOf(g, 'outOfPlay', f.seat, chosenCard(g, 'found'));
    const fitting = hand(g.state, f.seat).filter((card) => describes(g, speaking(f), what, card));
    if (fitting.length > 0) return askCard(g, f, fitting, { kind: 'found' });
  },
  deployFree(g, f, { what }) {
    if (f.phase++ === 0) {
      const fitting = hand(g.state, f.seat).filter(
        (card) => describes(g, speaking(f), what, card) && deployable(g, f.seat, card, true),
      );
      return askCard(g, f, fitting, { orNone: true, kind: 'found' });
    }
    const card = chosenCard(g, 'found');
    if (card >= 0) beginDeploy(g, f.seat, card, true);
  },
  losesMatching(g, f, { heap, n }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    const drawn = amountOf(g, f, n);
    for (const card of pile(g.state, seat, zone).slice())
      if (defOf(g, card).destiny.includes(drawn)) toPileOf(g, 'lost', seat, card);
  },
  keepsRandom(g, f, { n }) {
    const seat = enemyOf(g, f.seat);
    const cards = hand(g.state, seat);
    while (cards.length > n) toPileOf(g, 'toUsed', seat, cards[below(g.state.random, cards.length)]!); // CCG-PIL-30
  },
} satisfies Partial<Operations>;

/** By the zone that a card goes to. */
const ONTO: { readonly [zone: number]: 'toReserve' | 'toForce' | 'toUsed' | 'lost' | 'toHand' } = {
  [RESERVE]: 'toReserve',
  [FORCE]: 'toForce',
  [USED]: 'toUsed',
  [LOST]: 'lost',
  [HAND]: 'toHand',
};

const inPiles = (g: Table, f: Resolve): number[] => f.it.filter((card) => g.state.zone[card]! < PILES);

/** The top one first. */
const topCards = (g: Table, { seat, zone }: PileOf, n: number): number[] =>
  n > 0 ? pile(g.state, seat, zone).slice(-n).toReversed() : [];

/** Whoever looks at a hand sees all of it, and what that sets off comes before anything is chosen. */
function lookAtHand(g: Table, f: Resolve, seat: number): false {
  lookAt(g, f.seat, hand(g.state, seat));
  const just = note(g, 'looks', f.seat, f.card, -1);
  if (actionsOf(g, f.seat).some(({ text }) => text.answers.includes('looks'))) reach(g, just);
  else call(g, 'automatic', {});
  return false;
}

/** The cards found become `it`. A search that finds nothing is not made again this turn (CCG-PIL-20). */
function search(g: Table, f: Resolve, { seat, zone }: PileOf, what: Filter, n: Types['quota']): false | void {
  const s = g.state;
  if (f.phase++ === 0) {
    f.it = [];
    lookAt(g, f.seat, pile(s, seat, zone));
  } else {
    const card = chosenCard(g, 'found');
    if (card < 0) return;
    f.it.push(card);
  }
  const who = speaking(f);
  const fitting = pile(s, seat, zone).filter((card) => !f.it.includes(card) && describes(g, who, what, card));
  if (fitting.length === 0 && f.it.length === 0) s.usedTurn.push(failedSearch(f.ability));
  if (n.quota === 'all') f.it.push(...fitting);
  else if (f.it.length < mostOf(g, f, n) && (f.phase === 1 || fitting.length > 0))
    return askCard(g, f, fitting, { orNone: n.quota !== 'one' || fitting.length === 0, kind: 'found' });
}
