/**
 * Which of equally fast units goes first seldom matters, so nobody is asked: the first one does, and until it has done
 * something another can be picked in its place.
 */
import { attachedTo, cardsBeneath, type Option, type State, type SwtcgKnown } from './engine.ts';
import { type Choice, choicesOf } from './question.ts';

/** The last time that equally fast units stood to choose from. */
export interface Order {
  readonly decision: number;
  readonly options: readonly Option[];
  /** The number of the one that goes. */
  readonly first: number;
}

/** From this number on, an answer is not the engine's: it names the unit that goes first instead. */
export const INSTEAD = 10_000;

/** Units of the same card, both as they were put out: no choice. */
function alike(s: State, a: number, b: number): boolean {
  const plain = (unit: number): boolean =>
    s.damage[unit] === 0 &&
    s.pilot[unit]! < 0 &&
    cardsBeneath(s, unit).length === 0 &&
    attachedTo(s, unit).length === 0;
  return s.def[a] === s.def[b] && plain(a) && plain(b);
}

/** The units that can still go in the place of the one whose turn it is. */
export function othersFirst({ table, decision }: SwtcgKnown, order: Order | null): Choice[] {
  const { state } = table;
  if (order === null || state.question?.kind !== 'unitTurn' || decision !== order.decision + 1) return [];
  const choices = choicesOf(table, order.options);
  const first = choices.find(({ index }) => index === order.first);
  return choices
    .filter(({ index, card }) => index !== order.first && (first === undefined || !alike(state, card, first.card)))
    .map((choice) => ({ ...choice, index: INSTEAD + choice.index }));
}
