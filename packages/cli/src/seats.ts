/** Who sits at the table, as the command line names it. */
import { brief, type Game, type Seat, type Setup } from '@dejarik/kernel';
import { UserError } from './output.ts';

/** The tables that the game can be played at, the usual one first. */
const tablesOf = (game: Game): readonly (readonly Seat[])[] => [game.seats, ...(game.otherSeats ?? [])];

const teamsOf = (seats: readonly Seat[]): Seat[][] => [...Map.groupBy(seats, ({ team }) => team).values()];

/** `3`: three seats, each for itself; `2v2`: two against two. */
function tableLabel(seats: readonly Seat[]): string {
  const teams = teamsOf(seats);
  return teams.length === seats.length ? String(seats.length) : teams.map((team) => team.length).join('v');
}

/** "West and East against North and South", with each seat in these words. */
export const matchUp = (seats: readonly Seat[], words: (seat: Seat) => string): string =>
  teamsOf(seats)
    .map((team) => team.map(words).join(' and '))
    .join(' against ');

/** The table asked for, by its label or the number of its seats; without a name the usual one. */
export function seatsAt(game: Game, wanted: string | undefined): readonly Seat[] {
  if (wanted === undefined) return game.seats;
  const tables = tablesOf(game);
  const found =
    tables.find((seats) => tableLabel(seats) === wanted.toLowerCase()) ??
    tables.find((seats) => String(seats.length) === wanted);
  if (found !== undefined) return found;
  const labels = tables.map(tableLabel);
  const named = tables.filter((_, i) => labels.indexOf(labels[i]!) === i); // by a label the first table that has it
  const known = named.map((seats) => `${tableLabel(seats)} (${matchUp(seats, ({ name }) => name)})`);
  throw new UserError(`${game.name} is not played with "${brief(wanted)}" seats. There is: ${known.join(', ')}.`);
}

/** What a setup says of the table: nothing, if it is the usual one. */
export const setupSeats = (game: Game, seats: readonly Seat[]): Pick<Setup, 'seats'> =>
  seats === game.seats ? {} : { seats };

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The seats that are meant by a seat's name or a side's. */
export function seatsCalled(game: Game, seats: readonly Seat[], name: string): number[] {
  const seat = seats.findIndex((known) => same(known.name, name));
  if (seat >= 0) return [seat];
  const side = game.sides.findIndex((known) => same(known, name));
  return seats.flatMap((known, place) => (known.side === side ? [place] : []));
}

/** One seat, by its name; by a side's name the first of that side. */
export function seatNamed(game: Game, seats: readonly Seat[], name: string): number {
  const [seat] = seatsCalled(game, seats, name);
  if (seat !== undefined) return seat;
  throw new UserError(`There is no seat "${brief(name)}". There is: ${seatNames(seats).join(', ')}.`);
}

/** As they are written on the command line. */
export const seatNames = (seats: readonly Seat[]): string[] => seats.map(({ name }) => name.toLowerCase());

export function sideNamed(game: Game, name: string): number {
  const side = game.sides.findIndex((known) => same(known, name));
  if (side < 0)
    throw new UserError(`There is no side "${brief(name)}". There is: ${game.sides.join(', ').toLowerCase()}.`);
  return side;
}
