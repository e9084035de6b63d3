/** What players are asked and what they can answer. `card`: a card anywhere; `unit`: one in play. Types alone. */
import type { OptionOf } from '@dejarik/kernel';

interface Bare<K extends string> {
  readonly kind: K;
}
export type Pass = Bare<'pass'>;
export type Done = Bare<'done'>;
export type Stop = Bare<'stop'>;
type Draw = Bare<'draw'>;

interface OfCard<K extends string> extends Bare<K> {
  readonly card: number;
}
interface OfUnit<K extends string> extends Bare<K> {
  readonly unit: number;
}

type PlayEvent = OfCard<'event'>;
/** What becomes of the cards that a mulligan set aside. */
type DiscardAll = Bare<'discardAll'>;
type ReturnAll = Bare<'returnAll'>;

export type Exchange = OfCard<'mulligan'>;
export interface SetUp extends OfCard<'setUp'> {
  readonly arena: number;
}
/** The last card of setup, begun with the counters that are left; by the Expanded Rulebook with that many at most. */
interface Partial extends OfCard<'partial'> {
  readonly counters: number;
}

type Build = OfCard<'build'>;
type AddCounters = OfCard<'counters'>;
interface Deploy extends OfCard<'deploy'> {
  /** The unit of its unique kind that is there already, or -1; one of the two does not stay. */
  readonly standing: number;
  /** An arena or the build zone, where there is a choice (TCG-BUILD-12). */
  readonly to?: number;
}
export interface Stack extends OfCard<'stack'> {
  readonly unit: number;
  /** `ON_TOP` or `UNDERNEATH` */
  readonly place: number;
}
interface Rearrange extends OfCard<'rearrange'> {
  readonly unit: number;
  readonly points: number;
}
interface Complete extends OfCard<'complete'> {
  /** Which of its ways to be enhanced is used; absent: none. */
  readonly way?: number;
}
interface Return extends OfUnit<'return'> {
  readonly arena: number;
}
/** A completed card that is no unit is put where it stays: the zone `to`. */
interface Place extends OfCard<'place'> {
  readonly to: number;
  /** Build points that it costs besides (TCG-LOC-04). */
  readonly points: number;
}
interface Equip extends OfCard<'equip'> {
  readonly onto: number;
}
type Detach = OfCard<'detach'>;
/** A unit of several arenas goes to another of them. */
interface Shift extends OfUnit<'shift'> {
  readonly to: number;
}

export interface Board extends OfUnit<'board'> {
  readonly onto: number;
}
export interface Disembark extends OfUnit<'disembark'> {
  /** The Character arena or the build zone. */
  readonly to: number;
}
export interface Retreat extends OfUnit<'retreat'> {
  /** The Pilot that stays aboard, where there are several (TCG-PILOT-37). */
  readonly pilot?: number;
}

export interface Attack extends OfUnit<'attack'> {
  readonly target: number;
  /** The X of the Bombard or Ion Cannon it is made with, or 0. */
  readonly cannon: number;
}
export type Skip = OfUnit<'skip'>;
type Order = OfUnit<'order'>;
export interface PlayAbility extends OfUnit<'ability'> {
  readonly ability: number;
  /** Which of the ways it can be played in. */
  readonly way: number;
  /** How much Evade prevents; 0: it is not about an amount. */
  readonly amount: number;
}
export interface PlayBattleCard extends OfCard<'battle'> {
  readonly ability: number;
  readonly way: number;
}
export interface Divide extends OfUnit<'divide'> {
  readonly hits: number;
}
export interface Deflect extends OfUnit<'deflect'> {
  readonly n: number;
}
type Heal = OfUnit<'heal'>;
export interface MoveDamage extends OfUnit<'moveDamage'> {
  readonly to: number;
}
export interface Ram extends OfUnit<'ram'> {
  readonly target: number;
}
export interface RerollDie extends Bare<'die'> {
  readonly die: number;
  readonly shows: number;
}

export interface Amount extends Bare<'amount'> {
  readonly n: number;
}
export interface Bid extends Bare<'bid'> {
  readonly n: number;
}
/** One of many numbers is chosen in steps: first a range of them. */
export interface Range extends Bare<'range'> {
  readonly from: number;
  readonly to: number;
}
export interface ContestOf extends OfUnit<'contest'> {
  readonly rival: number;
}

export interface TakeEffect extends OfCard<'trigger'> {
  readonly ability: number;
  /** Its place among those that wait. */
  readonly index: number;
}
export interface Accept extends OfCard<'accept'> {
  readonly ability: number;
  readonly at: number;
}
export type Decline = OfCard<'decline'>;
/** Velocity, one way or the other (TCG-KW-VELOCITY-01). */
export interface ChangeSpeed extends OfUnit<'changeSpeed'> {
  readonly n: number;
}
/** One of the costs that an Upkeep lists. */
export interface PayUpkeep extends OfCard<'upkeep'> {
  readonly ability: number;
  readonly way: number;
}
/** Of two of one unique name, the one that is discarded, and what that costs (TCG-UNIQ-04). */
export interface GiveUp extends OfCard<'giveUp'> {
  readonly force: number;
}
export interface Either extends OfCard<'either'> {
  readonly ability: number;
  readonly way: number;
}
interface InArena extends Bare<'arena'> {
  readonly arena: number;
}

/** Cards picked one by one; what for is the kind. */
export type PickKind = 'choose' | 'discard' | 'tap' | 'bottom' | 'discardSeen' | 'search' | 'sabotage' | 'putBack';
export type Picked = { [K in PickKind]: OfCard<K> }[PickKind];

/** To pass leaves it to the partner (TCG-TROIG-01). */
export type SetupMove = SetUp | Stack | Place | Partial | Stop | Pass;

export type BuildMove =
  | PlayAbility
  | PlayBattleCard
  | Build
  | AddCounters
  | Deploy
  | Stack
  | Rearrange
  | Complete
  | Return
  | Board
  | Disembark
  | ExpandedMove
  | Done;

/** What can be done in the build step by the Expanded Rulebook alone. */
export type ExpandedMove = Place | Equip | Detach | Shift | Finish;

/** A card is completed by its Alternative Cost, the `ability`, or for Force by its Hidden Cost (-1). */
export interface Finish extends OfCard<'finish'> {
  /** The arena or zone it goes to, or -1: it joins the stack of the `unit`, or is a Mission. */
  readonly to: number;
  readonly unit: number;
  readonly place: number;
  readonly force: number;
  readonly ability: number;
  /** Build points besides (TCG-STACK-33, TCG-LOC-04). */
  readonly points?: number;
  /** Which of a Mission's ways to be enhanced is used besides; absent: none. */
  readonly way?: number;
}

type Picking = { [K in PickKind]: Picked | Done };

/** A Trap is completed; `index`: its place among what face-down cards heard. */
export interface Spring extends OfCard<'spring'> {
  readonly ability: number;
  readonly index: number;
  /** Which of the ways to complete it is used: plain, enhanced, by Meditate. */
  readonly way: number;
}

/** What can be done at the start of the own build step. */
export type BuildStart = TakeEffect | Draw | PlayAbility | PlayBattleCard | Done;

/** What is asked by the Expanded Rulebook alone. */
export interface ExpandedQuestions {
  event: PlayEvent | Done;
  setAside: DiscardAll | ReturnAll;
  buildStart: BuildStart;
  giveUp: GiveUp;
  upkeep: PayUpkeep;
  velocity: ChangeSpeed | Done;
  doubleStrike: Attack | Decline;
  predict: Amount | Range | Done;
  removeDamage: Amount | Range;
  trap: Spring | Done;
  subordinate: Stack | Decline;
}

export interface Questions extends Picking, ExpandedQuestions {
  mulligan: Exchange | Done;
  setup: SetupMove;
  build: BuildMove;
  howMany: Amount | Range;
  pilotLeaves: Board | Disembark;
  retreat: Retreat | PlayAbility | PlayBattleCard | Done;
  order: Order;
  unitTurn: Attack | PlayAbility | Skip;
  steer: Attack | Decline;
  chance: PlayAbility | PlayBattleCard | Finish | Pass;
  contest: ContestOf;
  bid: Pass | Bid | Range;
  trigger: TakeEffect;
  offer: Accept | Decline;
  either: Either;
  arena: InArena;
  amount: Amount | Range;
  divide: Divide | Done;
  deflect: Deflect | Decline;
  heal: Heal | Done;
  moveDamage: MoveDamage;
  ram: Ram;
  die: RerollDie | Done;
}

export type Option = OptionOf<Questions>;
