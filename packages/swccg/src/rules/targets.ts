/** Whom texts can be aimed at: what they describe, but for cards that are immune to the card that speaks (CCG-SNS-09). */
import type { Filter } from '../language/tree.ts';
import { isProtected } from './immunity.ts';
import type { Context } from './live-index.ts';
import { matching } from './spoken.ts';
import { defOf, type Table } from './table.ts';

export function targetsFor(g: Table, who: Context, what: Filter): number[] {
  const { name } = defOf(g, who.source);
  return matching(g, who, what).filter((card) => !isProtected(g, card, name));
}
