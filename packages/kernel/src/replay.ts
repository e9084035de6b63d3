/** A game's record: what it started from and the answers given. Everything else follows from these. */
import type { Deck, Game } from './game.ts';
import { Match } from './match.ts';
import { IllegalAnswer, type Position, type Table } from './procedure.ts';

const FORMAT = 1;

export interface Replay {
  readonly dejarik: number;
  readonly game: string;
  readonly edition: string;
  readonly cards: string;
  readonly seed: number | string;
  readonly decks: readonly Deck[];
  /** Instead of seed and decks: a stored state, for scenarios and reported moments. */
  readonly start?: Position;
  readonly answers: readonly number[];
  /** The state's hash after the last answer. */
  readonly hash: string;
}

/** A replay file that cannot be played; the message says where and why. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

export function record<S extends Position, T extends Table<S>>(
  match: Match<S, T>,
  from: { edition: string; seed: number | string; decks: readonly Deck[]; start?: Position },
): Replay {
  return {
    dejarik: FORMAT,
    game: match.game.id,
    edition: from.edition,
    cards: match.game.cardsVersion,
    seed: from.seed,
    decks: from.decks,
    ...(from.start === undefined ? {} : { start: from.start }),
    answers: match.answers.slice(),
    hash: match.hash(),
  };
}

export function readReplay(text: string): Replay {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ReplayError(
      `the replay is not complete JSON (${error instanceof Error ? error.message : String(error)}); was the file cut off?`,
    );
  }
  if (typeof data !== 'object' || data === null || !('dejarik' in data))
    throw new ReplayError('this is not a Dejarik replay: the field "dejarik" is missing');
  const replay = data as Partial<Replay>;
  if (replay.dejarik !== FORMAT)
    throw new ReplayError(`the replay has format ${String(replay.dejarik)}; this version reads format ${FORMAT}`);
  for (const field of ['game', 'edition', 'cards', 'hash'] as const)
    if (typeof replay[field] !== 'string')
      throw new ReplayError(`the replay's field "${field}" is missing or not text`);
  if (typeof replay.seed !== 'string' && typeof replay.seed !== 'number')
    throw new ReplayError('the replay\'s field "seed" is missing');
  if (!Array.isArray(replay.decks)) throw new ReplayError('the replay\'s field "decks" is missing or not a list');
  if (!Array.isArray(replay.answers)) throw new ReplayError('the replay\'s field "answers" is missing or not a list');
  replay.answers.forEach((index, place) => {
    if (!Number.isInteger(index))
      throw new ReplayError(`answer ${place + 1} of the replay is ${JSON.stringify(index)}, not an option number`);
  });
  return replay as Replay;
}

/** Plays a record again; `each` is called with the match before the first and after every answer. */
export function playReplay<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  replay: Replay,
  each: (match: Match<S, T>) => void = () => {},
): Match<S, T> {
  if (replay.game !== game.id) throw new ReplayError(`the replay is of the game ${replay.game}, not ${game.id}`);
  if (replay.cards !== game.cardsVersion)
    throw new ReplayError(`the replay was made with other card data (${replay.cards}; here: ${game.cardsVersion})`);
  let match: Match<S, T>;
  try {
    match = new Match(game, replay.start === undefined ? game.start(replay) : (replay.start as S));
  } catch (error) {
    throw new ReplayError(`the replay cannot be started: ${error instanceof Error ? error.message : String(error)}`);
  }
  each(match);
  replay.answers.forEach((index, place) => {
    try {
      match.answer(index);
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      throw new ReplayError(`answer ${place + 1} of ${replay.answers.length} is not legal there: ${error.message}`);
    }
    const fault = match.faults[0];
    if (fault !== undefined)
      throw new ReplayError(`answer ${place + 1} of ${replay.answers.length} fails here: ${fault.message}`);
    each(match);
  });
  const end = match.hash();
  if (end !== replay.hash)
    throw new ReplayError(`the replay ends in another state (${end}) than it says (${replay.hash})`);
  return match;
}
