/**
 * Our deck files: plain text that a player can write by hand.
 *
 *   # Rogue Squadron (Light)
 *   > Fast fighters and the pilots to fly them.
 *
 *   // Space
 *   4 X-Wing Red Two
 *   2 Luke Skywalker (B)
 *
 * Blank lines and lines that start with `//` mean nothing. A card that is not found names those it may have meant.
 */
import type { Deck } from '@dejarik/kernel';
import { title } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';

export interface DeckFileFault {
  /** Counts from 1. */
  readonly line: number;
  readonly message: string;
}

/** A deck with what its file says about it besides its cards. */
export interface DeckSheet extends Deck {
  readonly side: 'Dark' | 'Light';
  /** One line about its character; may be empty. */
  readonly about: string;
}

const HEADING = /^# *(?<name>\S.*?) *\((?<side>Dark|Light)\)$/iu;
const ENTRY = /^(?<copies>\d+)x? +(?<title>\S.*)$/iu;
const MOST_NAMED = 3;
const MANY_COPIES = 99;

export function readDeck(cards: Catalogue, text: string): { deck: DeckSheet; faults: DeckFileFault[] } {
  const faults: DeckFileFault[] = [];
  const copies = new Map<string, number>();
  let name = '';
  let side: DeckSheet['side'] = 'Dark';
  let about = '';
  for (const [i, raw] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    const line = raw.trim();
    const fault = (message: string): void => void faults.push({ line: i + 1, message });
    if (line === '' || line.startsWith('//')) continue;
    if (line.startsWith('#')) {
      const heading = HEADING.exec(line)?.groups;
      if (heading === undefined) fault('expected "# Name of the deck (Dark)" or "(Light)"');
      else if (name !== '') fault(`the deck already has a name, ${name}`);
      else {
        name = heading['name'] ?? '';
        side = heading['side']?.toLowerCase() === 'light' ? 'Light' : 'Dark';
      }
    } else if (line.startsWith('>')) about = line.slice(1).trim();
    else readEntry(cards, line, copies, fault);
  }
  if (name === '' && faults.length === 0)
    faults.push({ line: 1, message: 'expected "# Name of the deck (Dark)" or "(Light)" before the cards' });
  return { deck: { name, side, about, cards: entries(copies) }, faults };
}

function readEntry(
  cards: Catalogue,
  line: string,
  copies: Map<string, number>,
  fault: (message: string) => void,
): void {
  const parts = ENTRY.exec(line)?.groups;
  const count = Number(parts?.['copies'] ?? 0);
  if (parts === undefined) return fault(`expected a number of copies and a title, as in "4 Stormtrooper Squad"`);
  if (count < 1 || count > MANY_COPIES) return fault(`${count} copies cannot be; write a number from 1 to 4`);
  const found = findCard(cards, parts['title'] ?? '');
  if (typeof found === 'string') return fault(found);
  copies.set(found.card.id, (copies.get(found.card.id) ?? 0) + count);
}

const entries = (copies: ReadonlyMap<string, number>): Deck['cards'] =>
  [...copies].map(([id, count]) => ({ id, copies: count }));

/** A deck from a list of titles, one for each copy; the line of a fault is the title's place in the list. */
export function deckFromTitles(
  cards: Catalogue,
  name: string,
  titles: readonly string[],
): { deck: Deck; faults: DeckFileFault[] } {
  const faults: DeckFileFault[] = [];
  const copies = new Map<string, number>();
  for (const [i, wanted] of titles.entries()) {
    const found = findCard(cards, wanted);
    if (typeof found === 'string') faults.push({ line: i + 1, message: found });
    else copies.set(found.card.id, (copies.get(found.card.id) ?? 0) + 1);
  }
  return { deck: { name, cards: entries(copies) }, faults };
}

/** The deck in its canonical form; `readDeck` gives back what was written. */
export function writeDeck(cards: Catalogue, deck: DeckSheet): string {
  const heading = [`# ${deck.name} (${deck.side})`, ...(deck.about === '' ? [] : [`> ${deck.about}`])];
  const list = deck.cards.map(({ id, copies }) => {
    const definition = cards.byId.get(id);
    if (definition === undefined)
      throw new Error(`the deck ${deck.name} has a card ${id} that is not in the catalogue`);
    return `${copies} ${title(definition.card)}`;
  });
  return `${[...heading, '', ...list].join('\n')}\n`;
}

/** What is left of a title when accents, capitals and the shape of apostrophes are overlooked. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’`]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const plainTitles = new WeakMap<Catalogue, Map<string, Definition>>();

function titlesOf(cards: Catalogue): Map<string, Definition> {
  let known = plainTitles.get(cards);
  if (known === undefined) {
    known = new Map([...cards.byTitle].map(([name, definition]) => [plain(name), definition]));
    plainTitles.set(cards, known);
  }
  return known;
}

/** The card of this title, or a sentence that says there is none and names the nearest. */
function findCard(cards: Catalogue, wanted: string): Definition | string {
  const exact = cards.byTitle.get(wanted) ?? titlesOf(cards).get(plain(wanted));
  if (exact !== undefined) return exact;
  const near = nearestTitles(cards, wanted);
  return `there is no card "${wanted}"${near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`}`;
}

function nearestTitles(cards: Catalogue, wanted: string): string[] {
  const target = plain(wanted);
  const found: { name: string; distance: number }[] = [];
  for (const [key, { card }] of titlesOf(cards)) {
    // A title that begins as written only lacks its end, its version letter for instance.
    const distance = key.startsWith(target) ? 1 : editDistance(target, key);
    if (distance <= Math.max(3, target.length / 2)) found.push({ name: title(card), distance });
  }
  found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return found.slice(0, MOST_NAMED).map(({ name }) => name);
}

/** Letters to insert, leave out or exchange (Levenshtein). */
function editDistance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(exchanged, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[b.length] ?? 0;
}
