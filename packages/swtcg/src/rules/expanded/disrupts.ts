/** What a text that says `Disrupt …` can be played on (TCG-DISR-01). */
import type { Op } from '../../language/meaning.ts';
import { matches } from '../query.ts';
import type { Context } from '../spoken.ts';
import type { Table } from '../table.ts';
import { disruptable } from './disrupt.ts';
import type { Disrupt } from './procedures.ts';

type What = Extract<Op, { readonly do: 'disrupt' }>['what'];

/** What the text would disrupt now; null: nothing that it speaks of. */
export function disruptedBy(g: Table, what: What, context: Context): Disrupt | null {
  const open = disruptable(g);
  if (open === null) return null;
  const fits =
    what === 'attack'
      ? open.what === 'attack'
      : what === 'activated ability'
        ? open.what === 'ability'
        : open.what !== 'attack' && open.what !== 'ability' && matches(g, what, open.card, context);
  return fits ? open : null;
}
