/** Who sits at the table: a Dark and a Light player, in the order in which their sides act. */
import { eachForItself, type Seat } from '@dejarik/kernel';
import { SIDES } from './cards/card.ts';

export const SEATS: readonly Seat[] = eachForItself(SIDES);

/** The seats of a setup, or what is wrong with them: each side plays, for itself, and sits in the order of the sides. */
export function checkedSeats(seats: readonly Seat[]): readonly Seat[] {
  const isUsual =
    seats.length === SEATS.length &&
    seats.every(({ side, team }, seat) => side === seat && seats.findIndex((other) => other.team === team) === seat);
  if (!isUsual)
    throw new Error(`the Star Wars TCG is played by ${SIDES.join(' and ')}, in this order and against each other`);
  return seats;
}
