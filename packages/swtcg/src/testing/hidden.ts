/** States that differ only in what some may not see. */
import { type RandomState, shuffle } from '@dejarik/kernel';
import { sees } from '../rules/sight.ts';
import { cloneState, type State } from '../rules/state.ts';
import { shownByQuestion } from '../view.ts';

/** The same state with the cards this seat cannot see dealt among their places in another order. */
export function scrambled(s: State, seat: number): State {
  const other = cloneState(s);
  // In a hand, and on top of another's deck, it is seen where a card lies that is asked about; in the own deck it is not.
  const shown = s.question?.seat === seat ? shownByQuestion(s) : [];
  const asked = new Set(shown.filter((card) => !s.deck[seat]!.includes(card)));
  for (const side of s.seats.keys()) {
    const hidden = s.def.flatMap((_, card) =>
      s.owner[card] === side && !sees(s, seat, card) && !asked.has(card) ? [card] : [],
    );
    const own = side === seat;
    // Of the own deck a player knows the cards but not their order; all hidden cards of the seat are there.
    const defs = hidden.map((card) => s.def[card]!);
    defs.push(...defs.splice(0, own ? 1 : Math.ceil(defs.length / 2)));
    hidden.forEach((card, i) => {
      other.def[card] = defs[i]!;
    });
  }
  return other;
}

/** The same state with the cards in the seat's hand and deck dealt among these in another order. */
export function dealtAnew(s: State, seat: number, random: RandomState): State {
  const other = cloneState(s);
  const cards = [...s.hand[seat]!, ...s.deck[seat]!];
  const defs = cards.map((card) => s.def[card]!);
  shuffle(random, defs);
  cards.forEach((card, i) => {
    other.def[card] = defs[i]!;
  });
  return other;
}
