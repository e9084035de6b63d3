/** What is hidden in the toys: the cards in decks and hands, and whatever else lies face down. */
import { hideOrder, shufflePile, UNKNOWN } from '../../cards.ts';
import type { View } from '../../game.ts';
import type { Table } from '../../procedure.ts';
import { below, type RandomState } from '../../random.ts';
import { cover, dealToFit } from '../../view.ts';
import type { Sees } from '../../visibility.ts';
import { clone, type ToyState } from './toy.ts';

export interface Hidden<S extends ToyState> {
  readonly view: (table: Table<S>, viewer: number) => View<S>;
  readonly sample: (view: View<S>, random: RandomState) => S;
  /** The same state with what this viewer cannot see dealt in another order. */
  readonly scrambled: (state: S, viewer: number) => S;
  /** The same state with the seat's hand and deck dealt anew. */
  readonly dealtAnew: (state: S, seat: number, random: RandomState) => S;
}

/** `guesses`: how many of the game's first cards a card that is not known may be. */
export function hiddenCards<S extends ToyState>(
  sees: Sees<S>,
  tableOf: (state: S) => Table<S>,
  guesses: number,
): Hidden<S> {
  const hiddenOf = (s: S, owner: number, viewer: number): number[] =>
    s.def.flatMap((_, card) => (s.owner[card] === owner && !sees(s, viewer, card) ? [card] : []));
  return {
    /** A player knows which cards are left in the own deck, not their order. */
    view({ state: s }, viewer) {
      const seen = clone(s);
      cover(s, seen, viewer, sees);
      hideOrder(s, seen, hiddenOf(s, viewer, viewer));
      return { seat: viewer, state: seen };
    },
    sample(seen, random) {
      const { seat, state } = seen;
      return dealToFit({ clone, table: tableOf }, seen, random, (s) => {
        s.def = s.def.map((def) => (def === UNKNOWN ? below(random, guesses) : def));
        if (seat >= 0) shufflePile(s, hiddenOf(state, seat, seat), random);
      });
    },
    scrambled(s, viewer) {
      const other = clone(s);
      for (const owner of s.seats.keys()) {
        const hidden = hiddenOf(s, owner, viewer);
        hidden.forEach((card, i) => {
          other.def[card] = s.def[hidden[(i + 1) % hidden.length]!]!;
        });
      }
      return other;
    },
    dealtAnew(s, seat, random) {
      const other = clone(s);
      shufflePile(other, [...s.hand[seat]!, ...s.deck[seat]!], random);
      return other;
    },
  };
}
