/**
 * Everything that can happen. An event about a card has it as `card`, with the card it was (`def`) and the zone it was in
 * (`from`) at that time, because numbers change hands; `witnesses` are those who saw its face before it or after it.
 * Another card that it speaks of stands beside its definition (`source`, `sourceDef`), which is -1 unless all may know
 * it. Types alone.
 */
import type { Viewers } from '@dejarik/kernel';
import type { RollFor } from './procedures.ts';
import type { TokenKind } from '../language/tree-expanded.ts';
import type { Group } from './state-expanded.ts';

interface Happened<K extends string> {
  readonly kind: K;
  witnesses: Viewers;
}

interface OfSeat<K extends string> extends Happened<K> {
  readonly seat: number;
}

export interface CardEvent<K extends string = string> extends OfSeat<K> {
  card: number;
  def: number;
  from: number;
}

/** Kinds that say nothing more than which card, and of whom. */
export type PlainKind =
  | 'draw'
  | 'tap'
  | 'untap'
  | 'layDown' // from hand face down into the build zone
  | 'layOpen' // likewise, but seen by all
  | 'reveal' // a Mission is completed or a Battle card played
  | 'retreat'
  | 'toHand'
  | 'toBottom'
  | 'toPile' // put into the discard pile, which is no discard
  | 'show'
  | 'toSupply' // a Subordinate goes back to the supply
  | 'detach' // Equipment comes off its unit
  // What is only told.
  | 'skip'
  | 'noRoll'
  | 'disrupted' // an attack, an ability or a card; what it was is told before
  | 'attackEnds';
type Plain = { [K in PlainKind]: CardEvent<K> }[PlainKind];

/** `place`: a card that is no unit is put where it stays, face up; `shift`: a unit goes from arena to arena. */
export type MoveKind = 'setUp' | 'deploy' | 'enter' | 'return' | 'disembark' | 'place' | 'shift';
export interface MoveEvent<K extends string> extends CardEvent<K> {
  to: number;
}
type Move = { [K in MoveKind]: MoveEvent<K> }[MoveKind];

/** Damage counters put or removed directly, which is not damage; build counters. */
export type CountKind = 'counters' | 'buildCounters';
export interface CountEvent<K extends string> extends CardEvent<K> {
  readonly n: number;
}
type Count = { [K in CountKind]: CountEvent<K> }[CountKind];

export type OntoKind = 'stack' | 'rearrange' | 'board' | 'attach';
export interface OntoEvent<K extends string> extends CardEvent<K> {
  readonly unit: number;
  readonly unitDef: number;
  /** `ON_TOP` or `UNDERNEATH` */
  readonly place: number;
}
type Onto = { [K in OntoKind]: OntoEvent<K> }[OntoKind];

/** Counters of another kind than build and damage counters. */
export interface TokensChange extends CountEvent<'tokens'> {
  readonly token: TokenKind;
}

/** The seat gains control of the card, with all that belongs to it. */
type Control = CardEvent<'control'>;

export interface PutOutOfPlay extends CardEvent<'outOfPlay'> {
  readonly group: Group;
  /** 1: face down. */
  readonly down: number;
}

interface Sourced {
  readonly source: number;
  readonly sourceDef: number;
}

export interface Force extends OfSeat<'force'>, Sourced {
  readonly n: number;
  readonly cause: 'turn' | 'effect' | 'cost';
}

/** `start`: for setup; `spent`: on a card, which the event after it tells. */
export interface Points extends OfSeat<'points'>, Sourced {
  readonly n: number;
  readonly cause: 'start' | 'roll' | 'effect' | 'cost' | 'spent' | 'unspent';
}

export interface DamageDone extends CardEvent<'damage'>, Sourced {
  readonly n: number;
}

/** Why a card is discarded: too much damage, a second one of its kind, an enemy effect on a hand, anything else. */
export type DiscardCause = 'damage' | 'unique' | 'forced' | 'other';
export interface Discard extends CardEvent<'discard'>, Sourced {
  readonly cause: DiscardCause;
}

interface Attacks extends CardEvent<'attack'> {
  readonly target: number;
  readonly targetDef: number;
  readonly cannon: number;
}

interface NewDefender extends CardEvent<'newDefender'> {
  readonly attacker: number;
  readonly attackerDef: number;
}

interface Rolled extends CardEvent<'roll'> {
  readonly rollFor: RollFor;
  readonly dice: readonly number[];
}

/** What becomes of the dice of a roll: some are thrown again, added, or turned to another face. */
export type DiceKind = 'reroll' | 'addDice' | 'turnDie';
interface DiceChange<K extends string> extends CardEvent<K> {
  readonly n: number;
  /** All of them, as they lie now. */
  readonly dice: readonly number[];
}

interface Hits extends CardEvent<'hits'> {
  readonly hits: number;
  readonly critical: number;
  readonly dice: readonly number[];
}

interface Prevented extends CardEvent<'prevent'>, Sourced {
  readonly n: number;
  readonly evaded: boolean;
}

interface Ability<K extends string> extends CardEvent<K> {
  readonly ability: number;
}

/** A lasting effect begins: operation `at` of the ability. `units`: those it was given to, if the text names some. */
interface Gets extends OfSeat<'gets'>, Sourced {
  readonly ability: number;
  readonly at: number;
  readonly units: readonly number[];
  readonly defs: readonly number[];
}

interface Look extends OfSeat<'look'> {
  readonly at: 'hand' | 'deck';
  readonly n: number;
  readonly defs: readonly number[];
}

interface Rival {
  readonly rival: number;
  readonly rivalDef: number;
}
interface ContestBegins extends CardEvent<'contest'>, Rival {}
interface ContestWon extends CardEvent<'wonContest'>, Rival {
  readonly bid: number;
}

interface Numbered<K extends string> extends OfSeat<K> {
  readonly n: number;
}

interface TurnStarts extends Happened<'turn'> {
  readonly turn: number;
}
interface PhaseStarts extends Happened<'phase'> {
  readonly phase: number;
}
interface BattleStepStarts extends Happened<'battleStep'> {
  readonly arena: number;
}

interface Ended extends Happened<'result'> {
  readonly reason: string;
  readonly winners: readonly number[];
  /** The seat that gave the game up, or -1. */
  readonly conceding: number;
}

export type Event =
  | Plain
  | Move
  | Count
  | Onto
  | TokensChange
  | Control
  | PutOutOfPlay
  | Force
  | Points
  | DamageDone
  | Discard
  | Attacks
  | NewDefender
  | Rolled
  | { [K in DiceKind]: DiceChange<K> }[DiceKind]
  | Hits
  | Prevented
  | Ability<'play'>
  | Ability<'trigger'>
  | Gets
  | Look
  | ContestBegins
  | ContestWon
  | Numbered<'bid'>
  | Numbered<'mulligan'>
  | Numbered<'buildStep'>
  | OfSeat<'retreatStep'>
  | OfSeat<'shuffle'>
  | OfSeat<'stop'>
  | TurnStarts
  | PhaseStarts
  | BattleStepStarts
  | Happened<'expire'>
  | Ended;

export type EventKind = Event['kind'];
export type EventOf<K extends EventKind> = Extract<Event, { readonly kind: K }>;
