/** Moving cards between zones: the only code that touches the zone lists. */
import { hideOrder, lastNumberOf, shufflePile } from '@dejarik/kernel';
import {
  DECK,
  DISCARD,
  DUEL_HAND,
  DUEL_PILE,
  HAND,
  HYPERSPACE,
  LAPS,
  LOCATIONS,
  onPlanet,
  placeOf,
  RACE,
  type State,
} from './state.ts';

/** The list a card stands in; a Battle card of a plan and the Objective stand in none. */
export function listOf(s: State, card: number): number[] | null {
  const zone = s.zone[card]!;
  const seat = s.owner[card]!;
  if (onPlanet(zone)) {
    const effects = s.effects[placeOf(seat, zone)]!;
    return effects.includes(card) ? effects : s.planet[placeOf(seat, zone)]!;
  }
  switch (zone) {
    case DECK:
      return s.deck[seat]!;
    case HAND:
      return s.hand[seat]!;
    case DISCARD:
      return s.discard[seat]!;
    case HYPERSPACE:
      return s.hyperspace[seat]!;
    case RACE:
      return s.race[seat]!;
    case LAPS:
      return s.laps[seat]!;
    case LOCATIONS:
      return s.locations;
    case DUEL_HAND:
      return s.duel!.hand[seat]!;
    case DUEL_PILE:
      return s.duel!.pile[seat]!;
    default:
      return null;
  }
}

function leave(s: State, card: number): void {
  const from = listOf(s, card);
  if (from === null) return;
  const at = from.lastIndexOf(card);
  if (at === from.length - 1) from.pop();
  else from.splice(at, 1);
}

/** Takes the card out of where it is and puts it, face up, into another zone of its owner. */
export function move(s: State, card: number, zone: number): void {
  leave(s, card);
  s.zone[card] = zone;
  s.down[card] = 0;
  listOf(s, card)?.push(card);
}

/** Onto a planet as an Effect, of which there is one a planet (YJ-EFF-02). */
export function moveAsEffect(s: State, card: number, planet: number): void {
  leave(s, card);
  s.zone[card] = planet;
  s.down[card] = 0;
  s.effects[placeOf(s.owner[card]!, planet)]!.push(card);
}

/** Beneath the draw deck (YJ-TXT-12). */
export function moveUnder(s: State, card: number): void {
  leave(s, card);
  s.zone[card] = DECK;
  s.down[card] = 0;
  s.deck[s.owner[card]!]!.unshift(card);
}

/** The number by which the card leaves: that of a hand's last card, so that it tells nothing about which card it was. */
export function leavesBy(s: State, card: number): number {
  const isHeld = s.zone[card] === HAND || s.zone[card] === DUEL_HAND;
  return isHeld ? lastNumberOf(s, listOf(s, card)!, card) : card;
}

/** Deals the cards of a deck anew among its numbers. */
export const shuffleDeck = (s: State, seat: number): void => shufflePile(s, s.deck[seat]!, s.random);

/**
 * A deck that its owner looks through lies in the order of its cards until it is shuffled: neither the numbers of what
 * is found nor the order in which it is offered tell how the deck lay.
 */
export const sortDeck = (s: State, seat: number): number[] => hideOrder(s, s, s.deck[seat]!);

/** The card that is drawn or lost next: the top of the deck, or else the last lap card (YJ-POD-20); -1: none. */
export function topOf(s: State, seat: number): number {
  const deck = s.deck[seat]!;
  if (deck.length > 0) return deck[deck.length - 1]!;
  const laps = s.laps[seat]!;
  return laps.length > 0 ? laps[laps.length - 1]! : -1;
}
