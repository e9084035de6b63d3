/** Who sits at a table, who plays with whom, and who won. */
import { onceFor } from './once.ts';

/** A place at the table: the side it plays (a number of the game's `sides`) and the team it wins and loses with. */
export interface Seat {
  readonly name: string;
  readonly side: number;
  readonly team: number;
}

/** Somebody who looks and plays no seat. */
export const SPECTATOR = -1;

/** Two seats or more, each for itself. */
export const eachForItself = (names: readonly string[]): Seat[] =>
  names.map((name, place) => ({ name, side: place, team: place }));

interface Relations {
  readonly opponents: readonly (readonly number[])[];
  readonly partners: readonly (readonly number[])[];
}

const relationsOf = onceFor((seats: readonly Seat[]): Relations => {
  // Starting with the one to the left, as turns go round.
  const others = (seat: number): number[] => seats.map((_, step) => (seat + step) % seats.length).slice(1);
  const together = (a: number, b: number): boolean => seats[a]!.team === seats[b]!.team;
  return {
    opponents: seats.map((_, seat) => others(seat).filter((other) => !together(seat, other))),
    partners: seats.map((_, seat) => others(seat).filter((other) => together(seat, other))),
  };
});

interface Seated {
  readonly seats: readonly Seat[];
}

/** The seats of other teams, the next one at the table first. */
export const opponentsOf = ({ seats }: Seated, seat: number): readonly number[] => relationsOf(seats).opponents[seat]!;

/** The other seats of the same team. */
export const partnersOf = ({ seats }: Seated, seat: number): readonly number[] => relationsOf(seats).partners[seat]!;

/** The first of the seat's opponents: in a game for two, the other one. */
export const opponentOf = ({ seats }: Seated, seat: number): number =>
  seats.length === 2 ? seat ^ 1 : relationsOf(seats).opponents[seat]![0]!;

/** Everybody who looks on: the seats and a spectator. */
export const viewersOf = ({ seats }: Seated): number[] => [...seats.keys(), SPECTATOR];

/** A set of viewers as a number: the spectator is the lowest bit, seats follow. */
export type Viewers = number;
export const NOBODY: Viewers = 0;
export const EVERYBODY: Viewers = -1;
export const viewerBit = (viewer: number): Viewers => 1 << (viewer + 1);
export const isAmong = (viewers: Viewers, viewer: number): boolean => (viewers & viewerBit(viewer)) !== 0;

export type Outcome = 'won' | 'lost' | 'drawn';

/** How the game ended for each seat, and why. */
export interface Result {
  readonly outcomes: readonly Outcome[];
  readonly reason: string;
}

export const victoryOf = (seats: readonly Seat[], team: number, reason: string): Result => ({
  outcomes: seats.map((seat) => (seat.team === team ? 'won' : 'lost')),
  reason,
});

export const defeatOf = (seats: readonly Seat[], team: number, reason: string): Result => ({
  outcomes: seats.map((seat) => (seat.team === team ? 'lost' : 'won')),
  reason,
});

export const drawOf = (seats: readonly Seat[], reason: string): Result => ({
  outcomes: seats.map(() => 'drawn'),
  reason,
});

export const winnersOf = ({ outcomes }: Result): number[] =>
  outcomes.flatMap((outcome, seat) => (outcome === 'won' ? [seat] : []));
