/**
 * Our card files: plain text, one card after the other with a blank line between them.
 *
 *   # Premiere (PRE)
 *
 *   19 •Luke Skywalker   Light Character - Rebel   R1
 *      destiny 1   deploy 3   power 3   ability 4   forfeit 7
 *      pilot   warrior   Force-Sensitive   matching Red 5
 *      Adds 3 to power of any starship he pilots.
 *
 * The first line has number, title with its dots, side, type and kind, rarity. The second has the numbers that cards of
 * its type have (NUMBERS), a location's Force icons among them; `*` stands for a number that game text gives, `0*` for one
 * that it changes. If the card has icons, traits or matching cards, the third line lists them. Each further line is a
 * line of its game text; on a location it begins with `Light:` or `Dark:`, those for Light first.
 */
import { brief, byName } from '@dejarik/kernel';
import {
  type Block,
  type CardSet,
  type Fault,
  faultAt,
  type Line,
  partsOf,
  readBlocks,
  writeBlocks,
} from '@dejarik/language';
import { exact, shown } from '../exact.ts';
import {
  type Card,
  type CardType,
  dottedTitle,
  ICONS,
  type Icon,
  type Kind,
  RARITIES,
  type Side,
  type Stat,
  STATS,
  TRAITS,
  type Trait,
  TYPES,
} from './card.ts';

export type CardFile = CardSet<Card>;

/** CCG-CHR-02, SHP-01, LOC-26, CRE-17: which numbers cards of a type have, and which some of them have. */
const NUMBERS: Readonly<Record<CardType, { readonly all: readonly Stat[]; readonly some: readonly Stat[] }>> = {
  Character: { all: ['destiny', 'deploy', 'power', 'forfeit'], some: ['ability'] },
  Starship: { all: ['destiny', 'deploy', 'power', 'forfeit'], some: ['armor', 'maneuver', 'hyperspeed'] },
  Vehicle: { all: ['destiny', 'deploy', 'power', 'landspeed', 'forfeit'], some: ['armor', 'maneuver'] },
  Weapon: { all: ['destiny'], some: [] },
  Device: { all: ['destiny'], some: [] },
  Effect: { all: ['destiny'], some: [] },
  Interrupt: { all: ['destiny'], some: [] },
  Location: { all: ['destiny'], some: ['parsec'] },
  Creature: { all: ['destiny', 'deploy', 'ferocity', 'defense', 'forfeit'], some: [] },
  'Epic Event': { all: ['destiny'], some: [] },
};
/** Types whose cards may be of no kind. */
const WITHOUT_KIND: readonly CardType[] = ['Device', 'Effect', 'Epic Event'];

const NUMBER_AND_TITLE = /^(?<number>[1-9]\d{0,2}) (?<dots>•{0,3})(?<title>[^•\s].*)$/u;
const SIDE_AND_TYPE = new RegExp(
  `^(?<side>Dark|Light) (?<type>${Object.keys(TYPES).join('|')})(?: - (?<kind>.+))?$`,
  'u',
);
const NUMBER = /^(?<name>[A-Za-z]+) (?<value>[^\s*]*)(?<star>\*?)$/u;
const COUNTED = /^(?<words>.+?)(?: (?<count>[2-9]))?$/u;
const MATCHING = /^matching (?<title>.+)$/u;
const LOCATION_TEXT = /^(?<side>Light|Dark): (?<text>.+)$/u;

const ICON_NAMES = Object.keys(ICONS) as Icon[];
const ICON_OF = byName<Icon>(Object.fromEntries(ICON_NAMES.map((icon) => [ICONS[icon], icon])));
const TRAIT_OF = byName<Trait>(Object.fromEntries(TRAITS.map((trait) => [trait, trait])));

export const readCards = (text: string): CardFile & { readonly faults: readonly Fault[] } => readBlocks(text, readCard);

function readCard({ header, lines: [numbers, ...rest] }: Block, set: string): Card {
  const facts = readHeader(header);
  if (numbers === undefined) throw faultAt(header, 'the line with its numbers is missing');
  const { stats, destiny, byText, lightIcons, darkIcons } = readNumbers(numbers, facts.type);
  const list = rest[0] === undefined ? undefined : readList(rest[0]);
  const lines = list === undefined ? rest : rest.slice(1);
  return {
    id: `${set}-${facts.number}`,
    set,
    ...facts,
    ...stats,
    destiny,
    byText,
    icons: list?.icons ?? noIcons(),
    lightIcons,
    darkIcons,
    traits: list?.traits ?? [],
    matches: list?.matches ?? [],
    system: systemOf(facts),
    ...readText(lines, facts.type),
  };
}

type Header = Pick<Card, 'number' | 'title' | 'side' | 'dots' | 'rarity' | 'type' | 'kinds' | 'starshipClass'>;

function readHeader(line: Line): Header {
  const parts = partsOf(line);
  const [named, typed, rare] = parts;
  if (named === undefined || typed === undefined || rare === undefined || parts.length > 3)
    throw faultAt(line, 'expected "NUMBER TITLE   SIDE TYPE - KIND   RARITY", two or more spaces between');
  const name = NUMBER_AND_TITLE.exec(named.text)?.groups;
  if (name === undefined)
    throw faultAt(named, 'expected the number and the title, with its dots in front: "30 •••Talz"');
  const type = SIDE_AND_TYPE.exec(typed.text)?.groups;
  if (type === undefined)
    throw faultAt(typed, 'expected side and type, and the kind if it has one: "Light Character - Rebel"');
  const rarity = RARITIES.find((known) => known === rare.text);
  if (rarity === undefined) throw faultAt(rare, `expected the rarity: ${RARITIES.join(', ')}`);
  return {
    number: Number(name['number']),
    title: name['title'] ?? '',
    side: type['side'] as Side,
    dots: name['dots']?.length ?? 0,
    rarity,
    ...readKind(typed, type['type'] as CardType, type['kind'] ?? ''),
  };
}

function readKind(piece: Line, type: CardType, text: string): Pick<Card, 'type' | 'kinds' | 'starshipClass'> {
  const [word = '', starshipClass = ''] = type === 'Starship' ? text.split(/: (.*)/su) : [text];
  const words = word === '' ? [] : word.split(type === 'Interrupt' ? ' or ' : '/');
  const known = Object.keys(TYPES[type].kinds) as Kind[];
  const kinds = words.map((one) => known.find((kind) => kind === one));
  const missing = kinds.length === 0 && !WITHOUT_KIND.includes(type);
  if (missing || (type === 'Starship' && starshipClass === ''))
    throw faultAt(piece, `the kind is missing: ${known.join(', ')}${type === 'Starship' ? ' and a class' : ''}`);
  if (!kinds.every((kind) => kind !== undefined))
    throw faultAt(piece, `"${brief(text)}" is no kind of ${type}; there is ${known.join(', ') || 'none'}`);
  return { type, kinds, starshipClass };
}

interface Numbers extends Pick<Card, 'destiny' | 'byText' | 'lightIcons' | 'darkIcons'> {
  readonly stats: Record<Exclude<Stat, 'destiny'>, number | null>;
}

function readNumbers(line: Line, type: CardType): Numbers {
  const { all, some } = NUMBERS[type];
  const found = new Map<string, { readonly piece: Line; readonly value: string; readonly star: boolean }>();
  for (const piece of partsOf(line)) {
    const { name = '', value = '', star } = NUMBER.exec(piece.text)?.groups ?? {};
    if (name === '') throw faultAt(piece, 'expected a name and a number: "power 3"');
    const isForce = type === 'Location' && (name === 'Light' || name === 'Dark');
    if (!isForce && ![...all, ...some].some((stat) => stat === name))
      throw faultAt(piece, `${type} cards have no ${brief(name)}; they have ${[...all, ...some].join(', ')}`);
    if (found.has(name)) throw faultAt(piece, `${name} stands here twice`);
    found.set(name, { piece, value, star: star === '*' });
  }
  for (const name of type === 'Location' ? [...all, 'Light', 'Dark'] : all)
    if (!found.has(name)) throw faultAt(line, `${name} is missing`);
  const valueOf = (name: string): number | null => {
    const entry = found.get(name);
    if (entry === undefined || (entry.value === '' && entry.star)) return null;
    return readNumber(entry.piece, entry.value);
  };
  const stats = Object.fromEntries(
    STATS.filter((stat) => stat !== 'destiny').map((stat) => [stat, valueOf(stat)]),
  ) as Numbers['stats'];
  const { piece, value } = found.get('destiny')!;
  return {
    stats,
    destiny: value.split('/').map((part) => readNumber(piece, part)),
    byText: STATS.filter((stat) => found.get(stat)?.star === true),
    lightIcons: readCount(found.get('Light')),
    darkIcons: readCount(found.get('Dark')),
  };
}

function readNumber(piece: Line, text: string): number {
  const value = exact(text);
  if (value === null) throw faultAt(piece, `"${brief(text)}" is no number; write 3, 0.5, π or *`);
  return value;
}

function readCount(entry: { readonly piece: Line; readonly value: string } | undefined): number {
  if (entry === undefined) return 0;
  if (!/^\d$/u.test(entry.value)) throw faultAt(entry.piece, 'expected a number of icons from 0 to 9');
  return Number(entry.value);
}

const noIcons = (): Record<Icon, number> =>
  Object.fromEntries(ICON_NAMES.map((icon) => [icon, 0])) as Record<Icon, number>;

interface List extends Pick<Card, 'icons' | 'traits' | 'matches'> {
  readonly icons: Record<Icon, number>;
}

/** The line with icons, traits and matching cards; undefined: it is a line of text. */
function readList(line: Line): List | undefined {
  const icons = noIcons();
  const traits: Trait[] = [];
  const matches: string[] = [];
  for (const [i, piece] of partsOf(line).entries()) {
    const { words = '', count = '1' } = COUNTED.exec(piece.text)?.groups ?? {};
    const icon = ICON_OF[words];
    const trait = TRAIT_OF[piece.text];
    const title = MATCHING.exec(piece.text)?.groups?.['title'];
    if (icon !== undefined && icons[icon] === 0) icons[icon] = Number(count);
    else if (trait !== undefined && !traits.includes(trait)) traits.push(trait);
    else if (title !== undefined && !matches.includes(title)) matches.push(title);
    else if (icon !== undefined || trait !== undefined || title !== undefined)
      throw faultAt(piece, `${brief(piece.text)} stands here twice`);
    else if (i === 0) return undefined;
    else throw faultAt(piece, `"${brief(piece.text)}" is neither an icon nor a trait; see TRAITS in card.ts`);
  }
  return { icons, traits, matches };
}

function systemOf({ type, kinds, title }: Header): string {
  if (type !== 'Location') return '';
  if (kinds.includes('System')) return title;
  const colon = title.indexOf(': ');
  return colon < 0 ? '' : title.slice(0, colon);
}

function readText(lines: readonly Line[], type: CardType): Pick<Card, 'text' | 'light' | 'dark'> {
  for (const line of lines) {
    const gap = line.text.search(/ {2}/u);
    if (gap >= 0) throw faultAt(line, 'game text has single spaces; is this meant as a list of icons and traits?', gap);
  }
  if (type !== 'Location') return { text: lines.map(({ text }) => text), light: [], dark: [] };
  const light: string[] = [];
  const dark: string[] = [];
  for (const line of lines) {
    const { side, text = '' } = LOCATION_TEXT.exec(line.text)?.groups ?? {};
    if (side === undefined) throw faultAt(line, 'expected "Light: ..." or "Dark: ..." on a location');
    if (side === 'Light' && dark.length > 0) throw faultAt(line, 'the lines for Light come first');
    (side === 'Light' ? light : dark).push(text);
  }
  return { text: [], light, dark };
}

/** The file in its canonical form; `readCards` gives back what was written. */
export const writeCards = (file: CardFile): string => writeBlocks(file, file.cards.map(linesOf));

/** The lines of one card. */
export function linesOf(card: Card): string[] {
  const { number, side, type, rarity, traits, matches } = card;
  const kind = kindText(card);
  const list = [
    ...ICON_NAMES.filter((icon) => card.icons[icon] > 0).map((icon) => counted(ICONS[icon], card.icons[icon])),
    ...traits,
    ...matches.map((title) => `matching ${title}`),
  ];
  return [
    [`${number} ${dottedTitle(card)}`, `${side} ${type}${kind === '' ? '' : ` - ${kind}`}`, rarity].join('   '),
    numbersOf(card).join('   '),
    ...(list.length === 0 ? [] : [list.join('   ')]),
    ...card.text,
    ...card.light.map((line) => `Light: ${line}`),
    ...card.dark.map((line) => `Dark: ${line}`),
  ];
}

const counted = (words: string, n: number): string => (n === 1 ? words : `${words} ${n}`);

function kindText({ type, kinds, starshipClass }: Card): string {
  const text = kinds.join(type === 'Interrupt' ? ' or ' : '/');
  return type === 'Starship' ? `${text}: ${starshipClass}` : text;
}

function numbersOf(card: Card): string[] {
  const { all, some } = NUMBERS[card.type];
  const has = [...all, ...some];
  const numbers = STATS.filter((stat) => has.includes(stat)).flatMap((stat) => {
    const star = card.byText.includes(stat) ? '*' : '';
    const value = stat === 'destiny' ? card.destiny.map(shown).join('/') : card[stat];
    if (value === null && star === '') return [];
    return [`${stat} ${typeof value === 'number' ? shown(value) : (value ?? '')}${star}`];
  });
  if (card.type !== 'Location') return numbers;
  return [numbers[0]!, `Light ${card.lightIcons}`, `Dark ${card.darkIcons}`, ...numbers.slice(1)];
}
