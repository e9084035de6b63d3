/**
 * What one seat may keep of a game that is still going on: what it was told and what it sees. Neither the seed nor the
 * other decks are in it, so that it can be kept and shown around without telling its reader how the game goes on.
 */
import type { Game, View } from './game.ts';
import { copy, NotPlain } from './plain.ts';
import type { GameEvent, Position, Table } from './procedure.ts';
import { seeded } from './random.ts';
import { type Check, fields, int, list, plain, text } from './stored.ts';
import type { Viewed } from './visibility.ts';
import { brief } from './words.ts';

const FORMAT = 1;
const MOST_COMMANDS = 100_000;
const MOST_EVENTS = 100_000;
const MOST_SEATS = 16;

export interface SeatRecord<S extends Position = Position> {
  /** The format. */
  readonly dejarikSeat: number;
  readonly game: string;
  readonly edition: string;
  /** All cards of the game: the numbers in view and events are of these. */
  readonly catalogue: string;
  readonly seat: number;
  /** Commands given so far. */
  readonly decision: number;
  readonly events: readonly Viewed<GameEvent>[];
  readonly view: S;
}

/** A seat's record that cannot be shown; the message says what is wrong with it. */
export class SeatRecordError extends Error {
  override readonly name = 'SeatRecordError';
}

interface Known<S extends Position> {
  readonly decision: number;
  readonly view: View<S> | null;
  readonly events: readonly Viewed<GameEvent>[];
}

/** `known`: what the seat's feed has told so far. */
export function seatRecord<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  edition: string,
  { decision, view, events }: Known<S>,
): SeatRecord<S> {
  if (view === null) throw new Error('a seat that was told nothing has nothing to record');
  return {
    dejarikSeat: FORMAT,
    game: game.id,
    edition,
    catalogue: game.cardsVersion,
    seat: view.seat,
    decision,
    events: events.slice(),
    view: view.state,
  };
}

const event: Check = (value, path) =>
  plain(value, path) ?? text()((value as { readonly kind?: unknown } | null)?.kind, `${path}.kind`);

/** Lists of events are longer than other lists of a game. */
const events: Check = (value, path) => {
  if (!Array.isArray(value)) return `${path} is not a list`;
  if (value.length > MOST_EVENTS) return `${path} has more than ${MOST_EVENTS} entries`;
  for (const [i, entry] of value.entries()) {
    const wrong = event(entry, `${path}[${i}]`);
    if (wrong !== null) return wrong;
  }
  return null;
};

/** As far as it can be told without the game; `checkSeatRecord` tells the rest. */
const view: Check = (value, path) =>
  plain(value, path) ??
  list(fields({ name: text(), side: int(0, MOST_SEATS), team: int(0, MOST_SEATS) }))(
    (value as { readonly seats?: unknown } | null)?.seats,
    `${path}.seats`,
  );

const record = fields<SeatRecord>({
  dejarikSeat: int(FORMAT, FORMAT),
  game: text(),
  edition: text(),
  catalogue: text(),
  seat: int(0, MOST_SEATS),
  decision: int(0, MOST_COMMANDS),
  events,
  view,
});

/** The record in a text; null: it is something else, a replay perhaps. */
export function readSeatRecord(content: string): SeatRecord | null {
  let data: unknown;
  try {
    data = JSON.parse(content.replace(/^\uFEFF/u, ''));
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null || !('dejarikSeat' in data)) return null;
  if (data.dejarikSeat !== FORMAT)
    throw new SeatRecordError(
      `the record has format ${brief(String(data.dejarikSeat))}; this version reads format ${FORMAT}`,
    );
  try {
    copy(data); // refuses what is nested too deep, before anything else walks through it
  } catch (error) {
    if (error instanceof NotPlain) throw new SeatRecordError(`the record cannot be read: ${error.message}`);
    throw error;
  }
  const wrong = record(data, 'record');
  if (wrong !== null) throw new SeatRecordError(`the record cannot be read: ${wrong}`);
  return data as SeatRecord;
}

/** The record as one of this game; throws a SeatRecordError where the game could not have come to what it says. */
export function checkSeatRecord<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  found: SeatRecord,
): SeatRecord<S> {
  if (found.game !== game.id)
    throw new SeatRecordError(`the record is of the game ${brief(found.game)}, not ${game.id}`);
  if (found.catalogue !== game.cardsVersion)
    throw new SeatRecordError('the record was made with other cards than there are now');
  if (!game.editions.includes(found.edition))
    throw new SeatRecordError(`the game ${game.id} has no edition "${brief(found.edition)}"`);
  if (found.seat >= found.view.seats.length)
    throw new SeatRecordError(`the record is of seat ${found.seat}, and there are ${found.view.seats.length}`);
  const checked = found as SeatRecord<S>;
  try {
    for (const told of checked.events) game.weightOf(told); // knows every kind of event
    // A view is sound if a whole game can be dealt that looks like it.
    game.checkState(game.sample({ seat: checked.seat, state: checked.view }, seeded('record')));
  } catch (error) {
    throw new SeatRecordError(
      `the game cannot have come to this: ${brief(error instanceof Error ? error.message : String(error))}`,
    );
  }
  return checked;
}
