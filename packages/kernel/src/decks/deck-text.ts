/**
 * Deck lists as plain text. Ours a player can write by hand:
 *
 *   # Rogue Squadron (Light)
 *   > Fast fighters and the pilots to fly them.
 *
 *   // Space
 *   4 X-Wing Red Two
 *   2 Luke Skywalker (B)
 *
 * Blank lines and lines that start with `//` mean nothing; `[SET 25]` after a title tells cards of one title apart.
 * LackeyCCG writes copies and title with a tab between them and no heading; a line such as `Sideboard:` begins another
 * pile, which does not belong to the deck.
 */
import type { CardIndex } from './card-index.ts';
import { type DeckReading, type DeckSheet, Gathering } from './sheet.ts';

const ENTRY = /^(?<copies>\d+)x?\s+(?<title>\S.*?)(?:\s+\[(?<set>\S+)(?:\s+(?<number>\S+))?\])?$/iu;
const LACKEY_ENTRY = /^\d+\t/u;
const PILE = /^(?<name>[\p{L} ]+):$/u;
const MANY_COPIES = 99;

/** The lines that say something, trimmed, with their numbers. */
const linesOf = (text: string): { readonly line: string; readonly n: number }[] =>
  text
    .split(/\r?\n/u)
    .map((raw, i) => ({ line: raw.trim(), n: i + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('//'));

function readEntry({ game }: CardIndex, gathering: Gathering, line: string, n: number): void {
  const parts = ENTRY.exec(line)?.groups;
  const copies = Number(parts?.['copies'] ?? 0);
  if (parts === undefined) gathering.fault(n, `expected a number of copies and a title, as in "${game.example}"`);
  else if (copies < 1 || copies > MANY_COPIES)
    gathering.fault(n, `${copies} copies cannot be; write a number from 1 to ${MANY_COPIES}`);
  else gathering.add(copies, { title: parts['title'] ?? '', set: parts['set'], number: parts['number'] }, n);
}

export function readDeckText<Side extends string>(cards: CardIndex<Side>, text: string): DeckReading<Side> {
  const lines = linesOf(text);
  const isLackey = !lines.some(({ line }) => line.startsWith('#')) && lines.some(({ line }) => LACKEY_ENTRY.test(line));
  return isLackey ? readLackeyText(cards, lines) : readOurs(cards, lines);
}

function readLackeyText<Side extends string>(
  cards: CardIndex<Side>,
  lines: ReturnType<typeof linesOf>,
): DeckReading<Side> {
  const gathering = new Gathering(cards);
  let inDeck = true;
  for (const { line, n } of lines) {
    const pile = PILE.exec(line)?.groups?.['name'];
    if (pile !== undefined) inDeck = pile.toLowerCase() === 'deck';
    else if (inDeck) readEntry(cards, gathering, line, n);
  }
  return { deck: { name: '', side: null, about: '', cards: gathering.entries() }, faults: gathering.faults };
}

function readOurs<Side extends string>(cards: CardIndex<Side>, lines: ReturnType<typeof linesOf>): DeckReading<Side> {
  const { sides } = cards.game;
  const heading = new RegExp(`^# *(?<name>\\S.*?) *\\((?<side>${sides.join('|')})\\)$`, 'iu');
  const expected = `expected ${sides.map((side, i) => (i === 0 ? `"# Name of the deck (${side})"` : `"(${side})"`)).join(' or ')}`;
  const gathering = new Gathering(cards);
  let name = '';
  let side: Side | null = null;
  let about = '';
  for (const { line, n } of lines) {
    if (line.startsWith('#')) {
      const found = heading.exec(line)?.groups;
      if (found === undefined) gathering.fault(n, expected);
      else if (name !== '') gathering.fault(n, `the deck already has a name, ${name}`);
      else {
        name = found['name'] ?? '';
        side = sides.find((known) => known.toLowerCase() === found['side']?.toLowerCase()) ?? null;
      }
    } else if (line.startsWith('>')) about = line.slice(1).trim();
    else readEntry(cards, gathering, line, n);
  }
  if (name === '' && gathering.faults.length === 0) gathering.fault(1, `${expected} before the cards`);
  return { deck: { name, side, about, cards: gathering.entries() }, faults: gathering.faults };
}

/** The deck in our format; reading it gives back what was written. */
export function writeDeck(cards: CardIndex, { name, side, about, cards: entries }: DeckSheet): string {
  const heading = [`# ${name} (${side})`, ...(about === '' ? [] : [`> ${about}`])];
  const list = entries.map(({ id, copies }) => `${copies} ${cards.nameOf(id)}`);
  return `${[...heading, '', ...list].join('\n')}\n`;
}
