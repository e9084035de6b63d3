/** What a game gives the page to draw its table; loaded with the first game of it. */
import type { ComponentType, ReactNode } from 'react';
import type { LogEntry, MomentBase } from '../session/moment.ts';
import type { ResultParts } from './result/parts.ts';

/** Something that is shown on the way from one moment to the next. */
export interface SceneBase {
  /** How long it stays, against other scenes. */
  readonly weight: number;
  /** What the scene shows: for sounds, and for those who do not see it. */
  readonly kind: string;
  /** A card held up for all to see. */
  readonly face: string | null;
  readonly seat: number;
  /** The dice that fall in it, if some do. */
  readonly thrown?: {
    readonly dice: { readonly dice: readonly number[] };
    /** When each of them comes to lie, in milliseconds at the usual speed. */
    readonly landings: readonly number[];
  } | null;
}

/** What happened as eyes and ears take it in, in every game alike. */
export type Sign = 'card' | 'build' | 'hit' | 'prevented' | 'falls' | 'taken';

export interface ReplayedProps<M extends MomentBase = MomentBase> {
  readonly moment: M;
  readonly viewer: number;
  readonly log: readonly LogEntry[];
  readonly onJump: (decision: number) => void;
}

export interface GamePage<M extends MomentBase = MomentBase> {
  /** The game at the table, for the moment in the store. */
  readonly Table: ComponentType;
  /** A table that is only looked at: one moment of a recorded game. */
  Replayed(this: void, props: ReplayedProps<M>): ReactNode;
  /** What the result shows of a game that is over; loaded when one is. */
  result(): Promise<ResultParts<M>>;
  /** The scenes that lead to the moment from the one before it, in order. */
  scenesOf(moment: M, before: M | null): readonly SceneBase[];
  /** What the moment shows on the table itself, the weightiest first. */
  signsOf(moment: M, before: M | null): readonly Sign[];
}
