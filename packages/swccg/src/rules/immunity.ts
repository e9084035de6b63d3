/** Cards that are immune to others, by name (CCG-SNS-09, CCG-EFF-03): whether they lie on the table or are being played. */
import { windowsOf } from './cancel.ts';
import { rulesOf } from './live.ts';
import { isImmune } from './location-text.ts';
import { isDeploying, ownRules } from './own-rules.ts';
import { isLive } from './speech.ts';
import { TABLE } from './state.ts';
import type { Table } from './table.ts';

/** Whether a card of this name cannot be aimed at the card, or answer it. */
export function isProtected(g: Table, card: number, name: string): boolean {
  if (g.state.zone[card] === TABLE) return isImmune(g, card, name);
  const own = ownRules(g, card, 'immuneTo').filter(({ rule }) => rule.who === 'this');
  const isImmuneBy = [...rulesOf(g, 'immuneTo'), ...own].some(
    (entry) => entry.rule.to.includes(name) && isDeploying(g, entry, entry.rule.who, card) && isLive(g, entry),
  );
  return isImmuneBy || isFunctionProtected(g, card, name);
}

/** Of an Interrupt, the immunity is that of the function it is played for. */
const isFunctionProtected = (g: Table, card: number, name: string): boolean =>
  windowsOf(g).some(({ action }) => {
    if (action.kind !== 'text' || action.text.card !== card) return false;
    const { line } = g.cards.texts[action.text.ability]!;
    const prices = line.line === 'action' ? (line.pay ?? []) : [];
    return prices.some((declaration) => declaration.declare === 'immune' && declaration.to.includes(name));
  });
