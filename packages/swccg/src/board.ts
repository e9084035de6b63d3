/**
 * The whole table as lines of text for its viewer: locations in columns, a group of a system beside the next, the
 * opponent's cards above a location and the own ones below it.
 */
import { labelled, opponentOf, ruled, type Seen, UNKNOWN } from '@dejarik/kernel';
import { shortTitle } from './cards/card.ts';
import { shown } from './exact.ts';
import { PHASES, pileName, seating } from './naming.ts';
import { AT, BLUFF, HIT, LOCATION, ON, PILOT, SIDE_OF_TABLE, UNDERCOVER } from './rules/lies.ts';
import { cardsInPlay } from './rules/live.ts';
import { iconsAt, numberOf } from './rules/query.ts';
import { FORCE, HAND, LIGHT, LOST, pile, RESERVE, UNDER, USED } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

type SeenTable = Seen<Table>;

/** Room for icons, and for so much of a name that the sites whose names begin alike are told apart. */
const NARROWEST = 27;
const GAP = 2;

export function boardLines(g: SeenTable, width: number): string[] {
  const below = g.viewer < 0 ? LIGHT : g.viewer;
  const above = opponentOf(g.state, below);
  return [
    ruled(moment(g), width),
    ...sideLines(g, above, width),
    ...locationRows(g, above, below, width),
    ruled('', width),
    ...sideLines(g, below, width),
    ruled('', width),
  ];
}

function moment({ state: s }: SeenTable): string {
  if (s.turn === 0) return 'Before the first turn';
  return `Turn ${s.turn}: ${s.seats[s.acting]!.name}, ${PHASES[s.phase]} phase`;
}

/** CCG-PIL-10: hand, Reserve Deck, Force Pile and Used Pile are counted for all to see; the Lost Pile never is. */
function sideLines(g: SeenTable, seat: number, width: number): string[] {
  const s = g.state;
  const counts = [HAND, RESERVE, FORCE, USED].map((zone) => `${pileName(zone)} ${pile(s, seat, zone).length}`);
  const lost = pile(s, seat, LOST).at(-1);
  const heading = `${s.seats[seat]!.name}${seat === g.viewer ? ' (you)' : ''}:  ${counts.join('   ')}`;
  const last = lost === undefined ? '' : `lost last: ${name(g, lost)}`;
  const line = last === '' ? heading : `${heading}   ${last}`;
  const headings = line.length > width ? [heading, `  ${last}`] : [line];
  const table = cardsInPlay(g).filter((card) => s.as[card] === SIDE_OF_TABLE && s.side[card] === seat);
  const hand = seat === g.viewer ? pile(s, seat, HAND).map((card) => inHand(g, card)) : [];
  return [
    ...headings,
    ...labelled(
      '  table: ',
      table.map((card) => name(g, card)),
      width,
    ),
    ...labelled('  hand: ', hand, width),
  ];
}

const name = (g: SeenTable, card: number): string =>
  g.state.def[card] === UNKNOWN ? 'a card' : shortTitle(defOf(g, card).title);

function inHand(g: SeenTable, card: number): string {
  const { type, numbers, destiny } = defOf(g, card);
  const price = numbers[1]! >= 0 && type !== 'Interrupt' ? ` ${shown(numbers[1]!)}` : '';
  return `${name(g, card)} (${type}${price}, destiny ${destiny.map(shown).join('/')})`;
}

/** As many locations side by side as fit; each system's group begins a column of its own where it can. */
function locationRows(g: SeenTable, above: number, below: number, width: number): string[] {
  const columns = g.state.groups.flatMap((group) => group.map((at) => columnOf(g, at, above, below)));
  const perRow = Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP)));
  const lines: string[] = [];
  for (let from = 0; from < columns.length; from += perRow) {
    const row = columns.slice(from, from + perRow);
    const columnWidth = Math.floor((width - GAP * (perRow - 1)) / perRow);
    lines.push(ruled('', width), ...abreast(row, columnWidth));
  }
  return lines;
}

interface Column {
  readonly top: readonly string[];
  readonly middle: readonly string[];
  readonly bottom: readonly string[];
}

function columnOf(g: SeenTable, at: number, above: number, below: number): Column {
  const s = g.state;
  const icons = [above, below].map((seat) => 'o'.repeat(iconsAt(g, at, s.seats[seat]!.side))).join('|');
  const title = shortTitle(defOf(g, at).title).replace(/^[^:]+: /u, '');
  const system = g.cards.systems[defOf(g, at).system] ?? '';
  const bluffs = s.zone.filter((zone, card) => zone === UNDER && s.on[card] === at && s.as[card] === BLUFF).length;
  return {
    top: cardLines(g, at, above),
    middle: [
      `[${title}]${icons}`,
      system === title || system === '' ? '' : `${system}${bluffs > 0 ? `, ${bluffs} bluff` : ''}`,
    ].filter((line) => line !== ''),
    bottom: cardLines(g, at, below),
  };
}

const signOf = (as: number): string => (as === ON ? '+ ' : (seating(as)?.sign ?? ''));

/** The cards on another one, each with what it carries beneath it. */
const carried = (g: SeenTable, host: number, indent: string): string[] =>
  uponOf(g, host).flatMap((card) => [
    cardLine(g, card, `${indent}${signOf(g.state.as[card]!)}`),
    ...carried(g, card, `${indent} `),
  ]);

const uponOf = (g: SeenTable, host: number): number[] =>
  cardsInPlay(g).filter((card) => g.state.on[card] === host && g.state.as[card] !== LOCATION);

/** The same on one half of a location. */
const cardLines = (g: SeenTable, at: number, seat: number): string[] =>
  uponOf(g, at)
    .filter((card) => g.state.side[card] === seat)
    .flatMap((card) => [cardLine(g, card, ''), ...carried(g, card, ' ')]);

/** `Luke Skywalker 3/4`: power and ability; marks for what was hit and for spies. */
function cardLine(g: SeenTable, card: number, before: string): string {
  const s = g.state;
  const [power, ability] = [numberOf(g, card, 'power'), numberOf(g, card, 'ability')];
  const fights = s.as[card] === AT || s.as[card]! >= PILOT;
  const numbers =
    fights && power >= 0 ? ` ${shown(Math.max(0, power))}${ability >= 0 ? `/${shown(ability)}` : ''}` : '';
  const marks = `${(s.flags[card]! & HIT) !== 0 ? ' hit' : ''}${(s.flags[card]! & UNDERCOVER) !== 0 ? ' spy' : ''}`;
  return `${before}${name(g, card)}${numbers}${marks}`;
}

/** A line that is too long loses letters of its title, never its numbers or icons. */
function shortened(text: string, width: number): string {
  if (text.length <= width) return text;
  const [kept = ''] = / [\dπ][\dπ./ +-]*(?: hit)?(?: spy)?$|\][o|]+$/u.exec(text) ?? [];
  return `${text.slice(0, width - 1 - kept.length)}…${kept}`;
}

/** Columns side by side: what is above a location ends at it, what is below begins there. */
function abreast(columns: readonly Column[], width: number): string[] {
  const cell = (text: string): string => shortened(text, width).padEnd(width);
  const tallest = Math.max(...columns.map(({ top }) => top.length));
  const blocks = columns.map(({ top, middle, bottom }) => [
    ...Array.from({ length: tallest - top.length }, () => ''),
    ...top,
    ...middle,
    ...bottom,
  ]);
  const height = Math.max(...blocks.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((lines) => cell(lines[row] ?? ''))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

export const LEGEND = "On the board: o Force icons (the opponent's | yours), and behind a card its power and ability.";
