/** Drawing destiny: the top card's number counts, then the card goes to hand (YJ-DST-01 to 08). */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import { event, happen, tell } from './events.ts';
import { topOf } from './moves.ts';
import { type Draw, FOR_POWER } from './state.ts';
import { abilityOf, countUse, defOf, type Table } from './table.ts';

interface DestinyFrame extends Frame {
  readonly seat: number;
  readonly purpose: number;
  /** The Character it is drawn for: some have text about their draws. */
  readonly by: number;
  /** Draws to make. */
  left: number;
  /** Cards drawn of which one is used (Watto), and the one looked at now. */
  drawn: number[];
  card: number;
  numbers: number[];
}

/** Draws `n` times for a side of the present fight. */
export function drawDestiny(g: Table, seat: number, purpose: number, n: number, by: number): void {
  if (n > 0)
    call(g, { proc: 'destiny', step: 0, seat, purpose, by, left: n, drawn: [], card: -1, numbers: [] } as DestinyFrame);
}

export const destiny = procedure<Table, DestinyFrame>('destiny', {
  draw(_g, f) {
    if (f.left === 0) return 'done';
    f.drawn = [];
    f.numbers = [];
  },
  turnOver(g, f) {
    const card = topOf(g.state, f.seat);
    f.card = card;
    if (card < 0) return 'count'; // YJ-DST-04: nothing left counts as 0
    const def = defOf(g, card);
    const single = def.destiny.every((n) => n === def.destiny[0]);
    happen(g, event('destiny', f.seat, card, -1, single ? def.destiny[0]! : 0, f.purpose));
    if (!single) return;
    f.numbers.push(def.destiny[0]!);
    return 'number';
  },
  /** YJ-TWO-01, YJ-DST-08: its owner chooses as it is drawn. */
  chooseNumber(g, f) {
    ask(g, f.seat, 'number', numberOptions(f.card, defOf(g, f.card).destiny), f.card);
  },
  chosenNumber(g, f) {
    f.numbers.push(g.state.answer!.n);
    tell(g, event('number', f.seat, f.card, -1, g.state.answer!.n));
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
      f.numbers.map((n, i) => option('number', -1, i, n)),
      f.by,
    );
  },
  usedNumber(g, f) {
    const at = g.state.answer!.target;
    f.drawn = [f.drawn[at]!];
    f.numbers = [f.numbers[at]!];
    return 'count';
  },
  /** YJ-DST-06: each copy of Anakin, Tested by the Jedi Council, once a turn, right after the draw. */
  redraw(g, f) {
    const ability = abilityOf(defOf(g, f.by), 'redraw');
    if (ability === undefined || g.state.used.includes(f.by)) return 'count';
    ask(g, f.seat, 'redraw', [option('keep', f.card, -1, f.numbers[0]), option('redraw', f.card)], f.by);
  },
  redrawn(g, f) {
    if (g.state.answer!.kind === 'keep') return 'count';
    countUse(g, abilityOf(defOf(g, f.by), 'redraw')!);
    g.state.used.push(f.by);
    happen(g, event('discard', f.seat, f.card));
    f.drawn = [];
    f.numbers = [];
    return 'turnOver';
  },
  count(g, f) {
    if (f.drawn.length > 0) {
      const draw: Draw = { def: f.drawn[0]!, n: f.numbers[0]!, purpose: f.purpose };
      g.state.fight!.camps[f.seat]!.draws.push(draw);
    }
    f.left--;
    return 'draw';
  },
});

function drawsTwo(g: Table, f: DestinyFrame): boolean {
  const ability = f.purpose === FOR_POWER ? undefined : abilityOf(defOf(g, f.by), 'drawTwo');
  if (ability === undefined) return false;
  countUse(g, ability);
  return true;
}

export const numberOptions = (card: number, numbers: readonly number[]): Option[] =>
  [...new Set(numbers)].map((n) => option('number', card, -1, n));
