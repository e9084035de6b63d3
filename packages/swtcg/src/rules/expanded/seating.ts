/** Who may sit at a table by the Expanded Rulebook: two of the three sides in side order (TCG-PRIME-03, TCG-DECK-19), or two players of each. */
import type { Seat } from '@dejarik/kernel';
import { DARK, LIGHT, YUUZHAN_VONG } from '../../cards/card.ts';

/** The order in all matters. */
export const SIDE_ORDER: readonly number[] = [DARK, YUUZHAN_VONG, LIGHT];

export function inSideOrder({ name }: { readonly name: string }, seats: readonly Seat[]): readonly Seat[] {
  const size = seats.length / 2; // of a team, whose players sit beside each other (TCG-TROIG-01)
  const teams = [seats.slice(0, size), seats.slice(size)] as const;
  const isTeam = (team: readonly Seat[]): boolean =>
    team.every((seat) => seat.side === team[0]!.side && seat.team === team[0]!.team);
  const [first, second] = teams.map(([primary]) => SIDE_ORDER.indexOf(primary?.side ?? -1));
  const isRight =
    (size === 1 || size === 2) &&
    teams.every(isTeam) &&
    teams[0][0]!.team !== teams[1][0]!.team &&
    first! >= 0 &&
    first! < second!;
  if (!isRight)
    throw new Error(
      `${name} is played by two of Dark, Yuuzhan Vong and Light, in this order and against each other, or by two players of each of them`,
    );
  return seats;
}
