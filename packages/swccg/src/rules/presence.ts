/** Force icons (section 6 of the ledger); presence, occupying, controlling, alone (section 15). */
import { ONE } from '../exact.ts';
import { isA, isCharacter, isPiece, isStarship } from './kinds.ts';
import { isBlownAway, isSiege, locationsOn } from './layout.ts';
import { cardsAt, eachTextOnce, eachTitleOnce, isPresent, rulesAt, rulesOf } from './live.ts';
import { isTurned, otherSide } from './location-text.ts';
import { permanentPilots, valueOf } from './query.ts';
import { isLive } from './speech.ts';
import {
  AT,
  CAPTIVE,
  CARGO,
  DRIVER,
  HELD,
  LIGHT,
  LOCATION,
  OFF,
  PASSENGER,
  PILOT,
  type State,
  TABLE,
  UNDERCOVER,
} from './state.ts';
import { defOf, type Table } from './table.ts';

/** The icons of a side there (CCG-LOC-27), with what texts add. */
export function iconsAt(g: Table, location: number, side: number): number {
  if (isBlownAway(g.state, location)) return 0; // CCG-BLW-02
  const printed = defOf(g, location).icons[isTurned(g, location) ? otherSide(side) : side]!;
  const added = rulesAt(g, 'icons', location, -1, ({ rule }) => (rule.side === 'Light') === (side === LIGHT));
  return Math.max(
    0,
    eachTextOnce(added).reduce((n, { rule }) => n + rule.n, printed),
  );
}

/** CCG-FRC-01: the Force that the seat may activate: its icons, and one for itself. */
export function generation(g: Table, seat: number): number {
  const { side } = g.state.seats[seat]!;
  const added = rulesOf(g, 'generate').filter((entry) => entry.seat === seat && isLive(g, entry));
  let n = eachTextOnce(added).reduce((sum, { rule }) => sum + rule.n, 1);
  for (const location of locationsOn(g.state))
    if (rulesAt(g, 'noGeneration', location, seat).length === 0) n += iconsAt(g, location, side);
  return n;
}

/** The ability that a card brings to its location: of a ship, its permanent pilots'; of a creature vehicle, its own. */
function abilityAt(g: Table, card: number): number {
  if (isCharacter(g, card) || isA(g, card, 'creature vehicle') || isPiece(g, card)) return valueOf(g, card, 'ability');
  return permanentPilots(g, card) > 0 ? defOf(g, card).pilotAbility : 0;
}

/** CCG-PRS-05 to 09, 14: whether the card gives presence where it is. */
export function givesPresence(g: Table, card: number): boolean {
  const { zone, flags, as, on } = g.state;
  if (zone[card] !== TABLE || (flags[card]! & (OFF | UNDERCOVER)) !== 0) return false;
  if (as[card] === AT) return true;
  const ride = on[card]!;
  if (as[ride] !== AT) return false;
  // Passengers inside an enclosed vehicle at a site too (CCG-PRS-09), but not aboard a starship (CCG-PRS-06).
  return as[card] === PILOT || as[card] === DRIVER || (as[card] === PASSENGER && !isStarship(g, ride));
}

/** CCG-BTL-11: whether the card's ability counts for battle destiny. */
export const countsInBattle = (g: Table, card: number): boolean =>
  givesPresence(g, card) && (g.state.as[card] !== PASSENGER || !isA(g, g.state.on[card]!, 'enclosed'));

/** The total ability of the seat's cards there, among those that count. */
export function totalAbility(
  g: Table,
  seat: number,
  location: number,
  counts: (g: Table, card: number) => boolean = givesPresence,
): number {
  const s = g.state;
  const siege = isSiege(s, location);
  let total = 0;
  for (const card of cardsAt(g, location))
    if (s.controller[card] === seat && (siege ? isBesieging(s, card) : counts(g, card))) total += abilityAt(g, card);
  if (total === 0) return 0;
  for (const { rule } of eachTitleOnce(g, rulesAt(g, 'totalAbility', location, seat))) total += rule.by * ONE;
  return Math.max(0, total);
}

/** Aboard a captured starship all count who can fight, or who do (CCG-TRB-05). */
const isBesieging = (s: State, card: number): boolean =>
  s.battle === null ? s.battled[card] !== s.turn : s.battle.cards.includes(card);

/** CCG-PRS-01. */
export const hasPresence = (g: Table, seat: number, location: number): boolean =>
  location >= 0 && totalAbility(g, seat, location) >= ONE;

/** CCG-PRS-02. */
export const controls = (g: Table, seat: number, location: number): boolean =>
  g.state.seats.every((_, other) => hasPresence(g, other, location) === (other === seat));

/** CCG-PRS-12: nobody has presence there, and no spy is there. */
export const isUnoccupied = (g: Table, location: number): boolean =>
  g.state.seats.every((_, seat) => !hasPresence(g, seat, location)) &&
  cardsAt(g, location).every((card) => (g.state.flags[card]! & UNDERCOVER) === 0);

/** CCG-PRS-15, 16, 18: none of its player's other characters or cards with ability is present with it. */
export function isAlone(g: Table, card: number): boolean {
  const { controller, flags, on } = g.state;
  return !cardsAt(g, g.live.where[card]!).some(
    (other) =>
      other !== card &&
      controller[other] === controller[card] &&
      isPresent(g, other) &&
      (flags[other]! & UNDERCOVER) === 0 &&
      (isCharacter(g, other) || (abilityAt(g, other) > 0 && on[card] !== other)),
  );
}

/** Whether the card lies at the location as something that can be counted there: not held, captive or in a hold. */
export function isActive(g: Table, card: number): boolean {
  const s = g.state;
  if (s.zone[card] !== TABLE || (s.flags[card]! & OFF) !== 0) return false;
  for (let at = card; at >= 0 && s.as[at] !== LOCATION; at = s.on[at]!)
    if (s.as[at] === CAPTIVE || s.as[at] === HELD || (s.as[at] === CARGO && at !== card)) return false;
  return true;
}
