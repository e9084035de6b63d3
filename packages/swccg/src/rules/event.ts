/**
 * Everything that can happen in the game: who may know what of it, what it teaches, and how much it weighs. The types of
 * the events follow. An event about a card names its definition, because numbers change hands.
 */
import { type EventTable, type Lesson, open, type Outcome } from '@dejarik/kernel';
import type { Than } from '../language/tree.ts';

/** What can be said of an event. The definitions of `on`, `other` and `at` are for all to know. */
interface Field {
  readonly seat: number;
  card: number;
  def: number;
  /** The zone where the card was. */
  from: number;
  readonly on: number;
  readonly onDef: number;
  readonly as: number;
  readonly other: number;
  readonly otherDef: number;
  readonly at: number;
  readonly atDef: number;
  readonly pile: number;
  readonly phase: number;
  /** Of destiny: after modifiers, in thousandths; -1: its owner chooses one of two. */
  n: number;
  readonly draw: string;
  /** In turns: the definition of a card that changed the number (-1: none), and how much. */
  readonly changes: readonly number[];
  readonly draws: readonly number[];
  /** Of a shot: how it compares, with what number of the target. */
  readonly than: Than;
  readonly need: number;
  readonly against: string;
  readonly cards: readonly number[];
  readonly defs: readonly number[];
  readonly outcomes: readonly Outcome[];
  readonly reason: string;
}

interface BySeat {
  readonly seat: number;
}

/** Another seat has decided something. */
const intention = ({ seat }: BySeat, viewer: number): Lesson => (seat === viewer ? 'nothing' : 'intention');

/** The same, or one of its cards was seen. */
const shown = (event: BySeat & { readonly def: number }, viewer: number): Lesson =>
  event.seat !== viewer && event.def >= 0 ? 'hidden' : intention(event, viewer);

/** Of the card that it is about, which one it is only those know who saw it. */
const ofCard = { ...open('seat', 'card'), def: 'witnesses' } as const;
const withOther = { ...ofCard, ...open('other', 'otherDef') } as const;
const moved = { ...ofCard, from: 'all' } as const;
const placed = { ...moved, ...open('on', 'onDef', 'as') } as const;
const atLocation = open('seat', 'at', 'atDef');
const counted = open('seat', 'n');

const plain = { to: 'all', weight: 'plain' } as const;
const quiet = { to: 'all', weight: 'quiet' } as const;
const loud = { to: 'all', weight: 'loud' } as const;

/** A card goes to a pile, and nothing else. */
const TO_PILES = {
  activateForce: { ...quiet, fields: moved, teaches: 'nothing' }, // top of the Reserve Deck to the Force Pile
  useForce: { ...quiet, fields: moved, teaches: 'nothing' }, // top of the Force Pile to the Used Pile
  drawCard: { ...plain, fields: moved, teaches: 'draw' }, // top of the Force Pile to the hand
  take: { ...plain, fields: moved, teaches: 'hidden' }, // to the hand, shown to all
  toHand: { ...plain, fields: moved, teaches: 'draw' },
  toReserve: { ...quiet, fields: moved, teaches: 'nothing' },
  toForce: { ...quiet, fields: moved, teaches: 'nothing' },
  toUsed: { ...quiet, fields: moved, teaches: 'nothing' },
  loseForce: { ...plain, fields: moved, teaches: 'hidden' }, // from hand or Life Force to the Lost Pile
  lost: { ...plain, fields: moved, teaches: 'nothing' }, // from the table
  forfeited: { ...plain, fields: moved, teaches: intention },
  retrieve: { ...plain, fields: moved, teaches: 'hidden' },
  outOfPlay: { ...plain, fields: moved, teaches: 'nothing' },
  inserted: { ...loud, fields: moved, teaches: 'hidden' }, // into the other player's Reserve Deck, which is shuffled
  played: { ...loud, fields: moved, teaches: shown }, // declared from hand
} as const;

/** A card comes to the table or changes its place there. */
const PLACINGS = {
  deployed: { ...loud, fields: placed, teaches: shown },
  moved: { ...plain, fields: placed, teaches: intention },
  placed: { ...quiet, fields: placed, teaches: intention },
  stacked: { ...plain, fields: placed, teaches: intention },
} as const;

const OTHERS = {
  destiny: { ...plain, fields: { ...moved, ...open('n', 'draw', 'changes') }, teaches: 'draw' },
  shuffled: { ...quiet, fields: open('seat', 'pile'), teaches: 'hidden' },
  recirculated: { ...quiet, fields: open('seat'), teaches: 'nothing' },
} as const;

/** What begins or ends, or is only to be told. */
const TELLINGS = {
  turn: { ...plain, fields: counted, teaches: 'nothing' },
  phase: { ...quiet, fields: open('seat', 'phase'), teaches: 'nothing' },
  activated: { ...plain, fields: counted, teaches: intention },
  drain: { ...loud, fields: atLocation, teaches: intention },
  drained: { ...plain, fields: counted, teaches: 'nothing' },
  battle: { ...loud, fields: atLocation, teaches: intention },
  power: { ...plain, fields: { ...atLocation, ...open('n', 'draws') }, teaches: 'nothing' },
  attrition: { ...plain, fields: counted, teaches: 'nothing' },
  damage: { ...plain, fields: counted, teaches: 'nothing' },
  battleWon: { ...plain, fields: atLocation, teaches: 'nothing' },
  battleTied: { ...plain, fields: atLocation, teaches: 'nothing' },
  battleEnds: { ...quiet, fields: atLocation, teaches: 'nothing' },
  deathStar: { ...loud, fields: { ...withOther, ...open('n') }, teaches: intention },
  fires: { ...loud, fields: withOther, teaches: intention },
  shot: { ...quiet, fields: { ...ofCard, ...open('n', 'than', 'need', 'against') }, teaches: 'nothing' },
  hit: { ...plain, fields: ofCard, teaches: 'nothing' },
  missed: { ...plain, fields: ofCard, teaches: 'nothing' },
  text: { ...loud, fields: withOther, teaches: shown },
  cancelled: { ...loud, fields: ofCard, teaches: 'nothing' },
  destinyCancelled: { ...plain, fields: ofCard, teaches: 'nothing' },
  captured: { ...plain, fields: ofCard, teaches: 'nothing' },
  released: { ...plain, fields: ofCard, teaches: 'nothing' },
  stolen: { ...plain, fields: ofCard, teaches: 'nothing' },
  undercover: { ...plain, fields: ofCard, teaches: 'nothing' },
  coverBroken: { ...plain, fields: ofCard, teaches: 'nothing' },
  turnedOff: { ...plain, fields: ofCard, teaches: 'nothing' },
  turnedOn: { ...plain, fields: ofCard, teaches: 'nothing' },
  blownAway: { ...plain, fields: ofCard, teaches: 'nothing' },
  show: {
    ...plain,
    fields: { ...open('seat', 'cards'), defs: (_: BySeat, viewer: number) => viewer >= 0 },
    teaches: 'hidden',
  },
  look: { ...plain, fields: { ...open('seat', 'cards'), defs: 'actor' }, teaches: 'hidden' },
  chosen: { ...quiet, fields: counted, teaches: intention },
  result: { ...loud, fields: open('outcomes', 'reason'), teaches: 'nothing' },
} as const;

/** `witnesses`: who could see the card before or after. */
type EventOf<T extends { readonly [K in keyof T]: { readonly fields: object } }> = {
  [K in keyof T]: { readonly kind: K } & Pick<Field, keyof T[K]['fields'] & keyof Field> &
    (T[K]['fields'] extends { readonly card: unknown } ? { witnesses: number } : unknown);
}[keyof T];

export type ToPile = keyof typeof TO_PILES;
export type Placing = keyof typeof PLACINGS;
export type TableEvent = EventOf<typeof TO_PILES> | EventOf<typeof PLACINGS> | EventOf<typeof OTHERS>;
export type ToldEvent = EventOf<typeof TELLINGS>;
export type Event = TableEvent | ToldEvent;
export type EventKind = Event['kind'];

export const EVENTS: EventTable<Event> = { ...TO_PILES, ...PLACINGS, ...OTHERS, ...TELLINGS };
