/**
 * Parts of the state that come and go: a battle, a Force drain, what lasts, what just happened, what waits; each by the
 * checks that a stored one goes through. The types follow.
 */
import { stored } from '@dejarik/kernel';
import { INSERTED } from './lies.ts';

const { fields, int, list, nullable, oneOf, text } = stored;
type Check = stored.Check<number>;
type Passing<F extends (is: Numbers) => unknown> = stored.Passing<ReturnType<F>>;

/** The numbers that can stand for things in a state of some size, when one comes back from outside. */
export interface Numbers {
  /** How many seats there are. */
  readonly seats: number;
  readonly seat: Check;
  readonly nobodyOrSeat: Check;
  readonly card: Check;
  readonly noneOrCard: Check;
  readonly def: Check;
  readonly noneOrDef: Check;
  readonly ability: Check;
  readonly zone: Check;
  readonly count: Check;
  /** In thousandths, or small numbers that may be negative. */
  readonly amount: Check;
}

export const truth: stored.Check<boolean> = oneOf(true, false);
/** How a card lies on the table. */
export const as: Check = int(0, INSERTED);

/** A destiny draw that stands: the card, its number after modifiers (in thousandths), and what it counts for. */
export const drawShape = ({ noneOrCard, noneOrDef, amount }: Numbers) => ({
  card: noneOrCard,
  def: noneOrDef,
  /** After modifiers; changed by swaps and the like. */
  n: amount,
  /** Counts for power, not for attrition (CCG-DST-14). */
  powerOnly: truth,
  cancelled: truth,
});
export type Draw = Passing<typeof drawShape>;

/** What is added to something, in thousandths: by which card of which title; a title of -1 is none that has copies. */
export const partShape = ({ noneOrCard, amount }: Numbers) => ({ title: amount, copy: noneOrCard, n: amount });
export type Part = Readonly<Passing<typeof partShape>>;

/** The same in a battle, for a seat: draws of battle destiny, its total, power; or what its damage is multiplied by if it wins. */
const bonusShape = (is: Numbers) => ({
  to: oneOf('draws', 'destiny', 'power', 'damage'),
  seat: is.seat,
  ...partShape(is),
});
export type Bonus = Readonly<Passing<typeof bonusShape>>;

// The steps of a battle (section 34 of the ledger).
export const INITIATED = 1;
export const WEAPONS = 3;
export const DESTINY_STEP = 4;
export const POWER_STEP = 5;
export const RESULT = 6;
export const DAMAGE = 7;
export const ENDING = 8;

function battleShape(is: Numbers) {
  const { seat, nobodyOrSeat, card, amount } = is;
  const cards = list(card);
  const bySeat = list(amount, is.seats);
  return {
    at: card,
    /** Who initiated it; the other one defends. */
    by: seat,
    step: int(0, ENDING),
    /** The cards that take part, of both seats. */
    cards,
    /** Those of them that reacted to it. */
    reacted: cards,
    /** Cards that would take part but were excluded from it. */
    excluded: cards,
    /** The cards in it were chosen one by one, and nobody else joins (Local Trouble). */
    picked: truth,
    /** What texts have added to it. */
    bonuses: list(fields<Bonus>(bonusShape(is))),
    /** By seat: what the power of its cards is multiplied by. */
    timesPower: bySeat,
    /** By seat: ability spent on something else, so that it does not count for battle destiny. */
    spent: bySeat,
    draws: list(list(fields<Draw>(drawShape(is))), is.seats),
    /** By seat: whether the choice to draw was made. */
    drew: bySeat,
    /** By seat, once compared: total power, attrition against the seat, battle damage against it, and what is left of both. */
    total: bySeat,
    attrition: bySeat,
    damage: bySeat,
    attritionLeft: bySeat,
    damageLeft: bySeat,
    winner: nobodyOrSeat,
    loser: nobodyOrSeat,
    /** By seat: forfeited at least once. */
    forfeited: bySeat,
    /** Over before its end: cancelled, or one side is gone (CCG-BTL-23). */
    over: truth,
    /** Weapons that fired in it. */
    weapons: cards,
  };
}
export type Battle = Passing<typeof battleShape>;

const drainShape = ({ seat, card, amount }: Numbers) => ({
  at: card,
  by: seat,
  /** What the player chose to add (CCG-DRN-10), in thousandths. */
  bonus: amount,
  cancelled: truth,
  /** The cards that take part in it (CCG-DRN-05). */
  cards: list(card),
});
export type Drain = Passing<typeof drainShape>;

/** An Attack Run: the lead starfighter or -1. */
const attackRunShape = ({ noneOrCard }: Numbers) => ({ lead: noneOrCard });
export type AttackRun = Passing<typeof attackRunShape>;

/** A player's attack on a creature (CCG-CRE-10), with the weapons that fired in it. */
const attackShape = ({ seat, card }: Numbers) => ({ at: card, by: seat, creature: card, weapons: list(card) });
export type Attack = Passing<typeof attackShape>;

/** A text that works on after it was carried out: a compiled text's operation, for these cards. */
const lastingShape = ({ seat, card, noneOrCard, def, ability, count, amount }: Numbers) => ({
  serial: count,
  seat,
  /** The card whose text it is, and its definition: the card itself may be gone. */
  source: noneOrCard,
  def,
  ability,
  /** Which of the text's operations. */
  op: count,
  cards: list(card),
  /** The lives of these cards when it began. */
  lives: list(count),
  at: noneOrCard,
  n: amount,
  /** When it ends: the end of a battle, of the turn with this number, or never while its cards stay (-1). */
  until: oneOf('battle', 'turn', 'leaves'),
  turn: count,
});
export type Lasting = Readonly<Passing<typeof lastingShape>>;

/** Longer than any word by which texts ask for a moment. */
const LONGEST_WORD = 40;

/** Something that has just happened and may be answered: `on` is the word by which texts ask for it. */
export const justShape = ({ nobodyOrSeat, noneOrCard, noneOrDef, count, amount }: Numbers) => ({
  /** One occurrence has one number. */
  id: count,
  on: text(LONGEST_WORD),
  seat: nobodyOrSeat,
  card: noneOrCard,
  def: noneOrDef,
  /** The life of the card, for one that is on the table. */
  life: count,
  /** Where it happened: a location, or -1. */
  at: noneOrCard,
  other: noneOrCard,
  n: amount,
  /** Of a card that left play: what left with it, as card, definition and the card it was on or in; of a transport, whom it carried. */
  along: list(amount) as stored.Check<readonly number[]>,
  /** The cards that have answered it: each may once (CCG-ACT-13). */
  answered: list(noneOrCard) as stored.Check<readonly number[]>,
});
export type Just = Readonly<Passing<typeof justShape>>;

/** A text that has to be carried out, and what it is about. */
const waitingShape = (is: Numbers) => ({
  seat: is.seat,
  card: is.card,
  ability: is.ability,
  about: nullable(fields<Just>(justShape(is))),
});
export type Waiting = Passing<typeof waitingShape>;

/** The parts of a state that come and go. */
export const partShapes = (is: Numbers) => ({
  lasting: list(fields(lastingShape(is))),
  just: list(fields(justShape(is))),
  waiting: list(fields(waitingShape(is))),
  battle: nullable(fields(battleShape(is))),
  drain: nullable(fields(drainShape(is))),
  attackRun: nullable(fields(attackRunShape(is))),
  attack: nullable(fields(attackShape(is))),
});

export function newBattle(at: number, by: number, seats: number): Battle {
  const none = (): number[] => new Array<number>(seats).fill(0);
  const cards = { cards: [], reacted: [], excluded: [], weapons: [] };
  const changed = { bonuses: [], spent: none(), timesPower: none().fill(1) };
  const drawn = { draws: none().map(() => []), drew: none(), total: none(), forfeited: none() };
  const owed = { attrition: none(), damage: none(), attritionLeft: none(), damageLeft: none() };
  const end = { winner: -1, loser: -1, over: false };
  return { at, by, step: INITIATED, picked: false, ...cards, ...changed, ...drawn, ...owed, ...end };
}
