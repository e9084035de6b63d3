/** What a player can be asked, and the answers there can be. `card` is the card that the option is first about. */
import type { OptionOf } from '@dejarik/kernel';

interface Plain<K extends string> {
  readonly kind: K;
}

interface OfCard<K extends string> {
  readonly kind: K;
  readonly card: number;
}

/** A text of a card on the table, or an Interrupt (or another card that is played like one) in hand. */
export interface UseText extends OfCard<'text'> {
  /** The number of the text among all texts. */
  readonly ability: number;
}

/** A card goes there: to a location, aboard, or on a card; `as` says how. */
export interface Spot {
  readonly on: number;
  readonly as: number;
  /** Of a card with several ways to deploy it: which. */
  readonly way?: number;
}

export interface GoTo extends Plain<'to'>, Spot {
  readonly cost: number;
}

/** An amount: of Force to activate, of Force to use, a number that a text lets choose. */
interface ChooseNumber extends Plain<'number'> {
  readonly n: number;
}

/** How a card moves; see move-options.ts. */
interface Move extends OfCard<'move'> {
  readonly way: MoveWay;
}
export type MoveWay = 'landspeed' | 'hyperspeed' | 'squad' | 'shuttle' | 'transfer' | 'embark' | 'seat';

/** Docking bay transit from this bay (`card`), for a whole group. */
type Transit = OfCard<'transit'>;

/** Where the Death Star goes: `orbit` is a planet system, or -1 for deep space. */
export interface ToParsec extends Plain<'parsec'> {
  readonly parsec: number;
  readonly orbit: number;
}

/** A pile of a seat. */
export interface ChoosePile extends Plain<'pile'> {
  readonly seat: number;
  readonly pile: number;
}

/** Force that is lost from the top of a pile. */
interface LoseTop extends Plain<'loseTop'> {
  readonly pile: number;
}

/** A card is forfeited in place of one that was hit. */
interface ForfeitFor extends OfCard<'forfeitFor'> {
  readonly hit: number;
}

/** Whatever a player can declare. */
export type Declaration =
  | Plain<'activate'>
  | OfCard<'drain'>
  | OfCard<'deploy'>
  | OfCard<'handOver'>
  | OfCard<'breakCover'>
  | OfCard<'battle'>
  | OfCard<'attack'>
  | Move
  | Transit
  | OfCard<'moveDeathStar'>
  | Plain<'draw'>
  | UseText
  | OfCard<'fire'>
  | OfCard<'reactMove'>
  | OfCard<'reactDeploy'>
  | OfCard<'layBluff'>
  | OfCard<'callBluff'>
  /** A dejarik or hologram goes from a holosite to the hand. */
  | OfCard<'recall'>
  /** A trapped character goes from a captured starship to the docking bay. */
  | OfCard<'leaveShip'>
  | Plain<'pass'>;

export type Pick = OfCard<'pick'> | Plain<'done'>;

export interface Questions {
  /** The starting location. */
  start: OfCard<'start'> | Plain<'none'>;
  /** In a phase: one action, or pass. */
  act: Declaration;
  /** While something is declared, or just happened. */
  respond: Declaration;
  activate: ChooseNumber;
  /** Where to: of a card that is deployed, that moves, that is handed over. */
  where: GoTo;
  parsec: ToParsec;
  /** Targets and choices, one card at a time. */
  target: Pick;
  /** Cards that go along. */
  along: Pick;
  /** Cards looked at in a pile or a hand. */
  found: Pick;
  number: ChooseNumber;
  mode: ChooseNumber;
  /** A type of card, by its place among GUESSES. */
  guess: ChooseNumber;
  /** What is put face down under a card: one of the hand, or the top card of a pile. */
  hide: OfCard<'hide'> | ChoosePile;
  pile: ChoosePile;
  may: Plain<'yes'> | Plain<'no'>;
  lose: OfCard<'loseHand'> | LoseTop;
  /** Whether to draw battle destiny. */
  battleDestiny: Plain<'yes'> | Plain<'no'>;
  /** Weapons in the weapons step. */
  weapons: OfCard<'fire'> | UseText | Plain<'done'>;
  damage: OfCard<'forfeit'> | ForfeitFor | OfCard<'forfeitFromHand'> | OfCard<'loseHand'> | LoseTop;
  /** Which number of a card with two counts; what a draw that failed counts. */
  destinyNumber: ChooseNumber;
  /** Which of several things that have to happen comes first. */
  order: OfCard<'first'>;
  /** Which of several cards lies on top of the pile that they went to. */
  arrange: OfCard<'onTop'> | Plain<'pass'>;
}

export type QuestionKind = keyof Questions;
export type Option = OptionOf<Questions>;

/** The card that the option is first about, or -1. */
export const cardOf = (option: Option): number => ('card' in option ? option.card : 'on' in option ? option.on : -1);
