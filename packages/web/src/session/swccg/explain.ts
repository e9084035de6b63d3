/** Where a card's numbers come from, for the card shown large. */
import {
  cardsAt,
  hasStat,
  LOCATION,
  nameOf,
  OFF,
  powerIn,
  type SeenTable,
  shown,
  type Stat,
  TABLE,
  totalPower,
  workOut,
} from './engine.ts';
import { SHOWN_STATS } from './facts.ts';

export interface Explained {
  readonly stat: Stat;
  readonly n: string;
  /** What it is made of: `3 printed`, `+1 Leia Organa`. */
  readonly parts: readonly string[];
  /** Whose total it is, at a location. */
  readonly seat?: number;
}

/** What a text adds to a total at a place, and to no single card. */
const FROM_TEXTS = 'from texts';

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${shown(Math.abs(n))}`;

/** Whose cards make up the total power of each side at a location. */
function totalsAt(g: SeenTable, location: number): Explained[] {
  const { seats, controller, flags } = g.state;
  return [...seats.keys()].flatMap((seat): Explained[] => {
    const counted = cardsAt(g, location)
      .filter((card) => controller[card] === seat && (flags[card]! & OFF) === 0)
      .map((card) => ({ card, n: powerIn(g, card) }))
      .filter(({ n }) => n !== 0);
    const total = totalPower(g, seat, location);
    const rest = total - counted.reduce((sum, { n }) => sum + n, 0);
    const parts = counted.map(({ card, n }) => `${shown(n)} ${nameOf(g, card)}`);
    if (rest !== 0) parts.push(`${signed(rest)} ${FROM_TEXTS}`);
    return parts.length === 0 ? [] : [{ stat: 'power', n: shown(total), parts, seat }];
  });
}

/** Nothing of a card that the viewer does not see, or that is not on the table. */
export function explained(g: SeenTable, card: unknown): Explained[] {
  if (typeof card !== 'number' || (g.state.def[card] ?? -1) < 0 || g.state.zone[card] !== TABLE) return [];
  const totals = g.state.as[card] === LOCATION ? totalsAt(g, card) : [];
  return [...totals, ...numbersOf(g, card)];
}

function numbersOf(g: SeenTable, card: number): Explained[] {
  return SHOWN_STATS.filter((stat) => hasStat(g, card, stat)).map((stat) => {
    const parts: string[] = [];
    const n = workOut(g, card, stat, (rule, how, by) => {
      const source = rule === null ? 'printed' : nameOf(g, rule.source);
      if (how === 'is') parts.push(`${shown(Math.max(0, by))} ${source}`);
      else if (how === 'times') parts.push(`×${by} ${source}`);
      else parts.push(`${by < 0 ? '−' : '+'}${shown(Math.abs(by))} ${source}`);
    });
    return { stat, n: shown(Math.max(0, n)), parts };
  });
}
