/** Who sits at the table, as the command line names it. */
import { brief, type Game, type Seat, type Setup } from '@dejarik/kernel';
import { UserError } from './output.ts';

/** `Clone Army` is also found as clone-army. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

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

/** `yuuzhan-vong,light`: who sits there, in their order. */
const tableNames = (seats: readonly Seat[]): string => seats.map(({ name }) => slug(name)).join(',');

/** The table asked for, by its label, the number of its seats or their names; without one the usual table. */
export function seatsAt(game: Game, wanted: string | undefined): readonly Seat[] {
  if (wanted === undefined) return game.seats;
  const tables = tablesOf(game);
  const names = wanted.split(',').map(slug).join(',');
  const found =
    tables.find((seats) => tableLabel(seats) === wanted.toLowerCase()) ??
    tables.find((seats) => String(seats.length) === wanted) ??
    tables.find((seats) => tableNames(seats) === names);
  if (found !== undefined) return found;
  const labels = tables.map(tableLabel);
  // By a label the first table that has it; the others by who sits there.
  const known = tables.map((seats, i) => {
    const label = labels.indexOf(labels[i]!) === i ? labels[i]! : tableNames(seats);
    return `${label} (${matchUp(seats, ({ name }) => name)})`;
  });
  throw new UserError(`${game.name} is not played with "${brief(wanted)}" seats. There is: ${known.join(', ')}.`);
}

/** What a setup says of the table: nothing, if it is the usual one. */
export const setupSeats = (game: Game, seats: readonly Seat[]): Pick<Setup, 'seats'> =>
  seats === game.seats ? {} : { seats };

/** What each seat begins with where sides were bid for: `26,30`. */
export function handicapsAt(
  game: Game,
  edition: string,
  seats: readonly Seat[],
  list: string | undefined,
): Pick<Setup, 'handicaps'> {
  if (list === undefined) return {};
  if (game.bidsForSides?.(edition) !== true)
    throw new UserError(`In ${game.name} by the edition ${edition} sides are not bid for.`);
  const handicaps = list.split(',').map(Number);
  if (handicaps.length !== seats.length || handicaps.some((points) => !Number.isInteger(points) || points < 0))
    throw new UserError(`--points names a whole number for each of the ${seats.length} seats, as in 26,30.`);
  return { handicaps };
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The seats that are meant by a seat's name or a side's. */
export function seatsCalled(game: Game, seats: readonly Seat[], name: string): number[] {
  const seat = seats.findIndex((known) => same(known.name, name) || slug(known.name) === slug(name));
  if (seat >= 0) return [seat];
  const side = sidesOf(game).find(([, known]) => same(known, name) || slug(known) === slug(name))?.[0];
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

/** The sides by number: those of the usual table, and those that only other tables have. */
function sidesOf(game: Game): readonly (readonly [number, string])[] {
  const usual = game.sides.map((name, side) => [side, name] as const);
  const others = new Map<number, string>();
  for (const { side, name } of (game.otherSeats ?? []).flat())
    if (side >= game.sides.length && !others.has(side)) others.set(side, name); // as the first table has it
  return [...usual, ...others];
}

/** What the side is called. */
export const sideName = (game: Game, side: number): string | undefined =>
  sidesOf(game).find(([known]) => known === side)?.[1];

export function sideNamed(game: Game, name: string): number {
  const sides = sidesOf(game);
  const found = sides.find(([, known]) => same(known, name) || slug(known) === slug(name));
  if (found !== undefined) return found[0];
  const known = sides.map(([, side]) => side.toLowerCase());
  throw new UserError(`There is no side "${brief(name)}". There is: ${known.join(', ')}.`);
}
