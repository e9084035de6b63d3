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

/** `at` counts from 0, from where the text of the line begins. */
export const expectedAt = (line: Line, at: number, what: string): LineFault =>
  new LineFault(line, `column ${line.indent + at + 1}: expected ${what}`);

const SET = /^# (.+) \((\w+)\)$/;

export function readBlocks<Card>(
  text: string,
  readCard: (block: Block, set: string, report: Report) => Card,
): CardSet<Card> & { readonly faults: readonly Fault[] } {
  const [first, ...blocks] = blocksOf(text);
  const heading = SET.exec(first?.header.text ?? '');
  const [, name = '', set = ''] = heading ?? [];
  const cards: Card[] = [];
  const faults: Fault[] = [];
  if (heading === null || first?.lines.length !== 0) {
    faults.push({ line: first?.header.number ?? 1, message: 'expected "# Name of the set (CODE)" and a blank line' });
  }
  for (const block of blocks) {
    try {
      cards.push(readCard(block, set, (fault) => faults.push(fault)));
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

/** The column of the first part that has not its form; parts have two or more spaces between them. */
export function headerFault(header: Line, forms: readonly RegExp[], what: string): LineFault {
  const parts = [...header.text.matchAll(/\S+(?: \S+)*/g)];
  const wrong = forms.findIndex((form, i) => !form.test(parts[i]?.[0] ?? ''));
  const at = parts[wrong === -1 ? forms.length : wrong]?.index ?? header.text.length;
  return expectedAt(header, at, `"${what}", two or more spaces between`);
}

/** For lines that no reader bounds: a long line, and big numbers where `numbers` finds them. */
export function refuseTooMuch(line: Line, numbers: RegExp): void {
  if (line.text.length > LONGEST_LINE)
    throw expectedAt(line, LONGEST_LINE, `at most ${LONGEST_LINE} characters in a line, found ${line.text.length}`);
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
