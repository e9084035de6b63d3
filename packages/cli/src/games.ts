/** Which games, editions and decks there are, and what to say about those there are not. */
import { existsSync } from 'node:fs';
import type { Deck } from '@dejarik/kernel';
import { type DeckSheet, shippedDecks, starterDecks, type Swtcg, swtcg } from '@dejarik/swtcg';
import { DEFAULT_GAME } from './defaults.ts';
import { readDeckFile } from './deck-file.ts';
import { UserError } from './output.ts';

export const SIDES = ['dark', 'light'] as const;

export function gameNamed(id: string): Swtcg {
  if (id !== DEFAULT_GAME) throw new UserError(`There is no game "${id}". There is: swtcg (Star Wars TCG).`);
  return swtcg();
}

export function checkEdition(game: Swtcg, edition: string): string {
  if (game.editions.includes(edition)) return edition;
  throw new UserError(`The game ${game.id} has no edition "${edition}". There is: ${game.editions.join(', ')}.`);
}

export function seatNamed(side: string): number {
  const seat = SIDES.findIndex((known) => known === side.toLowerCase());
  if (seat < 0) throw new UserError(`There is no side "${side}". There is: dark, light.`);
  return seat;
}

/** `Clone Army` is also found as clone-army. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

export const decksOf = (game: Swtcg, seat: number): DeckSheet[] =>
  shippedDecks(game.cards).filter((deck) => deck.side.toLowerCase() === SIDES[seat]);

/** A deck that comes with the game, by name, or the deck of a file; without a name the starter deck of the side. */
export function deckFor(game: Swtcg, edition: string, seat: number, wanted: string | undefined): Deck {
  if (wanted === undefined) return plain(starterDecks(game.cards)[seat as 0 | 1]);
  const own = decksOf(game, seat);
  const known = own.find((deck) => slug(deck.name) === slug(wanted));
  if (known !== undefined) return plain(known);
  if (existsSync(wanted)) return deckOfFile(game, edition, seat, wanted);
  const side = SIDES[seat] ?? '';
  const names = own.map((deck) => slug(deck.name)).join(', ');
  throw new UserError(`There is no ${side} deck and no file "${wanted}". The ${side} decks are: ${names}.`);
}

function deckOfFile(game: Swtcg, edition: string, seat: number, file: string): Deck {
  const { deck, faults } = readDeckFile(game.cards, file);
  const [fault] = faults;
  if (fault !== undefined) throw new UserError(`${file}, line ${fault.line}: ${fault.message}`);
  const [broken] = game.checkDeck(deck, seat, edition);
  if (broken !== undefined) throw new UserError(`${file}: ${broken.message} (${broken.rule})`);
  return plain(deck);
}

/** Only what a replay keeps. */
const plain = ({ name, cards }: Deck): Deck => ({ name, cards });

/** A whole number, at least 1, from the command line. */
export function wholeNumber(text: string, what: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new UserError(`${what} has to be a whole number from 1 on, not "${text}".`);
  return n;
}

/** Seeds may be words; those that look like numbers are numbers. */
export const seedOf = (text: string): number | string => (/^\d+$/u.test(text) ? Number(text) : text);
