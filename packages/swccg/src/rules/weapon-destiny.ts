/** What changes the destiny drawn for a weapon (CCG-DST-05). */
import { ONE } from '../exact.ts';
import { userOf } from './carrying.ts';
import { rulesOf } from './live.ts';
import { isAbout, isLive } from './speech.ts';
import { defOf, type Table } from './table.ts';

/** In thousandths: texts about the weapon or its user, each title once, and what was done to the shot. */
export function weaponBonus(g: Table, weapon: number): number {
  let n = 0;
  const user = userOf(g, weapon);
  const titles = new Set<number>();
  for (const entry of rulesOf(g, 'weaponDraws')) {
    const { who, by } = entry.rule;
    if (!isAbout(g, entry, who, weapon) && !(user >= 0 && isAbout(g, entry, who, user))) continue;
    const { titleId } = defOf(g, entry.source);
    if (titles.has(titleId) || !isLive(g, entry)) continue;
    titles.add(titleId);
    n += by * ONE;
  }
  const shot = g.state.frames.findLast((frame) => frame.proc === 'fire');
  return n + (shot?.proc === 'fire' ? shot.each : 0);
}
