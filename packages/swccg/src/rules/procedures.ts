/** The procedures of the game: what each remembers, and what it returns. */
import type { Signature, Window } from '@dejarik/kernel';
import type { Draw, Just } from './parts.ts';
import type { Declaration, MoveWay, Spot } from './questions.ts';

/** What is declared and can be answered; or a moment that can be. */
export type Action =
  | { readonly kind: 'text'; readonly seat: number; readonly text: Speaking }
  | { readonly kind: 'deploy'; readonly seat: number; readonly deployment: Deployment }
  | {
      readonly kind: 'reactMove';
      readonly seat: number;
      readonly card: number;
      readonly way: MoveWay;
      readonly to: Spot;
    }
  | { readonly kind: 'drain'; readonly seat: number; readonly at: number }
  | { readonly kind: 'battle'; readonly seat: number; readonly at: number }
  | { readonly kind: 'fire'; readonly seat: number; readonly shot: Shot }
  /** Nothing that is declared, but something that was reached: it can be answered, and cannot be cancelled. */
  | { readonly kind: 'moment'; readonly seat: number; readonly first: number; readonly just: Just };

/** A text that is being declared or carried out, with whom it speaks of. */
export interface Speaking {
  readonly seat: number;
  /** The card whose text it is, and its life: what was on the table may have left it. */
  readonly card: number;
  readonly life: number;
  readonly ability: number;
  /** Targets by the order of the declarations that chose them, and their lives. */
  targets: number[][];
  lives: number[][];
  /** A number chosen or paid. */
  n: number;
  /** What it answers, if it answers something. */
  readonly about: Just | null;
}

export interface Deployment {
  readonly seat: number;
  readonly card: number;
  readonly to: Spot;
  readonly free: boolean;
  readonly react: boolean;
  /** Of a Utinni Effect: whom it targets, and the target's life. */
  readonly target?: number;
  readonly targetLife?: number;
  /** Of a card that deploys just after something: the card that it answers. */
  readonly about?: number;
}

export interface Shot {
  readonly seat: number;
  readonly weapon: number;
  /** Who fires it: the card it is on, or itself. */
  readonly by: number;
  target: number;
  targetLife: number;
  /** Added to each destiny drawn for it, and to their total: in thousandths. */
  bonus: number;
}

export interface Resolve extends Speaking {
  /** The operation of its program that comes next, and how far it is. */
  at: number;
  phase: number;
  /** What was found, chosen or targeted last. */
  it: number[];
  /** Destiny totals of the own draws and of the opponent's. */
  destiny: number;
  theirs: number;
  /** Cards still to be chosen, lost, asked about. */
  list: number[];
}

interface Phase {
  readonly phase: number;
  seat: number;
  passes: number;
}

export interface Declare extends Speaking {
  /** The declaration that comes next. */
  next: number;
  readonly from: number;
  /** From the moment it is shown the number by which a card left the hand. */
  card: number;
}

export interface DeployMemory {
  readonly seat: number;
  /** From the declaration on the number by which it leaves the hand. */
  card: number;
  readonly free: boolean;
  readonly react: boolean;
  to: Spot;
  target?: number;
  about?: number;
}

export interface LoseForce {
  readonly seat: number;
  /** Cards left to lose. */
  n: number;
  /** As a price, which nothing reduces (CCG-FRC-14). */
  readonly price: boolean;
  /** The pile it has to come from while that lasts, or -1 (CCG-FRC-16). */
  readonly from: number;
  lost: number;
}

export interface DrawDestiny {
  readonly seat: number;
  /** What for: `battle`, `weapon`, or a text's own. */
  readonly draw: 'battle' | 'weapon' | 'any';
  readonly powerOnly: boolean;
  /** The weapon, or the card whose text draws. */
  readonly by: number;
  result: Draw | null;
  /** The numbers to choose from. */
  card: number;
  n: number;
  redrawn: boolean;
}

export interface Procedures {
  game: Signature;
  setup: Signature<{ seat: number; chosen: number[]; aside: number[] }>;
  turn: Signature;
  phase: Signature<Phase>;
  /** `n`: how much Force is activated; `done`: how much of it so far. */
  activate: Signature<{ readonly seat: number; n: number; done: number }>;
  drawCard: Signature<{ readonly seat: number }>;
  automatic: Signature;
  declare: Signature<Declare>;
  resolve: Signature<Resolve>;
  answers: Signature<Window<Action, Declaration>, boolean>;
  deploy: Signature<DeployMemory>;
  /** Returns how many cards were lost. */
  loseForce: Signature<LoseForce, number>;
  drain: Signature<{ readonly seat: number; readonly at: number; asked: number }>;
  battle: Signature<{ readonly seat: number; readonly at: number; asked: number }>;
  fire: Signature<Shot & { draws: number; total: number }>;
  destiny: Signature<DrawDestiny, Draw | null>;
  damage: Signature<{ readonly seat: number }>;
  move: Signature<{
    readonly seat: number;
    readonly card: number;
    readonly way: MoveWay;
    readonly react: boolean;
    along: number[];
  }>;
}
