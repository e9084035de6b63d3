/** Which games, editions and decks there are, and what to say about those there are not. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  brief,
  type Deck,
  deckCombinations,
  decksFor,
  type Game,
  type GameKit,
  type OrganisedPlay,
  type PlayFormat,
  type Seat,
  withSets,
} from '@dejarik/kernel';
import type { Scenario } from '@dejarik/kernel/testing';
import { readDeckFile, warningLines } from './deck-file.ts';
import { Output, UserError } from './output.ts';
import type { GameEntry, Registry } from './registry.ts';
import { seatsCalled, sideName, slug } from './seats.ts';

function entry({ games }: Registry, id: string): GameEntry {
  const found = games.get(id);
  if (found !== undefined) return found;
  const known = [...games].map(([game, { name }]) => `${game} (${name})`);
  throw new UserError(`There is no game "${brief(id)}". There is: ${known.join(', ')}.`);
}

export const gameNamed = (registry: Registry, id: string): Promise<GameKit> => entry(registry, id).kit();

export const scenariosOf = (registry: Registry, id: string): Promise<readonly Scenario[]> =>
  entry(registry, id).scenarios();

/** The edition asked for; without a name the one that the game names first. */
export function editionOf(game: Game, wanted: string | undefined): string {
  const edition = wanted ?? game.editions[0]!;
  if (game.editions.includes(edition)) return edition;
  throw new UserError(`The game ${game.id} has no edition "${brief(edition)}". There is: ${game.editions.join(', ')}.`);
}

/** What an event says of the cards that may be brought. */
export interface CardOptions {
  readonly cards?: string;
  /** The sets that the format has there. */
  readonly sets?: string;
}

/** The card format asked for: Vintage, say, with the sets that the event says it has; null: all cards. */
export function formatAsked(
  game: Game,
  organised: OrganisedPlay | undefined,
  { cards, sets }: CardOptions,
): PlayFormat | null {
  if (cards === undefined) {
    if (sets === undefined) return null;
    throw new UserError('--sets says which sets a card format has: name the format by --cards.');
  }
  const format = formatNamed(game, organised, cards);
  const announced = sets === undefined ? format : withSets(format, sets, organised!.sets);
  if (typeof announced === 'string') throw new UserError(`--sets: ${announced}.`);
  return announced;
}

function formatNamed(game: Game, organised: OrganisedPlay | undefined, id: string): PlayFormat {
  const formats = organised?.formats ?? [];
  const found = formats.find((format) => format.id === id.toLowerCase());
  if (found !== undefined) return found;
  const known = formats.length === 0 ? 'It has none.' : `There is: ${formats.map((format) => format.id).join(', ')}.`;
  throw new UserError(`${game.name} has no card format "${brief(id)}". ${known}`);
}

/** A deck for each seat: those asked for (by the seat's number), else those for a first game. */
export const decksAt = (
  kit: GameKit,
  edition: string,
  seats: readonly Seat[],
  wanted: ReadonlyMap<number, string> = new Map(),
): Deck[] => seats.map(({ side }, seat) => deckFor(kit, edition, side, wanted.get(seat)));

/** The decks to play by turns when none is asked for. */
export function deckRounds(kit: GameKit, edition: string, seats: readonly Seat[]): readonly (readonly Deck[])[] {
  const rounds = deckCombinations(kit, edition, seats);
  return rounds.length > 0 ? rounds : [decksAt(kit, edition, seats)];
}

/**
 * Decks as they are asked for on the command line, by the number of the seat: `west=plain-masks` for a seat, or for all
 * seats of a side; a deck alone is for those in `alone`.
 */
export function wantedDecks(
  game: Game,
  seats: readonly Seat[],
  list: readonly string[],
  alone: readonly number[] = [],
): Map<number, string> {
  const wanted = new Map<number, string>();
  for (const text of list) {
    const sign = text.indexOf('=');
    const called = sign < 0 ? [] : seatsCalled(game, seats, text.slice(0, sign).trim());
    if (called.length === 0 && alone.length === 0)
      throw new UserError(
        `A deck is given to a seat or a side, as in ${seats[0]!.name.toLowerCase()}=DECK; not "${brief(text)}".`,
      );
    const deck = called.length === 0 ? text : text.slice(sign + 1).trim();
    for (const seat of called.length === 0 ? alone : called) wanted.set(seat, deck);
  }
  return wanted;
}

/** A deck that comes with the game, by name, or the deck of a file; without a name the starter deck of the side. */
function deckFor(kit: GameKit, edition: string, side: number, wanted: string | undefined): Deck {
  const own = decksFor(kit, edition, side);
  const name = sideName(kit.game, side)!.toLowerCase();
  if (wanted === undefined) {
    const starter = kit.starterDecks()[side];
    const usual = own.find((deck) => deck.name === starter?.name) ?? own[0];
    if (usual !== undefined) return plain(usual);
    throw new UserError(
      `No ${name} deck comes with ${kit.game.name} for the edition ${edition}; name the file of one.`,
    );
  }
  const known = own.find((deck) => slug(deck.name) === slug(wanted));
  if (known !== undefined) return plain(known);
  if (existsSync(wanted)) return deckOfFile(kit, edition, side, wanted);
  const names = own.map((deck) => slug(deck.name)).join(', ');
  throw new UserError(`There is no ${name} deck and no file "${brief(wanted)}". The ${name} decks are: ${names}.`);
}

function deckOfFile(kit: GameKit, edition: string, side: number, file: string): Deck {
  const { deck, faults, warnings } = readDeckFile(kit.deckCards(), file);
  const [fault] = faults;
  if (fault !== undefined) throw new UserError(`${brief(file)}, line ${fault.line}: ${fault.message}`);
  const [broken] = kit.game.checkDeck(deck, side, edition);
  if (broken !== undefined) throw new UserError(`${brief(file)}: ${broken.message} (${broken.rule})`);
  new Output().note(...warningLines(file, [...warnings, ...(kit.deckWarnings?.(deck) ?? [])]));
  return plain(deck);
}

/** Only what a replay keeps. */
const plain = ({ name, cards }: Deck): Deck => ({ name, cards });

/** The number that these digits write; anything else is null. */
export const digits = (text: string): number | null => (/^\d{1,15}$/u.test(text) ? Number(text) : null);

/** A whole number, at least 1, from the command line. */
export function wholeNumber(text: string, what: string): number {
  const n = digits(text);
  if (n === null || n < 1) throw new UserError(`${what} has to be a whole number from 1 on, not "${brief(text)}".`);
  return n;
}

const LONGEST_SEED = 200;

/** A seed is text, so that every digit of a long number counts; 7 and "7" are the same game. */
export function seedOf(text: string): string {
  if (text.length > LONGEST_SEED)
    throw new UserError(`A seed has at most ${LONGEST_SEED} letters; this one has ${text.length}.`);
  return text;
}

/** A seed that nobody chose: nobody who sees what it gave can try all there are. */
export const freshSeed = (): string => randomBytes(16).toString('hex');
