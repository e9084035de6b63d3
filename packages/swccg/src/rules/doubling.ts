/** CCG-CARD-009: every number of a card is doubled, wherever the card is. */
import { rulesOf } from './live.ts';
import { isLive } from './speech.ts';
import { countUse, defOf, type Table } from './table.ts';

export function isDoubled(g: Table, card: number): boolean {
  for (const entry of rulesOf(g, 'doubled')) {
    const { who } = entry.rule;
    const { name } = defOf(g, card);
    if (typeof who !== 'string' && who.kinds.some((kind) => kind.includes(name)) && isLive(g, entry)) {
      countUse(g, entry.text.id);
      return true;
    }
  }
  return false;
}
