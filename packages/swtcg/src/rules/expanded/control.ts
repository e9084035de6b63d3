/** Bidding for control: both choose in secret, the higher bid is paid and gains control (TCG-CTRL-07). */
import { column } from '@dejarik/kernel';
import { happen, tell } from '../events.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { controlEvent, forceEvent } from '../make-events.ts';
import { numberOptions } from '../numbers.ts';
import { controllerOf } from '../state.ts';
import { isUnitInPlay, type Table } from '../table.ts';

/** A bid that is not made yet, or that a viewer does not know. */
export const NO_BID = -1;

export const bidFor = (g: Table, card: number): void =>
  call(g, 'secretBid', { card, turn: 0, bids: column(g.state.seats.length, NO_BID) });

export const secretBid = procedure('secretBid', {
  bid(g, f) {
    if (f.turn === f.bids.length) return 'reveal';
    ask(g, f.turn, 'bid', numberOptions('bid', 0, g.state.force[f.turn]!), f.card);
  },
  bidden(g, f) {
    const answer = answerTo(g, 'bid');
    if (answer.kind === 'range') {
      ask(g, f.turn, 'bid', numberOptions('bid', answer.from, answer.to), f.card);
      return 'bidden';
    }
    f.bids[f.turn] = answer.kind === 'bid' ? answer.n : 0;
    f.turn++;
    return 'bid';
  },
  /** The first in side order wins a tie; who bid less pays nothing. */
  reveal(g, { card, bids }) {
    for (const [seat, n] of bids.entries()) tell(g, { kind: 'bid', seat, witnesses: 0, n });
    const highest = Math.max(...bids);
    const winner = bids.indexOf(highest);
    if (highest > 0) happen(g, forceEvent(g, winner, -highest, 'cost'));
    if (isUnitInPlay(g.state, card) && controllerOf(g.state, card) !== winner) happen(g, controlEvent(winner, card));
  },
});
