/** What a player can be asked, and the answers there can be. Types and the checks of stored questions follow. */
import { stored } from '@dejarik/kernel';
import { AT } from './lies.ts';
import { as, type Numbers } from './parts.ts';

export const MOVE_WAYS = ['landspeed', 'hyperspeed', 'squad', 'shuttle', 'transfer', 'embark', 'seat'] as const;
/** How a card moves; see move-options.ts. */
export type MoveWay = (typeof MOVE_WAYS)[number];

/** What an option can say: the same field means the same in all of them. */
interface OptionField {
  /** The card that the option is first about. */
  readonly card: number;
  /** The number of the text among all texts. */
  readonly ability: number;
  /** An amount: of Force to activate, of Force to use, a number that a text lets choose. */
  readonly n: number;
  readonly way: MoveWay;
  readonly parsec: number;
  /** A planet system, or -1 for deep space. */
  readonly orbit: number;
  readonly seat: number;
  readonly pile: number;
  /** A card that was hit. */
  readonly hit: number;
}

const NOTHING = [] as const;
const CARD = ['card'] as const;

/** Whatever a player can declare. */
const DECLARATIONS = {
  activate: NOTHING,
  drain: CARD,
  deploy: CARD,
  handOver: CARD,
  breakCover: CARD,
  battle: CARD,
  attack: CARD,
  move: ['card', 'way'],
  transit: CARD, // from this bay, for a whole group
  moveDeathStar: CARD,
  draw: NOTHING,
  text: ['card', 'ability'], // of a card on the table, or an Interrupt (or what is played like one) in hand
  fire: CARD,
  reactMove: CARD,
  reactDeploy: CARD,
  layBluff: CARD,
  callBluff: CARD,
  recall: CARD, // a dejarik or hologram goes from a holosite to the hand
  leaveShip: CARD, // a trapped character goes from a captured starship to the docking bay
  pass: NOTHING,
} as const;

/** Every option but `to`, with its fields. */
const OPTIONS = {
  ...DECLARATIONS,
  start: CARD,
  none: NOTHING,
  number: ['n'],
  parsec: ['parsec', 'orbit'], // where the Death Star goes
  pick: CARD,
  done: NOTHING,
  yes: NOTHING,
  no: NOTHING,
  hide: CARD,
  pile: ['seat', 'pile'],
  loseTop: ['pile'], // Force from the top of a pile
  loseHand: CARD,
  forfeit: CARD,
  forfeitFor: ['card', 'hit'], // in place of one that was hit
  forfeitFromHand: CARD,
  first: CARD,
  onTop: CARD,
} as const;

/** A card goes there: to a location, aboard, or on a card; `as` says how. */
export interface Spot {
  readonly on: number;
  readonly as: number;
  /** Of a card with several ways to deploy it: which. */
  readonly way?: number;
}

export interface GoTo extends Spot {
  readonly kind: 'to';
  readonly cost: number;
}

type Fields = typeof OPTIONS;
/** The option with this name. */
export type OptionOf<K> = K extends keyof Fields
  ? { readonly kind: K } & { readonly [F in Fields[K][number]]: OptionField[F] }
  : GoTo;

export const DECLARED = Object.keys(DECLARATIONS) as readonly Declaration['kind'][];
const PICK = ['pick', 'done'] as const;
const NUMBER = ['number'] as const;
const YES_NO = ['yes', 'no'] as const;

const QUESTIONS = {
  /** The starting location. */
  start: ['start', 'none'],
  /** In a phase: one action, or pass. */
  act: DECLARED,
  /** While something is declared, or just happened. */
  respond: DECLARED,
  activate: NUMBER,
  /** Where to: of a card that is deployed, that moves, that is handed over. */
  where: ['to'],
  parsec: ['parsec'],
  /** Targets and choices, one card at a time. */
  target: PICK,
  /** Cards that go along. */
  along: PICK,
  /** Cards looked at in a pile or a hand. */
  found: PICK,
  number: NUMBER,
  mode: NUMBER,
  /** A type of card, by its place among GUESSES. */
  guess: NUMBER,
  /** What is put face down under a card: one of the hand, or the top card of a pile. */
  hide: ['hide', 'pile'],
  pile: ['pile'],
  may: YES_NO,
  lose: ['loseHand', 'loseTop'],
  /** Whether to draw battle destiny. */
  battleDestiny: YES_NO,
  /** Weapons in the weapons step. */
  weapons: ['fire', 'text', 'done'],
  damage: ['forfeit', 'forfeitFor', 'forfeitFromHand', 'loseHand', 'loseTop'],
  /** Which number of a card with two counts; what a draw that failed counts. */
  destinyNumber: NUMBER,
  /** Which of several things that have to happen comes first. */
  order: ['first'],
  /** Which of several cards lies on top of the pile that they went to. */
  arrange: ['onTop', 'pass'],
} as const;

export type Declaration = OptionOf<keyof typeof DECLARATIONS>;
export type Pick = OptionOf<'pick' | 'done'>;
export type Questions = { [Q in keyof typeof QUESTIONS]: OptionOf<(typeof QUESTIONS)[Q][number]> };
export type QuestionKind = keyof Questions;
export type Option = Questions[QuestionKind];

/** The card that the option is first about, or -1. */
export const cardOf = (option: Option): number => ('card' in option ? option.card : 'on' in option ? option.on : -1);

/** A location to go to, for nothing. */
export const goalAt = (on: number): GoTo => ({ kind: 'to', on, as: AT, cost: 0 });

/** The same option for each of these cards, or for those of them that pass. */
export const ofEach = <K extends Option['kind']>(
  kind: K,
  cards: readonly number[],
  isOne: (card: number) => boolean = () => true,
): { kind: K; card: number }[] => cards.filter(isOne).map((card) => ({ kind, card }));

/** The cards to choose from. */
export const picks = (cards: readonly number[]): Pick[] => ofEach('pick', cards);

/** The cards to choose from, or none of them. */
export const picksOrDone = (cards: readonly number[]): Pick[] => [...picks(cards), { kind: 'done' }];

export const numbers = (from: readonly number[]): OptionOf<'number'>[] => from.map((n) => ({ kind: 'number', n }));

/** From 0 to so many. */
export const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

export const YES_OR_NO: readonly Questions['may'][] = [{ kind: 'yes' }, { kind: 'no' }];

/** For the options with these names, the checks of their fields. */
export function optionShapes<O extends Option>(is: Numbers, kinds: readonly O['kind'][]): stored.KindShapes<O> {
  const { seat, card, noneOrCard, ability, zone, count, amount } = is;
  const field: stored.Shape<OptionField> = {
    card,
    ability,
    n: amount,
    way: stored.oneOf(...MOVE_WAYS),
    parsec: count,
    orbit: noneOrCard,
    seat,
    pile: zone,
    hit: card,
  };
  const goTo: stored.Shape<Omit<GoTo, 'kind'>> = { on: noneOrCard, as, cost: count, way: stored.optional(count) };
  const shapeOf = (kind: Option['kind']): object =>
    kind === 'to' ? goTo : Object.fromEntries(OPTIONS[kind].map((name) => [name, field[name]]));
  return Object.fromEntries(kinds.map((kind) => [kind, shapeOf(kind)])) as stored.KindShapes<O>;
}

type QuestionShapes = { readonly [Q in QuestionKind]: stored.KindShapes<Questions[Q]> };

export function questionShapes(is: Numbers): QuestionShapes {
  const entries = Object.entries(QUESTIONS).map(([question, options]) => [question, optionShapes(is, options)]);
  return Object.fromEntries(entries) as QuestionShapes;
}
