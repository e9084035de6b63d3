/** What a viewer may know of the table, and full states that fit it. */
import {
  below,
  cover,
  hideOrder,
  onceFor,
  oneOf,
  type RandomState,
  shufflePile,
  SPECTATOR,
  UNKNOWN,
  type View,
} from '@dejarik/kernel';
import { type Card, isBuilt, isSupplied, PLAYED_SIDES } from './cards/card.ts';
import { type Catalogue, isPlayedBy } from './cards/catalogue.ts';
import { NO_BID } from './rules/expanded/control.ts';
import type { Option } from './rules/options.ts';
import { HOW_MANY } from './rules/operations-control.ts';
import { sees } from './rules/sight.ts';
import { BUILD, cloneState, DECK, HAND, type State } from './rules/state.ts';
import { SUPPLY } from './rules/state-expanded.ts';
import type { Table } from './rules/table.ts';

export function view({ state: s }: Table, viewer: number): View<State> {
  const seen = cloneState(s);
  cover(s, seen, viewer, sees);
  if (s.question?.seat === viewer) for (const card of shownByQuestion(s)) seen.def[card] = s.def[card]!;
  else if (s.question !== null) coverPicks(s, viewer, seen);
  // A player knows which cards are left in the own deck, not their order.
  if (viewer !== SPECTATOR) hideOrder(s, seen, s.deck[viewer]!); // as it lies while it is looked through
  for (const frame of seen.frames)
    if (frame.proc === 'secretBid') frame.bids = frame.bids.map((bid, seat) => (seat === viewer ? bid : NO_BID));
  seen.dice = [];
  return { seat: viewer, state: seen };
}

const cardOf = (option: Option): number => ('card' in option ? option.card : -1);

/** Cards that being asked about shows: in a hand that is looked at or a deck that is searched, not those face down. */
export const shownByQuestion = ({ question, zone }: State): number[] =>
  (question?.options ?? []).map(cardOf).filter((card) => zone[card] === HAND || zone[card] === DECK);

/** Which hidden cards another player has picked so far is nobody else's to know. */
function coverPicks(s: State, viewer: number, seen: State): void {
  const covered = (card: number): number => (card < 0 || sees(s, viewer, card) ? card : UNKNOWN);
  for (const frame of seen.frames) {
    if (frame.proc === 'mulligan' || frame.proc === 'resolve') frame.picked = frame.picked.map(covered);
    if (frame.proc === 'resolve') frame.it = frame.it.map(covered);
  }
}

/** Whether the seat is asked about cards of its own deck: it looks through it, and will shuffle it. */
const isSearching = (s: State, seat: number): boolean =>
  s.question?.seat === seat && s.question.options.some((option) => s.deck[seat]!.includes(cardOf(option)));

/** Deals the unknown cards anew: the own deck in any order, the enemy's from all the cards they could own. */
export function deal(cards: Catalogue, s: State, viewer: number, random: RandomState): void {
  for (let card = 0; card < s.def.length; card++) {
    if (s.def[card] !== UNKNOWN) continue;
    const { all, buildable, supplied } = poolsOf(cards).get(s.seats[s.owner[card]!]!.side)!;
    const zone = s.zone[card]!;
    s.def[card] = oneOf(random, zone === BUILD ? buildable : zone === SUPPLY ? supplied : all);
  }
  if (viewer !== SPECTATOR && !isSearching(s, viewer)) shufflePile(s, s.deck[viewer]!, random);
  for (const frame of s.frames)
    if (frame.proc === 'secretBid')
      frame.bids = frame.bids.map((bid, seat) =>
        bid === NO_BID && seat < frame.turn ? below(random, s.force[seat]! + 1) : bid,
      );
  if (s.question !== null && s.question.seat !== viewer) restart(s, s.question.kind);
}

/** A text that is being carried out and asks somebody else begins the present operation anew: its answers are unknown. */
function restart(s: State, asked: string): void {
  const frame = s.frames[s.frames.length - 1]!;
  if (frame.proc !== 'resolve') return;
  if (asked === 'amount' && frame.phase > HOW_MANY) frame.phase = HOW_MANY;
  else frame.phase = asked === 'deflect' ? 1 : 0; // what was prevented to be deflected is prevented already
  frame.picked = [];
  frame.step = 1; // an operation that asks is entered again; other steps go on to the next
}

/** The cards that a seat of each side can have. */
const poolsOf = onceFor(
  (cards: Catalogue) =>
    new Map(
      PLAYED_SIDES.map((side) => {
        const own = cards.cards.filter(
          (definition) => isPlayedBy(definition, side) && cards.rules.kinds.has(definition.card.type),
        );
        const numbers = (isSuch: (card: Card) => boolean): number[] =>
          own.filter(({ card }) => isSuch(card)).map(({ index }) => index);
        return [
          side,
          { all: numbers((card) => !isSupplied(card)), buildable: numbers(isBuilt), supplied: numbers(isSupplied) },
        ];
      }),
    ),
);
