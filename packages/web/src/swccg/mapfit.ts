/** How the locations share the map: how wide each column is, in which band its group stands, and how its cards are drawn. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What is to be fitted of a group: for each location the number of cards above and below, and of what lies on it. */
export interface Load {
  readonly halves: readonly (readonly [above: number, below: number])[];
}

export interface HalfFit {
  readonly form: 'plate' | 'token';
  readonly width: number;
  readonly height: number;
  /** So many are shown; the others stand behind a number. */
  readonly shown: number;
}

interface ColumnFit {
  readonly width: number;
}

/** Some columns of a group, in one band. */
interface PartFit {
  readonly group: number;
  /** With its border. */
  readonly width: number;
  /** The first of its locations, and how many. */
  readonly from: number;
  readonly columns: readonly ColumnFit[];
}

export interface MapFit {
  readonly bands: readonly (readonly PartFit[])[];
  readonly bandHeight: number;
  /** Room for the cards of one side at one location. */
  readonly half: number;
  readonly plate: number;
  /** Height of the line with the system's name. */
  readonly head: number;
}

const HEAD = 22;
const SMALL_HEAD = 16;
/** A lower band has a small head, and no room for a slot beneath a plate: the price stands on the plate. */
export const LOW_BAND = 230;
const COLUMN_GAP = 4;
const GROUP_PADDING = 8;
const GROUP_GAP = 6;
const BAND_GAP = 6;
const NARROWEST = 40;
const EMPTY_SHARE = 0.66;
const WIDEST = 176;
const GAP = 3;
/** The smallest token, and a column that holds two of them beside each other. */
const SMALLEST = 24;
const PAIR = 2 * SMALLEST + GAP + 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** A group too wide for a band goes on in the next one. */
function cut(loads: readonly Load[], width: number): Omit<PartFit, 'columns' | 'width'>[] {
  const most = Math.max(1, Math.floor((width - GROUP_PADDING + COLUMN_GAP) / (NARROWEST + COLUMN_GAP)));
  return loads.flatMap(({ halves }, group) => {
    const parts: Omit<PartFit, 'columns' | 'width'>[] = [];
    for (let from = 0; from < halves.length; from += most) parts.push({ group, from });
    return parts;
  });
}

const leastWidth = (columns: number, each: number): number =>
  GROUP_PADDING + columns * (each + COLUMN_GAP) - COLUMN_GAP;

/** The parts one after the other in bands, each column with at least this width. */
function bandsOf(parts: readonly Part[], width: number, each: number): Part[][] {
  const bands: Part[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const needs = leastWidth(part.to - part.from, each) + GROUP_GAP;
    if (used + needs > width + GROUP_GAP) {
      bands.push([]);
      used = 0;
    }
    bands.at(-1)!.push(part);
    used += needs;
  }
  return bands;
}

/** On a phone held upright columns want some width, as long as the bands are high enough for it. */
const UPRIGHT: readonly number[] = [60, 52, 46, NARROWEST];
const LYING: readonly number[] = [46, NARROWEST];
const HIGH_BAND = 170;

/** As few bands as the locations need. `upright`: there is more height than width. */
export function fitMap(loads: readonly Load[], { width, height }: Room, upright: boolean): MapFit {
  const cuts = cut(loads, width);
  const parts = cuts.map(({ group, from }, i): Part => {
    const next = cuts[i + 1];
    return { group, from, to: next?.group === group ? next.from : loads[group]!.halves.length };
  });
  const highOf = (n: number): number => Math.floor((height - BAND_GAP * Math.max(0, n - 1)) / Math.max(1, n));
  const tries = (upright ? UPRIGHT : LYING).map((each) => bandsOf(parts, width, each));
  const bands = tries.find(({ length }) => highOf(length) >= HIGH_BAND) ?? tries.at(-1)!;
  const bandHeight = highOf(bands.length);
  const plate = bandHeight < 190 ? 42 : bandHeight < 300 ? 56 : 80;
  const head = bandHeight < LOW_BAND ? SMALL_HEAD : HEAD;
  return {
    bands: bands.map((band) => fitBand(band, loads, width)),
    bandHeight,
    half: Math.max(0, Math.floor((bandHeight - head - plate - 6) / 2)),
    plate,
    head,
  };
}

interface Part {
  readonly group: number;
  readonly from: number;
  readonly to: number;
}

/** Where several stand on a side, one of them and the number of the others stand beside each other, the fullest places first. */
function leastWidths(crowds: readonly number[], narrow: number, free: number): number[] {
  const least = crowds.map(() => narrow);
  let left = free - narrow * crowds.length;
  for (const i of [...crowds.keys()].sort((a, b) => crowds[b]! - crowds[a]!)) {
    const more = PAIR - narrow;
    if (crowds[i]! < 2 || more <= 0 || more > left) continue;
    least[i] = PAIR;
    left -= more;
  }
  return least;
}

/** The columns share the width; an empty place takes less. */
function fitBand(parts: readonly Part[], loads: readonly Load[], width: number): PartFit[] {
  const shares = parts.map(({ group, from, to }) =>
    loads[group]!.halves.slice(from, to).map(([above, below]) =>
      above + below === 0 ? EMPTY_SHARE : Math.min(1.6, 1 + Math.max(0, Math.max(above, below) - 3) * 0.12),
    ),
  );
  const columns = sum(shares.map((each) => each.length));
  const free =
    width - parts.length * GROUP_PADDING - (parts.length - 1) * GROUP_GAP - (columns - parts.length) * COLUMN_GAP;
  const each = free / Math.max(0.01, sum(shares.flat()));
  const narrow = Math.min(NARROWEST, Math.floor(free / Math.max(1, columns)));
  const crowds = parts.flatMap(({ group, from, to }) =>
    loads[group]!.halves.slice(from, to).map((n) => Math.max(...n)),
  );
  const least = leastWidths(crowds, narrow, free);
  // What the least width takes from the others is taken back from the widest ones.
  const all = shares.flat().map((share, i) => Math.max(least[i]!, Math.min(WIDEST, Math.floor(each * share))));
  for (let over = sum(all) - free; over > 0; over--) {
    const spare = all.map((wide, i) => (wide > least[i]! ? wide : 0));
    const widest = Math.max(...spare);
    if (widest === 0) break;
    all[spare.indexOf(widest)]!--;
  }
  const widths = shares.map((group) => all.splice(0, group.length));
  return parts.map(({ group, from }, i) => {
    const own = widths[i]!;
    return {
      group,
      from,
      width: GROUP_PADDING + sum(own) + (own.length - 1) * COLUMN_GAP,
      columns: own.map((column) => ({ width: column })),
    };
  });
}

const PLATE_WIDTH = 82;
const PLATE_HEIGHT = 36;
const TALL_PLATE = 62;
const TALLEST = 118;
const TOKENS: readonly number[] = [56, 48, 42, 36, 31, 27, SMALLEST];

/** How the cards on one side of a location are drawn. */
export function fitHalf(n: number, { width, height }: Room): HalfFit {
  if (n === 0) return { form: 'plate', width, height: 0, shown: 0 };
  const most = Math.floor((width + GAP) / (PLATE_WIDTH + GAP));
  const heightIn = (columns: number): number => {
    const lines = Math.ceil(n / columns);
    return Math.floor((height - (lines - 1) * GAP) / lines);
  };
  for (let columns = 1; columns <= most; columns++) {
    const high = heightIn(columns);
    if (high < PLATE_HEIGHT || (high < TALL_PLATE && columns < most)) continue;
    return {
      form: 'plate',
      width: Math.floor((width - (columns - 1) * GAP) / columns),
      height: Math.min(TALLEST, high),
      shown: n,
    };
  }
  // However low they are, what is pressed with a finger is not narrower than the smallest token.
  const fitting = (token: number): number =>
    Math.floor((width + GAP) / (Math.max(token, SMALLEST) + GAP)) * Math.floor((height + GAP) / (token + GAP));
  const least = Math.min(SMALLEST, Math.max(1, height));
  const token = TOKENS.find((size) => size <= width && fitting(size) >= n) ?? least;
  const room = Math.max(1, fitting(token));
  return { form: 'token', width: token, height: token, shown: room >= n ? n : room - 1 };
}

/** So many of the cards, those with the most power, in the order in which they stand. */
export function strongest<C>(cards: readonly C[], n: number, powerOf: (card: C) => string): readonly C[] {
  if (n >= cards.length) return cards;
  const power = (card: C): number => Number(powerOf(card)) || 0;
  const chosen = new Set([...cards].sort((a, b) => power(b) - power(a)).slice(0, n));
  return cards.filter((card) => chosen.has(card));
}
