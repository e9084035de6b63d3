/** Bounty: who discards another unit is rewarded at the start of their next build step (TCG-KW-BOUNTY). */
import { textsOf } from '../live.ts';
import { controllerOf } from '../state.ts';
import { defOf, isInPlay, type Table } from '../table.ts';
import { beginning } from '../spoken.ts';
import { damageOn } from './damage-source.ts';
import type { KeywordRule } from './rule.ts';

/** Of a unit that has left play those that are printed on it. */
function bountiesOf(g: Table, unit: number): number[] {
  if (isInPlay(g.state, unit))
    return textsOf(g, 'bounty').flatMap(({ source, ability }) => (source === unit ? [ability.id] : []));
  return defOf(g, unit).abilities.flatMap(({ tree, id }) => (tree.is === 'bounty' ? [id] : []));
}

export const bounty: KeywordRule = {
  discarded(g, unit, by) {
    const s = g.state;
    const sources = new Set([by, ...damageOn(g, unit).map(({ source }) => source)]);
    for (const source of sources) {
      if (source < 0 || source === unit) continue;
      const seat = controllerOf(s, source);
      for (const ability of bountiesOf(g, source)) {
        const earned = beginning(ability, seat, source);
        s.expanded!.due.push(earned);
      }
    }
  },
};
