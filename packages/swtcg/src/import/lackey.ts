/**
 * Reads a LackeyCCG set file: one card printing a line, 17 columns separated by tabs. A row that cannot be read is
 * left out and named with its line and column; the other rows are still read.
 */
import { brief, visible } from '@dejarik/kernel';
import { BIGGEST_NUMBER, shortened } from '@dejarik/language';
import type { CardType, Rarity, Side } from '../cards/card.ts';

const COLUMNS = [
  'Name',
  'Set',
  'ImageFile',
  'Side',
  'Type',
  'Subtype',
  'Cost',
  'Speed',
  'Power',
  'Health',
  'Rarity',
  'Number',
  'Usage',
  'Text',
  'Script',
  'Classification',
  'DraftRarity',
] as const;
type Column = (typeof COLUMNS)[number];

const SIDES: ReadonlyMap<string, Side> = new Map([
  ['L', 'Light'],
  ['D', 'Dark'],
  ['N', 'Neutral'],
]);
const TYPES: readonly CardType[] = ['Space', 'Ground', 'Character', 'Battle', 'Mission'];
const RARITIES: readonly Rarity[] = ['C', 'U', 'R', 'P'];

/** The facts of a card, and its text still in the words of the source. */
export interface LackeyCard {
  readonly line: number;
  readonly set: string;
  readonly number: number;
  readonly name: string;
  readonly version: string;
  readonly side: Side;
  readonly type: CardType;
  readonly subtypes: readonly string[];
  readonly cost: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  readonly rarity: Rarity;
  readonly text: string;
}

export interface LackeySet {
  readonly cards: readonly LackeyCard[];
  /** What was wrong with the file: rows left out, spellings mended, printings that disagree. */
  readonly faults: readonly string[];
}

class BrokenRow extends Error {}

/** Names that the source writes without their accents or with a stand-in for the letter. */
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/\bPadm(?:e\b|_)/g, 'Padmé'],
  [/\bCord(?:e\b|_)/g, 'Cordé'],
  [/\bDorm(?:e\b|_)/g, 'Dormé'],
];
const MENDED_SUBTYPES: ReadonlyMap<string, string> = new Map([
  ['Guship', 'Gunship'],
  ['Tatoooine', 'Tatooine'],
  ['Chandra-Fan', 'Chadra-Fan'],
]);

const LONGEST_ROW = 5000;
/** What the heading of a card file can hold. */
const SET_CODE = /^\w+$/;
const SUBTYPE = /^[\p{Lu}\d]/u;

/** Marks in a name that tell another printing of the same card, not another card. */
const PRINTING_MARK = /\s*\((?:Promo|Preview|LEGO|Starter)[^)]*\)/gi;

const respell = (text: string): string =>
  RESPELLED.reduce((spelled, [wrong, right]) => spelled.replace(wrong, right), text);

export function readLackey(tsv: string): LackeySet {
  const lines = tsv.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const header = (lines[0] ?? '').split('\t').map((field) => field.trim());
  for (const [at, column] of COLUMNS.entries()) {
    if (header[at] !== column)
      throw new Error(`line 1, column ${at + 1}: expected the heading "${column}", found "${header[at] ?? ''}"`);
  }
  const faults: string[] = [];
  const printings: Printing[] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0 || line.trim() === '') continue;
    try {
      printings.push(readRow(line, at + 1, faults));
    } catch (error) {
      if (!(error instanceof BrokenRow)) throw error;
      faults.push(error.message);
    }
  }
  return { cards: mergePrintings(printings, faults), faults };
}

interface Printing {
  readonly card: LackeyCard;
  readonly reprint: boolean;
  /** The source gives reprints no collector number. */
  readonly numbered: boolean;
}

function readRow(line: string, lineNumber: number, faults: string[]): Printing {
  if (line.length > LONGEST_ROW)
    throw new BrokenRow(`line ${lineNumber}: more than ${LONGEST_ROW} characters; a card needs fewer`);
  const fields = line.split('\t');
  if (fields.length !== COLUMNS.length) {
    const last = COLUMNS[Math.min(fields.length, COLUMNS.length) - 1] ?? '';
    throw new BrokenRow(
      `line ${lineNumber}: ${fields.length} fields instead of ${COLUMNS.length}, counted at column ${Math.min(fields.length, COLUMNS.length)} (${last})`,
    );
  }
  const field = (column: Column): string => (fields[COLUMNS.indexOf(column)] ?? '').replace(/ +/g, ' ').trim();
  const broken = (column: Column, complaint: string): BrokenRow =>
    new BrokenRow(`line ${lineNumber}, column ${COLUMNS.indexOf(column) + 1} (${column}): ${complaint}`);
  const whole = (column: Column): number => {
    if (!/^\d+$/.test(field(column))) throw broken(column, `"${field(column)}" is not a whole number`);
    const n = Number(field(column));
    if (n > BIGGEST_NUMBER)
      throw broken(
        column,
        `"${shortened(field(column))}" is more than ${BIGGEST_NUMBER}, the most that a card can have`,
      );
    return n;
  };

  const printed = respell(field('Name'));
  if (printed === '') throw broken('Name', 'the card has no name');
  if (visible(printed) !== printed) throw broken('Name', `"${brief(printed)}" has signs that cannot be printed`);
  const title = printed.replace(PRINTING_MARK, '');
  const [, name = title, version = ''] = /^(.*?)(?: \(([A-Z]\d?)\))?$/.exec(title) ?? [];
  const set = field('Set');
  if (set === '') throw broken('Set', 'the card has no set code');
  if (!SET_CODE.test(set))
    throw broken('Set', `"${shortened(set)}" is no set code; write it with letters, digits and _ alone`);
  const side = SIDES.get(field('Side'));
  if (side === undefined) throw broken('Side', `"${field('Side')}" is none of ${[...SIDES.keys()].join(', ')}`);
  const type = TYPES.find((known) => known === field('Type'));
  if (type === undefined) throw broken('Type', `"${field('Type')}" is none of ${TYPES.join(', ')}`);
  const rarity = RARITIES.find((known) => known === field('Rarity'));
  if (rarity === undefined) throw broken('Rarity', `"${field('Rarity')}" is none of ${RARITIES.join(', ')}`);
  const subtypes = readSubtypes(field('Subtype'), `line ${lineNumber}`, faults);
  const odd = subtypes.find((word) => !SUBTYPE.test(word));
  if (odd !== undefined) throw broken('Subtype', `"${shortened(odd)}" is no subtype; write its words with a capital`);
  const reprint = title !== printed;
  const numbered = !(reprint && field('Number') === '');
  const isUnit = type !== 'Battle' && type !== 'Mission';
  const card: LackeyCard = {
    line: lineNumber,
    set,
    number: numbered ? whole('Number') : 0,
    name,
    version,
    side,
    type,
    subtypes,
    cost: type === 'Battle' && field('Cost') === '' ? 0 : whole('Cost'),
    speed: isUnit ? whole('Speed') : 0,
    power: isUnit ? whole('Power') : 0,
    health: isUnit ? whole('Health') : 0,
    rarity,
    text: respell(field('Text')),
  };
  return { card, reprint, numbered };
}

/** A hyphen between groups of words has no meaning for play, so only the words are kept. */
function readSubtypes(field: string, where: string, faults: string[]): readonly string[] {
  return field
    .split(/\s+/)
    .map((word) => word.replace(/^-/, ''))
    .filter((word) => word !== '')
    .map((word) => {
      const mended = MENDED_SUBTYPES.get(word);
      if (mended !== undefined) faults.push(`${where}: subtype "${word}" read as "${mended}"`);
      return mended ?? word;
    });
}

/** One card for each title: the first ordinary printing, or a reprint where the set holds no other. */
function mergePrintings(printings: readonly Printing[], faults: string[]): readonly LackeyCard[] {
  const byTitle = new Map<string, Printing>();
  const numbers = new Set<number>();
  const ordinaryFirst = [
    ...printings.filter((printing) => !printing.reprint),
    ...printings.filter((printing) => printing.reprint),
  ];
  for (const printing of ordinaryFirst) {
    const title = `${printing.card.name} (${printing.card.version})`;
    const kept = byTitle.get(title);
    if (kept !== undefined) {
      const where = `line ${printing.card.line}: ${printing.card.name}`;
      if (!printing.reprint) faults.push(`${where} stands twice; the row of line ${kept.card.line} is kept`);
      else if (rulesOf(kept.card) !== rulesOf(printing.card))
        faults.push(`${where} is a reprint with other rules; the row of line ${kept.card.line} is kept`);
    } else if (!printing.numbered)
      faults.push(
        `line ${printing.card.line}, column 12 (Number): a reprint of a card that this set does not hold has no number`,
      );
    else if (numbers.has(printing.card.number))
      faults.push(`line ${printing.card.line}, column 12 (Number): ${printing.card.number} is taken by another card`);
    else {
      byTitle.set(title, printing);
      numbers.add(printing.card.number);
    }
  }
  return [...byTitle.values()].map((printing) => printing.card).sort((one, other) => one.number - other.number);
}

const rulesOf = (card: LackeyCard): string =>
  JSON.stringify([card.side, card.type, card.subtypes, card.cost, card.speed, card.power, card.health, card.text]);
