/** Whose is whose: what is mine and what is the others' follows from the seat that looks. Lists are by seat. */
import { messages } from '../messages/index.ts';
import type { MomentBase, Place } from '../session/moment.ts';

interface Sided extends Pick<MomentBase, 'viewer'> {
  readonly sides: readonly unknown[];
}

/** The seat at the lower edge of the table: the viewer's, or where nobody looks the last one. */
export const seatBelow = ({ viewer, sides }: Sided): number => (viewer < 0 ? sides.length - 1 : viewer);

export const mineOf = <T>(bySeat: readonly T[], me: number): T => bySeat[me]!;

export const othersOf = <T>(bySeat: readonly T[], me: number): readonly T[] => bySeat.filter((_, seat) => seat !== me);

/** Of two sides the other one. */
export const otherSide = (side: number): number => (side === 0 ? 1 : 0);

/** The seats of the others. */
export const otherSeats = (bySeat: readonly unknown[], me: number): readonly number[] =>
  [...bySeat.keys()].filter((seat) => seat !== me);

// Where several play together.

export const arePartners = (places: readonly Place[], one: number, other: number): boolean =>
  one !== other && places[one] !== undefined && places[one].team === places[other]?.team;

/** Everybody of the seat's team, itself first; of nobody, nobody. */
export const teamOf = (places: readonly Place[], seat: number): readonly number[] => [
  seat,
  ...[...places.keys()].filter((other) => arePartners(places, seat, other)),
];

export const enemiesOf = (places: readonly Place[], seat: number): readonly number[] =>
  [...places.keys()].filter((other) => other !== seat && !arePartners(places, seat, other));

/** The players of a team are told apart by a letter, the primary player first; a team of one has none. */
export function letterOf(places: readonly Place[], seat: number): string {
  const team = teamOf(places, seat).toSorted((a, b) => a - b);
  return team.length === 1 ? '' : String.fromCodePoint(65 + team.indexOf(seat));
}

/** The side that the seat plays, in words. */
export const sideName = (places: readonly Place[], seat: number): string =>
  messages.allSides[places[seat]?.side ?? -1] ?? '';

/** The side that is played against the seat; where nobody has a seat of their own, that of the first. */
export const rivalSide = (places: readonly Place[], seat: number): number =>
  places[seat < 0 ? 0 : (enemiesOf(places, seat)[0] ?? -1)]?.side ?? -1;

/** How the seat is called where it is not about who plays it: its side, and in a team its letter. */
export const seatName = (places: readonly Place[], seat: number): string =>
  `${sideName(places, seat)} ${letterOf(places, seat)}`.trim();

/** Of a team of several, the one who decides for it. */
export const isPrimary = (places: readonly Place[], seat: number): boolean => letterOf(places, seat) === 'A';

/** Who plays, and what the table showed last. */
interface Playing {
  readonly seats: readonly string[] | null;
  readonly alone: number | null;
  readonly moment: MomentBase | null;
}

/**
 * Whether the device has to change hands before the moment is shown: of several people another one is asked than who
 * looked before; partners may see what the other sees. Where all hands are covered nothing changes hands, and whoever
 * wants to see one after that has to be the only one who looks.
 */
export function changesHands({ seats, alone, moment: before }: Playing, moment: MomentBase): boolean {
  const { viewer, places, covered, question } = moment;
  const isShared = alone === null && (seats?.filter((kind) => kind === 'human').length ?? 0) > 1;
  if (!isShared || covered !== undefined || question?.seat !== viewer) return false;
  if (before === null || before.covered !== undefined) return true;
  return before.viewer !== viewer && !arePartners(places, before.viewer, viewer);
}
