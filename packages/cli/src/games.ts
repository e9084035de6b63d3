/** Which games, editions and decks there are, and what to say about those there are not. */
import { existsSync } from 'node:fs';
import { brief, type Deck, deckPairs, decksFor, type Game, type GameKit } from '@dejarik/kernel';
import type { Scenario } from '@dejarik/kernel/testing';
import { readDeckFile } from './deck-file.ts';
import { UserError } from './output.ts';
import { GAMES } from './registry.ts';

function entry(id: string) {
  const found = GAMES.get(id);
  if (found !== undefined) return found;
  const known = [...GAMES].map(([game, { name }]) => `${game} (${name})`);
  throw new UserError(`There is no game "${brief(id)}". There is: ${known.join(', ')}.`);
}

export const gameNamed = (id: string): Promise<GameKit> => entry(id).kit();

export const scenariosOf = (id: string): Promise<readonly Scenario[]> => entry(id).scenarios();

/** The edition asked for; without a wish the one that the game names first. */
export function editionOf(game: Game, wanted: string | undefined): string {
  const edition = wanted ?? game.editions[0]!;
  if (game.editions.includes(edition)) return edition;
  throw new UserError(`The game ${game.id} has no edition "${brief(edition)}". There is: ${game.editions.join(', ')}.`);
}

/** The sides as they are written on the command line. */
export const sidesOf = (game: Game): string[] => game.seats.map((name) => name.toLowerCase());

export function seatNamed(game: Game, side: string): number {
  const sides = sidesOf(game);
  const seat = sides.indexOf(side.toLowerCase());
  if (seat < 0) throw new UserError(`There is no side "${brief(side)}". There is: ${sides.join(', ')}.`);
  return seat;
}

/** `Clone Army` is also found as clone-army. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** A deck for each seat: those for a first game, where the edition allows them. */
export const usualDecks = (kit: GameKit, edition: string): Deck[] =>
  kit.game.seats.map((_, seat) => deckFor(kit, edition, seat, undefined));

/** The decks to play by turns when none is asked for. */
export function pairsOf(kit: GameKit, edition: string): readonly (readonly Deck[])[] {
  const pairs = deckPairs(kit, edition);
  return pairs.length > 0 ? pairs : [usualDecks(kit, edition)];
}

/** A deck that comes with the game, by name, or the deck of a file; without a name the starter deck of the side. */
export function deckFor(kit: GameKit, edition: string, seat: number, wanted: string | undefined): Deck {
  const own = decksFor(kit, edition, seat);
  const side = sidesOf(kit.game)[seat]!;
  if (wanted === undefined) {
    const starter = kit.starterDecks()[seat]!;
    const usual = own.find(({ name }) => name === starter.name) ?? own[0];
    if (usual !== undefined) return plain(usual);
    throw new UserError(
      `No ${side} deck comes with ${kit.game.name} for the edition ${edition}; name the file of one.`,
    );
  }
  const known = own.find((deck) => slug(deck.name) === slug(wanted));
  if (known !== undefined) return plain(known);
  if (existsSync(wanted)) return deckOfFile(kit, edition, seat, wanted);
  const names = own.map((deck) => slug(deck.name)).join(', ');
  throw new UserError(`There is no ${side} deck and no file "${brief(wanted)}". The ${side} decks are: ${names}.`);
}

function deckOfFile(kit: GameKit, edition: string, seat: number, file: string): Deck {
  const { deck, faults } = readDeckFile(kit.deckCards(), file);
  const [fault] = faults;
  if (fault !== undefined) throw new UserError(`${brief(file)}, line ${fault.line}: ${fault.message}`);
  const [broken] = kit.game.checkDeck(deck, seat, edition);
  if (broken !== undefined) throw new UserError(`${brief(file)}: ${broken.message} (${broken.rule})`);
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
