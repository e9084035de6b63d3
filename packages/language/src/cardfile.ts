/**
 * Card files: plain text, a heading with the set, then one block for each card with a blank line between them.
 *
 *   # A New Hope (ANH)
 *
 *   25 Luke Skywalker (B)   Light Character - Jedi Padawan   R
 *      cost 4   speed 50   power 4   health 3
 *      Pay 2 Force -> Evade 1.
 *
 * The first line of a block is the card's header; what it and the lines after it say is the game's. A fault is told with
 * its line, and its column where that is known, and costs one card only.
 */
import { shortened } from './english.ts';
import { BIGGEST_NUMBER, CardTextError, LONGEST_LINE } from './reader.ts';

export interface Line {
  /** Counts from 1. */
  readonly number: number;
  readonly indent: number;
  /** Without the spaces around it. */
  readonly text: string;
}

export interface Block {
  readonly header: Line;
  readonly lines: readonly Line[];
}

export interface Fault {
  /** Counts from 1. */
  readonly line: number;
  readonly message: string;
}

/** Notes a fault that lets the card be read on. */
export type Report = (fault: Fault) => void;

export interface CardSet<Card> {
  /** The code of the set, for instance `ANH`. */
  readonly set: string;
  readonly name: string;
  readonly cards: readonly Card[];
}

/** Stops the reading of one card; the others are still read. */
export class LineFault extends Error {
  readonly line: number;

  constructor(line: Line, message: string) {
    super(message);
    this.line = line.number;
  }
}

/** `at` counts from 0, from where the text of the line, or of the part of it, begins. */
export const faultAt = (line: Line, message: string, at = 0): LineFault =>
  new LineFault(line, `column ${line.indent + at + 1}: ${message}`);

export const expectedAt = (line: Line, at: number, what: string): LineFault => faultAt(line, `expected ${what}`, at);

const SET = /^# (.+) \((\w+)\)$/;
/** A whole set takes a quarter of it. */
const MOST_LETTERS = 400_000;
const MOST_LINES = 40;
/** Signs that a terminal obeys or that turn a line around. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** In a set no two cards have the same number. */
export function readBlocks<Card extends { readonly id: string }>(
  text: string,
  readCard: (block: Block, set: string, report: Report) => Card,
): CardSet<Card> & { readonly faults: readonly Fault[] } {
  if (text.length > MOST_LETTERS) {
    const message = `the file has ${text.length} letters; a set has at most ${MOST_LETTERS}`;
    return { set: '', name: '', cards: [], faults: [{ line: 1, message }] };
  }
  const [first, ...blocks] = blocksOf(text);
  const heading = SET.exec(first?.header.text ?? '');
  const [, name = '', set = ''] = heading ?? [];
  const cards: Card[] = [];
  const faults: Fault[] = [];
  const taken = new Set<string>();
  if (heading === null || first?.lines.length !== 0) {
    faults.push({ line: first?.header.number ?? 1, message: 'expected "# Name of the set (CODE)" and a blank line' });
  }
  for (const block of blocks) {
    try {
      refuseUnreadable(block);
      const card = readCard(block, set, (fault) => faults.push(fault));
      const number = card.id.slice(set.length + 1);
      if (taken.has(number)) throw faultAt(block.header, `the number ${number} is taken; give the card another`);
      taken.add(number);
      cards.push(card);
    } catch (error) {
      if (!(error instanceof LineFault)) throw error;
      faults.push({ line: error.line, message: error.message });
    }
  }
  return { set, name, cards, faults };
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Line[] | undefined;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = { number: i + 1, indent: raw.length - raw.trimStart().length, text: raw.trim() };
    if (line.text === '') {
      open = undefined;
    } else if (open === undefined) {
      open = [];
      blocks.push({ header: line, lines: open });
    } else {
      open.push(line);
    }
  }
  return blocks;
}

function refuseUnreadable({ header, lines }: Block): void {
  const tooMany = lines[MOST_LINES - 1];
  if (tooMany !== undefined) throw faultAt(tooMany, `a card has at most ${MOST_LINES} lines`);
  for (const line of [header, ...lines]) {
    const { length } = line.text;
    if (length > LONGEST_LINE)
      throw expectedAt(line, LONGEST_LINE, `at most ${LONGEST_LINE} characters in a line, found ${length}`);
    const at = line.text.search(UNPRINTABLE);
    if (at >= 0) throw faultAt(line, 'a sign that cannot be printed; take it out', at);
  }
}

/** The parts of a line, with two or more spaces between them. */
export const partsOf = (line: Line): Line[] =>
  [...line.text.matchAll(/\S+(?: \S+)*/gu)].map((part) => ({
    ...line,
    text: part[0],
    indent: line.indent + part.index,
  }));

/** The column of the first part that has not its form. */
export function headerFault(header: Line, forms: readonly RegExp[], what: string): LineFault {
  const parts = partsOf(header);
  const wrong = forms.findIndex((form, i) => !form.test(parts[i]?.text ?? ''));
  const part = parts[wrong === -1 ? forms.length : wrong];
  return expectedAt(
    part ?? header,
    part === undefined ? header.text.length : 0,
    `"${what}", two or more spaces between`,
  );
}

/** Where `numbers` finds them. */
export function refuseBigNumbers(line: Line, numbers: RegExp): void {
  for (const { 0: digits, index } of line.text.matchAll(numbers))
    if (Number(digits) > BIGGEST_NUMBER)
      throw expectedAt(line, index, `a number up to ${BIGGEST_NUMBER}, found "${shortened(digits)}"`);
}

export interface CardText<Ability> {
  readonly abilities: readonly Ability[];
  /** Why the card cannot be played; then it has no abilities. */
  readonly unplayable?: string;
}

const NOT_PLAYABLE = /^!\s*(?:not playable:)?\s*/;

/**
 * The abilities that the lines of a card are. A line `! not playable: reason` marks a card whose text the language cannot
 * say. Nothing is half read: a card with a fault in its text is not playable.
 */
export function readText<Ability>(
  lines: readonly Line[],
  parse: (line: string) => Ability,
  report: Report,
): CardText<Ability> {
  const marked = lines.find((line) => line.text.startsWith('!'));
  if (marked !== undefined) {
    const other = lines.find((line) => line !== marked);
    if (other !== undefined) throw new LineFault(other, 'a card that is not playable has no other text');
    return { abilities: [], unplayable: marked.text.replace(NOT_PLAYABLE, '') };
  }
  const abilities: Ability[] = [];
  const broken: string[] = [];
  for (const line of lines) {
    try {
      abilities.push(parse(line.text));
    } catch (error) {
      if (!(error instanceof CardTextError)) throw error;
      const message = `column ${line.indent + error.column}: expected ${error.expected}, found ${error.found}`;
      report({ line: line.number, message });
      broken.push(`line ${line.number}, ${message}`);
    }
  }
  return broken.length === 0 ? { abilities } : { abilities: [], unplayable: broken.join('; ') };
}

/** The file in its canonical form, of the lines of each card. */
export const writeBlocks = ({ set, name }: CardSet<unknown>, cards: readonly (readonly string[])[]): string =>
  `${[`# ${name} (${set})`, ...cards.map((lines) => lines.join('\n   '))].join('\n\n')}\n`;

/** The only line of text that an unplayable card has. */
export const notPlayable = (reason: string): string => `! not playable: ${reason}`;
