/** Parts of the state that come and go: a battle, a Force drain, what lasts, what just happened, what waits. */
import { stored } from '@dejarik/kernel';
import { INSERTED } from './state.ts';

const { int, list, oneOf, text } = stored;
type Check = stored.Check<number>;

/** The numbers that can stand for things in a state of some size, when one comes back from outside. */
export interface Numbers {
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
export interface Draw {
  readonly card: number;
  readonly def: number;
  /** After modifiers; changed by swaps and the like. */
  n: number;
  /** Counts for power, not for attrition (CCG-DST-14). */
  readonly powerOnly: boolean;
  cancelled: boolean;
}

export const drawShape = ({ noneOrCard, noneOrDef, amount }: Numbers): stored.Shape<Draw> => ({
  card: noneOrCard,
  def: noneOrDef,
  n: amount,
  powerOnly: truth,
  cancelled: truth,
});

// The steps of a battle (section 34 of the ledger).
export const INITIATED = 1;
export const WEAPONS = 3;
export const DESTINY_STEP = 4;
export const POWER_STEP = 5;
export const RESULT = 6;
export const DAMAGE = 7;
export const ENDING = 8;

export interface Battle {
  readonly at: number;
  /** Who initiated it; the other one defends. */
  readonly by: number;
  step: number;
  /** The cards that take part, of both seats. */
  cards: number[];
  /** Those of them that reacted to it. */
  reacted: number[];
  /** Cards that would take part but were excluded from it. */
  excluded: number[];
  /** The cards in it were chosen one by one, and nobody else joins (Local Trouble). */
  picked: boolean;
  /** By seat: battle destiny draws added, draws added to power only, changes to the battle destiny total. */
  added: number[];
  addedPower: number[];
  destinyBonus: number[];
  /** By seat: power added for this battle by texts that name a total. */
  powerBonus: number[];
  /** By seat: what the power of its cards is multiplied by. */
  timesPower: number[];
  /** By seat: ability spent on something else, so that it does not count for battle destiny. */
  spent: number[];
  draws: Draw[][];
  /** By seat: whether the choice to draw was made. */
  drew: number[];
  /** By seat, once compared: total power, attrition against the seat, battle damage against it, and what is left of both. */
  total: number[];
  attrition: number[];
  damage: number[];
  attritionLeft: number[];
  damageLeft: number[];
  /** What the battle damage is multiplied by. */
  times: number;
  /** Multiplied by this if the seat wins: by seat. */
  timesIfWon: number[];
  winner: number;
  loser: number;
  /** By seat: forfeited at least once. */
  forfeited: number[];
  /** Over before its end: cancelled, or one side is gone (CCG-BTL-23). */
  over: boolean;
  /** Weapons that fired in it. */
  weapons: number[];
}

export interface Drain {
  readonly at: number;
  readonly by: number;
  /** What the player chose to add (CCG-DRN-10), in thousandths. */
  bonus: number;
  cancelled: boolean;
  /** The cards that take part in it (CCG-DRN-05). */
  readonly cards: readonly number[];
}

/** An Attack Run: the lead starfighter or -1, and what was added to the total, in thousandths. */
export interface AttackRun {
  lead: number;
  bonus: number;
}

/** A player's attack on a creature (CCG-CRE-10). */
export interface Attack {
  readonly at: number;
  readonly by: number;
  readonly creature: number;
  /** Weapons that fired in it. */
  weapons: number[];
}

/** A text that works on after it was carried out: a compiled text's operation, for these cards. */
export interface Lasting {
  readonly serial: number;
  readonly seat: number;
  /** The card whose text it is, and its definition: the card itself may be gone. */
  readonly source: number;
  readonly def: number;
  readonly ability: number;
  /** Which of the text's operations. */
  readonly op: number;
  readonly cards: readonly number[];
  /** The lives of these cards when it began. */
  readonly lives: readonly number[];
  readonly at: number;
  readonly n: number;
  /** When it ends: the end of a battle, of the turn with this number, or never while its cards stay (-1). */
  readonly until: 'battle' | 'turn' | 'leaves';
  readonly turn: number;
}

/** Something that has just happened and may be answered: `on` is the word by which texts ask for it. */
export interface Just {
  /** One occurrence has one number. */
  readonly id: number;
  readonly on: string;
  readonly seat: number;
  readonly card: number;
  readonly def: number;
  /** The life of the card, for one that is on the table. */
  readonly life: number;
  /** Where it happened: a location, or -1. */
  readonly at: number;
  readonly other: number;
  readonly n: number;
  /** Of a card that left play: what left with it, as card, definition and the card it was on or in; of a transport, whom it carried. */
  readonly along: readonly number[];
  /** The cards that have answered it: each may once (CCG-ACT-13). */
  readonly answered: readonly number[];
}

/** Longer than any word by which texts ask for a moment. */
const LONGEST_WORD = 40;

export const justShape = ({ nobodyOrSeat, noneOrCard, noneOrDef, count, amount }: Numbers): stored.Shape<Just> => ({
  on: text(LONGEST_WORD),
  seat: nobodyOrSeat,
  card: noneOrCard,
  def: noneOrDef,
  life: count,
  at: noneOrCard,
  other: noneOrCard,
  n: amount,
  id: count,
  along: list(amount),
  answered: list(noneOrCard),
});

/** A text that has to be carried out. */
export interface Waiting {
  readonly seat: number;
  readonly card: number;
  readonly ability: number;
  /** What it is about. */
  readonly about: Just | null;
}

export const newBattle = (at: number, by: number, seats: number): Battle => {
  const none = (): number[] => new Array<number>(seats).fill(0);
  return {
    at,
    by,
    step: INITIATED,
    cards: [],
    reacted: [],
    excluded: [],
    picked: false,
    added: none(),
    addedPower: none(),
    destinyBonus: none(),
    powerBonus: none(),
    timesPower: none().fill(1),
    spent: none(),
    draws: none().map(() => []),
    drew: none(),
    total: none(),
    attrition: none(),
    damage: none(),
    attritionLeft: none(),
    damageLeft: none(),
    times: 1,
    timesIfWon: none().fill(1),
    winner: -1,
    loser: -1,
    forfeited: none(),
    over: false,
    weapons: [],
  };
};
