/** `dejarik replay`: plays a record again and tells it; of a game that went on, what one seat knew. */
import {
  brief,
  checkSeatRecord,
  type GameEvent,
  type GameKit,
  hash,
  playReplay,
  ReplayError,
  readReplay,
  readSeatRecord,
  type SeatRecord,
  SeatRecordError,
  SPECTATOR,
  seenTable,
  type Table,
  type View,
  type Viewed,
} from '@dejarik/kernel';
import { ending } from './ending.ts';
import { readText } from './files.ts';
import { digits, gameNamed } from './games.ts';
import { narrated } from './narrate.ts';
import { Output, UserError } from './output.ts';
import type { Registry } from './registry.ts';
import { seatNamed } from './seats.ts';

export interface ReplayOptions {
  readonly at?: string;
  readonly seat?: string;
  readonly json?: boolean;
}

/** What is told of a game: by whom it was seen, and how far it had come. */
interface Told {
  readonly edition: string;
  readonly commands: number;
  readonly view: View;
  readonly events: readonly Viewed<GameEvent>[];
  /** What only the record of a whole game knows. */
  readonly hash?: string;
  /** Why the record goes no further. */
  readonly stop: string | null;
}

export async function replay(registry: Registry, file: string, options: ReplayOptions): Promise<void> {
  const out = new Output(options);
  const text = readText(file);
  const own = inFile(file, () => readSeatRecord(text));
  if (own !== null) {
    const kit = await gameNamed(registry, own.game);
    tell(
      out,
      kit,
      inFile(file, () => ofSeat(kit, own, options)),
    );
    return;
  }
  const record = inFile(file, () => readReplay(text));
  const kit = await gameNamed(registry, record.game);
  const { game } = kit;
  const at = commandsUpTo(record.commands.length, options.at, file);
  const { match, stop } = inFile(file, () => playReplay(game, record));
  const reached = Math.min(at, match.commands.length);
  const table = match.at(reached);
  const viewer = options.seat === undefined ? SPECTATOR : seatNamed(game, match.state.seats, options.seat);
  tell(out, kit, {
    edition: record.edition,
    commands: reached,
    view: game.view(table, viewer),
    events: eventsSeen(kit, table, viewer),
    hash: hash({ ...table.state, failed: [] }),
    stop: at > reached ? stop : null,
  });
}

const eventsSeen = ({ game }: GameKit, { events }: Table, viewer: number): Viewed<GameEvent>[] =>
  (events ?? []).flatMap((event) => game.viewEvent(event, viewer) ?? []);

function ofSeat({ game }: GameKit, found: SeatRecord, { at, seat }: ReplayOptions): Told {
  if (at !== undefined || seat !== undefined)
    throw new SeatRecordError(
      'this is what one seat knew of a game that went on: it has only its last moment, and --at and --seat are for whole games',
    );
  const { edition, decision, events, view, seat: viewer } = checkSeatRecord(game, found);
  return { edition, commands: decision, view: { seat: viewer, state: view }, events, stop: null };
}

function tell(out: Output, kit: GameKit, { edition, commands, view, events, hash: digest, stop }: Told): void {
  const { state } = view;
  const log = kit.logLines(events, 0, state);
  const { turn, result, question, seats } = state;
  const seat = seats[view.seat]?.name ?? null;
  out.data({
    game: kit.game.id,
    edition,
    seat: seat?.toLowerCase() ?? null,
    commands,
    turn,
    result,
    ...(digest === undefined ? {} : { hash: digest }),
    stop,
    log,
  });
  if (seat !== null) out.say(`As ${seat} saw it.`);
  for (const line of log) out.say(...narrated(out, line));
  out.say('', ...kit.boardLines(seenTable(kit.game, view), out.width));
  if (question !== null)
    out.say(`After command ${commands}: ${seats[question.seat]!.name} is asked (${question.kind}).`);
  else out.say(ending(state));
  if (stop !== null) out.note(`The record goes on, but ${stop}.`);
}

function commandsUpTo(all: number, at: string | undefined, file: string): number {
  const n = at === undefined ? all : digits(at);
  if (n !== null && n <= all) return n;
  throw new UserError(`${brief(file)}: --at has to be a number from 0 to ${all}, not "${brief(at ?? '')}".`);
}

function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ReplayError || error instanceof SeatRecordError)
      throw new UserError(`${brief(file)}: ${error.message}`);
    throw error;
  }
}
