/**
 * Foresight and Forewarning: the number of hits is predicted before the dice are rolled, and who was right is rewarded
 * when they are counted (TCG-KW-FORESIGHT, TCG-KW-FOREWARN).
 */
import { attackDice } from '../attack.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { textsOf } from '../live.ts';
import { numberOptions } from '../numbers.ts';
import type { Amount, Done, Range } from '../options.ts';
import { effectiveKeyword } from '../query.ts';
import { beginning, type Waiting } from '../spoken.ts';
import type { Table } from '../table.ts';
import { callTriggers } from '../triggers.ts';
import type { KeywordRule } from './rule.ts';

const ofUnit = (g: Table, is: 'foresight' | 'forewarning', unit: number): Waiting[] =>
  textsOf(g, is)
    .filter(({ source }) => source === unit)
    .map(({ ability, seat, source }) => beginning(ability.id, seat, source));

/** Forewarning of the defender is asked together with Foresight of the attacker, in side order (TCG-KW-FOREWARN-03). */
export const foresight: KeywordRule = {
  beforeRoll(g) {
    const { attacker, defender } = g.state;
    const chances = [...ofUnit(g, 'foresight', attacker), ...ofUnit(g, 'forewarning', defender)];
    if (chances.length === 0) return;
    chances.sort((one, other) => one.seat - other.seat);
    call(g, 'predictions', { chances });
  },
  /** TCG-KW-FORESIGHT-04 */
  counted(g, hits) {
    const { predictions } = g.state.expanded!.attack!;
    const right = predictions.filter((prediction) => prediction.hits === hits).map(({ chance }) => chance);
    if (right.length > 0) callTriggers(g, right);
  },
};

/** More dice than all texts together add to an attack. */
const FURTHER = 100;

/**
 * So many dice can become hits: those of Fury, and of a text that adds some, included. Several such texts can meet, and
 * some of them may be in a hand: where there are any, what goes beyond one of them can be foretold too, as a range.
 */
function predictable(g: Table): (Amount | Range | Done)[] {
  const { mostAddedDice } = g.cards;
  const likely = attackDice(g) + Math.max(0, effectiveKeyword(g, g.state.attacker, 'Fury')) + mostAddedDice;
  const further: Range = { kind: 'range', from: likely + 1, to: likely + FURTHER };
  return [...numberOptions('amount', 0, likely), ...(mostAddedDice > 0 ? [further] : []), { kind: 'done' }];
}

export const predictions = procedure('predictions', {
  next(g, { chances }) {
    const [chance] = chances;
    if (chance !== undefined) ask(g, chance.seat, 'predict', predictable(g), chance.source);
    else return 'over';
  },
  predicted(g, f) {
    const answer = answerTo(g, 'predict');
    const [chance, ...rest] = f.chances;
    if (answer.kind === 'range') {
      ask(g, chance!.seat, 'predict', numberOptions('amount', answer.from, answer.to), chance!.source);
      return 'predicted';
    }
    const e = g.state.expanded!;
    if (answer.kind === 'amount')
      e.attack = { ...e.attack!, predictions: [...e.attack!.predictions, { chance: chance!, hits: answer.n }] };
    f.chances = rest;
    return 'next';
  },
  over() {},
});
