/**
 * What there is among the cards of a game, looked up once for a table. Where a kind of text is in no deck, nobody has to
 * look for it again and again. What asks players goes by the catalogue instead, so that no question tells what is there.
 */
import { defOf, type Table } from './table.ts';

export interface Present {
  readonly starredHealth: boolean;
  readonly subordinates: boolean;
  readonly lists: boolean;
  readonly elsewhere: boolean;
  readonly otherCosts: boolean;
}

export const present = (g: Table): Present => (g.live.present ??= look(g));

function look(g: Table): Present {
  const found = { starredHealth: false, subordinates: false, lists: false, elsewhere: false, otherCosts: false };
  const { def } = g.state;
  for (let card = 0; card < def.length; card++) {
    const definition = defOf(g, card);
    if (definition.lists.length > 0) found.lists = true;
    if (definition.elsewhere.length > 0) found.elsewhere = true;
    if (definition.otherCosts.length > 0) found.otherCosts = true;
    if (definition.card.type === 'Subordinate') found.subordinates = true;
    if (definition.card.starred?.includes('health') === true) found.starredHealth = true;
  }
  return found;
}
