/** Before the first turn (YJ-SET-01 to 12), and the game as a whole. */
import { ask, call, type Frame, option, procedure } from '@dejarik/kernel';
import { numberOptions } from './destiny.ts';
import { drawCards, event, happen, tell } from './events.ts';
import { move } from './moves.ts';
import { fetchEffects } from './planets.ts';
import { inDeck } from './search.ts';
import { DECK, enemyOf, OBJECTIVE } from './state.ts';
import { defOf, type Table } from './table.ts';

const STARTING_HAND = 6;

interface SetupFrame extends Frame {
  /** The cards revealed to see who goes first, by seat, and the numbers chosen for them; 0: there was no choice. */
  revealed: number[];
  numbers: number[];
  first: number;
  /** How many cards from the top the next ones lie. */
  depth: number;
}

export const game = procedure<Table>('game', {
  setup(g) {
    call(g, { proc: 'setup', step: 0, revealed: [], numbers: [], first: -1, depth: 0 } as SetupFrame);
  },
  /** YJ-SET-11: turns in alternation. */
  turn(g) {
    call(g, { proc: 'turn', step: 0 });
  },
  again() {
    return 'turn';
  },
});

export const setup = procedure<Table, SetupFrame>('setup', {
  /** YJ-SET-01, YJ-DECK-10: Objectives lie open from the start. */
  objectives(g) {
    const s = g.state;
    for (let card = 0; card < s.def.length; card++)
      if (s.zone[card] === DECK && defOf(g, card).type === 'Objective') move(s, card, OBJECTIVE);
  },
  shuffle(g) {
    for (const seat of [0, 1]) happen(g, event('shuffle', seat));
  },
  /** YJ-SET-03 to 05: the higher destiny number goes first. */
  reveal(g, f) {
    const s = g.state;
    f.revealed = [0, 1].map((seat) => s.deck[seat]!.at(-1 - f.depth)!);
    f.numbers = [0, 0];
    const two = f.revealed.filter((card) => defOf(g, card).destiny.length > 1);
    for (const seat of [0, 1])
      tell(g, { ...event('reveal', seat, f.revealed[seat], -1, defOf(g, f.revealed[seat]!).destiny[0]), seen: 7 });
    if (two.length === 2) return 'another';
    if (two.length === 0) return 'compare';
  },
  chooseNumber(g, f) {
    const seat = f.revealed.findIndex((card) => defOf(g, card).destiny.length > 1);
    const card = f.revealed[seat]!;
    ask(g, seat, 'number', numberOptions(card, defOf(g, card).destiny), card);
  },
  chosenNumber(g, f) {
    const { card, n } = g.state.answer!;
    f.numbers[f.revealed.indexOf(card)] = n;
    tell(g, event('number', f.revealed.indexOf(card), card, -1, n));
  },
  compare(g, f) {
    const [dark, light] = [0, 1].map((seat) => f.numbers[seat]! || defOf(g, f.revealed[seat]!).destiny[0]!);
    if (dark === light) return 'another';
    f.first = dark! > light! ? 0 : 1;
    tell(g, event('first', f.first));
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
    for (const seat of [0, 1]) happen(g, event('shuffle', seat));
  },
  /** YJ-SET-07: the first planet, out of the deck. */
  choosePlanet(g, f) {
    const options = inDeck(g, f.first, (def) => def.type === 'Location').map((card) =>
      option('nextPlanet', card, defOf(g, card).planet),
    );
    ask(g, f.first, 'firstPlanet', options);
  },
  placePlanet(g, f) {
    happen(g, event('locate', f.first, g.state.answer!.card));
    happen(g, event('shuffle', f.first));
  },
  hands(g, f) {
    for (const seat of [f.first, enemyOf(f.first)]) drawCards(g, seat, STARTING_HAND);
  },
  /** YJ-SET-09, 10. */
  effects(g, f) {
    fetchEffects(g, f.first);
  },
  begin(g, f) {
    g.state.acting = enemyOf(f.first); // the first turn is the other seat's
  },
});
