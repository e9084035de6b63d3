/** The whole table as lines of text for whoever looks at it: the enemy above, you below. */
import { beside, counted, labelled, listed, opponentsOf, ruled, type Seen, SPECTATOR } from '@dejarik/kernel';
import { ARENAS, SIDE_NUMBER, title } from './cards/card.ts';
import { KEYWORDS, keywordWords } from './language/keywords.ts';
import { attachedTo, pilotsOf } from './rules/moves.ts';
import { effectiveKeyword, health, power, speed } from './rules/query.ts';
import { BATTLE, COMMAND, END, READY, SETUP } from './rules/state.ts';
import { arenaUnits, defOf, lastSeat, type Table } from './rules/table.ts';
import { teamOf } from './rules/teams.ts';
import { controls } from './rules/victory.ts';

/** From this width on the arenas stand side by side. */
const WIDE = 96;
const GAP = 2;
/** So wide at least is the column with the sides where they stand under each other. */
const SIDE_WIDTH = 6;

const PHASES: Readonly<Record<number, string>> = {
  [SETUP]: 'setup',
  [READY]: 'ready phase',
  [COMMAND]: 'command phase',
  [BATTLE]: 'battle phase',
  [END]: 'end of turn',
};

/** The seats of one side of the table. */
type Side = readonly number[];

export function boardLines(g: Seen<Table>, width: number): string[] {
  const looking = g.viewer === SPECTATOR ? lastSeat(g.state) : g.viewer;
  const below = teamOf(g.state, looking);
  const above = opponentsOf(g.state, looking);
  return [
    ruled(moment(g), width),
    ...above.flatMap((seat) => seatLines(g, seat, width)),
    ...(width >= WIDE ? arenasAbreast(g, above, below, width) : arenasInTurn(g, above, below, width)),
    ...below.flatMap((seat) => seatLines(g, seat, width)),
    ruled('', width),
  ];
}

function moment(g: Table): string {
  const s = g.state;
  if (s.phase === SETUP) return 'Before the first turn: setup';
  const battle = s.phase === BATTLE && s.battleIn >= 0 ? `, ${ARENAS[s.battleIn]} battle` : '';
  return `Turn ${s.turn}, ${PHASES[s.phase]}${battle}`;
}

/** A team goes by its side. */
function sideName(g: Table, seat: number): string {
  const { side, name } = g.state.seats[seat]!;
  if (teamOf(g.state, seat).length === 1) return name;
  return Object.entries(SIDE_NUMBER).find(([, number]) => number === side)![0];
}

// One player: the numbers, the build zone and the hand.

const seatName = ({ state: { seats } }: Table, seat: number): string => seats[seat]!.name;

function seatLines(g: Seen<Table>, seat: number, width: number): string[] {
  const s = g.state;
  const numbers = [
    counted(s.force[seat]!, 'Force', 'Force'),
    counted(s.points[seat]!, 'build point'),
    `hand ${s.hand[seat]!.length}`,
    `deck ${s.deck[seat]!.length}`,
    `discard ${s.discard[seat]!.length}`,
    ...(s.expanded === undefined ? [] : [`supply ${s.expanded.supply[seat]!.length}`]),
  ];
  const isOpen = g.viewer !== SPECTATOR && teamOf(s, g.viewer).includes(seat);
  const hand = isOpen ? s.hand[seat]!.map((card) => inHand(g, card)) : [];
  return [
    `${seatName(g, seat)}${seat === g.viewer ? ' (you)' : ''}:  ${numbers.join('   ')}`,
    ...labelled('  Event: ', openCards(g, s.expanded?.event[seat]), width),
    ...labelled('  Resource: ', openCards(g, s.expanded?.resource[seat]), width),
    ...labelled('  build zone: ', [...buildZone(g, seat), ...openCards(g, s.expanded?.completed[seat])], width),
    ...labelled('  out of play: ', openCards(g, s.expanded?.outOfPlay[seat]), width),
    ...labelled('  hand: ', hand, width),
  ];
}

/** Cards that are no units, by title, with what their owners count on them. */
const openCards = (g: Table, cards: readonly number[] = []): string[] =>
  cards.map((card) => {
    const tokens = (g.state.expanded?.tokens ?? []).filter((token) => token.card === card);
    const marks = [...tokens.map(({ n, kind }) => `${n} ${kind}`), ...(g.state.tapped[card] === 1 ? ['tapped'] : [])];
    return `${known(g, card) ? title(defOf(g, card).card) : 'a card'}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
  });

function buildZone(g: Table, seat: number): string[] {
  const s = g.state;
  const parts: string[] = [];
  const hidden: number[] = [];
  for (const card of s.build[seat]!) {
    const counters = s.counters[card]!;
    if (s.down[card] === 0)
      parts.push(`${unitName(g, card)} ${numbers(g, card)} (retreated${s.tapped[card] === 1 ? ', tapped' : ''})`);
    else if (known(g, card)) parts.push(`${title(defOf(g, card).card)} (${counters} of ${defOf(g, card).cost})`);
    else hidden.push(counters);
  }
  if (hidden.length === 1) parts.push(`a face-down card with ${counted(hidden[0]!, 'counter')}`);
  else if (hidden.length > 1) parts.push(`${hidden.length} face-down cards with ${hidden.join(', ')} counters`);
  return parts;
}

function inHand(g: Table, card: number): string {
  if (!known(g, card)) return 'a card';
  const { card: face, cost, unit } = defOf(g, card);
  return `${title(face)} (${face.type}${unit || face.type === 'Mission' ? ` ${cost}` : ''})`;
}

const known = (g: Table, card: number): boolean => g.state.def[card]! >= 0;

// Units.

const unitName = (g: Table, unit: number): string => {
  const beneath = g.state.beneath[unit]!;
  return `${title(defOf(g, unit).card)}${beneath > 0 ? ` [${beneath + 1} cards]` : ''}`;
};

/** Speed, power and health as players write them. */
const numbers = (g: Table, unit: number): string => {
  const hurt = g.state.damage[unit]!;
  return `S${speed(g, unit)} P${power(g, unit)} H${health(g, unit)}${hurt > 0 ? ` -${hurt}` : ''}`;
};

function keywords(g: Table, unit: number): string[] {
  const words: string[] = [];
  for (const keyword of KEYWORDS) {
    const n = effectiveKeyword(g, unit, keyword);
    if (n !== 0) words.push(keywordWords(keyword, n));
  }
  return words;
}

/** Who is aboard, and what is attached. */
function carried(g: Table, unit: number): string[] {
  const aboard = pilotsOf(g.state, unit).map((pilot) => {
    const hurt = g.state.damage[pilot]!;
    return `Pilot ${unitName(g, pilot)}${hurt > 0 ? ` -${hurt}` : ''}`;
  });
  return [...aboard, ...openCards(g, attachedTo(g.state, unit)).map((name) => `with ${name}`)];
}

const mark = (g: Table, unit: number): string => {
  const s = g.state;
  if (s.attacker === unit) return '>';
  if (s.defender === unit) return '!';
  return s.tapped[unit] === 1 ? 'x' : ' ';
};

// Arenas.

function arenaTitle(g: Table, arena: number): string {
  const holder = [...g.state.seats.keys()].find((seat) => controls(g, seat, arena));
  const [location] = openCards(g, g.state.expanded?.location[arena]);
  const where = location === undefined ? '' : `: ${location}`;
  return `${ARENAS[arena]}${where}${holder === undefined ? '' : ` (${sideName(g, holder)} controls)`}`;
}

/** Side by side: each unit takes two or three short lines. */
function arenasAbreast(g: Table, above: Side, below: Side, width: number): string[] {
  const column = Math.floor((width - 2 * GAP) / 3);
  const unitsOf = (seat: number, arena: number): string[] =>
    arenaUnits(g.state, seat, arena).flatMap((unit) => unitCell(g, unit, column));
  const named = (seat: number, units: readonly string[]): readonly string[] =>
    units.length === 0 ? [] : [`${seatName(g, seat)}:`, ...units];
  const cells = (side: Side): string[][] =>
    ARENAS.map((_, arena) =>
      side.length === 1 ? unitsOf(side[0]!, arena) : side.flatMap((seat) => named(seat, unitsOf(seat, arena))),
    );
  const titles = ARENAS.map((_, arena) => ruled(arenaTitle(g, arena), column));
  return [
    ...abreast(cells(above), column, true),
    titles.join(' '.repeat(GAP)),
    ...abreast(cells(below), column, false),
  ];
}

function abreast(cells: readonly (readonly string[])[], column: number, low: boolean): string[] {
  const height = Math.max(1, ...cells.map((cell) => cell.length));
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    const parts = cells.map((cell) => (cell[low ? row - (height - cell.length) : row] ?? '').padEnd(column));
    rows.push(parts.join(' '.repeat(GAP)).trimEnd());
  }
  return rows;
}

function unitCell(g: Table, unit: number, column: number): string[] {
  const extra = [...keywords(g, unit), ...carried(g, unit)];
  const lines = [...nameLines(`${mark(g, unit)} ${unitName(g, unit)}`, column), `    ${numbers(g, unit)}`];
  for (const part of extra) {
    const last = lines.length - 1;
    if (lines[last]!.length + part.length + 2 <= column) lines[last] += `  ${part}`;
    else lines.push(`    ${part}`);
  }
  return lines;
}

function nameLines(name: string, column: number): string[] {
  if (name.length <= column) return [name];
  const at = name.lastIndexOf(' ', column);
  return at <= 2 ? [name] : [name.slice(0, at), ...nameLines(`  ${name.slice(at + 1)}`, column)];
}

/** Under each other: each unit takes one line. */
function arenasInTurn(g: Table, above: Side, below: Side, width: number): string[] {
  const lines: string[] = [];
  const margin = Math.max(SIDE_WIDTH, ...g.state.seats.map(({ name }) => name.length + 1));
  ARENAS.forEach((_, arena) => {
    lines.push(ruled(arenaTitle(g, arena), width));
    for (const seat of [...above, ...below]) {
      const units = arenaUnits(g.state, seat, arena).flatMap((unit) => unitLine(g, unit, width - margin));
      lines.push(...beside(seatName(g, seat), margin, units.length === 0 ? ['  -'] : units));
    }
  });
  return [...lines, ruled('', width)];
}

function unitLine(g: Table, unit: number, width: number): string[] {
  const extra = [...keywords(g, unit), ...carried(g, unit)];
  const line = `${mark(g, unit)} ${unitName(g, unit)}  ${numbers(g, unit)}`;
  const rest = listed(extra);
  if (rest === '') return [line];
  if (line.length + rest.length + 2 <= width) return [`${line}  ${rest}`];
  return [line, `${' '.repeat(6)}${rest}`];
}
