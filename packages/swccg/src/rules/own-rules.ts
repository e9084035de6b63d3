/** What a card's own text says of it before it lies on the table: where it deploys, and for how much. */
import type { Rule, Whom } from '../language/tree.ts';
import type { LiveRule } from './live-index.ts';
import { speaker } from './live.ts';
import { describes } from './spoken.ts';
import { defOf, type Table } from './table.ts';

type Named<K extends Rule['rule']> = Extract<Rule, { readonly rule: K }>;

const NONE: readonly never[] = [];

export function ownRules<K extends Rule['rule']>(g: Table, card: number, kind: K): readonly LiveRule<Named<K>>[] {
  let found: LiveRule<Named<K>>[] | null = null;
  for (const text of defOf(g, card).texts) {
    const { line } = text;
    if (line.line !== 'static') continue;
    for (const rule of line.rules as readonly Named<K>[]) {
      if (rule.rule !== kind) continue;
      const who = speaker(g.state.controller[card]!, card);
      (found ??= []).push({ ...who, rule, text, needs: line.while ?? null, cards: null, since: 0, lasting: null });
    }
  }
  return found ?? NONE;
}

/** Whether a rule speaks of a card that is being deployed, which is not on the table yet. */
export const isDeploying = (g: Table, entry: LiveRule, whom: Whom, card: number): boolean =>
  typeof whom === 'string' ? whom === 'this' && entry.source === card : describes(g, entry, whom, card);
