/** States that differ only in what a seat may not see. */
import { type RandomState, shuffle } from '@dejarik/kernel';
import { cloneState, hand, LOST, PILES, type State } from '../src/rules/state.ts';
import { seesNow } from '../src/view.ts';

/** The same state with the cards that this seat (-1: a spectator) cannot see exchanged. */
export function scrambled(s: State, viewer: number): State {
  const other = cloneState(s);
  for (const owner of s.seats.keys()) {
    const hidden = s.def.flatMap((_, card) => (s.owner[card] === owner && !seesNow(s, viewer, card) ? [card] : []));
    const defs = hidden.map((card) => s.def[card]!);
    defs.push(...defs.splice(0, Math.ceil(defs.length / 2)));
    hidden.forEach((card, i) => {
      other.def[card] = defs[i]!;
    });
  }
  // Another's card that was put into a Reserve Deck, Force or Used Pile lies somewhere in it.
  for (let at = 0; at < other.piles.length; at++) {
    if (at % PILES >= LOST) continue;
    const list = other.piles[at]!;
    const foreign = list.findIndex((card) => s.owner[card] !== Math.floor(at / PILES) && !seesNow(s, viewer, card));
    if (foreign >= 0) list.unshift(...list.splice(foreign, 1));
  }
  return other;
}

/** The same state with the seat's own hand, which nobody else sees, dealt in another order. */
export function dealtAnew(s: State, seat: number, random: RandomState): State {
  const other = cloneState(s);
  const cards = hand(s, seat);
  const defs = cards.map((card) => s.def[card]!);
  shuffle(random, defs);
  cards.forEach((card, i) => {
    other.def[card] = defs[i]!;
  });
  return other;
}
