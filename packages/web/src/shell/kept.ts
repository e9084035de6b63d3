/** One small check for each thing that the browser keeps: what is stored may come from anywhere and be anything. */
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import type { SavedGame } from '../session/new-game.ts';
import { GAME_IDS, isGame } from './games.ts';
import { type KeptSettings, SPEEDS } from './settings.ts';

export interface OwnDeck {
  readonly id: string;
  readonly game: GameId;
  readonly name: string;
  readonly side: 'Dark' | 'Light';
  readonly cards: readonly { readonly id: string; readonly copies: number }[];
  readonly changed: number;
}

/** A deck as an earlier version may have kept it: then there was one game. */
export type KeptDeck = Omit<OwnDeck, 'game'> & Partial<Pick<OwnDeck, 'game'>>;

/** What could be read of it, and whether something could not. */
export interface Checked<T> {
  readonly value: T | null;
  readonly whole: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const SEATS = messages.sides.length;

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
/** One for each seat. */
const eachSeat =
  (each: Check): Check =>
  (value) =>
    listOf(each, SEATS)(value) && (value as readonly unknown[]).length === SEATS;
const has =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isStop = oneOf('always', 'possible', 'step', 'never');
const isDecks = eachSeat(isText);
const hasForGames = has(Object.fromEntries(GAME_IDS.map((id) => [id, maybe(isDecks)])));

const SETTINGS: { readonly [Name in keyof KeptSettings]-?: Check } = {
  speed: oneOf(...SPEEDS),
  sound: isFlag,
  stops: has({ general: isStop, attack: isStop, reroll: isStop, prevention: isStop }),
  images: isText,
  folder: isFlag,
  game: isText, // a newer page may know more games
  side: oneOf(...messages.sides.keys()),
  opponent: oneOf('easy', 'normal', 'human'),
  chosen: (value) => isDecks(value) || hasForGames(value),
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
const isOwnDeck = has({ id: isText, side: oneOf('Dark', 'Light'), changed: Number.isFinite, game: maybe(isGame) });

function decks(value: unknown): Checked<readonly KeptDeck[]> {
  if (!Array.isArray(value)) return { value: null, whole: false };
  const right = value.filter((deck) => isDeck(deck) && isOwnDeck(deck)) as KeptDeck[];
  return { value: right, whole: right.length === value.length };
}

const MOST_ANSWERS = 1_000_000;
const isCommand: Check = (value) => isCount(value) || has({ concede: isCount })(value);
const isSaved = has({
  replay: has({
    dejarik: isCount,
    game: isGame,
    edition: isText,
    cards: isFields,
    catalogue: isText,
    hash: isText,
    seed: (seed) => isText(seed) || Number.isFinite(seed),
    decks: eachSeat(isDeck),
    start: maybe(isFields),
    commands: listOf(isCommand, MOST_ANSWERS),
    course: listOf(isCount, MOST_ANSWERS),
  }),
  seats: eachSeat(oneOf('human', 'easy', 'normal')),
  script: maybe(
    listOf(has({ answer: (answer) => answer === null || isCount(answer), step: maybe(isText) }), MOST_ANSWERS),
  ),
});

const game = (value: unknown): Checked<SavedGame> =>
  isSaved(value) ? { value: value as SavedGame, whole: true } : { value: null, whole: false };

const flag = (value: unknown): Checked<boolean> =>
  typeof value === 'boolean' ? { value, whole: true } : { value: null, whole: false };

/** What is in it is checked by the screen that shows it, which alone knows tournaments; null: none is on. */
const tournament = (value: unknown): Checked<unknown> =>
  value === null || isFields(value) ? { value, whole: true } : { value: null, whole: false };

export const CHECKS = { settings, decks, game, tournament, learned: flag } as const;
