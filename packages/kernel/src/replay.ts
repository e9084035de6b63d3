/** A game's record: what it started from and the answers given. Everything else follows from these. */
import { MOST_COPIES } from './decks/sheet.ts';
import type { Deck, Game } from './game.ts';
import { Match } from './match.ts';
import { copy, NotPlain } from './plain.ts';
import { concession, IllegalAnswer, type Position, type Table } from './procedure.ts';
import { brief } from './words.ts';

const FORMAT = 1;

// More than any game has: a game of some hours takes a few thousand answers.
const MOST_LETTERS = 4_000_000;
const MOST_ANSWERS = 100_000;
const MOST_OPTIONS = 100_000;
const MOST_SEATS = 8;
const MOST_CARDS = 1000;
const LONGEST_TEXT = 1000;

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

/** Checks what does not depend on the game: that everything is there, of its kind, and of a size that a game can have. */
export function readReplay(text: string): Replay {
  if (text.length > MOST_LETTERS)
    throw new ReplayError(`the replay has ${text.length} letters; the longest has ${MOST_LETTERS}`);
  const data = parsed(text.replace(/^\uFEFF/u, ''));
  if (!isRecord(data) || !Object.hasOwn(data, 'dejarik'))
    throw new ReplayError('this is not a Dejarik replay: the field "dejarik" is missing');
  const { dejarik, seed, decks, start, answers } = data;
  if (dejarik !== FORMAT)
    throw new ReplayError(
      `the replay has format ${typeof dejarik === 'string' ? brief(dejarik) : told(dejarik)}; this version reads format ${FORMAT}`,
    );
  for (const field of ['game', 'edition', 'cards', 'hash'])
    if (typeof data[field] !== 'string') throw new ReplayError(`the replay's field "${field}" is missing or not text`);
    else if (!isShortText(data[field])) throw new ReplayError(`the replay's field "${field}" is too long`);
  if (!isShortText(seed) && !(typeof seed === 'number' && Number.isFinite(seed)))
    throw new ReplayError('the replay\'s field "seed" is missing, too long, or neither text nor a number');
  checkDecks(decks);
  if (start !== undefined && !isRecord(start)) throw new ReplayError('the replay\'s field "start" is not a state');
  checkAnswers(answers);
  return data as unknown as Replay;
}

/** The data of the file, nested no deeper and with no other fields than plain data can have. */
function parsed(text: string): unknown {
  try {
    return copy(JSON.parse(text) as unknown);
  } catch (error) {
    const why = error instanceof Error ? brief(error.message) : 'for a reason unknown';
    throw new ReplayError(
      error instanceof NotPlain
        ? `the replay cannot be read: ${why}`
        : `the replay is not complete JSON (${why}); was the file cut off?`,
    );
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;

const told = (value: unknown): string => brief(JSON.stringify(value) ?? 'nothing');

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function checkDecks(decks: unknown): void {
  if (!Array.isArray(decks)) throw new ReplayError('the replay\'s field "decks" is missing or not a list');
  if (decks.length > MOST_SEATS) throw new ReplayError(`the replay has ${decks.length} decks`);
  for (const [i, deck] of (decks as unknown[]).entries()) {
    const which = `deck ${i + 1} of the replay`;
    if (!isRecord(deck) || !isShortText(deck['name']) || !Array.isArray(deck['cards']))
      throw new ReplayError(`${which} is no deck: it needs a name and a list of cards`);
    for (const [n, card] of (deck['cards'] as unknown[]).entries())
      if (n >= MOST_CARDS || !isRecord(card) || !isShortText(card['id']) || !isWhole(card['copies'], 1, MOST_COPIES))
        throw new ReplayError(`${which} has an entry ${n + 1} that is no card with 1 to ${MOST_COPIES} copies`);
  }
}

function checkAnswers(answers: unknown): void {
  if (!Array.isArray(answers)) throw new ReplayError('the replay\'s field "answers" is missing or not a list');
  if (answers.length > MOST_ANSWERS)
    throw new ReplayError(`the replay has ${answers.length} answers; the longest has ${MOST_ANSWERS}`);
  for (const [i, index] of (answers as unknown[]).entries())
    if (!isWhole(index, concession(MOST_SEATS), MOST_OPTIONS))
      throw new ReplayError(`answer ${i + 1} of the replay is ${told(index)}, not an option number`);
}

/** Plays a record again; `each` is called with the match before the first and after every answer. */
export function playReplay<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  replay: Replay,
  each: (match: Match<S, T>) => void = () => {},
): Match<S, T> {
  if (replay.game !== game.id) throw new ReplayError(`the replay is of the game ${brief(replay.game)}, not ${game.id}`);
  if (replay.cards !== game.cardsVersion)
    throw new ReplayError(
      `the replay was made with other card data (${brief(replay.cards)}; here: ${game.cardsVersion})`,
    );
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
    throw new ReplayError(`the replay ends in another state (${end}) than it says (${brief(replay.hash)})`);
  return match;
}
