/** Laser Gates: between the site they lie on and the next one (CCG-READ-058). */
import type { Reason } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { groupOf, nextTo } from './layout.ts';
import { rulesOf, whereIs } from './live.ts';
import { isCharacter, isVehicle, valueOf } from './query.ts';
import { isLive } from './speech.ts';
import { isAboard } from './state.ts';
import { defOf, type Table } from './table.ts';

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
