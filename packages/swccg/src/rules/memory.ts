/** Cards that were: a text that answers a loss speaks of a card that has left the table. */
import type { Filter } from '../language/tree.ts';
import { compileFilter } from './filters.ts';
import type { Context } from './live-index.ts';
import type { Just } from './parts.ts';
import { isWhose } from './speech.ts';
import { TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';

/** Whether what the moment speaks of, a name or a description, is the card it happened to. */
export function fitsMemory(g: Table, who: Context, what: Filter | readonly string[], just: Just): boolean {
  if (!('kinds' in what)) return what.includes(defOf(g, just.card).name);
  const s = g.state;
  if (s.zone[just.card] === TABLE && s.life[just.card] === just.life) return g.speech.fits(g, who, what, just.card);
  // It is gone: its kind, whose it was and where are all that is left of it.
  if (what.whose !== undefined && !isWhose(who, what.whose, just.seat)) return false;
  if (!compileFilter(what).isKind(g, just.card)) return false;
  return what.where === undefined || g.speech.isPlace(g, who, what.where, just.at);
}
