/** How a finished game went: plain data, worked out by the worker and told by the result. */

/** How likely the game was to be won, as its own evaluation judges the table. */
export interface Sample {
  /** How many commands led there. */
  readonly decision: number;
  readonly turn: number;
  /** Of the seat whose story it is: 0 lost, 1 won. */
  readonly chance: number;
}

/** A step from one sample to the next: `at` is the number of the sample that it leads to. */
export interface Turn {
  readonly at: number;
  /** The others were not behind before it, and never came back after it. */
  readonly isLast: boolean;
}

const EVEN = 0.5;

/** The step with the greatest gain among those that lead to samples `from` to `to`; -1: there is none. */
function greatestGain(gains: readonly number[], from: number, to: number): number {
  let best = -1;
  for (let at = from; at <= to; at++) if (best < 0 || gains[at]! > gains[best]!) best = at;
  return best;
}

/**
 * What decided the game, for its winner (the samples are of a winner's chance, the last one is the end): the moment
 * after which the others never came back. That is, from the last time that the winner was not ahead (chance of a half
 * or less), the winner's greatest single gain until that turn was over; whichever it is, nobody was even afterwards.
 * A winner who was ahead all the time has no such moment: then it is the greatest gain of the whole game, apart from
 * the end itself. Null: there is nothing to compare.
 */
export function turningPoint(samples: readonly Sample[]): Turn | null {
  const last = samples.length - 1;
  if (last < 1) return null;
  const gains = samples.map(({ chance }, at) => (at === 0 ? 0 : chance - samples[at - 1]!.chance));
  const behind = samples.findLastIndex(({ chance }, at) => at < last && chance <= EVEN);
  if (behind < 0) return { at: greatestGain(gains, 1, Math.max(1, last - 1)), isLast: false };
  const { turn } = samples[behind + 1]!;
  let to = behind + 1;
  while (to + 1 < last && samples[to + 1]!.turn === turn) to++;
  return { at: greatestGain(gains, behind + 1, to), isLast: true };
}

/** Of a game that nobody won: the greatest change either way. */
export function greatestSwing(samples: readonly Sample[]): Turn | null {
  const swings = samples.map(({ chance }, at) => (at === 0 ? -1 : Math.abs(chance - samples[at - 1]!.chance)));
  const at = greatestGain(swings, 1, samples.length - 1);
  return at < 0 ? null : { at, isLast: false };
}

/** What decided the game, in the words of its log. */
export interface Turning {
  /** Where it is to be watched. */
  readonly decision: number;
  readonly turn: number;
  /** The chance before and after it. */
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
  /** What happened, and what came of it. */
  readonly lines: readonly string[];
  /** The cards that these name. */
  readonly cards: readonly string[];
  readonly dice: StoryDice | null;
}

export interface StoryDice {
  readonly dice: readonly number[];
  /** A die with this number or more counted. */
  readonly hit: number;
}

/** A line of the chart: one number a turn. */
interface StoryLine {
  readonly team: number;
  readonly values: readonly number[];
  /** What it came to. */
  readonly sum: number;
}

/** What a card did in the game. */
export interface Deed {
  readonly seat: number;
  readonly card: string;
  readonly n: number;
  /** The cards that it beat. */
  readonly beat: readonly string[];
  /** The turn in which it fell itself; 0: it did not. */
  readonly fell: number;
}

/** What chance gave a seat: `lucky` of so many draws or dice, or a sum of their numbers. */
export interface Luck {
  readonly seat: number;
  readonly draws: number;
  readonly lucky: number;
}

/** What a game tells of itself turn by turn. */
export interface Chapters {
  /** The number of each turn that is told. */
  readonly turns: readonly number[];
  readonly lines: readonly StoryLine[];
  /** Who held each place when the turn was over: a team, or -1. Empty: there are no such places. */
  readonly held: readonly (readonly number[])[];
  /** Who did most, first. */
  readonly deeds: readonly Deed[];
  readonly luck: readonly Luck[];
  /** By seat: the persons that were seen at the table, those first who did most. */
  readonly heroes: readonly (readonly string[])[];
}

export interface Story extends Chapters {
  /** Whose chance it is: a winner's seat, or where nobody won the first. */
  readonly seat: number;
  readonly samples: readonly Sample[];
  readonly turning: Turning | null;
}
