/** What a card's own text says of it before it lies on the table: where it deploys, and for how much; and what texts keep cards from. */
import type { Deed, Rule, Whom } from '../language/tree.ts';
import type { LiveRule } from './live-index.ts';
import { rulesOf, speaker } from './live.ts';
import { describes } from './spoken.ts';
import { defOf, type Table } from './table.ts';
import { isAbout, isLive } from './speech.ts';
import { TABLE } from './state.ts';

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

/** Whether a text says that the card cannot do it; of a card that is not on the table, its own text. */
export function isBarred(g: Table, card: number, deed: Deed): boolean {
  const isLying = g.state.zone[card] === TABLE;
  const rules = isLying ? rulesOf(g, 'cannot') : ownRules(g, card, 'cannot');
  return rules.some(
    (entry) => entry.rule.deed === deed && (!isLying || isAbout(g, entry, entry.rule.who, card)) && isLive(g, entry),
  );
}
