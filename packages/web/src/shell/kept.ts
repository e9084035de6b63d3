/** One small check for each thing that the browser keeps: what is stored may come from anywhere and be anything. */
import { messages } from '../messages/index.ts';
import type { KeptLimited } from '../session/limited.ts';
import type { GameId } from '../session/moment.ts';
import type { SavedGame } from '../session/new-game.ts';
import { DECK_SIDES, type DeckSide } from '../session/sides.ts';
import { GAME_IDS, isGame } from './games.ts';
import { type KeptSettings, LOUDEST, MOTIONS, SPEEDS, TEXT_SIZES, THEMES } from './settings.ts';

export interface OwnDeck {
  readonly id: string;
  readonly game: GameId;
  readonly name: string;
  readonly side: DeckSide;
  readonly cards: readonly { readonly id: string; readonly copies: number }[];
  readonly changed: number;
  /** What it is built for; missing: the usual edition, any format. */
  readonly edition?: string;
  readonly format?: string;
}

/** A deck as an earlier version may have kept it: then there was one game. */
export type KeptDeck = Omit<OwnDeck, 'game'> & Partial<Pick<OwnDeck, 'game'>>;

/** The time for a round of a tournament, in milliseconds. */
export interface RoundClock {
  /** Of which round it is. */
  readonly round: number;
  /** What was left when it was stopped, or started. */
  readonly left: number;
  /** When it will be over; null: it stands still. */
  readonly ends: number | null;
}

/** A game that waits to be gone on with, and when it was left. */
export interface KeptWaiting {
  readonly left: number;
  readonly saved: SavedGame;
}

/** What could be read of it, and whether something could not. */
export interface Checked<T> {
  readonly value: T | null;
  readonly whole: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const SIDES = messages.sides.length;
/** Two against two. */
const MOST_SEATS = 4;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value);
const oneOf =
  (...names: readonly unknown[]): Check =>
  (value) =>
    names.includes(value);
const listOf =
  (each: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(each);
/** One for each seat; whether there are as many as the game has, the engine says. */
const eachSeat =
  (each: Check): Check =>
  (value) =>
    listOf(each, MOST_SEATS)(value) && (value as readonly unknown[]).length >= SIDES;
const has =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isStop = oneOf('always', 'possible', 'step', 'never');
/** By the number of the side; decks of a third one need not be there. */
const isDecks: Check = (value) =>
  listOf(isText, messages.allSides.length)(value) && (value as readonly unknown[]).length >= SIDES;
const isSide = oneOf(...DECK_SIDES.map((side) => messages.allSides.indexOf(side)));
const forGames = (each: Check): Check => has(Object.fromEntries(GAME_IDS.map((id) => [id, maybe(each)])));

const SETTINGS: { readonly [Name in keyof KeptSettings]-?: Check } = {
  speed: oneOf(...SPEEDS),
  motion: oneOf(...MOTIONS),
  step: isFlag,
  sound: isFlag,
  volume: (value) => isCount(value) && Number(value) >= 0 && Number(value) <= LOUDEST,
  theme: oneOf(...THEMES),
  text: oneOf(...TEXT_SIZES),
  stops: has({
    general: isStop,
    attack: isStop,
    reroll: isStop,
    prevention: isStop,
    // Earlier versions did not know them.
    disrupt: maybe(isStop),
    damage: maybe(isStop),
    moments: maybe(isStop),
    force: maybe(isStop),
    theirs: maybe(isStop),
    answers: maybe(isStop),
    drains: maybe(isStop),
    battles: maybe(isStop),
  }),
  images: isText,
  folder: isFlag,
  game: isText, // a newer page may know more games
  side: isSide,
  against: (side) => side === null || isSide(side), // null: nothing was chosen yet
  opponent: oneOf('easy', 'normal', 'human', null), // null: nothing was chosen yet
  chosen: (value) => isDecks(value) || forGames(isDecks)(value),
  editions: forGames(isText), // a newer page may know more of them
  cardsAs: oneOf('grid', 'rows'),
};

/** Each setting for itself: a wrong one does not take the others with it. */
function settings(value: unknown): Checked<KeptSettings> {
  if (!isFields(value)) return { value: null, whole: false };
  const known = Object.entries(SETTINGS).filter(([name]) => Object.hasOwn(value, name));
  const right = known.filter(([name, check]) => check(value[name]));
  return {
    value: Object.fromEntries(right.map(([name]) => [name, value[name]])),
    whole: right.length === known.length,
  };
}

const MOST_CARDS = 2000;
const isDeck = has({ name: isText, cards: listOf(has({ id: isText, copies: isCount }), MOST_CARDS) });
const isOwnDeck = has({
  id: isText,
  side: oneOf(...DECK_SIDES),
  changed: Number.isFinite,
  game: maybe(isGame),
  edition: maybe(isText),
  format: maybe(isText),
});

function decks(value: unknown): Checked<readonly KeptDeck[]> {
  if (!Array.isArray(value)) return { value: null, whole: false };
  const right = value.filter((deck) => isDeck(deck) && isOwnDeck(deck)) as KeptDeck[];
  return { value: right, whole: right.length === value.length };
}

const MOST_ANSWERS = 1_000_000;
const isCommand: Check = (value) => isCount(value) || has({ concede: isCount })(value);
const isReplay = has({
  dejarik: isCount,
  game: isGame,
  edition: isText,
  cards: isFields,
  catalogue: isText,
  hash: isText,
  seed: (seed) => isText(seed) || Number.isFinite(seed),
  decks: eachSeat(isDeck),
  seats: maybe(eachSeat(has({ name: isText, side: isCount, team: isCount }))),
  handicaps: maybe(eachSeat(isCount)),
  start: maybe(isFields),
  commands: listOf(isCommand, MOST_ANSWERS),
  course: listOf(isCount, MOST_ANSWERS),
});
const isSeats = eachSeat(oneOf('human', 'easy', 'normal'));
const isSaved = has({
  replay: isReplay,
  seats: isSeats,
  alone: maybe(isCount),
  script: maybe(
    listOf(has({ answer: (answer) => answer === null || isCount(answer), step: maybe(isText) }), MOST_ANSWERS),
  ),
});

const MOST_TURNS = 10_000;

/** A game that was played to its end. */
export const isPlayed = has({
  game: isGame,
  ended: Number.isFinite,
  turns: isCount,
  reason: isText,
  outcomes: eachSeat(oneOf('won', 'lost', 'drawn')),
  seats: isSeats,
  replay: isReplay,
  course: maybe(listOf(has({ team: isCount, values: listOf(Number.isFinite, MOST_TURNS) }), MOST_SEATS)),
});

/** A deck that somebody shared. */
export const isSharedDeck = (
  value: unknown,
): value is Pick<OwnDeck, 'name' | 'side' | 'cards' | 'edition' | 'format'> =>
  isDeck(value) && has({ side: oneOf(...DECK_SIDES), edition: maybe(isText), format: maybe(isText) })(value);

const game = (value: unknown): Checked<SavedGame> =>
  isSaved(value) ? { value: value as SavedGame, whole: true } : { value: null, whole: false };

const isKeptWaiting = has({ left: Number.isFinite, saved: isSaved });

const waiting = (value: unknown): Checked<KeptWaiting> =>
  isKeptWaiting(value) ? { value: value as KeptWaiting, whole: true } : { value: null, whole: false };

const flag = (value: unknown): Checked<boolean> =>
  typeof value === 'boolean' ? { value, whole: true } : { value: null, whole: false };

/** What is in it is checked by the screen that shows it, which alone knows tournaments; null: none is on. */
const tournament = (value: unknown): Checked<unknown> =>
  value === null || isFields(value) ? { value, whole: true } : { value: null, whole: false };

const isClock = has({ round: isCount, left: isCount, ends: (ends) => ends === null || isCount(ends) });

const clock = (value: unknown): Checked<RoundClock | null> =>
  value === null || isClock(value) ? { value: value as RoundClock | null, whole: true } : { value: null, whole: false };

const isLimited = has({ game: isGame, edition: isText, event: isFields });

/** Of the event itself the worker knows what it must be. */
const limited = (value: unknown): Checked<KeptLimited | null> =>
  value === null || isLimited(value)
    ? { value: value as KeptLimited | null, whole: true }
    : { value: null, whole: false };

export const CHECKS = { settings, decks, game, waiting, tournament, clock, limited, learned: flag } as const;
