/** What a card's own text says of it before it lies on the table: where it deploys, and for how much. */
import type { Rule } from '../language/tree.ts';
import type { LiveRule } from './live-index.ts';
import { speaker } from './live.ts';
import { defOf, type Table } from './table.ts';

type Named<K extends Rule['rule']> = Extract<Rule, { readonly rule: K }>;

export function ownRules<K extends Rule['rule']>(g: Table, card: number, kind: K): LiveRule<Named<K>>[] {
  const found: LiveRule<Named<K>>[] = [];
  for (const text of defOf(g, card).texts) {
    const { line } = text;
    if (line.line !== 'static') continue;
    for (const rule of line.rules)
      if (rule.rule === kind)
        found.push({
          ...speaker(g.state.controller[card]!, card),
          rule: rule as Named<K>,
          text,
          needs: line.while ?? null,
          cards: null,
          since: 0,
          lasting: null,
        });
  }
  return found;
}
