/**
 * Where a card can be: what deploying and moving have in common (CCG-MOV-18, CCG-DEP-06), and the locations with rules of
 * their own: the Trench, vehicle sites, what was blown away (sections 10 to 13 of the ledger), Laser Gates.
 */
import type { Reason } from '@dejarik/kernel';
import { compileFilter } from './filters.ts';
import { cardsAt, cardsInPlay, cardsUpon, rulesOf, whereIs } from './live.ts';
import { isDeploying, ownRules } from './own-rules.ts';
import { iconsAt, isActive } from './presence.ts';
import {
  isCharacter,
  isDockingBay,
  isExterior,
  isHoloCard,
  isHolosite,
  isInterior,
  isMobile,
  isPiece,
  isStarship,
  isSystem,
  isTrench,
  isVehicle,
  isVehicleSite,
} from './kinds.ts';
import { isAbout, isLive } from './speech.ts';
import { AT, BLOWN_AWAY, CAPTIVE, DARK, isAboard, LIGHT, LOCATION, OFF, ON, type State, TABLE } from './state.ts';
import { countUse, defOf, seatPlaying, type Table } from './table.ts';
import { word } from './words.ts';
import type { Rule } from '../language/tree.ts';
import { deathStarOf, groupOf, isAdjacent, isBlownAway, nextTo, systemOf } from './layout.ts';
import type { Spot } from './questions.ts';
import { about, tell, toPlace } from './events.ts';
import { leavePlay } from './leaving.ts';
import { setFlag } from './moves.ts';
import { ONE } from '../exact.ts';
import { valueOf } from './query.ts';

const reason = (rule: string, why: string): Reason => ({ rule, why });

/** Why the card cannot be at the location. */
export function placeReason(g: Table, card: number, at: number): Reason | null {
  if (isStarship(g, card)) return isSystem(g, at) ? null : reason('CCG-LOC-25', 'starships are only at systems');
  if (isSystem(g, at)) return reason('CCG-LOC-24', 'it goes to sites only');
  if (isHolosite(g, at)) return reason('CCG-HOL-02', 'nothing but dejarik cards goes there');
  if (isTrench(g, at)) return reason('CCG-TRC-03', 'nothing goes to the Trench that way');
  if (!admits(g, card, at)) return reason('CCG-VEH-04', 'it may not go there');
  return isFull(g, card, at) ? reason('CCG-UNQ-08', 'there may be no more of these at one site') : null;
}

/** CCG-VEH-02, 04, 10: vehicles stay out of mobile sites but for docking bays, unless their text says where they can be. */
function admits(g: Table, card: number, site: number): boolean {
  if (!isVehicle(g, card)) return true;
  const own = g.state.zone[card] === TABLE ? rulesOf(g, 'movesOnly') : ownRules(g, card, 'movesOnly');
  for (const entry of own)
    if (isAbout(g, entry, entry.rule.who, card) && isLive(g, entry))
      return g.speech.fits(g, entry, entry.rule.to, site);
  if (isVehicleSite(g, site)) return false;
  return !isMobile(g, site) || isDockingBay(g, site) || !isInterior(g, site) || isExterior(g, site);
}

/** CCG-UNQ-08: of the card, and of those it carries. */
function isFull(g: Table, card: number, at: number): boolean {
  const limits =
    g.state.zone[card] === TABLE ? rulesOf(g, 'limit') : [...rulesOf(g, 'limit'), ...ownRules(g, card, 'limit')];
  for (const entry of limits) {
    const counts = compileFilter(entry.rule.who).isKind;
    const coming = [card, ...cardsUpon(g, card)].filter((one) => counts(g, one)).length;
    if (coming === 0) continue;
    const there = cardsAt(g, at).filter((other) => other !== card && counts(g, other) && isActive(g, other)).length;
    if (there + coming > entry.rule.n) return true;
  }
  return false;
}

type RuleSet = Extract<Rule, { readonly rule: 'rules' }>['set'];

/** Whether the rule set holds at the location: by its own text, or by that of a neighbour which spreads. */
export function hasRules(g: Table, set: RuleSet, at: number): boolean {
  for (const entry of rulesOf(g, 'rules')) {
    if (entry.rule.set !== set || !isLive(g, entry)) continue;
    const home = whereIs(g, entry.source);
    if (home !== at && !(spreads(g, home) && isAdjacent(g, home, at))) continue;
    countUse(g, entry.text.id);
    return true;
  }
  return false;
}

/** CCG-BLF-11. */
function spreads(g: Table, location: number): boolean {
  for (const entry of rulesOf(g, 'expanded'))
    if (g.state.on[entry.source] === location && isLive(g, entry)) return true;
  return false;
}

/** Why the card may not go to the place because of the rules that hold there, however it would get there. */
export function localReason(g: Table, card: number, { on, as }: Spot): Reason | null {
  const s = g.state;
  if (on < 0 || as === LOCATION) return null;
  if (s.as[on] === CAPTIVE) return { rule: 'CCG-CPT-04', why: 'nothing can be deployed on a captive' };
  if (isPiece(g, on)) return { rule: 'CCG-HOL-06', why: 'cards at a holosite cannot be targeted' };
  return s.as[on] === LOCATION && (as === AT || as === ON) ? locationReasonFor(g, card, on, as) : null;
}

function locationReasonFor(g: Table, card: number, at: number, as: number): Reason | null {
  if (isHolosite(g, at)) {
    if (as === AT && isHoloCard(defOf(g, card))) return null;
    return { rule: 'CCG-HOL-02', why: 'only dejariks and holograms may be there' };
  }
  if (isTrench(g, at) && !mayEnterTrench(g, card, at))
    return { rule: 'CCG-TRC-02', why: 'only what a card names may go to the Trench' };
  if (isVehicleSite(g, at) && as === AT && !isCharacter(g, card))
    return { rule: 'CCG-VSI-06', why: 'only characters go inside' };
  return null;
}

const TRENCH = 'Death Star: Trench';

export const trenchOf = (g: Table): number => g.state.groups.flat().find((at) => isTrench(g, at)) ?? -1;

/** CCG-TRC-01: it lies next to the Death Star. */
export const trenchReason = (g: Table, card: number): Reason | null =>
  isTrench(g, card) && deathStarOf(g) < 0 ? { rule: 'CCG-TRC-01', why: 'the Death Star is not on the table' } : null;

/** CCG-TRC-02: whether a text names the Trench as a place for the card: its own, or the Trench's. */
export function mayEnterTrench(g: Table, card: number, trench: number): boolean {
  for (const { line } of defOf(g, card).deploysOn)
    if (line.line === 'deploy' && line.on.kinds.some((kind) => kind.includes(TRENCH))) return true;
  return isAdmitted(g, card, trench);
}

/** Whether the location's own text lets the card deploy on it. */
export function isAdmitted(g: Table, card: number, location: number): boolean {
  for (const entry of rulesOf(g, 'admits'))
    if (entry.source === location && isDeploying(g, entry, entry.rule.who, card) && isLive(g, entry)) {
      countUse(g, entry.text.id);
      return true;
    }
  return false;
}

const SANDCRAWLER = word('sandcrawler');

/** CCG-VSI-01: the vehicles for which a player can deploy such a site: the player's own. */
export const vehiclesFor = (g: Table, seat: number): number[] =>
  cardsInPlay(g).filter((card) => g.state.controller[card] === seat && defOf(g, card).is[SANDCRAWLER] === 1);

/**
 * CCG-VSI-06: what it costs the seat to go in or out, each character: nothing for whoever the site belongs to, the
 * printed price for the other player. -1: neither of the two is a vehicle site.
 */
export function doorPrice(g: Table, seat: number, from: number, to: number): number {
  const site = isVehicleSite(g, to) ? to : isVehicleSite(g, from) ? from : -1;
  if (site < 0) return -1;
  for (const entry of rulesOf(g, 'enter'))
    if (entry.source === site && entry.seat === seat && isLive(g, entry)) {
      countUse(g, entry.text.id);
      return entry.rule.n;
    }
  return 0;
}

/** CCG-BLW-05: whose base it is, by the system's name. */
const BASES: ReadonlyMap<string, number> = new Map([
  ['Yavin 4', LIGHT],
  ['Death Star', DARK],
]);

/** CCG-BLW-04: no site of a destroyed system can be deployed any more. */
export function destroyedReason(g: Table, card: number): Reason | null {
  const { system } = defOf(g, card);
  const gone = g.state.groups.some((group) =>
    group.some((at) => isBlownAway(g.state, at) && defOf(g, at).system === system),
  );
  return gone ? { rule: 'CCG-BLW-04', why: 'its system was blown away' } : null;
}

/** The system is destroyed; the Epic Event stays on it as a marker. Returns who loses how much Force for it. */
export function blowAway(g: Table, system: number, marker: number): { readonly seat: number; readonly n: number } {
  const s = g.state;
  const side = BASES.get(systemOf(g, system)) ?? -1;
  const places = groupOf(s, system).slice();
  let icons = 0; // CCG-BLW-06
  if (side >= 0) for (const at of places) icons += iconsAt(g, at, side);
  toPlace(g, 'placed', s.controller[marker]!, marker, system, ON); // CCG-BLW-07
  for (const site of places) if (site !== system) leavePlay(g, site, 'lost');
  for (const card of cardsInPlay(g).slice()) {
    // CCG-BLW-01, 10: of what is at the system itself only starships survive.
    if (s.on[card] === system && card !== marker && !(s.as[card] === AT && isStarship(g, card)))
      leavePlay(g, card, 'lost');
  }
  setFlag(s, system, BLOWN_AWAY, true);
  setFlag(s, marker, OFF, true);
  tell(g, about(g, 'flagged', s.controller[system]!, system));
  return { seat: side < 0 ? -1 : seatPlaying(s, side), n: 2 * icons };
}

export const holositesOn = (g: Table): number[] => g.state.groups.flat().filter((at) => isHolosite(g, at));

/** CCG-HOL-11: a unique one at a holosite stops every other copy, also as an Interrupt. */
export function copyReason(g: Table, card: number): Reason | null {
  const def = defOf(g, card);
  if (def.dots !== 1 || !isHoloCard(def)) return null;
  const s: State = g.state;
  for (let other = 0; other < s.zone.length; other++)
    if (other !== card && isPiece(g, other) && defOf(g, other).titleId === def.titleId)
      return { rule: 'CCG-HOL-11', why: 'it is at a holosite already' };
  return null;
}

const LIFT_TUBE = 'Lift Tube';

/** The two sites between which it stands; of what is no gate, the place where it is. */
export function gateSites(g: Table, card: number): readonly number[] {
  const at = whereIs(g, card);
  if (!rulesOf(g, 'gate').some(({ source }) => source === card)) return [at];
  const next = nextTo(g.state, at);
  return [at, next >= 0 ? next : (groupOf(g.state, at).at(-2) ?? -1)];
}

/** Why the card cannot go from one site to the other. */
export function gateReason(g: Table, card: number, from: number, to: number): Reason | null {
  for (const entry of rulesOf(g, 'gate')) {
    const sites = gateSites(g, entry.source);
    if (!sites.includes(from) || !sites.includes(to) || !isLive(g, entry) || passes(g, card, entry.rule.n)) continue;
    return { rule: 'CCG-READ-058', why: 'a Laser Gate bars the way' };
  }
  return null;
}

function passes(g: Table, card: number, above: number): boolean {
  const { as, on } = g.state;
  const ride = isAboard(as[card]!) ? on[card]! : card;
  if (defOf(g, ride).name === LIFT_TUBE) return true;
  if (isVehicle(g, ride)) return false;
  return isCharacter(g, card) && valueOf(g, card, 'power') + valueOf(g, card, 'ability') > above * ONE;
}
