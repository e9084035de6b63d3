/** Everything that can happen in the game. An event about a card names its definition, because numbers change hands. */
import type { Outcome } from '@dejarik/kernel';

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
  readonly otherDef: number;
}

interface Counted<K extends string> extends OfSeat<K> {
  readonly n: number;
}

interface AtLocation<K extends string> extends OfSeat<K> {
  readonly at: number;
  readonly atDef: number;
}

/** Kinds that are about a card that goes to a pile, and nothing else. */
type ToPile =
  | 'activateForce' // top of the Reserve Deck to the Force Pile
  | 'useForce' // top of the Force Pile to the Used Pile
  | 'drawCard' // top of the Force Pile to the hand
  | 'take' // to the hand, shown to all
  | 'toHand'
  | 'toReserve'
  | 'toForce'
  | 'toUsed'
  | 'loseForce' // from hand or Life Force to the Lost Pile
  | 'lost' // from the table
  | 'forfeited'
  | 'retrieve'
  | 'outOfPlay'
  | 'inserted' // into the other player's Reserve Deck, which is shuffled
  | 'played'; // declared from hand

/** A card comes to the table or changes its place there. */
interface PlacedEvent<K extends 'deployed' | 'moved' | 'placed'> extends Moved<K> {
  readonly on: number;
  readonly onDef: number;
  readonly as: number;
}

interface StackedEvent extends Moved<'stacked'> {
  readonly on: number;
  readonly onDef: number;
  readonly as: number;
}

interface DestinyEvent extends Moved<'destiny'> {
  /** After modifiers, in thousandths; -1: its owner chooses one of two. */
  n: number;
  readonly draw: string;
}

export type TableEvent =
  | { [K in ToPile]: Moved<K> }[ToPile]
  | PlacedEvent<'deployed'>
  | PlacedEvent<'moved'>
  | PlacedEvent<'placed'>
  | StackedEvent
  | DestinyEvent
  | (OfSeat<'shuffled'> & { readonly pile: number })
  | OfSeat<'recirculated'>;

export type ToldEvent =
  | Counted<'turn'>
  | (OfSeat<'phase'> & { readonly phase: number })
  | Counted<'activated'>
  | AtLocation<'drain'>
  | Counted<'drained'>
  | AtLocation<'battle'>
  | (AtLocation<'power'> & { readonly n: number; readonly draws: readonly number[] })
  | Counted<'attrition'>
  | Counted<'damage'>
  | AtLocation<'battleWon'>
  | AtLocation<'battleTied'>
  | AtLocation<'battleEnds'>
  | (WithOther<'deathStar'> & { readonly n: number })
  | WithOther<'fires'>
  | OfCard<'hit'>
  | OfCard<'missed'>
  | WithOther<'text'>
  | OfCard<'cancelled'>
  | OfCard<'destinyCancelled'>
  | OfCard<'captured'>
  | OfCard<'released'>
  | OfCard<'stolen'>
  | OfCard<'flagged'>
  | (OfSeat<'show'> & { readonly cards: readonly number[]; readonly defs: readonly number[] })
  | (OfSeat<'look'> & { readonly cards: readonly number[]; readonly defs: readonly number[] })
  | (OfSeat<'chosen'> & { readonly n: number })
  | { readonly kind: 'result'; readonly outcomes: readonly Outcome[]; readonly reason: string };

export type Event = TableEvent | ToldEvent;
export type EventKind = Event['kind'];
