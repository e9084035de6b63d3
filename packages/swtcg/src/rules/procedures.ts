/** The procedures of the game by name: what each remembers while it runs, and what it returns. Types alone. */
import type { Signature } from '@dejarik/kernel';
import type { ExpandedProcedures } from './expanded/procedures.ts';
import type { Instance, Waiting } from './spoken.ts';

export interface Mulligan {
  readonly seat: number;
  picked: number[];
}

export interface Setup {
  turn: number;
  /** By seat; 1: it puts out nothing more (TCG-SETUP-12). */
  finished: number[];
  /** 1: a player has just left it to the partner; noted at a table with teams alone. */
  passed?: number;
}

/** A step of a player, or of a team whose players go on in turn (TCG-TROIG-01). */
export interface TeamStep {
  seat: number;
  /** How many of the team were done in a row; noted at a table with teams alone. */
  idle?: number;
}

export interface BuildStep extends TeamStep {
  /** Whose build step this one interrupts, or -1. */
  readonly outer: number;
  /** The card being built, or the unit whose stack was changed. */
  card: number;
  used: number[];
}

interface Mission {
  readonly seat: number;
  card: number;
  /** Which of its ways to be enhanced is used (TCG-KW-ENHANCE-01); noted by the Expanded Rulebook alone. */
  readonly way?: number;
}

export type RetreatStep = TeamStep;

interface BattleStep {
  readonly arena: number;
  /** The battle step that this one interrupts, or -1. */
  readonly outer: number;
}

interface UnitTurn {
  readonly unit: number;
}

export interface Attack {
  readonly unit: number;
  readonly target: number;
  /** The X of the Bombard or Ion Cannon it is made with, or 0. */
  readonly cannon: number;
  dice: readonly number[];
  accuracy: number;
  critical: number;
  hits: number;
  /** 1: it is made without tapping and allows no further one (TCG-KW-DBLSTRIKE-02); noted by the Expanded Rulebook alone. */
  second?: number;
}

interface Chance {
  readonly window: number;
  turn: number;
  passes: number;
  /** Abilities used in this chance. */
  used: number[];
  /** The seats that may play, where not all may (TCG-KW-CUNNING-03). */
  readonly among?: readonly number[];
}

interface BattleCard {
  readonly seat: number;
  card: number;
  readonly way: number;
}

/** A card's text being carried out: the place in its program, and what an operation in progress has gathered. */
export interface Resolve extends Waiting {
  at: number;
  /** Another number where the card leaves a hand. */
  source: number;
  it: readonly number[];
  arena: number;
  amount: number;
  phase: number;
  picked: number[];
  /** The window in which it was pledged: it stops before its effect (TCG-KW-CUNNING-03); and 1: it was, and its amount is given. */
  readonly pledge?: number;
  readonly pledged?: number;
  /** Of several opponents, or players of one side, the one whom the present operation is about (TCG-TROIG-05), */
  whom?: number;
  /** and the one who pays what was offered. */
  payer?: number;
}

interface Triggers {
  /** The seat whose turn it is to have one take effect. */
  turn: number;
  /** Triggers of a reroll or prevention chance, kept apart from the others (TCG-TRIG-08); null: the general ones. */
  readonly own: Waiting[] | null;
  choices: number[];
}

export type RollFor = 'attack' | 'damage' | 'build' | 'effect';

export interface Roll {
  readonly seat: number;
  /** The attacking unit, or the card that calls for the roll, or -1. */
  readonly card: number;
  readonly rollFor: RollFor;
  readonly count: number;
  dice: number[];
  /** Reroll effects used on this roll (TCG-ACT-17). */
  used: number[];
  /** 1: the dice are not thrown yet, and what is played about them is pledged (TCG-KW-CUNNING-03). */
  readonly blind?: number;
}

export interface Damage {
  pending: Instance[];
  /** Passed on by Deflect, to be dealt next. */
  deflected: Instance[];
  /** Prevention abilities used, by instance (TCG-ACT-18, TCG-PREV-06). */
  used: number[];
  /** By the Expanded Rulebook: what prevention is over for, and waits until all that was deflected is through (TCG-POP-10). */
  settled?: Instance[];
  /** 1: it is only expected, and what is played against it is pledged (TCG-KW-CUNNING-03). */
  readonly blind?: number;
}

export interface Contest {
  /** The units in question: of the side that goes first, and of the other. */
  first: number;
  second: number;
  /** By seat. */
  bids: number[];
  turn: number;
  passes: number;
}

/** Those of the New Hope rulebook. */
export interface NewHopeProcedures {
  game: Signature;
  mulligan: Signature<Mulligan>;
  setup: Signature<Setup>;
  turn: Signature;
  buildStep: Signature<BuildStep>;
  mission: Signature<Mission>;
  retreatStep: Signature<RetreatStep>;
  battleStep: Signature<BattleStep>;
  unitTurn: Signature<UnitTurn>;
  attack: Signature<Attack>;
  chance: Signature<Chance>;
  battleCard: Signature<BattleCard>;
  resolve: Signature<Resolve>;
  triggers: Signature<Triggers>;
  roll: Signature<Roll, readonly number[]>;
  damage: Signature<Damage>;
  contest: Signature<Contest>;
}

export interface Procedures extends NewHopeProcedures, ExpandedProcedures {}
