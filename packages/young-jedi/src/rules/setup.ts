/** Before the first turn (YJ-SET-01 to 12), and the game as a whole. */
import { column, opponentOf } from '@dejarik/kernel';
import { numberOptions } from './destiny.ts';
import { moved } from './event.ts';
import { about, drawCards, happen, shuffle, tell } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { move } from './moves.ts';
import type { NextPlanet } from './questions.ts';
import { inDeck } from './search.ts';
import { DECK, OBJECTIVE } from './state.ts';
import { defOf } from './table.ts';

const STARTING_HAND = 6;

export const game = procedure('game', {
  setup(g) {
    call(g, 'setup', { revealed: [], numbers: [], first: -1, depth: 0 });
  },
  /** YJ-SET-11: turns in alternation. */
  turn(g) {
    call(g, 'turn', {});
  },
  again() {
    return 'turn';
  },
});

export const setup = procedure('setup', {
  /** YJ-SET-01, YJ-DECK-10: Objectives lie open from the start. */
  objectives(g) {
    const s = g.state;
    for (let card = 0; card < s.def.length; card++)
      if (s.zone[card] === DECK && defOf(g, card).type === 'Objective') move(s, card, OBJECTIVE);
  },
  shuffle(g) {
    for (const seat of g.state.seats.keys()) shuffle(g, seat);
  },
  /** YJ-SET-03 to 05: the higher destiny number goes first. */
  reveal(g, f) {
    const s = g.state;
    f.revealed = s.deck.map((deck) => deck.at(-1 - f.depth)!);
    f.numbers = column(s.seats.length, 0);
    f.revealed.forEach((card, seat) => tell(g, about(g, 'reveal', seat, card)));
    const choosers = f.revealed.filter((card) => defOf(g, card).destiny.length > 1).length;
    if (choosers === 0) return 'compare';
    if (choosers === f.revealed.length) return 'another';
  },
  chooseNumber(g, f) {
    const seat = f.revealed.findIndex((card) => defOf(g, card).destiny.length > 1);
    const card = f.revealed[seat]!;
    ask(g, seat, 'number', numberOptions(card, defOf(g, card).destiny), card);
  },
  chosenNumber(g, f) {
    const { card, number } = answerTo(g, 'number');
    const seat = f.revealed.indexOf(card);
    f.numbers[seat] = number;
    tell(g, { ...about(g, 'number', seat, card), number });
  },
  compare(g, f) {
    const numbers = f.revealed.map((card, seat) => f.numbers[seat]! || defOf(g, card).destiny[0]!);
    const highest = Math.max(...numbers);
    if (numbers.filter((n) => n === highest).length > 1) return 'another';
    f.first = numbers.indexOf(highest);
    tell(g, { kind: 'first', seat: f.first });
    return 'back';
  },
  /** On a tie both reveal another card. */
  another(g, f) {
    f.depth++;
    if (f.depth < Math.min(...g.state.deck.map((deck) => deck.length))) return 'reveal';
    f.depth = 0;
    return 'shuffle';
  },
  /** YJ-SET-06. */
  back(g) {
    for (const seat of g.state.seats.keys()) shuffle(g, seat);
  },
  /** YJ-SET-07: the first planet, out of the deck. */
  choosePlanet(g, { first }) {
    const found = inDeck(g, first, (def) => def.type === 'Location');
    const options = found.map((card): NextPlanet => ({ kind: 'nextPlanet', card, planet: defOf(g, card).planet }));
    ask(g, first, 'firstPlanet', options);
  },
  placePlanet(g, { first }) {
    happen(g, moved('locate', first, answerTo(g, 'firstPlanet').card));
    shuffle(g, first);
  },
  hands(g, { first }) {
    for (const seat of [first, opponentOf(g.state, first)]) drawCards(g, seat, STARTING_HAND);
  },
  /** YJ-SET-09, 10. */
  effects(g, { first }) {
    call(g, 'fetch', { seat: first, first });
  },
  begin(g, { first }) {
    g.state.acting = opponentOf(g.state, first); // the first turn is the other seat's
  },
});
