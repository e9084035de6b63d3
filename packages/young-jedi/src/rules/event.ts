/** Everything that can happen in the game. An event about a card names its definition, because numbers change hands. */
import type { Outcome } from '@dejarik/kernel';

/** One part of a number: the definition it comes from or -1, what it adds, and the rule or the kind of thing. */
export interface Part {
  readonly def: number;
  readonly n: number;
  readonly rule: string;
}

interface OfSeat<K extends string> {
  readonly kind: K;
  readonly seat: number;
}

/** About a card of the seat. `witnesses`: who could see it before or after. */
interface OfCard<K extends string> extends OfSeat<K> {
  card: number;
  def: number;
  witnesses: number;
}

/** A card that goes somewhere. `from`: the zone where it was. */
interface Moved<K extends string> extends OfCard<K> {
  from: number;
}

/** With another card, of which all may know which it is. */
interface WithOther<K extends string> extends OfCard<K> {
  readonly other: number;
  otherDef: number;
}

interface OfPlanet<K extends string> extends OfSeat<K> {
  readonly planet: number;
}

interface Counted<K extends string> extends OfSeat<K> {
  readonly n: number;
}

// What moves cards, or what they stand for.

interface DestinyEvent extends Moved<'destiny'> {
  /** What it is drawn for. */
  readonly purpose: number;
  /** 0: of two numbers its owner chooses one. */
  readonly number: number;
}

export interface DeployEvent extends Moved<'deploy'> {
  readonly planet: number;
  readonly hidden: boolean;
  /** In counters. */
  readonly cost: number;
}

export interface RaceEvent extends Moved<'race'> {
  readonly cost: number;
}

interface LapEvent extends Moved<'lap'> {
  /** Its place in the lap. */
  readonly place: number;
  readonly handling: boolean;
}

interface ThrustEvent extends Moved<'thrust'> {
  /** The tokens it gets. */
  readonly n: number;
}

interface DuelPlayEvent extends Moved<'duelPlay'> {
  readonly number: number;
  readonly block: boolean;
}

/** Kinds that are about a card that goes somewhere, and nothing else. */
type PlainMove =
  | 'draw'
  | 'lose' // the top card of the deck, for damage
  | 'discard'
  | 'launch' // a Starship to Hyperspace
  | 'locate' // a Location on top
  | 'turnUp'
  | 'take' // a card searched for in the deck, shown, to hand
  | 'toHand'
  | 'toDeck'
  | 'under'
  | 'declare' // a Battle card into the plan
  | 'duelDraw';

export type MoveEvent =
  | { [K in PlainMove]: Moved<K> }[PlainMove]
  | DestinyEvent // drawn face up for its number, then to hand
  | DeployEvent
  | RaceEvent // to the Objective
  | LapEvent
  | ThrustEvent
  | DuelPlayEvent;

interface ControlEvent extends OfPlanet<'control'> {
  readonly surrendered: boolean;
}

/** What changes the table in the event window. */
export type TableEvent = MoveEvent | OfSeat<'shuffle'> | Counted<'lapDone'> | ControlEvent;

// What is only told, or begins and ends something.

interface StepEvent extends OfSeat<'step'> {
  readonly step: number;
}

interface NumberEvent extends OfCard<'number'> {
  readonly number: number;
}

/** The hand as it is shown. */
interface ShowEvent extends OfSeat<'show'> {
  readonly cards: readonly number[];
  readonly defs: readonly number[];
}

interface EvacuateEvent extends OfPlanet<'evacuate'> {
  /** How many cards. */
  readonly n: number;
}

interface EvacuatedEvent extends OfPlanet<'evacuated'> {
  readonly saved: boolean;
}

interface BattleEvent extends OfPlanet<'battle'> {
  readonly ships: boolean;
}

/** One side of a fight as it is revealed: cards with their definitions. */
export interface Side {
  readonly cards: readonly number[];
  readonly defs: readonly number[];
  readonly weapons: readonly number[];
  readonly weaponDefs: readonly number[];
}

/** About cards that lie open before all. */
interface LaidOpen<K extends string> extends OfSeat<K> {
  readonly witnesses: number;
}

/** `seat`: the attacker; `sides`: by seat. */
interface FightEvent extends LaidOpen<'fight'> {
  readonly sides: readonly Side[];
}

interface WorksEvent extends OfCard<'works'> {
  /** The definition it works as: its own, or that of a half. */
  readonly form: number;
}

/** With the first fighters of both sides, and how much higher the other number is. */
interface SwapEvent extends WithOther<'swap'> {
  readonly gain: number;
}

interface ReplaceEvent extends OfCard<'replace'> {
  readonly number: number;
}

interface PowerEvent extends LaidOpen<'power'> {
  readonly cards: readonly number[];
  readonly defs: readonly number[];
  readonly n: number;
  readonly parts: readonly Part[];
}

/** A challenge; `other` is challenged. */
interface DuelEvent extends WithOther<'duel'> {
  readonly weapon: number;
  readonly weaponDef: number;
}

/** With a Weapon, or -1. */
interface DefendsEvent extends OfCard<'defends'> {
  readonly weapon: number;
  readonly weaponDef: number;
}

/** `other`: the card that hit, or -1 where a hit is taken back; `hits`: how many it has then. */
interface HitEvent extends WithOther<'hit'> {
  readonly hits: number;
}

/** `seat`: who has more hits, or -1. */
interface DuelEndsEvent extends OfSeat<'duelEnds'> {
  readonly hits: number;
}

interface ResultEvent {
  readonly kind: 'result';
  readonly outcomes: readonly Outcome[];
  readonly reason: string;
}

export type ToldEvent =
  | OfCard<'reveal'> // to see who goes first
  | OfSeat<'first'>
  | Counted<'turn'>
  | StepEvent
  | NumberEvent // which of two destiny numbers
  | WithOther<'text'> // game text is used
  | OfCard<'look'>
  | ShowEvent
  | EvacuateEvent
  | OfPlanet<'intercept'>
  | OfPlanet<'letGo'>
  | EvacuatedEvent
  | BattleEvent
  | Counted<'declared'>
  | Counted<'planned'>
  | FightEvent
  | WorksEvent // the Battle card that works
  | OfCard<'wasted'> // a Battle card that does not
  | OfCard<'ignored'> // a Weapon that gives nothing
  | SwapEvent
  | ReplaceEvent
  | PowerEvent
  | WithOther<'won'>
  | WithOther<'tied'>
  | OfCard<'defeated'>
  | Counted<'damage'>
  | Counted<'breakthrough'>
  | OfSeat<'battleEnds'>
  | DuelEvent
  | DefendsEvent
  | HitEvent
  | DuelEndsEvent
  | OfPlanet<'surrender'>
  | Counted<'handAside'> // the whole hand is discarded
  | ResultEvent;

export type Event = TableEvent | ToldEvent;
export type EventKind = Event['kind'];

/** A card goes somewhere, and nothing else is to be said of it. */
export const moved = <K extends PlainMove>(kind: K, seat: number, card = -1): Moved<K> => ({
  kind,
  seat,
  card,
  def: -1,
  from: -1,
  witnesses: 0,
});
