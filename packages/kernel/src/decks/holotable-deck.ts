/**
 * Holotable's deck files (`.cdf`): the picture on the back, then a line for each card with its picture, its text and how
 * many there are. Lines of the text are parted by a backslash and an `n`; the first is the title with its dots and destiny,
 * the second begins with the side:
 *
 *   back imp.gif
 *   card "/starwars/Premiere-Dark/t_darthvader" "•Darth Vader (1)\nDark Character - Imperial [R1]" 1
 */
import type { CardIndex, WantedCard } from './card-index.ts';
import { type DeckReading, type DeckSheet, Gathering, type Lines } from './sheet.ts';

const CARD = /^card\s+"(?<image>[^"]*)"\s+"(?<text>.*)"(?:\s+(?<copies>\d+))?$/iu;
const BEGINS_CARD = /^card\s+"/iu;
const BACK = /^back\s+(?<picture>\S+)$/iu;
/** What else such files have: when they were made, and headings of parts. */
const OTHER = /^(?:version\b.*|\[.*\])$/iu;
const LINE_END = /\\n|\\r/u;
/** Dots, also those of another encoding that could not be read. */
const DOTS = /^[•·*<>\u0095\uFFFD]+\s*/u;
const DESTINY = /\s*\((?:[\d./*?&πx ]|or|pi)*\)$/iu;
/** With all its text a card takes some two thousand letters. */
const LONGEST_LINE = 5000;

export const isHolotableDeck = (lines: Lines): boolean => lines.some(({ line }) => BEGINS_CARD.test(line));

export function readHolotableDeck<Side extends string>(cards: CardIndex<Side>, lines: Lines): DeckReading<Side> {
  const { sides, holotable } = cards.game;
  const gathering = new Gathering(cards);
  let side: Side | null = null;
  for (const { line, n } of gathering.shortEnough(lines, LONGEST_LINE)) {
    const card = CARD.exec(line)?.groups;
    const back = BACK.exec(line)?.groups?.['picture'];
    if (card !== undefined) gathering.addCopies(card['copies'] ?? '1', wantedCard(sides, card), n);
    else if (back !== undefined) side = sides[holotable?.backs.indexOf(back) ?? -1] ?? side;
    else if (!OTHER.test(line)) gathering.fault(n, 'expected card "picture" "title (destiny)" and a number of copies');
  }
  return gathering.reading({ name: '', side, about: '' });
}

function wantedCard(sides: readonly string[], { image = '', text = '' }: Readonly<Record<string, string>>): WantedCard {
  const [first = '', second = ''] = text.split(LINE_END, 2);
  const words = `${second} ${image.replaceAll(/[-/\\]/gu, ' ')}`.split(' ');
  return {
    title: first.trim().replace(DOTS, '').replaceAll('\uFFFD', "'").replace(DESTINY, ''),
    side: sides.find((side) => words.includes(side)),
  };
}

export function writeHolotableDeck(cards: CardIndex, { side, cards: entries }: DeckSheet): string {
  const { holotable, sides } = cards.game;
  if (holotable === undefined) throw new Error('this game is not played on Holotable');
  const list = entries.map(({ id, copies }) => {
    const { image, lines } = holotable.card(id);
    return `card "${image}" "${lines.join(String.raw`\n`)}" ${copies}`;
  });
  return `${[`back ${holotable.backs[sides.indexOf(side)]}`, ...list].join('\n')}\n`;
}
