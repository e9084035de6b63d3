/** What works of a unit's text while it is in the build zone (TCG-ZONE-16). */
import type { Compiled } from '../../language/meaning.ts';
import type { Ability } from '../../language/tree.ts';

const WORKS: ReadonlySet<Ability['is']> = new Set<Ability['is']>([
  'treat',
  'upkeep',
  'pilot',
  'reserves',
  'bounty',
  'insert',
]);

/** It left an arena, where the text worked, and hears of that when it has. */
const isAboutRetreating = (tree: Ability): boolean =>
  tree.is === 'triggered' && tree.event.on === 'retreats' && tree.event.who === 'this';

export const worksRetreated = ({ tree, inReserve }: Compiled): boolean =>
  WORKS.has(tree.is) || inReserve === true || isAboutRetreating(tree);
