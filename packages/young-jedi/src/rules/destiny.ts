/** Drawing destiny: the top card's number counts, then the card goes to hand (YJ-DST-01 to 08). */
import { DONE } from '@dejarik/kernel';
import { about, discard, happen, tell } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { topOf } from './moves.ts';
import type { DestinyMemory, Due } from './procedures.ts';
import type { ChooseNumber } from './questions.ts';
import { FOR_POWER } from './state.ts';
import { abilityOf, countUse, defOf, type Table } from './table.ts';

/** The memory of a draw that has not begun. */
export const undrawn = ({ seat, purpose, by }: Due): DestinyMemory => ({
  seat,
  purpose,
  by,
  drawn: [],
  card: -1,
  numbers: [],
});

export const destiny = procedure(
  'destiny',
  {
    turnOver(g, f) {
      const card = topOf(g.state, f.seat);
      f.card = card;
      if (card < 0) return DONE; // YJ-DST-04: nothing left counts as 0
      const numbers = defOf(g, card).destiny;
      const single = numbers.every((n) => n === numbers[0]);
      const number = single ? numbers[0]! : 0;
      happen(g, { kind: 'destiny', seat: f.seat, card, def: -1, from: -1, witnesses: 0, purpose: f.purpose, number });
      if (!single) return;
      f.numbers.push(number);
      return 'number';
    },
    /** YJ-TWO-01, YJ-DST-08: its owner chooses as it is drawn. */
    chooseNumber(g, { seat, card }) {
      ask(g, seat, 'number', numberOptions(card, defOf(g, card).destiny), card);
    },
    chosenNumber(g, f) {
      const { number } = answerTo(g, 'number');
      f.numbers.push(number);
      tell(g, { ...about(g, 'number', f.seat, f.card), number });
    },
    number(g, f) {
      f.drawn.push(g.state.def[f.card]!);
      if (f.drawn.length === 1 && drawsTwo(g, f)) return 'turnOver';
      if (f.drawn.length < 2) return 'redraw';
    },
    /** YJ-DST-07: Watto, Risk Taker uses one of two. */
    useNumber(g, f) {
      ask(
        g,
        f.seat,
        'useNumber',
        f.numbers.map((number, draw) => ({ kind: 'useDraw', draw, number })),
        f.by,
      );
    },
    usedNumber(g, f) {
      const { draw } = answerTo(g, 'useNumber');
      f.drawn = [f.drawn[draw]!];
      f.numbers = [f.numbers[draw]!];
      return DONE;
    },
    /** YJ-DST-06: each copy of Anakin, Tested by the Jedi Council, once a turn, right after the draw. */
    redraw(g, f) {
      const ability = defOf(g, f.by).by.redraw?.[0];
      if (ability === undefined || g.state.used.includes(f.by)) return DONE;
      ask(
        g,
        f.seat,
        'redraw',
        [
          { kind: 'keep', card: f.card, number: f.numbers[0]! },
          { kind: 'redraw', card: f.card },
        ],
        f.by,
      );
    },
    redrawn(g, f) {
      if (answerTo(g, 'redraw').kind === 'keep') return DONE;
      countUse(g, abilityOf(defOf(g, f.by), 'redraw')!);
      g.state.used.push(f.by);
      discard(g, f.seat, f.card);
      f.drawn = [];
      f.numbers = [];
      return 'turnOver';
    },
  },
  ({ drawn, numbers, purpose }) => (drawn.length === 0 ? null : { def: drawn[0]!, n: numbers[0]!, purpose }),
);

function drawsTwo(g: Table, { by, purpose }: DestinyMemory): boolean {
  const ability = purpose === FOR_POWER ? undefined : defOf(g, by).by.drawTwo?.[0];
  if (ability === undefined) return false;
  countUse(g, ability);
  return true;
}

export const numberOptions = (card: number, numbers: readonly number[]): ChooseNumber[] =>
  numbers.filter((n, i) => numbers.indexOf(n) === i).map((number) => ({ kind: 'number', card, number }));
