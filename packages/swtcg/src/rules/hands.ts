/** Cards that leave a hand by an effect. */
import type { DiscardCause } from './event.ts';
import { happen } from './events.ts';
import { discardEvent } from './make-events.ts';
import type { Table } from './table.ts';

/** Cards are told apart by what they are, because numbers in a hand shift when one leaves. */
export function eachOfHand(g: Table, seat: number, cards: readonly number[], take: (card: number) => void): void {
  for (const def of cards.map((card) => g.state.def[card]!)) {
    const card = g.state.hand[seat]!.find((other) => g.state.def[other] === def);
    if (card !== undefined) take(card);
  }
}

export const discardFromHand = (g: Table, seat: number, cards: readonly number[], cause: DiscardCause): void =>
  eachOfHand(g, seat, cards, (card) => happen(g, discardEvent(g, seat, card, cause)));
