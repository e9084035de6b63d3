/** How large the cards of a battle plan can be so that all of it is in view. */

export interface Fitted {
  readonly width: number;
  readonly height: number;
  /** Small cards leave out what would not be readable. */
  readonly form: string;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const RATIO = 0.73;
/** Between cards, around a group, and between groups. */
const GAP = 4;
const AROUND = 14;
const BETWEEN = 8;
/** The lines above and below the cards of a group; bare cards and plates have only the one above. */
const WORDS = 74;
const HEADING_WORDS = 30;
/** A group is never narrower than the words above it. */
const HEADING = 160;
const LARGEST = 224;
/** Upright cards below these widths show less, and below this height they lie as plates. */
const NARROW = 104;
const SLIM = 88;
const LOWEST = 108;
const PLATE_WIDTHS: readonly number[] = [100, 94, 88, 84, 78, 74, 70, 66, 62, 56];
const HIGHEST_PLATE = 60;
const LOWEST_PLATE = 26;

/** Whether groups of so many cards of this size fit, line by line. */
function fits(groups: readonly number[], width: number, height: number, words: number, room: Room): boolean {
  let lines = 1;
  let used = 0;
  for (const n of groups) {
    const wide = Math.max(HEADING, n * width + (n - 1) * GAP + AROUND);
    if (wide > room.width) return false;
    if (used > 0 && used + BETWEEN + wide > room.width) {
      lines++;
      used = wide;
    } else used += (used > 0 ? BETWEEN : 0) + wide;
  }
  return lines * (height + words) + (lines - 1) * BETWEEN <= room.height;
}

/** The largest upright cards with lines of this height above and below them. */
function upright(groups: readonly number[], words: number, room: Room): Fitted | null {
  for (let height = LARGEST; height >= LOWEST; height -= 4) {
    const width = height * RATIO;
    const form = width < SLIM ? 'narrow slim' : width < NARROW ? 'narrow' : '';
    if (fits(groups, width, height, words, room)) return { width, height, form };
  }
  return null;
}

/** The plates that fill the room best: as high as they can be in each width, and of these the largest. */
function plates(groups: readonly number[], room: Room): Fitted {
  let best = { width: PLATE_WIDTHS.at(-1)!, height: 0 };
  for (const width of PLATE_WIDTHS) {
    let height = Math.min(HIGHEST_PLATE, Math.round(width * 0.6));
    while (height >= LOWEST_PLATE && !fits(groups, width, height, HEADING_WORDS, room)) height -= 2;
    if (height >= LOWEST_PLATE && width * height > best.width * best.height) best = { width, height };
  }
  const height = Math.max(LOWEST_PLATE, best.height);
  return { width: best.width, height, form: height < 40 ? 'plate low' : 'plate' };
}

/** `groups`: how many cards each fight has. */
export function fitPlan(groups: readonly number[], room: Room): Fitted {
  const noted = upright(groups, WORDS, room);
  if (noted !== null) return noted;
  // Who fights is seen before what is noted below: the pictures stay as long as they can.
  const bare = upright(groups, HEADING_WORDS, room);
  if (bare !== null) return { ...bare, form: `${bare.form} bare` };
  return plates(groups, room);
}
