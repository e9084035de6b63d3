/** What texts keep cards from. */
import type { Deed } from '../language/tree.ts';
import { rulesOf } from './live.ts';
import { ownRules } from './own-rules.ts';
import { isAbout, isLive } from './speech.ts';
import { TABLE } from './state.ts';
import type { Table } from './table.ts';

/** Whether a text says that the card cannot do it; of a card that is not on the table, its own text. */
export function isBarred(g: Table, card: number, deed: Deed): boolean {
  if (g.state.zone[card] !== TABLE)
    return ownRules(g, card, 'cannot').some((entry) => entry.rule.deed === deed && isLive(g, entry));
  for (const entry of rulesOf(g, 'cannot'))
    if (entry.rule.deed === deed && isAbout(g, entry, entry.rule.who, card) && isLive(g, entry)) return true;
  return false;
}
