/**
 * Our card files: plain text, one card after the other with a blank line between them.
 *
 *   # A New Hope (ANH)
 *
 *   25 Luke Skywalker (B)   Light Character - Jedi Padawan   R
 *      cost 4   speed 50   power 4   health 3
 *      Pay 2 Force -> Evade 1.
 *
 * Missions have only a cost, Battle cards no numbers. A line `! not playable: reason` marks a card whose text the
 * language cannot say. Nothing is half read: a card with a fault in its text is not playable.
 */
import { CardTextError, parseAbility } from '../language/parse.ts';
import { printAbility } from '../language/print.ts';
import type { Ability } from '../language/tree.ts';
import { BIGGEST_NUMBER, LONGEST_LINE, shortened } from '../language/words.ts';
import { type Card, type CardType, isUnit, type Rarity, type Side, title } from './card.ts';

interface Fault {
  /** Counts from 1. */
  readonly line: number;
  readonly message: string;
}

interface Unplayable {
  readonly id: string;
  readonly reason: string;
}

export interface CardFile {
  /** The code of the set, for instance `ANH`. */
  readonly set: string;
  readonly name: string;
  /** All cards, those that are not playable too; these have no abilities. */
  readonly cards: readonly Card[];
  readonly unplayable: readonly Unplayable[];
}

interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

/** Stops the reading of one card; the others are still read. */
class LineFault extends Error {
  readonly line: number;

  constructor(line: Line, message: string) {
    super(message);
    this.line = line.number;
  }
}

const SET = /^# (.+) \((\w+)\)$/;
const HEADER =
  /^(?<number>\d+) (?<title>\S+(?: \S+)*) {2,}(?<side>Dark|Light|Neutral) (?<type>Space|Ground|Character|Battle|Mission)(?: - (?<subtypes>\S+(?: \S+)*))? {2,}(?<rarity>[CURP])$/;
const VERSION = /^(?<name>.+) \((?<version>[A-Z]\d?)\)$/;
/** The parts of a header, for the column where one goes wrong. */
const HEADER_PARTS = [
  /^\d+ \S/,
  /^(?:Dark|Light|Neutral) (?:Space|Ground|Character|Battle|Mission)(?: - \S.*)?$/,
  /^[CURP]$/,
];
const UNIT_NUMBERS = /^cost (\d+) +speed (\d+) +power (\d+) +health (\d+)$/;
const MISSION_NUMBERS = /^cost (\d+)$/;
const NOT_PLAYABLE = /^!\s*(?:not playable:)?\s*/;

export function readCards(text: string): CardFile & { readonly faults: readonly Fault[] } {
  const [first, ...blocks] = blocksOf(text);
  const heading = SET.exec(first?.[0]?.text ?? '');
  const [, name = '', set = ''] = heading ?? [];
  const cards: Card[] = [];
  const unplayable: Unplayable[] = [];
  const faults: Fault[] = [];
  const taken = new Map<number | string, Card>();
  if (heading === null || first?.length !== 1) {
    faults.push({ line: first?.[0]?.number ?? 1, message: 'expected "# Name of the set (CODE)" and a blank line' });
  }
  for (const block of blocks) {
    try {
      const facts = readFacts(block, set);
      refuseDuplicate(facts, taken, block);
      const card = readText(facts, block, faults);
      cards.push(card);
      if (card.unplayable !== undefined) unplayable.push({ id: card.id, reason: card.unplayable });
    } catch (error) {
      if (!(error instanceof LineFault)) throw error;
      faults.push({ line: error.line, message: error.message });
    }
  }
  return { set, name, cards, unplayable, faults };
}

function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [];
  let open: Line[] | undefined;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = { number: i + 1, indent: raw.length - raw.trimStart().length, text: raw.trim() };
    if (line.text === '') {
      open = undefined;
    } else if (open === undefined) {
      open = [line];
      blocks.push(open);
    } else {
      open.push(line);
    }
  }
  return blocks;
}

const firstOf = (block: readonly Line[]): Line => block[0] ?? { number: 1, indent: 0, text: '' };

/** `at` counts from 0, from where the text of the line begins. */
const expected = (line: Line, at: number, what: string): LineFault =>
  new LineFault(line, `column ${line.indent + at + 1}: expected ${what}`);

function headerFault(header: Line): LineFault {
  const parts = [...header.text.matchAll(/\S+(?: \S+)*/g)];
  const wrong = HEADER_PARTS.findIndex((form, i) => !form.test(parts[i]?.[0] ?? ''));
  const at = parts[wrong === -1 ? HEADER_PARTS.length : wrong]?.index ?? header.text.length;
  return expected(header, at, '"NUMBER TITLE   SIDE TYPE - SUBTYPES   RARITY", two or more spaces between');
}

function refuseTooMuch(line: Line, numbers: RegExp): void {
  if (line.text.length > LONGEST_LINE)
    throw expected(line, LONGEST_LINE, `at most ${LONGEST_LINE} characters in a line, found ${line.text.length}`);
  for (const { 0: digits, index } of line.text.matchAll(numbers))
    if (Number(digits) > BIGGEST_NUMBER)
      throw expected(line, index, `a number up to ${BIGGEST_NUMBER}, found "${shortened(digits)}"`);
}

/** The card without its text. */
function readFacts(block: readonly Line[], set: string): Card {
  const header = firstOf(block);
  refuseTooMuch(header, /^\d+/g);
  const parts = HEADER.exec(header.text)?.groups;
  if (parts === undefined) throw headerFault(header);
  const { name = parts['title'] ?? '', version = '' } = VERSION.exec(parts['title'] ?? '')?.groups ?? {};
  const type = parts['type'] as CardType;
  const [cost = 0, speed = 0, power = 0, health = 0] = readNumbers(block, type);
  return {
    id: `${set}-${parts['number']}`,
    set,
    number: Number(parts['number']),
    name,
    version,
    side: parts['side'] as Side,
    type,
    subtypes: parts['subtypes']?.split(' ') ?? [],
    rarity: parts['rarity'] as Rarity,
    cost,
    speed,
    power,
    health,
    abilities: [],
  };
}

function readNumbers(block: readonly Line[], type: CardType): number[] {
  if (type === 'Battle') return [];
  const line = block[1];
  const [pattern, form] =
    type === 'Mission' ? [MISSION_NUMBERS, '"cost N"'] : [UNIT_NUMBERS, '"cost N   speed N   power N   health N"'];
  if (line === undefined) throw expected(firstOf(block), firstOf(block).text.length, `a line ${form} after this one`);
  refuseTooMuch(line, /\d+/g);
  const numbers = pattern.exec(line.text);
  if (numbers === null) throw expected(line, 0, form);
  return numbers.slice(1).map(Number);
}

/** `taken` knows each card by its number and by its title. */
function refuseDuplicate(card: Card, taken: Map<number | string, Card>, block: readonly Line[]): void {
  for (const key of [card.number, title(card)]) {
    const same = taken.get(key);
    if (same === undefined) continue;
    const what = typeof key === 'number' ? `number ${key}` : `title "${key}"`;
    throw new LineFault(firstOf(block), `the ${what} is taken by card ${same.number}, ${title(same)}`);
  }
  taken.set(card.number, card).set(title(card), card);
}

/** The card with its text, or without and why. */
function readText(facts: Card, block: readonly Line[], faults: Fault[]): Card {
  const lines = block.slice(facts.type === 'Battle' ? 1 : 2);
  const marked = lines.find((line) => line.text.startsWith('!'));
  if (marked !== undefined) {
    const other = lines.find((line) => line !== marked);
    if (other !== undefined) throw new LineFault(other, 'a card that is not playable has no other text');
    return { ...facts, unplayable: marked.text.replace(NOT_PLAYABLE, '') };
  }
  const abilities: Ability[] = [];
  const broken: string[] = [];
  for (const line of lines) {
    try {
      abilities.push(parseAbility(line.text, facts.type));
    } catch (error) {
      if (!(error instanceof CardTextError)) throw error;
      const message = `column ${line.indent + error.column}: expected ${error.expected}, found ${error.found}`;
      faults.push({ line: line.number, message });
      broken.push(`line ${line.number}, ${message}`);
    }
  }
  return broken.length === 0 ? { ...facts, abilities } : { ...facts, unplayable: broken.join('; ') };
}

/** The file in its canonical form; `readCards` gives back what was written. */
export function writeCards(file: CardFile): string {
  const reasons = new Map(file.unplayable.map(({ id, reason }) => [id, reason]));
  const blocks = file.cards.map((card) => cardLines(card, reasons.get(card.id)).join('\n   '));
  return `${[`# ${file.name} (${file.set})`, ...blocks].join('\n\n')}\n`;
}

function cardLines(card: Card, reason: string | undefined): string[] {
  const subtypes = card.subtypes.length === 0 ? '' : ` - ${card.subtypes.join(' ')}`;
  const header = `${card.number} ${title(card)}   ${card.side} ${card.type}${subtypes}   ${card.rarity}`;
  const text =
    reason === undefined
      ? card.abilities.map((ability) => printAbility(ability, card.type))
      : [`! not playable: ${reason}`];
  return [header, ...numbersLine(card), ...text];
}

function numbersLine(card: Card): string[] {
  if (card.type === 'Battle') return [];
  if (!isUnit(card)) return [`cost ${card.cost}`];
  return [`cost ${card.cost}   speed ${card.speed}   power ${card.power}   health ${card.health}`];
}
