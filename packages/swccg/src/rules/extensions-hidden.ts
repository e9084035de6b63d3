/** Sentences of single cards about hands and piles, what lies under cards, and Force. */
import { below } from '@dejarik/kernel';
import type { CardType } from '../cards/card.ts';
import { beginDeploy, beginLoss } from './begin.ts';
import { deployableUnder } from './deployment.ts';
import { happen, stackUnder, tell, toPileOf } from './events.ts';
import { answerTo, ask } from './flow.ts';
import { activateForce, forceOf, useForce } from './force.ts';
import { cardsInPlay } from './live.ts';
import {
  askCard,
  askNumber,
  askWhether,
  chosenCard,
  type Extensions,
  isStill,
  lookAt,
  saidYes,
  show,
  targetOf,
  upTo,
} from './operation.ts';
import type { Resolve } from './procedures.ts';
import type { Questions } from './questions.ts';
import { FACE_DOWN, FORCE, hand, LOST, pile, RESERVE, STACKED, UNDER } from './state.ts';
import { defOf, enemyOf, type Table, topOf } from './table.ts';
import { word } from './words.ts';
import { GUESSES } from '../language/vocabulary.ts';

const MEMORIAL = 'Crash Site Memorial';
const SALVAGE = ['vehicle', 'droid', 'weapon', 'device'].map(word);

/** What a question can be about (CCG-READ-062), in the order of its numbers. */
const TYPES: readonly CardType[] = [
  'Character',
  'Starship',
  'Vehicle',
  'Weapon',
  'Device',
  'Effect',
  'Interrupt',
  'Location',
  'Epic Event',
];

/** The cards that lie under one of these. */
const cardsUnder = ({ state: { zone, on } }: Table, hosts: readonly number[]): number[] =>
  zone.flatMap((where, card) => (where === UNDER && hosts.includes(on[card]!) ? [card] : []));

function loseRandom(g: Table, f: Resolve, cards: readonly number[]): void {
  if (cards.length > 0) toPileOf(g, 'outOfPlay', enemyOf(g, f.seat), cards[below(g.state.random, cards.length)]!);
}

export const HIDDEN_EXTENSIONS = {
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
  'a random card under it goes out of play': (g, f) => loseRandom(g, f, cardsUnder(g, [targetOf(g, f, 0)])),
  /** Whoever does not answer loses 1 Force. */
  'ask what is in the hand'(g, f) {
    const enemy = enemyOf(g, f.seat);
    f.phase++;
    if (f.phase === 1) return askNumber(g, f, 'mode', upTo(TYPES.length - 1));
    if (f.phase === 2) {
      f.n = answerTo(g, 'mode').n;
      tell(g, { kind: 'chosen', seat: f.seat, n: f.n });
      return askWhether(g, enemy, f.card);
    }
    if (f.phase > 3) return;
    if (saidYes(g)) {
      const so = hand(g.state, enemy).some((card) => defOf(g, card).type === TYPES[f.n]);
      tell(g, { kind: 'chosen', seat: enemy, n: so ? 1 : 0 });
      return;
    }
    beginLoss(g, enemy, 1);
    return false;
  },
  'deploy 1 card from under this card'(g, f) {
    if (f.phase++ > 1) return;
    if (f.phase === 2) {
      beginDeploy(g, f.seat, chosenCard(g));
      return false;
    }
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
      const cards = f.list.length === 0 ? cardsUnder(g, [f.card]) : hand(g.state, f.seat);
      return cards.length === 0 ? undefined : askCard(g, f, cards, { orNone: true, kind: 'found' });
    }
    const [here, given] = f.list as [number, number];
    stackUnder(g, f.seat, given, f.card, STACKED);
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
    show(g, enemy, [card]);
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
    show(g, seat, cards);
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
      ask(g, f.seat, 'hide', options, f.card);
      return false;
    }
    const answer = answerTo(g, 'hide');
    const card = answer.kind === 'hide' ? answer.card : topOf(g.state, f.seat, FORCE);
    stackUnder(g, f.seat, card, f.card, FACE_DOWN);
  },
  'take a vehicle, droid, weapon or device from the Lost Pile or Crash Site Memorial'(g, f) {
    const s = g.state;
    const enemy = enemyOf(g, f.seat);
    if (f.phase++ === 0) {
      const memorials = cardsInPlay(g).filter(
        (card) => defOf(g, card).name === MEMORIAL && s.controller[card] === enemy,
      );
      const cards = [...pile(s, enemy, LOST), ...cardsUnder(g, memorials)].filter((card) =>
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
