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
 * pile, which does not belong to the deck. GEMP shows a deck as its name, `Deck:`, and `2x Title` below each category, which
 * is in capitals.
 */
import type { Deck } from '../game.ts';
import { brief } from '../words.ts';
import type { CardIndex, WantedCard } from './card-index.ts';
import { type DeckReading, type DeckSheet, Gathering, type Lines } from './sheet.ts';

const ENTRY = /^(?<copies>\d+)x?\s+(?<card>\S.*)$/iu;
const LACKEY_ENTRY = /^\d+\t/u;
const GEMP_ENTRY = /^\d+x\s/iu;
/** In capitals, with the number of its cards or without. */
const GEMP_CATEGORY = /^\p{Lu}[\p{Lu} '&/-]*(?: ?\(\d+\))?:?$/u;
const PILE = /^(?<name>[\p{L} ]+):$/u;
const LONGEST_LINE = 500;

/** A heading, or a number of copies, begins some line of every deck list. */
export const isDeckText = (lines: Lines): boolean => lines.some(({ line }) => line.startsWith('#') || ENTRY.test(line));

/** A title, or a title and the place `[SET 25]` that tells it from others. */
function wantedCard(text: string): WantedCard {
  const opens = text.endsWith(']') ? text.lastIndexOf('[') : -1;
  const title = text.slice(0, Math.max(0, opens));
  const [set = '', number, ...rest] = text.slice(opens + 1, -1).split(/\s+/u);
  if (title.trim() === '' || title === title.trimEnd() || set === '' || number === '' || rest.length > 0)
    return { title: text };
  return { title: title.trimEnd(), set, number };
}

function readEntry<Side extends string>(gathering: Gathering<Side>, line: string, n: number): void {
  const parts = ENTRY.exec(line)?.groups;
  if (parts === undefined) gathering.fault(n, `expected a number of copies and a title, as in "${gathering.example}"`);
  else gathering.addCopies(parts['copies'] ?? '', wantedCard(parts['card'] ?? ''), n);
}

/** `bareList`: a list without a heading is no fault. */
export function readDeckText<Side extends string>(
  cards: CardIndex<Side>,
  lines: Lines,
  bareList: boolean,
): DeckReading<Side> {
  const said = lines.filter(({ line }) => !line.startsWith('//'));
  if (said.some(({ line }) => line.startsWith('#'))) return readOurs(cards, said, false);
  if (said.some(({ line }) => LACKEY_ENTRY.test(line))) return readLackeyText(cards, said);
  return said.some(({ line }) => GEMP_ENTRY.test(line)) ? readGempText(cards, said) : readOurs(cards, said, bareList);
}

function readLackeyText<Side extends string>(cards: CardIndex<Side>, lines: Lines): DeckReading<Side> {
  const gathering = new Gathering(cards);
  let inDeck = true;
  for (const { line, n } of gathering.shortEnough(lines, LONGEST_LINE)) {
    const pile = PILE.exec(line)?.groups?.['name'];
    if (pile !== undefined) inDeck = pile.toLowerCase() === 'deck';
    else if (inDeck) readEntry(gathering, line, n);
  }
  return gathering.reading({ name: '', side: null, about: '' });
}

function readGempText<Side extends string>(cards: CardIndex<Side>, lines: Lines): DeckReading<Side> {
  const gathering = new Gathering(cards);
  let name = '';
  let inDeck = true;
  for (const [i, { line, n }] of gathering.shortEnough(lines, LONGEST_LINE).entries()) {
    const pile = PILE.exec(line)?.groups?.['name'];
    if (pile !== undefined && !GEMP_CATEGORY.test(line)) inDeck = pile.toLowerCase() === 'deck';
    else if (i === 0 && isGempName(line)) name = line;
    else if (inDeck && !GEMP_CATEGORY.test(line)) readEntry(gathering, line, n);
  }
  return gathering.reading({ name, side: null, about: '' });
}

/** What the first line of the file can say and is not something else. */
const isGempName = (line: string): boolean =>
  !/^(?:\d|#|\/\/|<)/u.test(line) && !PILE.test(line) && !GEMP_CATEGORY.test(line) && line.length <= LONGEST_LINE;

function readOurs<Side extends string>(cards: CardIndex<Side>, lines: Lines, bareList: boolean): DeckReading<Side> {
  const { sides } = cards.game;
  const heading = new RegExp(`^#\\s*(?<name>\\S.*)\\((?<side>${sides.join('|')})\\)$`, 'iu');
  const expected = `expected ${sides.map((side, i) => (i === 0 ? `"# Name of the deck (${side})"` : `"(${side})"`)).join(' or ')}`;
  const gathering = new Gathering(cards);
  let name = '';
  let side: Side | null = null;
  let about = '';
  for (const { line, n } of gathering.shortEnough(lines, LONGEST_LINE)) {
    if (line.startsWith('#')) {
      const found = heading.exec(line)?.groups;
      if (found === undefined) gathering.fault(n, expected);
      else if (name !== '') gathering.fault(n, `the deck already has a name, ${brief(name)}`);
      else {
        name = (found['name'] ?? '').trimEnd();
        side = sides.find((known) => known.toLowerCase() === found['side']?.toLowerCase()) ?? null;
      }
    } else if (line.startsWith('>')) about = line.slice(1).trim();
    else readEntry(gathering, line, n);
  }
  if (name === '' && gathering.isSound && !bareList) gathering.fault(1, `${expected} before the cards`);
  return gathering.reading({ name, side, about });
}

/** The deck in our format; reading it gives back what was written. */
export function writeDeck(cards: CardIndex, { name, side, about, cards: entries }: DeckSheet): string {
  const heading = [`# ${name} (${side})`, ...(about === '' ? [] : [`> ${about}`])];
  const list = entries.map(({ id, copies }) => `${copies} ${cards.nameOf(id, side)}`);
  return `${[...heading, '', ...list].join('\n')}\n`;
}

/** The deck as GEMP shows it; a name that could not be told from a line of the deck is left out. */
export function writeGempText(cards: CardIndex, { name, cards: entries }: Deck): string {
  const heading = name === name.trim() && name !== '' && isGempName(name) ? [name, ''] : [];
  const list = entries.map(({ id, copies }) => `${copies}x ${cards.card(id).title}`);
  return `${[...heading, 'Deck:', ...list].join('\n')}\n`;
}
