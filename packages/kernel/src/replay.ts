/** A game's record: what it started from and the commands given. Everything else follows from these. */
import type { Deck, Game } from './game.ts';
import { type Command, Match } from './match.ts';
import { IllegalAnswer, type Position, type Table } from './procedure.ts';
import type { Seat } from './seats.ts';
import { brief, listed } from './words.ts';

/** The format that is written and read. */
export const FORMAT = 2;

export interface Replay {
  readonly dejarik: number;
  readonly game: string;
  readonly edition: string;
  /** What each card meant: its version by its id. A card that means something else by now may change the game. */
  readonly cards: Readonly<Record<string, string>>;
  /** All cards of the game together: stored states and final hashes are of these. */
  readonly catalogue: string;
  readonly seed: number | string;
  readonly seats?: readonly Seat[];
  readonly decks: readonly Deck[];
  readonly handicaps?: readonly number[];
  /** Instead of seed and decks: a stored state, for scenarios and reported moments. */
  readonly start?: Position;
  readonly commands: readonly Command[];
  /** The course of the game every so many commands and at the end, to see how far it still goes the same way. */
  readonly course: readonly number[];
  /** The state's hash after the last command. */
  readonly hash: string;
}

/** Commands between two numbers of the course. */
const COURSE_EVERY = 8;

/** How many numbers of the course there are for so many commands. */
export const courseLength = (commands: number): number => Math.ceil(commands / COURSE_EVERY);

/** A replay file that cannot be played; the message says where and why. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

export interface RecordedFrom {
  readonly edition: string;
  readonly seed: number | string;
  readonly seats?: readonly Seat[];
  readonly decks: readonly Deck[];
  readonly handicaps?: readonly number[];
  readonly start?: Position;
}

export function record<S extends Position, T extends Table<S>>(match: Match<S, T>, from: RecordedFrom): Replay {
  const { game, commands, state } = match;
  const course = Array.from({ length: courseLength(commands.length) }, (_, i) =>
    match.courseAt(Math.min((i + 1) * COURSE_EVERY, commands.length)),
  );
  return {
    dejarik: FORMAT,
    game: game.id,
    edition: from.edition,
    cards: Object.fromEntries(game.cardsAt(state).map((id) => [id, game.cardVersion(id) ?? ''])),
    catalogue: game.cardsVersion,
    seed: from.seed,
    ...(from.seats === undefined ? {} : { seats: from.seats }),
    // Of a deck only what is played: a sheet says more about it.
    decks: from.decks.map(({ name, cards }) => ({ name, cards: cards.map(({ id, copies }) => ({ id, copies })) })),
    ...(from.handicaps === undefined ? {} : { handicaps: from.handicaps }),
    ...(from.start === undefined ? {} : { start: from.start }),
    commands: commands.slice(),
    course,
    hash: match.hash(),
  };
}

/** A record played again, as far as it goes. */
export interface Replayed<S extends Position, T extends Table<S>> {
  readonly match: Match<S, T>;
  /** Why it goes no further than here; null: it was played to its end. */
  readonly stop: string | null;
  /** The ids of its cards that mean something else by now. */
  readonly changed: readonly string[];
}

/** Plays a record again; `each` is called with the match before the first and after every command. */
export function playReplay<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  replay: Replay,
  each: (match: Match<S, T>) => void = () => {},
): Replayed<S, T> {
  if (replay.game !== game.id) throw new ReplayError(`the replay is of the game ${brief(replay.game)}, not ${game.id}`);
  const changed = Object.entries(replay.cards).flatMap(([id, version]) =>
    game.cardVersion(id) === version ? [] : [id],
  );
  if (changed.length > 0) return playChanged(game, replay, changed, each);
  const match = opened(game, replay);
  each(match);
  replay.commands.forEach((command, place) => {
    const where = `command ${place + 1} of ${replay.commands.length}`;
    const wrong = repeated(match, command);
    if (wrong !== null) throw new ReplayError(`${where} ${wrong}`);
    if (!keepsCourse(match, replay)) throw new ReplayError(`${where} leads to another game than was recorded`);
    each(match);
  });
  if (replay.catalogue === game.cardsVersion && match.hash() !== replay.hash)
    throw new ReplayError(`the replay ends in another state (${match.hash()}) than it says (${brief(replay.hash)})`);
  return { match, stop: null, changed };
}

/** Whether the game is played at such a table: by these sides in these teams, whatever their names. */
const isPlayedBy = (game: Pick<Game, 'seats' | 'otherSeats'>, seats: readonly Seat[]): boolean =>
  [game.seats, ...(game.otherSeats ?? [])].some(
    (table) =>
      table.length === seats.length &&
      table.every(({ side, team }, i) => side === seats[i]!.side && team === seats[i]!.team),
  );

function opened<S extends Position, T extends Table<S>>(game: Game<S, T>, replay: Replay): Match<S, T> {
  if (!game.editions.includes(replay.edition))
    throw new ReplayError(
      `the replay is of the edition ${brief(replay.edition)}; ${game.name} has ${listed(game.editions)}`,
    );
  if (replay.seats !== undefined && !isPlayedBy(game, replay.seats))
    throw new ReplayError(`the replay has a table of ${replay.seats.length} seats at which ${game.name} is not played`);
  if (replay.start !== undefined && replay.catalogue !== game.cardsVersion)
    throw new ReplayError(
      'the replay starts from a stored table, and that was laid out with other cards than there are now',
    );
  try {
    return new Match(game, replay.start === undefined ? game.start(replay) : game.checkState(replay.start));
  } catch (error) {
    throw new ReplayError(
      `the replay cannot be started: ${brief(error instanceof Error ? error.message : String(error))}`,
    );
  }
}

/** Gives the command; what is wrong with it, or null. */
function repeated<S extends Position, T extends Table<S>>(match: Match<S, T>, command: Command): string | null {
  try {
    match.repeat(command);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    return `is not legal there: ${error.message}`;
  }
  const fault = match.faults[0];
  return fault === undefined ? null : `fails here: ${fault.message}`;
}

/** Whether the course is written down for the place where the match is. */
const isMilestone = ({ commands }: Match, replay: Replay): boolean =>
  commands.length % COURSE_EVERY === 0 || commands.length === replay.commands.length;

function keepsCourse<S extends Position, T extends Table<S>>(match: Match<S, T>, replay: Replay): boolean {
  const at = match.commands.length;
  return !isMilestone(match, replay) || match.courseAt(at) === replay.course[courseLength(at) - 1];
}

/** With cards that mean something else by now: as far as the game still takes the recorded course. */
function playChanged<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  replay: Replay,
  changed: readonly string[],
  each: (match: Match<S, T>) => void,
): Replayed<S, T> {
  const trial = opened(game, replay);
  let good = 0;
  for (const command of replay.commands) {
    if (repeated(trial, command) !== null || !keepsCourse(trial, replay)) break;
    if (isMilestone(trial, replay)) good = trial.commands.length;
  }
  const match = opened(game, replay);
  each(match);
  for (const command of replay.commands.slice(0, good)) {
    match.repeat(command);
    each(match);
  }
  if (good === replay.commands.length) return { match, stop: null, changed };
  const cards = changed.slice(0, 5).map(brief).join(', ');
  return {
    match,
    changed,
    stop: `the game went on otherwise from here: ${changed.length === 1 ? 'a card has' : 'cards have'} changed since (${cards})`,
  };
}
