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
import { brief } from '../words.ts';
import type { CardIndex, WantedCard } from './card-index.ts';
import { type DeckReading, type DeckSheet, Gathering, MOST_COPIES } from './sheet.ts';

const ENTRY = /^(?<copies>\d+)x?\s+(?<card>\S.*)$/iu;
const LACKEY_ENTRY = /^\d+\t/u;
const PILE = /^(?<name>[\p{L} ]+):$/u;
const LONGEST_LINE = 500;

type Lines = readonly { readonly line: string; readonly n: number }[];

/** The lines that say something, trimmed, with their numbers. */
const linesOf = (text: string): Lines =>
  text
    .split(/\r?\n/u)
    .map((raw, i) => ({ line: raw.trim(), n: i + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('//'));

/** Lines that somebody may have meant; the others are faults. */
const shortEnough = (lines: Lines, gathering: Gathering): Lines =>
  lines.filter(({ line, n }) => {
    if (line.length <= LONGEST_LINE) return true;
    gathering.fault(n, `a line of ${line.length} letters cannot be; the longest has ${LONGEST_LINE}`);
    return false;
  });

/** A title, or a title and the place `[SET 25]` that tells it from others. */
function wantedCard(text: string): WantedCard {
  const opens = text.endsWith(']') ? text.lastIndexOf('[') : -1;
  const title = text.slice(0, Math.max(0, opens));
  const [set = '', number, ...rest] = text.slice(opens + 1, -1).split(/\s+/u);
  if (title.trim() === '' || title === title.trimEnd() || set === '' || number === '' || rest.length > 0)
    return { title: text };
  return { title: title.trimEnd(), set, number };
}

function readEntry({ game }: CardIndex, gathering: Gathering, line: string, n: number): void {
  const parts = ENTRY.exec(line)?.groups;
  const copies = Number(parts?.['copies'] ?? 0);
  if (parts === undefined) gathering.fault(n, `expected a number of copies and a title, as in "${game.example}"`);
  else if (copies < 1 || copies > MOST_COPIES)
    gathering.fault(n, `${brief(parts['copies'] ?? '')} copies cannot be; write a number from 1 to ${MOST_COPIES}`);
  else gathering.add(copies, wantedCard(parts['card'] ?? ''), n);
}

export function readDeckText<Side extends string>(cards: CardIndex<Side>, text: string): DeckReading<Side> {
  const lines = linesOf(text);
  const isLackey = !lines.some(({ line }) => line.startsWith('#')) && lines.some(({ line }) => LACKEY_ENTRY.test(line));
  return isLackey ? readLackeyText(cards, lines) : readOurs(cards, lines);
}

function readLackeyText<Side extends string>(cards: CardIndex<Side>, lines: Lines): DeckReading<Side> {
  const gathering = new Gathering(cards);
  let inDeck = true;
  for (const { line, n } of shortEnough(lines, gathering)) {
    const pile = PILE.exec(line)?.groups?.['name'];
    if (pile !== undefined) inDeck = pile.toLowerCase() === 'deck';
    else if (inDeck) readEntry(cards, gathering, line, n);
  }
  return { deck: { name: '', side: null, about: '', cards: gathering.entries() }, faults: gathering.faults };
}

function readOurs<Side extends string>(cards: CardIndex<Side>, lines: Lines): DeckReading<Side> {
  const { sides } = cards.game;
  const heading = new RegExp(`^#\\s*(?<name>\\S.*)\\((?<side>${sides.join('|')})\\)$`, 'iu');
  const expected = `expected ${sides.map((side, i) => (i === 0 ? `"# Name of the deck (${side})"` : `"(${side})"`)).join(' or ')}`;
  const gathering = new Gathering(cards);
  let name = '';
  let side: Side | null = null;
  let about = '';
  for (const { line, n } of shortEnough(lines, gathering)) {
    if (line.startsWith('#')) {
      const found = heading.exec(line)?.groups;
      if (found === undefined) gathering.fault(n, expected);
      else if (name !== '') gathering.fault(n, `the deck already has a name, ${brief(name)}`);
      else {
        name = (found['name'] ?? '').trimEnd();
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
