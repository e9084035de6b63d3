/** Moving cards between zones: the only code that touches the zone lists. */
import { shuffle } from '@dejarik/kernel';
import { ABOARD, BENEATH, BUILD, DECK, DISCARD, HAND, inArena, type State } from './state.ts';
import { ownerOf } from './table.ts';

export function listOf(s: State, card: number): number[] | null {
  const zone = s.zone[card]!;
  const seat = ownerOf(s, card);
  if (inArena(zone)) return s.arena[seat * 3 + zone]!;
  if (zone === BUILD) return s.build[seat]!;
  if (zone === HAND) return s.hand[seat]!;
  if (zone === DECK) return s.deck[seat]!;
  if (zone === DISCARD) return s.discard[seat]!;
  return null;
}

/** Takes the card out of where it is and puts it, bare, into another zone of its owner. */
export function move(s: State, card: number, zone: number): void {
  const from = listOf(s, card);
  if (from !== null) {
    const at = from.lastIndexOf(card);
    if (at === from.length - 1) from.pop();
    else from.splice(at, 1);
  }
  s.zone[card] = zone;
  listOf(s, card)?.push(card);
}

/** Wipes what a card loses when it leaves play (TCG-DMG-15). */
export function wipe(s: State, card: number): void {
  s.tapped[card] = 0;
  s.damage[card] = 0;
  s.counters[card] = 0;
  s.down[card] = 0;
  s.on[card] = -1;
  s.pilot[card] = -1;
  s.beneath[card] = 0;
  s.shown[card] = 0;
  s.moved[card] = 0;
  s.since[card] = 0;
  s.stun[card] = 0;
}

const swapDef = (s: State, a: number, b: number): void => {
  const kept = s.def[a]!;
  s.def[a] = s.def[b]!;
  s.def[b] = kept;
};

/**
 * Whatever leaves a hand leaves by its last number, so that the number tells nothing about which card it was.
 * Returns the number under which the card is found from now on.
 */
export function atHandsDoor(s: State, card: number): number {
  if (s.zone[card] !== HAND) return card;
  const hand = s.hand[ownerOf(s, card)]!;
  const door = hand[hand.length - 1]!;
  if (door !== card) swapDef(s, card, door);
  return door;
}

/** The cards beneath a unit or Pilot, lowest number first. */
export function cardsBeneath(s: State, unit: number): number[] {
  const found: number[] = [];
  if (s.beneath[unit] === 0) return found;
  const seat = ownerOf(s, unit);
  const from = seat === 0 ? 0 : s.sizes[0]!;
  const to = seat === 0 ? s.sizes[0]! : s.def.length;
  for (let card = from; card < to; card++) if (s.zone[card] === BENEATH && s.on[card] === unit) found.push(card);
  return found;
}

/** Everything that goes where the unit goes: its stack, its Pilot, the Pilot's stack (TCG-STACK-10, TCG-PILOT-12). */
export function partsOf(s: State, unit: number): number[] {
  const parts = [unit, ...cardsBeneath(s, unit)];
  const pilot = s.pilot[unit]!;
  if (pilot >= 0) parts.push(pilot, ...cardsBeneath(s, pilot));
  return parts;
}

/** A Pilot on a unit comes off it; where it goes is for the caller to say. */
export function leaveVehicle(s: State, pilot: number): void {
  if (s.zone[pilot] !== ABOARD) return;
  s.pilot[s.on[pilot]!] = -1;
  s.on[pilot] = -1;
}

/** Takes a unit, with all that belongs to it, out of play. */
export function leavePlay(s: State, unit: number, zone: number): void {
  leaveVehicle(s, unit);
  for (const part of partsOf(s, unit)) {
    move(s, part, zone);
    wipe(s, part);
    forget(s, part);
  }
}

/** Lasting effects end for a unit that left play: its number may soon be another card's. */
function forget(s: State, unit: number): void {
  s.held = s.held.filter((held) => held !== unit);
  s.steered = s.steered.filter((steered) => steered.unit !== unit);
  if (s.effects.length === 0) return;
  const others = (units: readonly number[]): number[] => units.filter((other) => other !== unit);
  s.effects = s.effects
    .map((effect) =>
      effect.units?.includes(unit) === true || effect.it.includes(unit)
        ? { ...effect, units: effect.units === null ? null : others(effect.units), it: others(effect.it) }
        : effect,
    )
    .filter((effect) => effect.units === null || effect.units.length > 0);
}

/** Puts a card into a unit's stack; on top, it changes places with the one that was there. */
export function intoStack(s: State, card: number, unit: number, onTop: boolean): void {
  move(s, card, BENEATH);
  wipe(s, card);
  s.on[card] = unit;
  s.beneath[unit] = s.beneath[unit]! + 1;
  if (onTop) swapDef(s, card, unit);
}

export const bringToTop = (s: State, card: number, unit: number): void => swapDef(s, card, unit);

/**
 * A deck that its owner looks through lies in the order of its cards until it is shuffled: the numbers of what is found
 * do not tell how the deck lay.
 */
export function sortDeck(s: State, seat: number): void {
  const numbers = s.deck[seat]!.toSorted((a, b) => a - b);
  const defs = numbers.map((card) => s.def[card]!).sort((a, b) => a - b);
  numbers.forEach((card, i) => {
    s.def[card] = defs[i]!;
  });
}

/** A deck is shuffled by dealing its cards to its numbers anew. */
export function shuffleDeck(s: State, seat: number): void {
  const deck = s.deck[seat]!;
  const defs = deck.map((card) => s.def[card]!);
  shuffle(s.random, defs);
  deck.forEach((card, i) => {
    s.def[card] = defs[i]!;
  });
}
