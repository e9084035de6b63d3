/** The whole table as lines of text for its viewer: the enemy above, you below. */
import { labelled, opponentOf, ruled, type Seen } from '@dejarik/kernel';
import { shown } from './exact.ts';
import { nameOf, PHASES, seatName } from './naming.ts';
import { iconsAt } from './rules/icons.ts';
import { locationsOn } from './rules/layout.ts';
import { cardsAt, cardsInPlay } from './rules/live.ts';
import { totalPower } from './rules/power.ts';
import { hasStat, numberOf } from './rules/query.ts';
import {
  AT,
  DARK,
  FORCE,
  HIT,
  hand,
  LIGHT,
  LOCATION,
  LOST,
  OFF,
  pile,
  RESERVE,
  SIDE_OF_TABLE,
  UNDERCOVER,
  USED,
} from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

type SeenTable = Seen<Table>;

/** So wide is the column with the sides. */
const SIDE_WIDTH = 8;

export function boardLines(g: SeenTable, width: number): string[] {
  const below = g.viewer < 0 ? LIGHT : g.viewer;
  const above = opponentOf(g.state, below);
  return [
    ruled(moment(g), width),
    ...sideLines(g, above, width),
    ...locationsOn(g.state).flatMap((location) => locationLines(g, location, [above, below], width)),
    ruled('', width),
    ...sideLines(g, below, width),
    ruled('', width),
  ];
}

const moment = ({ state: s }: SeenTable): string =>
  s.turn === 0 ? 'Before the first turn' : `Turn ${s.turn}: ${seatName(s, s.acting)}, ${PHASES[s.phase]} phase`;

/** CCG-PIL-10: four sizes are open, that of the Lost Pile is not. */
function sideLines(g: SeenTable, seat: number, width: number): string[] {
  const s = g.state;
  const size = (zone: number): number => pile(s, seat, zone).length;
  const numbers = [
    `hand ${hand(s, seat).length}`,
    `Reserve Deck ${size(RESERVE)}`,
    `Force Pile ${size(FORCE)}`,
    `Used Pile ${size(USED)}`,
  ];
  const lost = pile(s, seat, LOST).at(-1);
  if (lost !== undefined) numbers.push(`lost last: ${nameOf(g, lost)}`);
  const lines = [`${seatName(s, seat)}${seat === g.viewer ? ' (you)' : ''}:  ${numbers.join('   ')}`];
  const own = seat === g.viewer ? hand(s, seat).map((card) => `${nameOf(g, card)}${priceOf(g, card)}`) : [];
  if (own.length > 0) lines.push(...labelled('  hand: ', own, width));
  const aside = cardsInPlay(g).filter((card) => s.as[card] === SIDE_OF_TABLE && s.controller[card] === seat);
  const upon = aside.map((card) => withWhatIsOn(g, card));
  return aside.length === 0 ? lines : [...lines, ...labelled('  table: ', upon, width)];
}

const priceOf = (g: SeenTable, card: number): string => {
  const cost = defOf(g, card).card.deploy;
  return cost === null ? '' : ` (${shown(cost)})`;
};

function locationLines(g: SeenTable, location: number, seats: readonly number[], width: number): string[] {
  const s = g.state;
  const icons = `Dark ${iconsAt(g, location, DARK)}, Light ${iconsAt(g, location, LIGHT)}`;
  const lines = [ruled(`${nameOf(g, location)} (${icons})`, width)];
  for (const seat of seats) {
    const there = cardsAt(g, location).filter(
      (card) => s.side[card] === seat && (s.as[card] === AT || s.on[card] === location),
    );
    if (there.length === 0) continue;
    const power = totalPower(g, seat, location);
    const label = `${seatName(s, seat)}${power === 0 ? '' : ` ${shown(power)}`}`.padEnd(SIDE_WIDTH + 2);
    lines.push(
      ...labelled(
        label,
        there.map((card) => withWhatIsOn(g, card)),
        width,
      ),
    );
  }
  return lines;
}

/** "Luke Skywalker P3 [Lightsaber]": a card with what it carries. */
function withWhatIsOn(g: SeenTable, card: number): string {
  const s = g.state;
  const upon = cardsInPlay(g).filter((other) => s.on[other] === card && s.as[other] !== LOCATION);
  const inside = upon.length === 0 ? '' : ` [${upon.map((other) => withWhatIsOn(g, other)).join(', ')}]`;
  return `${nameOf(g, card)}${numbersOf(g, card)}${stateOf(s.flags[card]!)}${inside}`;
}

const numbersOf = (g: SeenTable, card: number): string =>
  hasStat(g, card, 'power') ? ` P${shown(numberOf(g, card, 'power'))}` : '';

const stateOf = (flags: number): string => {
  const words = [
    ...((flags & HIT) === 0 ? [] : ['hit']),
    ...((flags & UNDERCOVER) === 0 ? [] : ['undercover']),
    ...((flags & OFF) === 0 ? [] : ['off']),
  ];
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
};
