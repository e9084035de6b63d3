/** What every game's moment has: plain data for one viewer, made in the worker and drawn by the page. */
import type { Moment as SwtcgMoment } from './swtcg/moment.ts';
import type { Moment as YoungJediMoment } from './young-jedi/moment.ts';

export interface LogEntry {
  readonly level: 'turn' | 'phase' | 'step' | 'line';
  readonly depth: number;
  readonly text: string;
  /** Cards named in the sentence, by face. */
  readonly cards: readonly string[];
  /** The rule that it goes by, or null. */
  readonly rule: string | null;
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

export interface Choice {
  readonly index: number;
  readonly kind: string;
  readonly text: string;
  readonly card: number;
  /** The face of `card`: whoever may choose it may see it. */
  readonly face: string | null;
  readonly target: number;
  readonly n: number;
}

export interface Asked {
  readonly seat: number;
  readonly kind: string;
  /** What the question is about: a card's number, or -1. */
  readonly about: number;
  readonly aboutFace: string | null;
  /** Empty when another seat is asked. */
  readonly choices: readonly Choice[];
}

/** The part of a moment that depends on how it came about rather than on the table. */
export interface Coming<H extends HappeningBase = HappeningBase> {
  /** Counts every moment that was published. */
  readonly version: number;
  readonly canUndo: boolean;
  /** What led here from the moment before, in order. */
  readonly happened: readonly H[];
  readonly log: LogChange;
}

export const NOTHING_CAME = { version: 0, canUndo: false, happened: [], log: { keep: 0, more: [] } } as const;

export interface MomentBase<H extends HappeningBase = HappeningBase> extends Coming<H> {
  readonly game: string;
  /** How many answers led here; an answer is given to this number. */
  readonly decision: number;
  readonly viewer: number;
  readonly turn: number;
  readonly question: Asked | null;
  readonly result: { readonly winner: number; readonly reason: string } | null;
  /** In a guided game: the step that explains, and whether the player's own answer is waited for. */
  readonly lesson: { readonly step: string; readonly mine: boolean } | null;
}

/** A moment of whichever game; `game` tells them apart. */
export type Moment = SwtcgMoment | YoungJediMoment;

export type GameId = Moment['game'];

/** One prepared answer of a guided game. With a step the game waits there until the player gives it, or says to go on. */
export interface Prepared {
  /** The number of the option; -1: whatever the player likes. */
  readonly answer: number;
  readonly step?: string;
}
