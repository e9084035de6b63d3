/** How the cards of a row share its room: upright while they are wide enough to read, else as low plates in columns. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Fit extends Room {
  /** A plate has any shape: name and numbers under each other, and the picture where room is left. */
  readonly plate: boolean;
}

/** An upright card's width for its height. */
const RATIO = 0.73;
const GAP = 7;
/** A Pilot's name sticks out above its unit: so far above the first line, and between lines. */
const PILOT_ROOM = 13;
const PILOT_GAP = 15;
const PLATE_GAP = 4;
const MOST_LINES = 3;
/** An upright card that would be narrower than this is a plate; and a plate is never narrower beside backs. */
const NARROWEST = 64;
/** In this width most names stand in one line; no narrower as long as plates are high enough to be read. */
const PLATE_WIDTH = 84;
const WIDEST_PLATE = 150;
const LOWEST_PLATE = 13;
/** Below this height a plate has no line for its numbers. */
export const LINE = 24;
/** A back has nothing to read; style/plate.css gives it no more than this. */
const BACK_WIDTH = 24;

/** The largest upright cards, in one to three lines. */
function upright(n: number, { width, height }: Room, piloted: boolean): Fit {
  const free = height - (piloted ? PILOT_ROOM : 0);
  const inLines = Array.from({ length: MOST_LINES }, (_, more) => {
    const across = Math.ceil(n / (more + 1));
    const high = (free - more * (piloted ? PILOT_GAP : GAP)) / (more + 1);
    const wide = (width - (across - 1) * GAP) / across;
    return Math.floor(Math.min(high, wide / RATIO));
  });
  const best = Math.max(...inLines);
  return { width: best * RATIO, height: best, plate: false };
}

/** As many columns as leave room for names, or more when the lines would become too low. */
function plates(n: number, room: Room): Fit {
  const widthIn = (columns: number): number => (room.width - (columns - 1) * PLATE_GAP) / columns;
  const heightIn = (columns: number): number => {
    const lines = Math.ceil(n / columns);
    return (room.height - (lines - 1) * PLATE_GAP) / lines;
  };
  const isTooLow = (columns: number): boolean => {
    const high = heightIn(columns);
    return high < LOWEST_PLATE || (high < LINE && widthIn(columns + 1) >= NARROWEST);
  };
  let columns = 1;
  while (columns < n && (widthIn(columns + 1) >= PLATE_WIDTH || isTooLow(columns))) columns++;
  columns = Math.ceil(n / Math.ceil(n / columns)); // no line much shorter than the others
  return {
    width: Math.min(WIDEST_PLATE, Math.floor(widthIn(columns))),
    height: Math.floor(heightIn(columns)),
    plate: true,
  };
}

export interface Cards {
  readonly n: number;
  /** How many of them show only their back. */
  readonly backs: number;
  /** One of them has a Pilot. */
  readonly piloted: boolean;
  /** How many names stick out above the one that has most. */
  readonly names?: number;
}

/** What a finger needs. */
const NAME = 24;
/** Cards as wide as this may become smaller for the names above them. */
const LARGE = 104;

/** Whether names can stand under each other above upright units in one line. */
export function stacksNames({ n, names = 0 }: Cards, { width, height, plate }: Fit, room: Room): boolean {
  if (plate || names < 2 || n * (width + GAP) - GAP > room.width) return false;
  return room.height - PILOT_ROOM - height >= (names - 1) * NAME;
}

/** Upright cards in one line that leave room for all names above them, if they are still large; else null. */
function underNames(cards: Cards, room: Room): Fit | null {
  const { n, piloted, names = 0 } = cards;
  if (names < 2) return null;
  const size = upright(Math.max(1, n), { ...room, height: room.height - (names - 1) * NAME }, piloted);
  return size.width >= LARGE && stacksNames(cards, size, room) ? size : null;
}

/** The size of each card in the room. */
export function fit(all: Cards, room: Room): Fit {
  const { n, backs, piloted, names = 0 } = all;
  const cards = underNames(all, room) ?? upright(Math.max(1, n), room, piloted);
  // Of two names side by side above a small card nothing could be read; on a plate more can.
  const isWide = cards.width >= (names < 2 || stacksNames(all, cards, room) ? NARROWEST : LARGE);
  if (isWide) return cards;
  const faces = n - backs;
  const left = room.width - backs * (BACK_WIDTH + PLATE_GAP);
  // Beside the backs, or where these leave nothing, in a line of their own below them.
  if (faces > 0 && left >= NARROWEST) return plates(faces, { ...room, width: left });
  if (faces > 0 && left >= 0) return plates(faces, { ...room, height: (room.height - PLATE_GAP) / 2 });
  return plates(Math.max(1, n), room);
}

/** A low hand (on a phone held sideways) fans until so little is seen of each card that no name can be read. */
const LOW_HAND = 110;
const LEGIBLE = 70;
const HAND_PADDING = 12;

/** The size of each card of such a hand as plates in two lines, or null: it fans. */
export function fitHand(n: number, { width, height }: Room): Fit | null {
  if (height > LOW_HAND || n === 0 || width / n >= LEGIBLE) return null;
  const columns = Math.ceil(n / 2);
  return {
    width: Math.min(WIDEST_PLATE, Math.floor((width - HAND_PADDING - (columns - 1) * PLATE_GAP) / columns)),
    height: Math.floor((height - HAND_PADDING - PLATE_GAP) / 2),
    plate: true,
  };
}
