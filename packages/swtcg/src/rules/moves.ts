/** Moving cards between zones: the only code that touches the zone lists. */
import { hideOrder, lastNumberOf, shufflePile, swapDefs } from '@dejarik/kernel';
import { OWN_DISCARD } from '../language/tree-expanded.ts';
import { ABOARD, arenaAt, BENEATH, BUILD, controllerOf, DECK, DISCARD, HAND, inArena, type State } from './state.ts';
import {
  ATTACHED,
  COMPLETED,
  EVENT_ZONE,
  type Expanded,
  isLocationZone,
  LOCATION,
  OUT_OF_PLAY,
  RESOURCE_ZONE,
  SUPPLY,
} from './state-expanded.ts';

/** In play a card lies with its controller, elsewhere always with its owner (TCG-PRIME-10). */
export function listOf(s: State, card: number): number[] | null {
  const zone = s.zone[card]!;
  if (inArena(zone)) return s.arena[arenaAt(controllerOf(s, card), zone)]!;
  if (zone === BUILD) return s.build[controllerOf(s, card)]!;
  const seat = s.owner[card]!;
  if (zone === HAND) return s.hand[seat]!;
  if (zone === DECK) return s.deck[seat]!;
  if (zone === DISCARD) return s.discard[seat]!;
  return s.expanded === undefined ? null : expandedListOf(s.expanded, zone, seat, card);
}

function expandedListOf(e: Expanded, zone: number, seat: number, card: number): number[] | null {
  if (isLocationZone(zone)) return e.location[zone - LOCATION]!;
  if (zone === SUPPLY) return e.supply[seat]!;
  if (zone === EVENT_ZONE) return e.event[seat]!;
  if (zone === RESOURCE_ZONE) return e.resource[seat]!;
  if (zone === COMPLETED) return e.completed[e.controller[card]!]!;
  return zone === OUT_OF_PLAY ? e.outOfPlay[seat]! : null;
}

/** Takes the card out of where it is and puts it, bare, into another zone of its controller or owner. */
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
  if (s.expanded !== undefined) wipeExpanded(s.expanded, card, s.owner[card]!);
}

/** Control ends where a card leaves play (TCG-CTRL-06), and all counters go (TCG-GLOSS-19). */
function wipeExpanded(e: Expanded, card: number, owner: number): void {
  e.controller[card] = owner;
  e.attached[card] = 0;
  e.nextPilot[card] = -1;
  leaveGroup(e, card);
  e.shifted[card] = 0;
  e.equippedIn[card] = 0;
  e.detachedIn[card] = 0;
  e.playedIn[card] = 0;
  e.nextPower[card] = 0;
  e.lastAttacked[card] = -1;
  if (e.known.includes(card)) e.known = e.known.filter((known) => known !== card);
  if (e.boosts.length > 0) e.boosts = e.boosts.filter(({ unit }) => unit !== card);
  if (e.tokens.some((token) => token.card === card)) e.tokens = e.tokens.filter((token) => token.card !== card);
}

/** A group that nothing is left of is gone. */
function leaveGroup(e: Expanded, card: number): void {
  const group = e.group[card]!;
  if (group === 0) return;
  e.group[card] = 0;
  if (!e.group.includes(group)) e.groups = e.groups.filter(({ id }) => id !== group);
}

/** The number under which a card is found once it left the hand; a card elsewhere keeps its own. */
export const outOfHand = (s: State, card: number): number =>
  s.zone[card] === HAND ? lastNumberOf(s, s.hand[s.owner[card]!]!, card) : card;

/**
 * The number under which a card is shown that stays in the hand: its own would tell when it was drawn. It is the first, since
 * cards leave by the last; one that the text of another such card is carried out for is left to that.
 */
export function toFront(s: State, card: number): number {
  const isSource = (each: number): boolean =>
    s.frames.some((frame) => frame.proc === 'resolve' && frame.source === each);
  if (isSource(card)) return card;
  const front = s.hand[s.owner[card]!]!.find((each) => !isSource(each))!;
  swapDefs(s, card, front);
  return front;
}

/** The cards beneath a unit or Pilot, lowest number first. */
export function cardsBeneath(s: State, unit: number): number[] {
  const found: number[] = [];
  if (s.beneath[unit] === 0) return found;
  for (let card = 0; card < s.on.length; card++) if (s.on[card] === unit && s.zone[card] === BENEATH) found.push(card);
  return found;
}

/** The Equipment attached to a unit, lowest number first. */
export function attachedTo(s: State, unit: number): number[] {
  const found: number[] = [];
  if (s.expanded === undefined || s.expanded.attached[unit] === 0) return found;
  for (let card = 0; card < s.on.length; card++) if (s.on[card] === unit && s.zone[card] === ATTACHED) found.push(card);
  return found;
}

/** Puts Equipment onto a unit, from wherever it is; it gives no stacking bonus (TCG-EQUIP-06). */
export function attach(s: State, card: number, unit: number): void {
  const e = s.expanded!;
  loosen(s, card);
  move(s, card, ATTACHED);
  s.on[card] = unit;
  e.attached[unit] = e.attached[unit]! + 1;
  e.equippedIn[card] = s.turn;
}

/** Equipment comes off its unit; where it goes is for the caller to say. */
function loosen(s: State, card: number): void {
  if (s.zone[card] !== ATTACHED) return;
  const { attached } = s.expanded!;
  const unit = s.on[card]!;
  attached[unit] = attached[unit]! - 1;
  s.on[card] = -1;
}

/** Takes Equipment off its unit and puts it face up into its controller's build zone; it stays tapped if it was (TCG-EQUIP-13). */
export function detach(s: State, card: number): void {
  loosen(s, card);
  move(s, card, COMPLETED);
}

/** The Pilot who came aboard after this one, or -1. */
export const nextPilot = ({ expanded }: State, pilot: number): number => expanded?.nextPilot[pilot] ?? -1;

/** The Equipment that a seat has in the build zone or on units, lowest number first. */
export function equipmentOf(s: State, seat: number): number[] {
  const found: number[] = [];
  if (s.expanded === undefined) return found;
  for (let card = 0; card < s.zone.length; card++)
    if ((s.zone[card] === ATTACHED || s.zone[card] === COMPLETED) && controllerOf(s, card) === seat) found.push(card);
  return found;
}

/** The Pilots on a unit, in the order in which they came aboard (TCG-PILOT-05). */
export function pilotsOf(s: State, unit: number): number[] {
  const found: number[] = [];
  for (let pilot = s.pilot[unit]!; pilot >= 0; pilot = nextPilot(s, pilot)) found.push(pilot);
  return found;
}

/** Everything that goes where the unit goes: its stack, its Pilot, the Pilot's stack (TCG-STACK-10, TCG-PILOT-12). */
export function partsOf(s: State, unit: number): number[] {
  const parts = [unit, ...cardsBeneath(s, unit)];
  if (s.pilot[unit]! >= 0) for (const pilot of pilotsOf(s, unit)) parts.push(pilot, ...cardsBeneath(s, pilot));
  return parts;
}

/** A Pilot on a unit comes off it; where it goes is for the caller to say. */
export function leaveVehicle(s: State, pilot: number): void {
  if (s.zone[pilot] !== ABOARD) return;
  const unit = s.on[pilot]!;
  const next = s.expanded?.nextPilot;
  const before = next === undefined ? -1 : next.indexOf(pilot);
  if (before < 0) s.pilot[unit] = next?.[pilot] ?? -1;
  else next![before] = next![pilot]!;
  if (next !== undefined) next[pilot] = -1;
  s.on[pilot] = -1;
}

/** A Pilot goes aboard, behind those that are there. */
export function goAboard(s: State, pilot: number, unit: number): void {
  leaveVehicle(s, pilot);
  move(s, pilot, ABOARD);
  s.on[pilot] = unit;
  const last = pilotsOf(s, unit).at(-1);
  if (last === undefined) s.pilot[unit] = pilot;
  else s.expanded!.nextPilot[last] = pilot;
}

const EVERYTHING = (): boolean => true;

/**
 * Takes a unit, or another card in play, with all that belongs to it to another zone. Its Equipment goes along
 * (TCG-EQUIP-07), or back to the build zone, as when the unit is discarded (TCG-EQUIP-08).
 */
export function leavePlay(
  s: State,
  unit: number,
  zone: number,
  along: (equipment: number) => boolean = EVERYTHING,
): void {
  leaveVehicle(s, unit);
  loosen(s, unit);
  const parts = partsOf(s, unit);
  if (s.expanded !== undefined)
    for (const part of parts)
      for (const equipment of attachedTo(s, part))
        if (along(equipment)) leavePlay(s, equipment, zone);
        else detach(s, equipment);
  for (const part of parts) {
    move(s, part, zone);
    wipe(s, part);
    forget(s, part);
  }
}

/** Lasting effects end for a unit that left play: its number may soon be another card's. */
function forget(s: State, unit: number): void {
  s.held = s.held.filter((held) => held !== unit);
  s.steered = s.steered.filter((steered) => steered.unit !== unit);
  if (s.expanded?.meditated.includes(unit) === true)
    s.expanded.meditated = s.expanded.meditated.filter((card) => card !== unit);
  if (s.delayed.length > 0)
    s.delayed = s.delayed.filter(({ moment, source }) => moment !== OWN_DISCARD || source !== unit);
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
  if (onTop) bringToTop(s, card, unit);
}

/** The two change places under their numbers, with what is noted of the card and not of the unit. */
export function bringToTop(s: State, card: number, unit: number): void {
  swapDefs(s, card, unit);
  // TCG-CTRL-01, TCG-PRIME-11: in a stack of two players each card stays its owner's.
  if (s.owner[card] !== s.owner[unit]) s.owner = s.owner.with(card, s.owner[unit]!).with(unit, s.owner[card]!);
  const e = s.expanded;
  if (e !== undefined && e.meditated.length > 0)
    e.meditated = e.meditated.map((noted) => (noted === card ? unit : noted === unit ? card : noted));
}

/**
 * A deck that its owner looks through lies in the order of its cards until it is shuffled: the numbers of what is found
 * do not tell how the deck lay.
 */
export const sortDeck = (s: State, seat: number): void => void hideOrder(s, s, s.deck[seat]!);

/** A deck is shuffled by dealing its cards to its numbers anew. */
export const shuffleDeck = (s: State, seat: number): void => shufflePile(s, s.deck[seat]!, s.random);

/** The top cards of a deck in another order, the last one on top; they change places under their numbers. */
export function arrangeTop(s: State, seat: number, cards: readonly number[]): void {
  const deck = s.deck[seat]!;
  const defs = cards.map((card) => s.def[card]!);
  defs.forEach((def, i) => {
    s.def[deck[deck.length - defs.length + i]!] = def;
  });
}

export function putBeneath(s: State, seat: number, card: number): void {
  move(s, card, DECK);
  const deck = s.deck[seat]!;
  deck.unshift(deck.pop()!);
}
