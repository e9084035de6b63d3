/** Replays come from anywhere: everything in the file is checked that does not depend on the game. */
import { MOST_COPIES } from './decks/sheet.ts';
import { copy, NotPlain } from './plain.ts';
import { courseLength, FORMAT, type Replay, ReplayError } from './replay.ts';
import * as stored from './stored.ts';
import { brief } from './words.ts';

// More than any game has: a game of some hours takes a few thousand commands.
const MOST_LETTERS = 4_000_000;
const MOST_COMMANDS = 100_000;
const MOST_OPTIONS = 100_000;
const MOST_SEATS = 16;
const MOST_CARDS = 1_000;
const MOST_HANDICAP = 1_000;

const name = stored.text(100);
const word = stored.int(0, 0xffff_ffff);

const seed: stored.Check = (value, path) =>
  typeof value === 'number' && Number.isFinite(value)
    ? null
    : stored.text()(value, path) && `${path} is neither a number nor a text of at most 1000 characters`;

const hash: stored.Check = (value, path) =>
  typeof value === 'string' && /^[0-9a-f]{16}$/u.test(value) ? null : `${path} is not sixteen hexadecimal digits`;

const concession = stored.fields({ concede: stored.int(0, MOST_SEATS - 1) });
const command: stored.Check = (value, path) =>
  typeof value === 'number' ? stored.int(0, MOST_OPTIONS)(value, path) : concession(value, path);

const deck = stored.fields({
  name: stored.text(),
  cards: stored.list(stored.fields({ id: name, copies: stored.int(1, MOST_COPIES) }), undefined, MOST_CARDS),
});

/** What it has to be is for the game to say. */
const start: stored.Check = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? null : `${path} is not a record`;

const SHAPE: stored.Shape<Replay> = {
  dejarik: stored.oneOf(FORMAT),
  game: name,
  edition: name,
  cards: stored.named(name, MOST_CARDS),
  catalogue: name,
  seed,
  seats: stored.optional(stored.atTheTable),
  decks: stored.list(deck, undefined, MOST_SEATS),
  handicaps: stored.optional(stored.list(stored.int(0, MOST_HANDICAP), undefined, MOST_SEATS)),
  start: stored.optional(start),
  commands: stored.list(command, undefined, MOST_COMMANDS),
  course: stored.list(word, undefined, MOST_COMMANDS),
  hash,
};

export function readReplay(text: string): Replay {
  if (text.length > MOST_LETTERS)
    throw new ReplayError(`the replay has ${text.length} letters; the longest has ${MOST_LETTERS}`);
  const data = parsed(text.replace(/^\uFEFF/u, ''));
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'dejarik'))
    throw new ReplayError('this is not a Dejarik replay: the field "dejarik" is missing');
  const { dejarik } = data as { readonly dejarik: unknown };
  if (dejarik !== FORMAT)
    throw new ReplayError(
      `the replay has format ${brief(JSON.stringify(dejarik))}; this version reads format ${FORMAT}`,
    );
  const wrong = stored.fields(SHAPE)(data, 'replay');
  if (wrong !== null) throw new ReplayError(`the replay cannot be read: ${wrong}`);
  const replay = data as Replay;
  const due = courseLength(replay.commands.length);
  if (replay.course.length !== due)
    throw new ReplayError(`the replay cannot be read: replay.course has ${replay.course.length} entries, not ${due}`);
  return replay;
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
