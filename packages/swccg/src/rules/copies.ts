/**
 * CCG-MOD-01: copies of a title never add to the same thing. Whatever adds up goes through here: rules that change a number
 * are listed by `partsOf` and `partsAt` alone, and of what texts have done to a battle or to a shot `counted` tells what counts.
 */
import type { Adding, Amount, Filter, RuleOf } from '../language/tree.ts';
import { holdsAt, live, type Local } from './live.ts';
import type { Part } from './parts.ts';
import { isLive, type LiveRule, timesOf } from './speech.ts';
import type { Table } from './table.ts';

/** A part as it is explained: how much, and the card that says so; -1: it is printed. */
export interface Share {
  readonly n: number;
  readonly source: number;
}

interface RulePart<K extends Adding> extends Part, Share {
  readonly entry: LiveRule<RuleOf<K>>;
}

export const sumOf = (parts: readonly Pick<Part, 'n'>[]): number => parts.reduce((sum, { n }) => sum + n, 0);

/** Of the copies of a title that one counts which adds most, with all that it adds. */
export const counted = <P extends Part>(parts: readonly P[]): readonly P[] =>
  parts.length < 2 ? parts : parts.filter(({ title, copy }) => title < 0 || copy === strongest(parts, title));

function strongest(parts: readonly Part[], title: number): number {
  const own = parts.filter((part) => part.title === title);
  const strength = (copy: number): number => Math.abs(sumOf(own.filter((part) => part.copy === copy)));
  return own.reduce((best, { copy }) => (strength(copy) > strength(best) ? copy : best), own[0]!.copy);
}

/** `by`: an amount; or kinds of room, of which it is enough to count how many they are. */
type Adder = { readonly by: Amount | readonly unknown[]; readonly each?: Filter; readonly cumulative?: true };

/** What the live rules of the kind that apply add, in their order; `own`: rules of a card that is not on the table. */
export function partsOf<K extends Adding>(
  g: Table,
  kind: K,
  applies: (entry: LiveRule<RuleOf<K>>) => boolean,
  own: readonly LiveRule<RuleOf<K>>[] = NONE,
): readonly RulePart<K>[] {
  const onTable = (live(g).rules.get(kind) ?? NONE) as readonly LiveRule<RuleOf<K>>[];
  let parts: RulePart<K>[] | null = null;
  for (const entry of own.length === 0 ? onTable : [...onTable, ...own]) {
    if (!applies(entry) || !isLive(g, entry)) continue;
    const { by, each, cumulative } = entry.rule as Adder;
    const n =
      typeof by === 'object' && !('of' in by) ? by.length : g.speech.amount(g, entry, by) * timesOf(g, entry, each);
    const { text, source, lasting } = entry;
    const copy = lasting === null ? source : -lasting.serial;
    if (n !== 0) (parts ??= []).push({ title: cumulative === undefined ? text.title : -1, copy, n, source, entry });
  }
  return parts === null ? NONE : counted(parts);
}

/** The same of rules that hold at a place: at this location, and of those that say whose, for the seat. */
export const partsAt = <K extends Adding & Local>(
  g: Table,
  kind: K,
  location: number,
  seat: number,
  applies: (entry: LiveRule<RuleOf<K>>) => boolean = () => true,
): readonly RulePart<K>[] => partsOf(g, kind, (entry) => applies(entry) && holdsAt(g, entry, location, seat));

const NONE: readonly never[] = [];
