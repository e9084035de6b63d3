/** What the toys have in common beyond the kernel: hands and decks of few cards, and points for teams. */
import { type CardColumns, columns } from '../../cards.ts';
import { copy } from '../../plain.ts';
import { copyFrames, newHandover, type Position, type Procedures, type Table } from '../../procedure.ts';
import { defeatOf } from '../../seats.ts';

export interface ToyState extends Position, CardColumns {
  deck: number[][];
  hand: number[][];
  points: number[];
}

/** All that happens in a toy happens to a card. */
export interface OfCard<K extends string> {
  readonly kind: K;
  readonly seat: number;
  readonly card: number;
  readonly def: number;
  witnesses: number;
}

export const tableOf = <S extends Position>(state: S, procedures: Procedures): Table<S> => ({
  state,
  procedures,
  handover: newHandover(),
  events: null,
  concede: (seat) => {
    state.result = defeatOf(state.seats, state.seats[seat]!.team, 'concession');
  },
});

export const clone = <S extends ToyState>(s: S): S => ({
  ...copy<S>({ ...s, seats: [], question: null }),
  seats: s.seats,
  question: s.question,
  frames: copyFrames(s.frames),
  deck: columns(s.deck),
});

export const teamPoints = ({ points, seats }: ToyState, team: number): number =>
  points.reduce((sum, n, seat) => sum + (seats[seat]!.team === team ? n : 0), 0);

export const evaluate = ({ state: s }: Table<ToyState>, seat: number): number =>
  (1 + teamPoints(s, s.seats[seat]!.team)) / (s.seats.length + s.points.reduce((sum, n) => sum + n, 0));
