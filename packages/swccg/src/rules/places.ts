/** Where a card can be: what deploying and moving have in common (CCG-MOV-18, CCG-DEP-06). */
import type { Reason } from '@dejarik/kernel';
import { compileFilter } from './filters.ts';
import { cardsAt, cardsUpon, rulesOf } from './live.ts';
import { ownRules } from './own-rules.ts';
import { isActive, isSystem } from './presence.ts';
import { isStarship, isVehicle } from './query.ts';
import { isAbout, isLive } from './speech.ts';
import { TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const INTERIOR = word('interior');
const EXTERIOR = word('exterior');
const MOBILE = word('mobile');
const DOCKING_BAY = word('docking bay');
const HOLOSITE = word('holosite');
const VEHICLE_SITE = word('vehicle site');
const TRENCH = 'Death Star: Trench';

const reason = (rule: string, why: string): Reason => ({ rule, why });

/** Why the card cannot be at the location. */
export function placeReason(g: Table, card: number, at: number): Reason | null {
  const def = defOf(g, at);
  if (isStarship(g, card)) return isSystem(g, at) ? null : reason('CCG-LOC-25', 'starships are only at systems');
  if (isSystem(g, at)) return reason('CCG-LOC-24', 'it goes to sites only');
  if (def.is[HOLOSITE] === 1) return reason('CCG-HOL-02', 'nothing but dejarik cards goes there');
  if (def.title === TRENCH) return reason('CCG-TRC-03', 'nothing goes to the Trench that way');
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
  const { is } = defOf(g, site);
  if (is[VEHICLE_SITE] === 1) return false;
  return is[MOBILE] === 0 || is[DOCKING_BAY] === 1 || is[INTERIOR] === 0 || is[EXTERIOR] === 1;
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
    if (there + coming > entry.rule.n && isLive(g, entry)) return true;
  }
  return false;
}
