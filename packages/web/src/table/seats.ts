/** Whose is whose: what is mine and what is the others' follows from the seat that looks. Lists are by seat. */
import type { MomentBase } from '../session/moment.ts';

interface Sided extends Pick<MomentBase, 'viewer'> {
  readonly sides: readonly unknown[];
}

/** The seat at the lower edge of the table: the viewer's, or where nobody looks the last one. */
export const seatBelow = ({ viewer, sides }: Sided): number => (viewer < 0 ? sides.length - 1 : viewer);

export const mineOf = <T>(bySeat: readonly T[], me: number): T => bySeat[me]!;

export const othersOf = <T>(bySeat: readonly T[], me: number): readonly T[] => bySeat.filter((_, seat) => seat !== me);

/** The seats of the others. */
export const otherSeats = (bySeat: readonly unknown[], me: number): readonly number[] =>
  [...bySeat.keys()].filter((seat) => seat !== me);
