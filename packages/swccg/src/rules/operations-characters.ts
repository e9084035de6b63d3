/** Characters and devices: what their effects do. */
import { below } from '@dejarik/kernel';
import { allowed } from '../exact.ts';
import type { CHARACTERS_EFFECTS } from '../language/blocks/characters.ts';
import { about, happen, stackUnder, tell, toPileOf } from './events.ts';
import { answerTo, ask } from './flow.ts';
import { activateForce, forceOf, heapOf, retrieveForce, useForce } from './force.ts';
import { GUESSES } from './guesses.ts';
import { setFlag } from './moves.ts';
import type { OperationsOf } from './operation.ts';
import type { Questions } from './questions.ts';
import { amountOf } from './spoken-now.ts';
import { PILE_ZONES } from './spoken.ts';
import { FACE_DOWN, FORCE, hand, LOST, OFF, pile, RESERVE, TABLE, USED } from './state.ts';
import { defOf, enemyOf, type Table, topOf } from './table.ts';
import { word } from './words.ts';

export const CHARACTERS_OPERATIONS: OperationsOf<typeof CHARACTERS_EFFECTS> = {
  reveal(g, f, { whose, pile: of }) {
    const seat = whose === 'your' ? f.seat : enemyOf(g, f.seat);
    const card = topOf(g.state, seat, PILE_ZONES[of]);
    f.it = card < 0 ? [] : [card];
    show(g, seat, f.it);
    return true;
  },
  /** CCG-READ-025. */
  putOnOne(g, f, { piles }) {
    const [card = -1] = f.it;
    if (card < 0) return true;
    if (f.phase++ === 0) {
      ask(
        g,
        f.seat,
        'pile',
        piles.map((name) => ({ kind: 'pile', seat: f.seat, pile: PILE_ZONES[name] })),
        f.card,
      );
      return false;
    }
    toPileOf(g, ONTO[answerTo(g, 'pile').pile]!, f.seat, card);
    return true;
  },
  /** CCG-READ-031, 134. */
  peekOrShuffle(g, f, { n, heap }) {
    const { seat, zone } = heapOf(g, f.seat, f.n, heap);
    if (f.phase++ === 0) {
      ask(g, f.seat, 'may', [{ kind: 'yes' }, { kind: 'no' }], f.card);
      return false;
    }
    const cards = pile(g.state, seat, zone);
    if (answerTo(g, 'may').kind === 'yes') happen(g, { kind: 'shuffled', seat, pile: zone });
    else {
      const seen = cards.slice(Math.max(0, cards.length - allowed(amountOf(g, f, n)))).toReversed();
      tell(g, { kind: 'look', seat: f.seat, cards: seen, defs: seen.map((card) => g.state.def[card]!) });
    }
    return true;
  },
  /** CCG-READ-018: nobody on a tie, and whoever won may leave it. */
  wager(g, f, { n }) {
    if (f.destiny === f.theirs) return true;
    const seat = f.destiny > f.theirs ? f.seat : enemyOf(g, f.seat);
    if (pile(g.state, seat, LOST).length === 0) return true;
    if (f.phase++ === 0) {
      ask(g, seat, 'may', [{ kind: 'yes' }, { kind: 'no' }], f.card);
      return false;
    }
    if (answerTo(g, 'may').kind === 'no') return true;
    happen(g, { kind: 'shuffled', seat, pile: LOST }); // CCG-FRC-20
    retrieveForce(g, seat, allowed(amountOf(g, f, n)));
    return true;
  },
  /** CCG-READ-020. */
  buyOff(g, f) {
    const enemy = enemyOf(g, f.seat);
    if (f.phase === 0) {
      if (forceOf(g, enemy) === 0) return true;
      f.phase = 1;
      ask(g, enemy, 'may', [{ kind: 'yes' }, { kind: 'no' }], f.card);
      return false;
    }
    if (f.phase === 1) {
      if (answerTo(g, 'may').kind === 'no') return true;
      const paid = forceOf(g, enemy);
      useForce(g, enemy, paid);
      f.phase = 2;
      const most = Math.min(paid, pile(g.state, f.seat, RESERVE).length);
      ask(
        g,
        f.seat,
        'activate',
        Array.from({ length: most + 1 }, (_, i) => ({ kind: 'number', n: most - i })),
      );
      return false;
    }
    activateForce(g, f.seat, answerTo(g, 'activate').n);
    f.at = g.cards.texts[f.ability]!.program.length; // nothing else happens
    return true;
  },
  /** CCG-READ-021. */
  hide(g, f) {
    if (f.phase++ === 0) {
      const options: Questions['hide'][] = hand(g.state, f.seat).map((card) => ({ kind: 'hide', card }));
      if (pile(g.state, f.seat, FORCE).length > 0) options.push({ kind: 'pile', seat: f.seat, pile: FORCE });
      if (options.length === 0 || !isStill(g, f)) return true;
      ask(g, f.seat, 'hide', options, f.card);
      return false;
    }
    const answer = answerTo(g, 'hide');
    const card = answer.kind === 'hide' ? answer.card : topOf(g.state, f.seat, FORCE);
    stackUnder(g, f.seat, card, f.card, FACE_DOWN);
    return true;
  },
  /** CCG-READ-030, CCG-OUT-08. */
  turnOver(g, f) {
    const s = g.state;
    if (!isStill(g, f)) return true;
    setFlag(s, f.card, OFF, (s.flags[f.card]! & OFF) === 0);
    tell(g, about(g, 'flagged', s.controller[f.card]!, f.card));
    return true;
  },
  /** CCG-CARD-037: to point at one of several cards face down is to take one at random. */
  guess(g, f) {
    const enemy = enemyOf(g, f.seat);
    const cards = hand(g.state, enemy);
    if (cards.length === 0) return true;
    if (f.phase++ === 0) {
      ask(
        g,
        f.seat,
        'guess',
        GUESSES.map((_, n) => ({ kind: 'number', n })),
        f.card,
      );
      return false;
    }
    const guessed = GUESSES[answerTo(g, 'guess').n]!;
    const card = cards[below(g.state.random, cards.length)]!;
    show(g, enemy, [card]);
    if (defOf(g, card).is[word(guessed)] === 1) toPileOf(g, 'lost', enemy, card);
    return true;
  },
};

const ONTO: { readonly [zone: number]: 'toReserve' | 'toForce' | 'toUsed' } = {
  [RESERVE]: 'toReserve',
  [FORCE]: 'toForce',
  [USED]: 'toUsed',
};

const show = (g: Table, seat: number, cards: readonly number[]): void =>
  tell(g, { kind: 'show', seat, cards, defs: cards.map((card) => g.state.def[card]!) });

/** Whether the card whose text it is lies where it lay when the text was declared (CCG-ACT-19). */
const isStill = ({ state: s }: Table, { card, life }: { readonly card: number; readonly life: number }): boolean =>
  s.zone[card] === TABLE && s.life[card] === life;
