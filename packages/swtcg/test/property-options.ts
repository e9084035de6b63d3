/** What the property suites are told of the game, whichever rulebook is played. */
import { opponentOf } from '@dejarik/kernel';
import type { PropertyOptions } from '@dejarik/kernel/testing';
import { isCopy, marks } from '../src/ask.ts';
import type { Option } from '../src/rules/options.ts';
import { sees } from '../src/rules/sight.ts';
import type { State } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { dealtAnew, scrambled } from '../src/testing/index.ts';

/** Questions whose answers are cards that the other player does not see. */
const SECRET = new Set(['mulligan', 'build', 'discard', 'bottom']);

export const PROPERTY_OPTIONS: PropertyOptions<State, Table> = {
  scramble: scrambled,
  dealAnew: dealtAnew,
  marks,
  shows: (event, viewer) =>
    event.kind === 'show' || (event.kind === 'look' && 'seat' in event && event.seat === viewer),
  isCopy,
  secret: ({ state }, given) => {
    const { seat, kind: asked } = state.question!;
    const option = given as Option;
    // An ability, too, can be one of a card in the hand (`From your hand: …`).
    const card = 'card' in option ? option.card : option.kind === 'ability' ? option.unit : -1;
    if (card < 0 || sees(state, opponentOf(state, seat), card)) return null;
    // What is played or put out is there for all to see: each of these is a case of its own.
    return option.kind === asked && SECRET.has(asked) ? asked : JSON.stringify(option);
  },
};
