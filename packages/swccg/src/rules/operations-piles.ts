/** What effects and sentences of single cards do to hands and piles, and to what lies under cards. */
import { below } from '@dejarik/kernel';
import { words } from '../cards/words.ts';
import { allowed, ONE } from '../exact.ts';
import type { Filter, Types } from '../language/tree.ts';
import { GUESSES } from '../language/vocabulary.ts';
import { deployable, deployableUnder } from './deployment.ts';
import { happen, note, tell, toPileOf, toPlace } from './events.ts';
import { compileFilter } from './filters.ts';
import { answerTo, beginDeploy, beginLoss, call, chosenCard } from './flow.ts';
import { activateForce, forceOf, heapOf, type PileOf, useForce } from './force.ts';
import { word } from './kinds.ts';
import { cardsUnder } from './layout.ts';
import { leavePlay } from './leaving.ts';
import { FACE_DOWN, STACKED } from './lies.ts';
import { actionsOf, cardsInPlay } from './live.ts';
import { reach } from './occasions.ts';
import {
  amountOf,
  askAndWait,
  askCard,
  askNumber,
  askWhether,
  type Extensions,
  isStill,
  lookAt,
  mostOf,
  type Operations,
  saidYes,
  speaking,
  targetOf,
} from './operation.ts';
import type { Resolve } from './procedures.ts';
import { type Questions, upTo } from './questions.ts';
import { describes } from './spoken.ts';
import { FORCE, HAND, hand, LOST, pile, PILE_ZONES, pileAt, PILES, RESERVE, TABLE, USED } from './state.ts';
import { defOf, enemyOf, seatOf, type Table, topOf } from './table.ts';
import { failedSearch } from './usable.ts';

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
    lookAt(g, seat, f.it, 'show');
  },
  search: (g, f, { heap, n, what }) => search(g, f, heapOf(g, f.seat, f.n, heap), what, n),
  /** CCG-PIL-19: shown to all. What was on the table, or another player's, belongs to whoever takes it. */
  takeIt(g, f) {
    for (const card of f.it) {
      if (g.state.zone[card]! > TABLE) continue;
      g.state.controller[card] = f.seat;
      if (g.state.zone[card] === TABLE) leavePlay(g, card, 'toHand');
      else toPileOf(g, 'take', f.seat, card);
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
    const [card = -1] = inPiles(g, f);
    if (card < 0) return;
    if (f.phase++ > 0) return toPileOf(g, ONTO[answerTo(g, 'pile').pile]!, f.seat, card);
    const options = piles.map((name) => ({ kind: 'pile' as const, seat: f.seat, pile: PILE_ZONES[name] }));
    return askAndWait(g, f.seat, 'pile', options, f.card);
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
    const fitting = (): number[] => fittingIn(g, f, hand(g.state, seat), what);
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
    const fitting = fittingIn(g, f, hand(g.state, f.seat), what);
    if (fitting.length > 0) return askCard(g, f, fitting, { kind: 'found' });
  },
  deployFree(g, f, { what }) {
    if (f.phase++ === 0) {
      const fitting = fittingIn(g, f, hand(g.state, f.seat), what);
      const free = fitting.filter((card) => deployable(g, f.seat, card, true));
      return askCard(g, f, free, { orNone: true, kind: 'found' });
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

function fittingIn(g: Table, f: Resolve, cards: readonly number[], what: Filter): number[] {
  const who = speaking(f);
  return cards.filter((card) => describes(g, who, what, card));
}

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
  const fitting = fittingIn(g, f, pile(s, seat, zone), what).filter((card) => !f.it.includes(card));
  if (fitting.length === 0 && f.it.length === 0) s.usedTurn.push(failedSearch(f.ability));
  if (n.quota === 'all') f.it.push(...fitting);
  else if (f.it.length < mostOf(g, f, n) && (f.phase === 1 || fitting.length > 0))
    return askCard(g, f, fitting, { orNone: n.quota !== 'one' || fitting.length === 0, kind: 'found' });
}

const MEMORIAL = 'Crash Site Memorial';
const SALVAGE = ['vehicle', 'droid', 'weapon', 'device'].map(word);

/** The types that a hand may be asked about (CCG-READ-062), in the order of their numbers. */
export const ASKED_TYPES = words(
  'Character, Starship, Vehicle, Weapon, Device, Effect, Interrupt, Location, Epic Event',
);

function loseRandom(g: Table, f: Resolve, cards: readonly number[]): void {
  if (cards.length > 0) toPileOf(g, 'outOfPlay', enemyOf(g, f.seat), cards[below(g.state.random, cards.length)]!);
}

export const PILE_EXTENSIONS = {
  /** Hunchback: the pile is searched, and shuffled whether anything is found or not. */
  "a card with back in its title goes from opponent's Force Pile out of play"(g, f) {
    const enemy = enemyOf(g, f.seat);
    if (f.phase++ === 0) {
      const cards = pile(g.state, enemy, FORCE);
      lookAt(g, f.seat, cards);
      const found = cards.filter((card) => /back/iu.test(defOf(g, card).title));
      return askCard(g, f, found, { orNone: true, kind: 'found' });
    }
    const card = chosenCard(g, 'found');
    if (card >= 0) toPileOf(g, 'outOfPlay', enemy, card);
    happen(g, { kind: 'shuffled', seat: enemy, pile: FORCE });
  },
  /** CCG-READ-124. */
  'a random card of the Lost Pile goes out of play': (g, f) =>
    loseRandom(g, f, pile(g.state, enemyOf(g, f.seat), LOST)),
  'a random card under it goes out of play': (g, f) => loseRandom(g, f, cardsUnder(g.state, [targetOf(g, f, 0)])),
  /** Whoever does not answer loses 1 Force. */
  'ask what is in the hand'(g, f) {
    const enemy = enemyOf(g, f.seat);
    f.phase++;
    if (f.phase === 1) return askNumber(g, f, 'mode', upTo(ASKED_TYPES.length - 1));
    if (f.phase === 2) {
      f.n = answerTo(g, 'mode').n;
      tell(g, { kind: 'chosen', seat: f.seat, n: f.n });
      return askWhether(g, enemy, f.card);
    }
    if (saidYes(g)) {
      const so = hand(g.state, enemy).some((card) => defOf(g, card).type === ASKED_TYPES[f.n]);
      tell(g, { kind: 'chosen', seat: enemy, n: so ? 1 : 0 });
      return;
    }
    beginLoss(g, enemy, 1);
  },
  'deploy 1 card from under this card'(g, f) {
    if (f.phase++ > 0) return beginDeploy(g, f.seat, chosenCard(g));
    const cards = deployableUnder(g, f.seat, f.card);
    if (cards.length > 0) return askCard(g, f, cards);
  },
  /** Crash Site Memorial (CCG-CARD-118): the card here first, which all can see, then one of the hand. */
  'exchange a card in your hand with a card stacked here'(g, f) {
    if (f.phase++ === 0) f.list = [];
    else {
      const card = chosenCard(g, 'found');
      if (card < 0) return;
      f.list.push(card);
    }
    if (f.list.length < 2) {
      const cards = f.list.length === 0 ? cardsUnder(g.state, [f.card]) : hand(g.state, f.seat);
      return cards.length === 0 ? undefined : askCard(g, f, cards, { orNone: true, kind: 'found' });
    }
    const [here, given] = f.list as [number, number];
    toPlace(g, 'stacked', f.seat, given, f.card, STACKED);
    toPileOf(g, 'take', f.seat, here);
    f.list = [];
  },
  /** CCG-CARD-037: to point at one of several cards face down is to take one at random. */
  "guess the type of a random card in opponent's hand, which is lost if it is so"(g, f) {
    const enemy = enemyOf(g, f.seat);
    const cards = hand(g.state, enemy);
    if (cards.length === 0) return;
    if (f.phase++ === 0) return askNumber(g, f, 'guess', upTo(GUESSES.length - 1));
    const guessed = GUESSES[answerTo(g, 'guess').n]!;
    const card = cards[below(g.state.random, cards.length)]!;
    lookAt(g, enemy, [card], 'show');
    if (defOf(g, card).is[word(guessed)] === 1) toPileOf(g, 'lost', enemy, card);
  },
  /** CCG-READ-020: at least one Force; that many their opponent may then activate. */
  'opponent may empty the Force Pile to stop this'(g, f) {
    const enemy = enemyOf(g, f.seat);
    f.phase++;
    if (f.phase === 1) return forceOf(g, enemy) === 0 ? undefined : askWhether(g, enemy, f.card);
    if (f.phase === 2) {
      if (!saidYes(g)) return;
      const paid = forceOf(g, enemy);
      useForce(g, enemy, paid);
      const most = Math.min(paid, pile(g.state, f.seat, RESERVE).length);
      return askNumber(g, f, 'activate', upTo(most).toReversed());
    }
    activateForce(g, f.seat, answerTo(g, 'activate').n);
    f.at = g.cards.texts[f.ability]!.program.length; // nothing else happens
  },
  'opponent shows the hand and loses each card of which there are several'(g, f) {
    const seat = enemyOf(g, f.seat);
    const cards = hand(g.state, seat);
    lookAt(g, seat, cards, 'show');
    const titles = cards.map((card) => defOf(g, card).titleId);
    const doubles = new Set(titles.filter((title, i) => titles.indexOf(title) !== i));
    const next = (): number | undefined => cards.find((card) => doubles.has(defOf(g, card).titleId));
    for (let card = next(); card !== undefined; card = next()) toPileOf(g, 'lost', seat, card);
  },
  /** CCG-READ-021: the top card of the Force Pile unseen. */
  'put 1 card from your hand or Force Pile under this card'(g, f) {
    if (f.phase++ === 0) {
      const options: Questions['hide'][] = hand(g.state, f.seat).map((card) => ({ kind: 'hide', card }));
      if (pile(g.state, f.seat, FORCE).length > 0) options.push({ kind: 'pile', seat: f.seat, pile: FORCE });
      if (options.length === 0 || !isStill(g, f)) return;
      return askAndWait(g, f.seat, 'hide', options, f.card);
    }
    const answer = answerTo(g, 'hide');
    const card = answer.kind === 'hide' ? answer.card : topOf(g.state, f.seat, FORCE);
    toPlace(g, 'stacked', f.seat, card, f.card, FACE_DOWN);
  },
  'take a vehicle, droid, weapon or device from the Lost Pile or Crash Site Memorial'(g, f) {
    const s = g.state;
    const enemy = enemyOf(g, f.seat);
    if (f.phase++ === 0) {
      const memorials = cardsInPlay(g).filter(
        (card) => defOf(g, card).name === MEMORIAL && s.controller[card] === enemy,
      );
      const cards = [...pile(s, enemy, LOST), ...cardsUnder(g.state, memorials)].filter((card) =>
        SALVAGE.some((kind) => defOf(g, card).is[kind] === 1),
      );
      lookAt(g, f.seat, pile(s, enemy, LOST));
      return askCard(g, f, cards, { orNone: true, kind: 'found' });
    }
    const card = chosenCard(g, 'found');
    if (card < 0) return;
    s.controller[card] = f.seat; // CCG-READ-039
    toPileOf(g, 'take', f.seat, card);
  },
} satisfies Partial<Extensions>;
