/** Moving cards between zones: the only code that touches the zone lists. */
import { shuffle as shuffleList } from '@dejarik/kernel';
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
  RACE,
  type State,
} from './state.ts';
import { ownerOf } from './table.ts';

/** The list a card stands in; a Battle card of a plan and the Objective stand in none. */
export function listOf(s: State, card: number): number[] | null {
  const zone = s.zone[card]!;
  const seat = ownerOf(s, card);
  if (onPlanet(zone)) {
    const effects = s.effects[seat * 3 + zone]!;
    return effects.includes(card) ? effects : s.planet[seat * 3 + zone]!;
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
  s.effects[ownerOf(s, card) * 3 + planet]!.push(card);
}

/** Beneath the draw deck (YJ-TXT-12). */
export function moveUnder(s: State, card: number): void {
  leave(s, card);
  s.zone[card] = DECK;
  s.down[card] = 0;
  s.deck[ownerOf(s, card)]!.unshift(card);
}

/**
 * Whatever leaves a hand or a dueling hand leaves by its last number, so that the number tells nothing about which
 * card it was. Returns the number under which the card is found from now on.
 */
export function atTheDoor(s: State, card: number): number {
  if (s.zone[card] !== HAND && s.zone[card] !== DUEL_HAND) return card;
  const list = listOf(s, card)!;
  const door = list[list.length - 1]!;
  if (door !== card) {
    const kept = s.def[card]!;
    s.def[card] = s.def[door]!;
    s.def[door] = kept;
  }
  return door;
}

/** Deals the cards of a deck anew among its numbers. */
export function shuffleDeck(s: State, seat: number): void {
  const deck = s.deck[seat]!;
  const defs: number[] = [];
  for (const card of deck) defs.push(s.def[card]!);
  shuffleList(s.random, defs);
  for (let i = 0; i < deck.length; i++) s.def[deck[i]!] = defs[i]!;
}

/**
 * A deck that its owner looks through lies in the order of its cards until it is shuffled: neither the numbers of what
 * is found nor the order in which it is offered tell how the deck lay.
 */
export function sortDeck(s: State, seat: number): void {
  const numbers = s.deck[seat]!.toSorted((a, b) => a - b);
  const defs = numbers.map((card) => s.def[card]!).sort((a, b) => a - b);
  numbers.forEach((card, i) => {
    s.def[card] = defs[i]!;
  });
}

/** The card that is drawn or lost next: the top of the deck, or else the last lap card (YJ-POD-20); -1: none. */
export function topOf(s: State, seat: number): number {
  const deck = s.deck[seat]!;
  if (deck.length > 0) return deck[deck.length - 1]!;
  const laps = s.laps[seat]!;
  return laps.length > 0 ? laps[laps.length - 1]! : -1;
}
