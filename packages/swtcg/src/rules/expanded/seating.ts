/** Who may sit at a table by the Expanded Rulebook: two of the three sides, in side order (TCG-PRIME-03, TCG-DECK-19). */
import type { Seat } from '@dejarik/kernel';
import { DARK, LIGHT, YUUZHAN_VONG } from '../../cards/card.ts';

/** The order in all matters. */
export const SIDE_ORDER: readonly number[] = [DARK, YUUZHAN_VONG, LIGHT];

export function inSideOrder({ name }: { readonly name: string }, seats: readonly Seat[]): readonly Seat[] {
  const [first, second] = seats.map(({ side }) => SIDE_ORDER.indexOf(side));
  const isRight = seats.length === 2 && seats[0]!.team !== seats[1]!.team && first! >= 0 && first! < second!;
  if (!isRight)
    throw new Error(`${name} is played by two of Dark, Yuuzhan Vong and Light, in this order and against each other`);
  return seats;
}
