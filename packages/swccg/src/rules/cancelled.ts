/** Titles that a rule on the table keeps cancelled: none of them stays in play, and none can be played or deployed. */
import { about, tell } from './events.ts';
import { leavePlay } from './leaving.ts';
import { cardsInPlay, rulesOf } from './live.ts';
import { isLive } from './speech.ts';
import { defOf, type Table } from './table.ts';

export function isCancelledByRule(g: Table, card: number): boolean {
  for (const entry of rulesOf(g, 'cancelled'))
    if (entry.rule.what.includes(defOf(g, card).name) && isLive(g, entry)) return true;
  return false;
}

/** CCG-ACT-28: what is cancelled is lost. */
export function cancelByRule(g: Table): void {
  if (rulesOf(g, 'cancelled').length === 0) return;
  for (const card of cardsInPlay(g).slice()) {
    if (!isCancelledByRule(g, card)) continue;
    tell(g, about(g, 'cancelled', g.state.controller[card]!, card));
    leavePlay(g, card, 'lost');
  }
}
