/** Force icons (section 6 of the ledger); presence, occupying, controlling, alone (section 15). */
import { isBlownAway, isSiege } from './layout.ts';
import type { LiveRule } from './live-index.ts';
import { cardsAt, isPresent, rulesOf } from './live.ts';
import { isTurned, otherSide } from './location-text.ts';
import { isLive, isWhose } from './speech.ts';
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
import { isCharacter, isCreatureVehicle, isEnclosed, isPiece, isStarship } from './kinds.ts';
import { ONE } from '../exact.ts';
import { permanentPilots, valueOf } from './query.ts';

/** The icons of a side there (CCG-LOC-27), with what texts add. */
export function iconsAt(g: Table, location: number, side: number): number {
  if (isBlownAway(g.state, location)) return 0; // CCG-BLW-02
  const rules = rulesOf(g, 'icons');
  let n = defOf(g, location).icons[isTurned(g, location) ? otherSide(side) : side]!;
  for (let i = 0; i < rules.length; i++) {
    const entry = rules[i]!;
    const { where, n: more, side: of } = entry.rule;
    if ((of === 'Light') !== (side === LIGHT)) continue;
    if (!g.speech.isPlace(g, entry, where, location) || !isLive(g, entry)) continue;
    // CCG-MOD-01: a second card of the title adds nothing to the same location.
    if (!rules.some((other, k) => k < i && isSame(entry, other) && g.speech.isPlace(g, other, where, location)))
      n += more;
  }
  return Math.max(0, n);
}

const isSame = (a: LiveRule, b: LiveRule): boolean => a.text.key === b.text.key && a.rule === b.rule;

/** CCG-FRC-01: the Force that the seat may activate: its icons, and one for itself. */
export function generation(g: Table, seat: number): number {
  const { side } = g.state.seats[seat]!;
  let n = 1;
  for (const group of g.state.groups)
    for (const location of group) if (generates(g, location)) n += iconsAt(g, location, side);
  const rules = rulesOf(g, 'generate');
  for (let i = 0; i < rules.length; i++) {
    const entry = rules[i]!;
    if (entry.seat !== seat || !isLive(g, entry)) continue;
    if (!rules.some((other, k) => k < i && isSame(entry, other) && other.seat === seat && isLive(g, other)))
      n += entry.rule.n;
  }
  return n;
}

function generates(g: Table, location: number): boolean {
  for (const entry of rulesOf(g, 'noGeneration'))
    if (g.speech.isPlace(g, entry, entry.rule.where, location) && isLive(g, entry)) return false;
  return true;
}

/** The ability that a card brings to its location: of a ship, its permanent pilots'; of a creature vehicle, its own. */
function abilityAt(g: Table, card: number): number {
  const def = defOf(g, card);
  if (isCharacter(g, card) || isCreatureVehicle(g, card) || isPiece(g, card)) return valueOf(g, card, 'ability');
  return permanentPilots(g, card) > 0 ? def.pilotAbility : 0;
}

/** CCG-PRS-05 to 09, 14: whether the card gives presence where it is. */
export function givesPresence(g: Table, card: number): boolean {
  const s = g.state;
  if (s.zone[card] !== TABLE || (s.flags[card]! & (OFF | UNDERCOVER)) !== 0) return false;
  switch (s.as[card]) {
    case AT:
      return true;
    case PILOT:
    case DRIVER:
      return s.as[s.on[card]!] === AT;
    case PASSENGER:
      // Inside an enclosed vehicle at a site too (CCG-PRS-09), but not aboard a starship (CCG-PRS-06).
      return s.as[s.on[card]!] === AT && !isStarship(g, s.on[card]!);
    default:
      return false;
  }
}

/** CCG-BTL-11: whether the card's ability counts for battle destiny. */
export const countsInBattle = (g: Table, card: number): boolean =>
  givesPresence(g, card) && (g.state.as[card] !== PASSENGER || !isEnclosed(g, g.state.on[card]!));

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
  let any = false;
  for (const card of cardsAt(g, location)) {
    if (s.controller[card] !== seat || !(siege ? isBesieging(s, card) : counts(g, card))) continue;
    const ability = abilityAt(g, card);
    if (ability > 0) any = true;
    total += ability;
  }
  if (!any) return 0;
  let titles: number[] | null = null;
  for (const entry of rulesOf(g, 'totalAbility')) {
    const { titleId } = defOf(g, entry.source);
    if (!isWhose(entry, entry.rule.whose, seat) || titles?.includes(titleId)) continue; // CCG-MOD-01
    if (!g.speech.isPlace(g, entry, entry.rule.where, location) || !isLive(g, entry)) continue;
    total += entry.rule.by * ONE;
    (titles ??= []).push(titleId);
  }
  return Math.max(0, total);
}

/** Aboard a captured starship all count who can fight, or who do (CCG-TRB-05). */
const isBesieging = (s: State, card: number): boolean =>
  s.battle === null ? s.battled[card] !== s.turn : s.battle.cards.includes(card);

/** CCG-PRS-01. */
export const hasPresence = (g: Table, seat: number, location: number): boolean =>
  location >= 0 && totalAbility(g, seat, location) >= ONE;

/** CCG-PRS-02. */
export function controls(g: Table, seat: number, location: number): boolean {
  if (!hasPresence(g, seat, location)) return false;
  for (let other = 0; other < g.state.seats.length; other++)
    if (other !== seat && hasPresence(g, other, location)) return false;
  return true;
}

/** CCG-PRS-12: nobody has presence there, and no spy is there. */
export const isUnoccupied = (g: Table, location: number): boolean =>
  g.state.seats.every((_, seat) => !hasPresence(g, seat, location)) &&
  cardsAt(g, location).every((card) => (g.state.flags[card]! & UNDERCOVER) === 0);

/** CCG-PRS-15, 16, 18: none of its player's other characters or cards with ability is present with it. */
export function isAlone(g: Table, card: number): boolean {
  const s = g.state;
  const location = g.live.where[card]!;
  for (const other of cardsAt(g, location)) {
    if (other === card || s.controller[other] !== s.controller[card]) continue;
    if (!isPresent(g, other) || (s.flags[other]! & UNDERCOVER) !== 0) continue;
    if (isCharacter(g, other) || (abilityAt(g, other) > 0 && s.on[card] !== other)) return false;
  }
  return true;
}

/** Whether the card lies at the location as something that can be counted there: not held, captive or in a hold. */
export function isActive(g: Table, card: number): boolean {
  const s = g.state;
  if (s.zone[card] !== TABLE || (s.flags[card]! & OFF) !== 0) return false;
  for (let at = card; at >= 0 && s.as[at] !== LOCATION; at = s.on[at]!)
    if (s.as[at] === CAPTIVE || s.as[at] === HELD || (s.as[at] === CARGO && at !== card)) return false;
  return true;
}
