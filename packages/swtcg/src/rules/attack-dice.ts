/** What is added to attack dice, and what they have to show. */
import { DICE, modsOf } from './live.ts';
import { reaches } from './query.ts';
import { countUse, type Table } from './table.ts';

/** What a unit adds to each of its attack dice besides Accuracy. */
export function diceBonus(g: Table, unit: number): number {
  let sum = 0;
  for (const entry of modsOf(g, DICE) ?? []) {
    if (!reaches(g, entry, unit)) continue;
    for (const mod of entry.mods)
      if (mod.is === 'dice') {
        sum += mod.n;
        countUse(g, entry.ability.id);
      }
  }
  return sum;
}

/** What a die has to show to hit the unit (TCG-ATTACK-11, TCG-DMG-06), or to damage it. */
export function neededToHit(g: Table, unit: number): number {
  let needed = g.edition.hit;
  if (g.edition.keywords.hooks.toHit !== undefined && unit >= 0)
    for (const toHit of g.edition.keywords.hooks.toHit) needed += toHit(g, unit);
  return needed;
}
