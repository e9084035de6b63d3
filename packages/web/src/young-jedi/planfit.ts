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
/** The lines above and below the cards of a group; plates have only the one above. */
const WORDS = 74;
const PLATE_WORDS = 30;
/** A group is never narrower than the words above it. */
const HEADING = 160;
const LARGEST = 224;
/** Upright cards below these widths show less, and below this height they lie as plates. */
const NARROW = 104;
const SLIM = 88;
const LOWEST = 108;
const PLATES: readonly (readonly [width: number, height: number])[] = [
  [100, 60],
  [88, 52],
  [84, 44],
  [78, 36],
  [70, 30],
  [62, 26],
  [56, 26],
];

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

/** `groups`: how many cards each fight has. */
export function fitPlan(groups: readonly number[], room: Room): Fitted {
  for (let height = LARGEST; height >= LOWEST; height -= 4) {
    const width = height * RATIO;
    const form = width < SLIM ? 'narrow slim' : width < NARROW ? 'narrow' : '';
    if (fits(groups, width, height, WORDS, room)) return { width, height, form };
  }
  const plate = PLATES.find(([width, height]) => fits(groups, width, height, PLATE_WORDS, room)) ?? PLATES.at(-1)!;
  const [width, height] = plate;
  return { width, height, form: height < 40 ? 'plate low' : 'plate' };
}
