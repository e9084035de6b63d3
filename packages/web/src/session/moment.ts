/** What every game's moment has: plain data for one viewer, made in the worker and drawn by the page. */
import type { LogLine, Result } from '@dejarik/kernel';
import type { Moment as SwccgMoment } from './swccg/moment.ts';
import type { Moment as SwtcgMoment } from './swtcg/moment.ts';
import type { Moment as YoungJediMoment } from './young-jedi/moment.ts';

export interface LogEntry extends Omit<LogLine, 'event'> {
  /** The decision after which it stands, to jump back to. */
  readonly decision: number;
}

/** What became of the log: its first `keep` entries stay, `more` follow. */
export interface LogChange {
  readonly keep: number;
  readonly more: readonly LogEntry[];
}

/** What happened between two moments: who did what to whom. */
export interface HappeningBase {
  readonly kind: string;
  readonly seat: number;
  readonly card: number;
  /** The card's face, if the viewer may know it. */
  readonly face: string | null;
  /** Faces of cards that the viewer was shown. */
  readonly seen: readonly string[];
}

/** What an answer is about: what to click, then on what, then which number. -1 where there is no such thing. */
export interface Pointed {
  readonly card: number;
  readonly target: number;
  readonly n: number;
}

export interface Choice extends Pointed {
  readonly index: number;
  readonly kind: string;
  readonly text: string;
  /** The face of `card`: whoever may choose it may see it. */
  readonly face: string | null;
}

export interface Asked<C extends Choice = Choice> {
  readonly seat: number;
  readonly kind: string;
  /** What the question is about: a card's number, or -1. */
  readonly about: number;
  readonly aboutFace: string | null;
  /** Empty when another seat is asked. */
  readonly choices: readonly C[];
}

/** A line of what happened since somebody last looked. */
export type NewsLine = Pick<LogLine, 'text' | 'level' | 'depth'>;

/** How a moment came about: what no look at the table tells. */
export interface Arrival<H extends HappeningBase = HappeningBase> {
  /** Counts every moment that was published. */
  readonly version: number;
  readonly canUndo: boolean;
  /** What led here from the moment before, in order. */
  readonly happened: readonly H[];
  readonly log: LogChange;
  /**
   * Several people look on, and every hand is covered: only what all may know is on the table, with the question to
   * the viewer. `hand`: whoever is asked may have more answers in hand.
   */
  readonly covered?: { readonly hand: boolean };
  /** Several people share the screen: what all of them have seen since the viewer last looked. */
  readonly news?: readonly NewsLine[];
}

export const NO_ARRIVAL = { version: 0, canUndo: false, happened: [], log: { keep: 0, more: [] } } as const;

/** A place at the table: what it plays, and with whom. */
export interface Place {
  readonly side: number;
  readonly team: number;
}

export interface MomentBase<H extends HappeningBase = HappeningBase> extends Arrival<H> {
  readonly game: string;
  /** Who sits there, by seat. */
  readonly places: readonly Place[];
  /** How many commands led here; an answer is given to this number. */
  readonly decision: number;
  readonly viewer: number;
  readonly turn: number;
  readonly question: Asked | null;
  readonly result: Result | null;
  /** In a guided game: the step that explains, and whether the player's own answer is waited for. */
  readonly lesson: { readonly step: string; readonly mine: boolean } | null;
}

/** A moment of whichever game; `game` tells them apart. */
export type Moment = SwtcgMoment | YoungJediMoment | SwccgMoment;

export type GameId = Moment['game'];

/** One prepared answer of a guided game. With a step the game waits there until the player gives it, or says to go on. */
export interface Prepared {
  /** The number of the option; null: whatever the player likes. */
  readonly answer: number | null;
  readonly step?: string;
}
