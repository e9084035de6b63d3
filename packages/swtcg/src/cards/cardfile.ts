/**
 * Our card files: plain text, one card after the other with a blank line between them.
 *
 *   # A New Hope (ANH)
 *
 *   25 Luke Skywalker (B)   Light Character - Jedi Padawan   R
 *      cost 4   speed 50   power 4   health 3
 *      Pay 2 Force -> Evade 1.
 *
 * Missions have only a cost, Battle cards no numbers (`KINDS` says it of every type). A unit of several arenas has
 * `Ground/Character` for its type; a Location, Equipment or Subordinate names its arenas before the other subtypes:
 * `Neutral Location - Ground/Character Merchant Facility`. A number that the text sets is written `*`. A line `! not playable: reason` marks a card whose text the
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
  refuseBigNumbers,
  writeBlocks,
} from '@dejarik/language';
import { parseAbility } from '../language/parse.ts';
import { printAbility } from '../language/print.ts';
import { type Arena, type Card, type CardType, KINDS, type Rarity, type Side, title, typeLine } from './card.ts';

interface Unplayable {
  readonly id: string;
  readonly reason: string;
}

/** Its cards are all of them, those that are not playable too; these have no abilities. */
export interface CardFile extends CardSet<Card> {
  readonly unplayable: readonly Unplayable[];
}

const SIDE = '(?:Dark|Light|Neutral|Yuuzhan Vong)';
const ARENA_LIST = '(?:Space/Ground/Character|Space/Ground|Space/Character|Ground/Character|Space|Ground|Character)';
const TYPE = `(?:${ARENA_LIST}|Battle|Mission|Location|Equipment|Resource|Event|Subordinate)`;
const HEADER = new RegExp(
  `^(?<number>\\d+) (?<title>\\S+(?: \\S+)*) {2,}(?<side>${SIDE}) (?<type>${TYPE})(?: - (?<subtypes>\\S+(?: \\S+)*))? {2,}(?<rarity>[CURPS])$`,
);
const ARENAS_FIRST = new RegExp(`^(?<arenas>${ARENA_LIST})(?: (?<rest>.*))?$`);
const VERSION = /^(?<name>.+) \((?<version>[A-Z]\d?)\)$/;
/** The parts of a header, for the column where one goes wrong. */
const HEADER_PARTS = [/^\d+ \S/, new RegExp(`^${SIDE} ${TYPE}(?: - \\S.*)?$`), /^[CURPS]$/];
const STAT_NUMBERS = 'speed (\\d+|\\*) +power (\\d+|\\*) +health (\\d+|\\*)';
/** The line of numbers, by what is printed on the card, and the form it has to have. */
const NUMBERS = {
  unit: { pattern: new RegExp(`^cost (\\d+) +${STAT_NUMBERS}$`), form: '"cost N   speed N   power N   health N"' },
  stats: { pattern: new RegExp(`^${STAT_NUMBERS}$`), form: '"speed N   power N   health N"' },
  cost: { pattern: /^cost (\d+)$/, form: '"cost N"' },
} as const;

export function readCards(text: string): CardFile & { readonly faults: readonly Fault[] } {
  const taken = new Map<string, number>();
  const file = readBlocks<Card>(text, (block, set, report) => {
    const facts = readFacts(block, set);
    refuseSameTitle(facts, taken, block.header);
    const lines = block.lines.slice(KINDS[facts.type].printed === 'none' ? 0 : 1);
    return { ...facts, ...readText(lines, (line) => parseAbility(line, facts.type), report) };
  });
  const unplayable = file.cards.flatMap(({ id, unplayable: reason }) => (reason === undefined ? [] : { id, reason }));
  return { ...file, unplayable };
}

/** The card without its text. */
function readFacts({ header, lines }: Block, set: string): Card {
  refuseBigNumbers(header, /^\d+/g);
  const parts = HEADER.exec(header.text)?.groups;
  if (parts === undefined) throw headerFault(header, HEADER_PARTS, 'NUMBER TITLE   SIDE TYPE - SUBTYPES   RARITY');
  const { name = parts['title'] ?? '', version = '' } = VERSION.exec(parts['title'] ?? '')?.groups ?? {};
  const { type, arenas, subtypes } = readTypeLine(header, parts['type'] ?? '', parts['subtypes']);
  const { cost, stats, starred } = readNumbers(lines[0], header, type);
  const [speed = 0, power = 0, health = 0] = stats;
  return {
    id: `${set}-${parts['number']}`,
    set,
    number: Number(parts['number']),
    name,
    version,
    side: parts['side'] as Side,
    type,
    ...(arenas.length === 0 ? {} : { arenas }),
    subtypes,
    rarity: parts['rarity'] as Rarity,
    cost,
    speed,
    power,
    health,
    ...(starred.length === 0 ? {} : { starred }),
    abilities: [],
  };
}

/** `Ground/Character` is a unit of two arenas; a Location has its arenas before the other subtypes. */
function readTypeLine(header: Line, type: string, words = '') {
  const split = (text: string): string[] => text.split(' ').filter((word) => word !== '');
  if (type.includes('/'))
    return { type: 'Multi-arena' as const, arenas: type.split('/') as Arena[], subtypes: split(words) };
  const known = type as CardType;
  if (KINDS[known].namesArenas !== true) return { type: known, arenas: [], subtypes: split(words) };
  const found = ARENAS_FIRST.exec(words)?.groups;
  if (found === undefined) throw new LineFault(header, `the subtypes of a card of type ${known} begin with its arenas`);
  return { type: known, arenas: found['arenas']!.split('/') as Arena[], subtypes: split(found['rest'] ?? '') };
}

const STATS = ['speed', 'power', 'health'] as const;

function readNumbers(line: Line | undefined, header: Line, type: CardType) {
  const { printed } = KINDS[type];
  if (printed === 'none') return { cost: 0, stats: [], starred: [] };
  const { pattern, form } = NUMBERS[printed];
  if (line === undefined) throw expectedAt(header, header.text.length, `a line ${form} after this one`);
  refuseBigNumbers(line, /\d+/g);
  const found = pattern.exec(line.text)?.slice(1);
  if (found === undefined) throw expectedAt(line, 0, form);
  const cost = printed === 'stats' ? 0 : Number(found.shift());
  const starred = STATS.filter((_, i) => found[i] === '*');
  return { cost, stats: found.map((number) => (number === '*' ? 0 : Number(number))), starred };
}

/** `taken` knows the number of each card by its title. */
function refuseSameTitle(card: Card, taken: Map<string, number>, header: Line): void {
  const same = taken.get(title(card));
  if (same !== undefined) throw new LineFault(header, `the title "${title(card)}" is taken by card ${same}`);
  taken.set(title(card), card.number);
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
  const header = `${card.number} ${title(card)}   ${card.side} ${typeLine(card)}   ${card.rarity}`;
  const text =
    reason === undefined ? card.abilities.map((ability) => printAbility(ability, card.type)) : [notPlayable(reason)];
  return [header, ...numbersLine(card), ...text];
}

function numbersLine(card: Card): string[] {
  const { printed } = KINDS[card.type];
  if (printed === 'none') return [];
  const stats = STATS.map((stat) => `${stat} ${card.starred?.includes(stat) === true ? '*' : card[stat]}`);
  const cost = `cost ${card.cost}`;
  return [(printed === 'unit' ? [cost, ...stats] : printed === 'stats' ? stats : [cost]).join('   ')];
}
