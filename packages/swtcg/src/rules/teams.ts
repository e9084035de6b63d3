/**
 * Who plays together, and who decides for them (TCG-TROIG-01). In a game for two each seat is a team of its own. Seats of a
 * team sit beside each other, the primary player first, which `Edition.seating` sees to.
 */
import { onceFor, type Seat } from '@dejarik/kernel';
import type { State } from './state.ts';
import { NOT_BID } from './state-expanded.ts';

const ALONE: readonly (readonly number[])[] = [[0], [1]];

const teams = onceFor((seats: readonly Seat[]) =>
  seats.map(({ team }) => seats.flatMap((other, seat) => (other.team === team ? [seat] : []))),
);

/** The seats of the seat's team, itself among them, the primary player first. */
export const teamOf = ({ seats }: State, seat: number): readonly number[] =>
  (seats.length === 2 ? ALONE : teams(seats))[seat]!;

/** Who decides for the seat's team. */
export const primaryOf = (s: State, seat: number): number => (s.seats.length === 2 ? seat : teamOf(s, seat)[0]!);

/** The next seat round the table: a team's members come one after the other. */
export const nextSeat = ({ seats }: State, seat: number): number => (seat + 1 === seats.length ? 0 : seat + 1);

/** Whether they play against each other. */
export const areEnemies = ({ seats }: State, one: number, other: number): boolean =>
  seats.length === 2 ? one !== other : seats[one]!.team !== seats[other]!.team;

/** TCG-TROIG-05: "your" is what the one player has, "enemy" what those opposite have; a partner's is neither. */
export const isWhose = (s: State, owner: number, whose: 'your' | 'enemy', seat: number): boolean =>
  whose === 'your' ? owner === seat : areEnemies(s, owner, seat);

/** TCG-TROIG-02: what a team has together to put out units in setup. */
const SHARED_SETUP_LIMIT = 50;

interface Playing {
  readonly state: State;
  readonly edition: { readonly setupLimit: number };
}

/** What the seat has to put out units in setup: as much as everybody, unless its side was bid for (TCG-PREP-04). */
export function setupLimit({ state, edition }: Playing, seat: number): number {
  const bid = state.expanded?.starting[primaryOf(state, seat)] ?? NOT_BID;
  if (bid !== NOT_BID) return bid;
  return state.seats.length === 2 ? edition.setupLimit : SHARED_SETUP_LIMIT;
}
