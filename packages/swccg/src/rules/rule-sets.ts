/** Locations with rules of their own: which cards may be there. */
import type { Reason } from '@dejarik/kernel';
import type { Rule } from '../language/tree.ts';
import { isHoloCard, isHolosite, isPiece } from './holosites.ts';
import { isAdjacent } from './layout.ts';
import { rulesOf, whereIs } from './live.ts';
import { isCharacter } from './query.ts';
import type { Spot } from './questions.ts';
import { isLive } from './speech.ts';
import { AT, CAPTIVE, LOCATION, ON } from './state.ts';
import { countOwn, countUse, defOf, type Table } from './table.ts';
import { isTrench, mayEnterTrench } from './trench.ts';
import { isVehicleSite } from './vehicle-sites.ts';

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
export function placeReason(g: Table, card: number, { on, as }: Spot): Reason | null {
  const s = g.state;
  if (on < 0 || as === LOCATION) return null;
  if (s.as[on] === CAPTIVE) return { rule: 'CCG-CPT-04', why: 'nothing can be deployed on a captive' };
  if (isPiece(g, on)) return { rule: 'CCG-HOL-06', why: 'cards at a holosite cannot be targeted' };
  return s.as[on] === LOCATION && (as === AT || as === ON) ? locationReasonFor(g, card, on, as) : null;
}

function locationReasonFor(g: Table, card: number, at: number, as: number): Reason | null {
  if (isHolosite(g, at)) {
    countOwn(g, at, 'rules');
    if (as === AT && isHoloCard(defOf(g, card))) return null;
    return { rule: 'CCG-HOL-02', why: 'only dejariks and holograms may be there' };
  }
  if (isTrench(g, at) && !mayEnterTrench(g, card, at)) {
    countOwn(g, at, 'rules');
    return { rule: 'CCG-TRC-02', why: 'only what a card names may go to the Trench' };
  }
  if (isVehicleSite(g, at) && as === AT && !isCharacter(g, card))
    return { rule: 'CCG-VSI-06', why: 'only characters go inside' };
  return null;
}
