/**
 * Our card files: plain text, one card after the other with a blank line between them.
 *
 *   # Battle of Naboo (BON)
 *
 *   1 Obi-Wan Kenobi, Jedi Knight   Light Character   Rare   stackable   red
 *      counters 5   destiny 1   power 5   damage 5   Naboo 1 0 0
 *      +1 power while using Obi-Wan Kenobi's Lightsaber.
 *
 *   F1 = BON-1   Ultra-Rare Foil
 *
 * The first line has number, title with subtitle, side and type, rarity, then `stackable`, `unique` or `diamond` if it
 * is one of them, and the dot: a colour, `wild all` or `wild orange yellow purple`. An Armed & Dangerous Character has
 * its weapon after an `&`. The second line has the numbers that cards of its type have (NUMBERS), then at a planet the
 * bonus dots of its three locations. Each further line is a sentence of its text (text.ts). A line with `=` is another
 * print of a card that was read before.
 */
import { byName } from '@dejarik/kernel';
import { type CardSet, type Fault, type Line, LineFault, readBlocks, writeBlocks } from '@dejarik/language';
import {
  type Card,
  type CardType,
  DOTS,
  type Dot,
  fullTitle,
  LOCATIONS,
  PLANETS,
  type Planet,
  type Side,
  type Uniqueness,
} from './card.ts';

export type CardFile = CardSet<Card>;

export const RARITIES = [
  'Common',
  'Uncommon',
  'Rare',
  'Ultra-Rare',
  'Starter Set',
  'Premium',
  'Very-Rare Foil',
  'Super-Rare Foil',
  'Ultra-Rare Foil',
] as const;

/** YJ-CARD-03, 07, 10, 18, 19: which numbers cards of a type have. */
const NUMBERS: Readonly<Record<CardType, readonly string[]>> = {
  Character: ['counters', 'destiny', 'power', 'damage'],
  Weapon: ['counters', 'destiny'],
  Battle: ['destiny'],
  Effect: ['counters', 'destiny'],
  Location: ['destiny'],
  Starship: ['destiny', 'power', 'damage'],
  Objective: [],
  'Double Impact': ['counters', 'destiny'],
};
const VALUES = byName<string>({
  counters: String.raw`\d`,
  destiny: String.raw`[1-6](?:/[1-6])?`,
  power: String.raw`\d|\?`,
  damage: String.raw`\d`,
});
/** Titles of the other types may have a comma of their own. */
const WITH_SUBTITLE: readonly CardType[] = ['Character', 'Weapon', 'Location', 'Starship'];

const HEADER = new RegExp(
  String.raw`^(?<number>[A-Z]?\d+) (?<title>\S+(?: \S+)*) {2,}(?<side>Dark|Light) (?<type>${Object.keys(NUMBERS).join('|')})` +
    String.raw` {2,}(?<rarity>${RARITIES.join('|')}) {2,}(?:(?<uniqueness>stackable|unique|diamond) {2,})?` +
    String.raw`(?<dots>${DOTS.join('|')}|wild all|wild(?: (?:${DOTS.join('|')})){2,})$`,
  'u',
);
const REPRINT = new RegExp(
  String.raw`^(?<number>[A-Z]?\d+) = (?<original>\w+-\w+) {2,}(?<rarity>${RARITIES.join('|')})$`,
  'u',
);

interface NumberLine {
  readonly form: RegExp;
  /** How it is written, for those who wrote it otherwise. */
  readonly sample: string;
}

const NUMBER_LINES = Object.fromEntries(
  Object.entries(NUMBERS).map(([type, names]) => [type, numberLine(names, type)]),
) as Readonly<Record<CardType, NumberLine>>;

function numberLine(names: readonly string[], type: string): NumberLine {
  const parts = names.map((name) => `${name} (?<${name}>${VALUES[name]})`);
  const bonus = type === 'Character' ? String.raw`(?: {2,}(?<planet>${PLANETS.join('|')})(?<bonus>(?: \d){3}))?` : '';
  return {
    form: new RegExp(`^${parts.join(' {2,}')}${bonus}$`, 'u'),
    sample: `${names.map((name) => `${name} N`).join('   ')}${bonus === '' ? '' : '   PLANET N N N'}`,
  };
}

/** `known`: cards of other files, which may be printed again in this one. */
export function readCards(text: string, known: readonly Card[] = []): CardFile & { readonly faults: readonly Fault[] } {
  const byId = new Map(known.map((card) => [card.id, card]));
  return readBlocks(text, ({ header, lines }, set) => {
    const card = readReprint(header, lines, set, byId) ?? readCard(header, lines, set);
    if (byId.has(card.id)) throw new LineFault(header, `the number ${card.number} is taken; give the card another`);
    byId.set(card.id, card);
    return card;
  });
}

function readReprint(
  header: Line,
  [more]: readonly Line[],
  set: string,
  byId: ReadonlyMap<string, Card>,
): Card | undefined {
  const parts = REPRINT.exec(header.text)?.groups;
  if (parts === undefined) return undefined;
  const { number = '', original: id = '', rarity = '' } = parts;
  const original = byId.get(id);
  if (original === undefined) throw new LineFault(header, `there is no card ${id} before this one`);
  if (original.reprintOf !== null) throw new LineFault(header, `${id} is a reprint itself; name ${original.reprintOf}`);
  if (more !== undefined) throw new LineFault(more, 'a reprint has no lines of its own; remove this one');
  return { ...original, id: `${set}-${number}`, set, number, rarity, reprintOf: id };
}

function readCard(header: Line, rest: readonly Line[], set: string): Card {
  const parts = HEADER.exec(header.text)?.groups;
  if (parts === undefined) {
    const form = 'NUMBER TITLE, SUBTITLE   SIDE TYPE   RARITY   UNIQUENESS   DOT';
    throw new LineFault(header, `expected "${form}" or "NUMBER = ORIGINAL   RARITY", two or more spaces between`);
  }
  const { number = '', side, type: typeName = '', rarity = '', uniqueness = 'none', dots = '' } = parts;
  const type = typeName as CardType;
  const names = readTitle(parts['title'] ?? '', type);
  const hasNumbers = NUMBERS[type].length > 0;
  const numbers = hasNumbers ? readNumbers(rest[0] ?? header, type) : {};
  if (type === 'Location') refuseUnknownPlace(header, names);
  const planet = type === 'Location' ? names.title : (numbers['planet'] ?? null);
  return {
    id: `${set}-${number}`,
    set,
    number,
    ...names,
    side: side as Side,
    type,
    rarity,
    uniqueness: uniqueness as Uniqueness,
    dots: readDots(dots),
    counters: Number(numbers['counters'] ?? 0),
    destiny: numbers['destiny']?.split('/').map(Number) ?? [],
    power: numbers['power'] === '?' ? null : Number(numbers['power'] ?? 0),
    damage: Number(numbers['damage'] ?? 0),
    planet: planet as Planet | null,
    bonus: numbers['bonus']?.trim().split(' ').map(Number) ?? [],
    text: rest.slice(hasNumbers ? 1 : 0).map(({ text }) => text),
    reprintOf: null,
  };
}

function readTitle(text: string, type: CardType): Pick<Card, 'title' | 'subtitle' | 'weapon'> {
  if (!WITH_SUBTITLE.includes(type)) return { title: text, subtitle: '', weapon: '' };
  const [, name = text, weapon = ''] = /^(.+?) & (.+)$/u.exec(text) ?? [];
  const [, title = name, subtitle = ''] = /^(.+?), (.+)$/u.exec(name) ?? [];
  return { title, subtitle, weapon };
}

function refuseUnknownPlace(header: Line, { title, subtitle }: Pick<Card, 'title' | 'subtitle'>): void {
  const places = LOCATIONS[PLANETS.findIndex((planet) => planet === title)] ?? [];
  if (places.includes(subtitle)) return;
  throw new LineFault(header, `there is no location "${subtitle}" on "${title}"; see LOCATIONS in card.ts`);
}

function readNumbers(line: Line, type: CardType): Readonly<Record<string, string | undefined>> {
  const { form, sample } = NUMBER_LINES[type];
  const numbers = form.exec(line.text)?.groups;
  if (numbers === undefined) throw new LineFault(line, `expected "${sample}" on a ${type}`);
  return numbers;
}

const readDots = (text: string): readonly Dot[] =>
  text === 'wild all' ? DOTS : (text.replace(/^wild /u, '').split(' ') as Dot[]);

/** The file in its canonical form; `readCards` gives back what was written. */
export const writeCards = (file: CardFile): string => writeBlocks(file, file.cards.map(cardLines));

function cardLines(card: Card): string[] {
  if (card.reprintOf !== null) return [`${card.number} = ${card.reprintOf}   ${card.rarity}`];
  const { number, side, type, rarity, uniqueness, text } = card;
  const header = [`${number} ${fullTitle(card)}`, `${side} ${type}`, rarity, uniqueness, writeDots(card.dots)];
  const numbers = NUMBERS[type].map((key) => `${key} ${numberOf(card, key)}`);
  if (card.bonus.length > 0) numbers.push(`${card.planet} ${card.bonus.join(' ')}`);
  return [
    header.filter((part) => part !== 'none').join('   '),
    ...(numbers.length === 0 ? [] : [numbers.join('   ')]),
    ...text,
  ];
}

function numberOf(card: Card, key: string): string {
  if (key === 'destiny') return card.destiny.join('/');
  if (key === 'power') return String(card.power ?? '?');
  return String(key === 'counters' ? card.counters : card.damage);
}

function writeDots(dots: readonly Dot[]): string {
  if (dots.length === 1) return dots[0]!;
  return `wild ${dots.length === DOTS.length ? 'all' : dots.join(' ')}`;
}
