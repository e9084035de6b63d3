/** Cards that are immune to others, by name (CCG-SNS-09, CCG-EFF-03): whether they lie on the table or are being played. */
import { windowsOf } from './cancel.ts';
import { rulesOf } from './live.ts';
import { isImmune } from './location-text.ts';
import { ownRules } from './own-rules.ts';
import { isLive } from './speech.ts';
import { describes } from './spoken.ts';
import { TABLE } from './state.ts';
import type { Table } from './table.ts';

/** Whether a card of this name cannot be aimed at the card, or answer it. */
export function isProtected(g: Table, card: number, name: string): boolean {
  if (g.state.zone[card] === TABLE) return isImmune(g, card, name);
  for (const entry of rulesOf(g, 'immuneTo')) {
    const { who, to } = entry.rule;
    if (to.includes(name) && typeof who !== 'string' && describes(g, entry, who, card) && isLive(g, entry)) return true;
  }
  for (const entry of ownRules(g, card, 'immuneTo'))
    if (entry.rule.to.includes(name) && entry.rule.who === 'this' && isLive(g, entry)) return true;
  return isFunctionProtected(g, card, name);
}

/** Of an Interrupt, the immunity is that of the function it is played for. */
function isFunctionProtected(g: Table, card: number, name: string): boolean {
  for (const { action } of windowsOf(g)) {
    if (action.kind !== 'text' || action.text.card !== card) continue;
    const { line } = g.cards.texts[action.text.ability]!;
    if (line.line !== 'action') continue;
    for (const declaration of line.pay ?? [])
      if (declaration.declare === 'immune' && declaration.to.includes(name)) return true;
  }
  return false;
}
