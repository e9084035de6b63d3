/**
 * Where a card can be: what deploying and moving have in common (CCG-MOV-18, CCG-DEP-06), and the locations with rules of
 * their own: the Trench, vehicle sites, what was blown away (sections 10 to 13 of the ledger), Laser Gates.
 */
import type { Reason } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import type { Rule } from '../language/tree.ts';
import { about, tell, toPlace } from './events.ts';
import { compileFilter } from './filters.ts';
import {
  isA,
  isCharacter,
  isHoloCard,
  isHolosite,
  isIndoors,
  isPiece,
  isStarship,
  isSystem,
  isTrench,
  isVehicle,
  isVehicleSite,
  TRENCH,
} from './kinds.ts';
import { deathStarOf, groupOf, isBlownAway, locationsOn, nextTo, systemOf } from './layout.ts';
import { leavePlay } from './leaving.ts';
import { AT, BLOWN_AWAY, CAPTIVE, isAboard, LOCATION, OFF, ON } from './lies.ts';
import { cardsAt, cardsInPlay, cardsUpon, rulesOf, rulesThat, whereIs } from './live.ts';
import { setFlag } from './moves.ts';
import { iconsAt, isActive, valueOf } from './query.ts';
import type { Spot } from './questions.ts';
import { isAbout, isLive } from './speech.ts';
import { isDeploying, ownRules } from './spoken.ts';
import { DARK, LIGHT, TABLE } from './state.ts';
import { countOwn, defOf, reason, seatPlaying, type Table } from './table.ts';

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
  const rules = g.state.zone[card] === TABLE ? rulesOf(g, 'movesOnly') : ownRules(g, card, 'movesOnly');
  const own = rules.find((entry) => isAbout(g, entry, entry.rule.who, card) && isLive(g, entry));
  if (own !== undefined) return g.speech.fits(g, own, own.rule.to, site);
  if (isVehicleSite(g, site)) return false;
  return !isA(g, site, 'mobile') || isA(g, site, 'docking bay') || !isIndoors(g, site);
}

/** CCG-UNQ-08: of the card, and of those it carries. */
function isFull(g: Table, card: number, at: number): boolean {
  const limits =
    g.state.zone[card] === TABLE ? rulesOf(g, 'limit') : [...rulesOf(g, 'limit'), ...ownRules(g, card, 'limit')];
  return limits.some((entry) => {
    const { rule } = entry;
    const counts = compileFilter(rule.who).isKind;
    const coming = [card, ...cardsUpon(g, card)].filter((one) => counts(g, one)).length;
    if (coming === 0) return false;
    const there = cardsAt(g, at).filter((other) => other !== card && counts(g, other) && isActive(g, other)).length;
    return there + coming > rule.n && isLive(g, entry);
  });
}

type RuleSet = Extract<Rule, { readonly rule: 'rules' }>['set'];

/** Whether the rule set holds at the location: by its own text, or by that of a neighbour heard there (CCG-BLF-11). */
export const hasRules = (g: Table, set: RuleSet, at: number): boolean =>
  rulesThat(g, 'rules', ({ rule, source }) => rule.set === set && source === at).length > 0;

/** Why the card may not go to the place because of the rules that hold there, however it would get there. */
export function localReason(g: Table, card: number, { on, as }: Spot): Reason | null {
  const s = g.state;
  if (on < 0 || as === LOCATION) return null;
  if (s.as[on] === CAPTIVE) return reason('CCG-CPT-04', 'nothing can be deployed on a captive');
  if (isPiece(g, on)) return reason('CCG-HOL-06', 'cards at a holosite cannot be targeted');
  if (s.as[on] !== LOCATION || (as !== AT && as !== ON)) return null;
  if (isHolosite(g, on) || isTrench(g, on)) countOwn(g, on, 'rules');
  if (isHolosite(g, on) && !(as === AT && isHoloCard(defOf(g, card))))
    return reason('CCG-HOL-02', 'only dejariks and holograms may be there');
  if (isTrench(g, on) && !mayEnterTrench(g, card, on))
    return reason('CCG-TRC-02', 'only what a card names may go to the Trench');
  if (isVehicleSite(g, on) && as === AT && !isCharacter(g, card))
    return reason('CCG-VSI-06', 'only characters go inside');
  return null;
}

/** CCG-TRC-02: whether a text names the Trench as a place for the card: its own, or the Trench's. */
const mayEnterTrench = (g: Table, card: number, trench: number): boolean =>
  defOf(g, card).deploysOn.some(
    ({ line }) => line.line === 'deploy' && line.on.kinds.some((kind) => kind.includes(TRENCH)),
  ) || isAdmitted(g, card, trench);

/** Whether the location's own text lets the card deploy on it. */
export const isAdmitted = (g: Table, card: number, location: number): boolean =>
  rulesThat(g, 'admits', (one) => one.source === location && isDeploying(g, one, one.rule.who, card)).length > 0;

/** Why a location cannot be deployed: the Trench lies next to the Death Star; no site of a destroyed system comes back. */
export function lostSystemReason(g: Table, card: number): Reason | null {
  if (isTrench(g, card) && deathStarOf(g) < 0) return reason('CCG-TRC-01', 'the Death Star is not on the table');
  const { system } = defOf(g, card);
  const gone = locationsOn(g.state).some((at) => isBlownAway(g.state, at) && defOf(g, at).system === system);
  return gone ? reason('CCG-BLW-04', 'its system was blown away') : null;
}

/**
 * CCG-VSI-06: what it costs the seat to go there, each character: into or out of a vehicle site nothing for whoever it
 * belongs to, the printed price for the other player.
 */
export function wayPrice(g: Table, seat: number, from: number, to: number): number {
  const site = isVehicleSite(g, to) ? to : from;
  if (!isVehicleSite(g, site)) return 1;
  const [door] = rulesThat(g, 'enter', (entry) => entry.source === site && entry.seat === seat);
  return door?.rule.n ?? 0;
}

/** CCG-BLW-05: whose base it is, by the system's name. */
const BASES: ReadonlyMap<string, number> = new Map([
  ['Yavin 4', LIGHT],
  ['Death Star', DARK],
]);

/** The system is destroyed; the Epic Event stays on it as a marker. Returns who loses how much Force for it. */
export function blowAway(g: Table, system: number, marker: number): { readonly seat: number; readonly n: number } {
  const s = g.state;
  const side = BASES.get(systemOf(g, system)) ?? -1;
  const places = groupOf(s, system).slice();
  const icons = side < 0 ? 0 : places.reduce((n, at) => n + iconsAt(g, at, side), 0); // CCG-BLW-06
  toPlace(g, 'placed', s.controller[marker]!, marker, system, ON); // CCG-BLW-07
  for (const site of places) if (site !== system) leavePlay(g, site, 'lost');
  for (const card of cardsInPlay(g).slice()) {
    // CCG-BLW-01, 10: of what is at the system itself only starships survive.
    if (s.on[card] === system && card !== marker && !(s.as[card] === AT && isStarship(g, card)))
      leavePlay(g, card, 'lost');
  }
  setFlag(s, system, BLOWN_AWAY, true);
  setFlag(s, marker, OFF, true);
  tell(g, about(g, 'blownAway', s.controller[system]!, system));
  return { seat: side < 0 ? -1 : seatPlaying(s, side), n: 2 * icons };
}

export const holositesOn = (g: Table): number[] => locationsOn(g.state).filter((at) => isHolosite(g, at));

/** CCG-HOL-11: a unique one at a holosite stops every other copy, also as an Interrupt. */
export function copyReason(g: Table, card: number): Reason | null {
  const def = defOf(g, card);
  if (def.dots !== 1 || !isHoloCard(def)) return null;
  return cardsInPlay(g).some((other) => other !== card && isPiece(g, other) && defOf(g, other).titleId === def.titleId)
    ? reason('CCG-HOL-11', 'it is at a holosite already')
    : null;
}

/** The two sites between which it stands; of what is no gate, the place where it is. */
export function gateSites(g: Table, card: number): readonly number[] {
  const at = whereIs(g, card);
  if (!rulesOf(g, 'gate').some(({ source }) => source === card)) return [at];
  const next = nextTo(g.state, at);
  return [at, next >= 0 ? next : (groupOf(g.state, at).at(-2) ?? -1)];
}

/** Why the card cannot go from one site to the other. */
export function gateReason(g: Table, card: number, from: number, to: number): Reason | null {
  const isBarred = rulesOf(g, 'gate').some((entry) => {
    const sites = gateSites(g, entry.source);
    return sites.includes(from) && sites.includes(to) && isLive(g, entry) && !passes(g, card, entry.rule.n);
  });
  return isBarred ? reason('CCG-READ-058', 'a Laser Gate bars the way') : null;
}

function passes(g: Table, card: number, above: number): boolean {
  const { as, on } = g.state;
  const ride = isAboard(as[card]!) ? on[card]! : card;
  if (defOf(g, ride).name === 'Lift Tube') return true;
  return isCharacter(g, card) && valueOf(g, card, 'power') + valueOf(g, card, 'ability') > above * ONE;
}
