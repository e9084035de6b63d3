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
import {
  type Block,
  type CardSet,
  expectedAt,
  type Fault,
  headerFault,
  type Line,
  LineFault,
  notPlayable,
  readBlocks,
  readText,
  refuseTooMuch,
  writeBlocks,
} from '@dejarik/language';
import { parseAbility } from '../language/parse.ts';
import { printAbility } from '../language/print.ts';
import { type Card, type CardType, isUnit, type Rarity, type Side, title } from './card.ts';

interface Unplayable {
  readonly id: string;
  readonly reason: string;
}

/** Its cards are all of them, those that are not playable too; these have no abilities. */
export interface CardFile extends CardSet<Card> {
  readonly unplayable: readonly Unplayable[];
}

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

export function readCards(text: string): CardFile & { readonly faults: readonly Fault[] } {
  const taken = new Map<number | string, Card>();
  const file = readBlocks<Card>(text, (block, set, report) => {
    const facts = readFacts(block, set);
    refuseDuplicate(facts, taken, block.header);
    const lines = block.lines.slice(facts.type === 'Battle' ? 0 : 1);
    return { ...facts, ...readText(lines, (line) => parseAbility(line, facts.type), report) };
  });
  const unplayable = file.cards.flatMap(({ id, unplayable: reason }) => (reason === undefined ? [] : { id, reason }));
  return { ...file, unplayable };
}

/** The card without its text. */
function readFacts({ header, lines }: Block, set: string): Card {
  refuseTooMuch(header, /^\d+/g);
  const parts = HEADER.exec(header.text)?.groups;
  if (parts === undefined) throw headerFault(header, HEADER_PARTS, 'NUMBER TITLE   SIDE TYPE - SUBTYPES   RARITY');
  const { name = parts['title'] ?? '', version = '' } = VERSION.exec(parts['title'] ?? '')?.groups ?? {};
  const type = parts['type'] as CardType;
  const [cost = 0, speed = 0, power = 0, health = 0] = readNumbers(lines[0], header, type);
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

function readNumbers(line: Line | undefined, header: Line, type: CardType): number[] {
  if (type === 'Battle') return [];
  const [pattern, form] =
    type === 'Mission' ? [MISSION_NUMBERS, '"cost N"'] : [UNIT_NUMBERS, '"cost N   speed N   power N   health N"'];
  if (line === undefined) throw expectedAt(header, header.text.length, `a line ${form} after this one`);
  refuseTooMuch(line, /\d+/g);
  const numbers = pattern.exec(line.text);
  if (numbers === null) throw expectedAt(line, 0, form);
  return numbers.slice(1).map(Number);
}

/** `taken` knows each card by its number and by its title. */
function refuseDuplicate(card: Card, taken: Map<number | string, Card>, header: Line): void {
  for (const key of [card.number, title(card)]) {
    const same = taken.get(key);
    if (same === undefined) continue;
    const what = typeof key === 'number' ? `number ${key}` : `title "${key}"`;
    throw new LineFault(header, `the ${what} is taken by card ${same.number}, ${title(same)}`);
  }
  taken.set(card.number, card).set(title(card), card);
}

/** The file in its canonical form; `readCards` gives back what was written. */
export function writeCards(file: CardFile): string {
  const reasons = new Map(file.unplayable.map(({ id, reason }) => [id, reason]));
  return writeBlocks(
    file,
    file.cards.map((card) => cardLines(card, reasons.get(card.id))),
  );
}

function cardLines(card: Card, reason: string | undefined): string[] {
  const subtypes = card.subtypes.length === 0 ? '' : ` - ${card.subtypes.join(' ')}`;
  const header = `${card.number} ${title(card)}   ${card.side} ${card.type}${subtypes}   ${card.rarity}`;
  const text =
    reason === undefined ? card.abilities.map((ability) => printAbility(ability, card.type)) : [notPlayable(reason)];
  return [header, ...numbersLine(card), ...text];
}

function numbersLine(card: Card): string[] {
  if (card.type === 'Battle') return [];
  if (!isUnit(card)) return [`cost ${card.cost}`];
  return [`cost ${card.cost}   speed ${card.speed}   power ${card.power}   health ${card.health}`];
}
