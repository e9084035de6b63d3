/** Cancelling what is declared (CCG-ACT-27, 28). */
import type { Window } from '@dejarik/kernel';
import { about, tell } from './events.ts';
import { leavePlay } from './leaving.ts';
import { cardsInPlay, rulesOf } from './live.ts';
import type { Action, Resolve } from './procedures.ts';
import type { Declaration } from './questions.ts';
import { isLive } from './speech.ts';
import { TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';

/** What the text answers, if it is still waiting to resolve, does not come to pass; a target on the table is lost. */
export function cancelAnswered(g: Table, f: Resolve): void {
  if (f.about === null) {
    for (const card of f.it) cancelCard(g, card);
    return;
  }
  const pending = windowsOf(g).find(({ action, happened }) => !happened && cardOf(action) === answeredCard(f));
  if (pending !== undefined) cancelWindow(g, pending);
}

export function cancelWindow(g: Table, pending: Window<Action, Declaration>): void {
  pending.cancelled = true;
  tell(g, about(g, 'cancelled', pending.action.seat, cardOf(pending.action)));
}

/** CCG-ACT-28: what is cancelled is lost. */
function cancelCard(g: Table, card: number): void {
  if (g.state.zone[card] !== TABLE) return;
  tell(g, about(g, 'cancelled', g.state.controller[card]!, card));
  leavePlay(g, card, 'lost');
}
/** Of a threat, whatever makes it. */
const answeredCard = ({ about: just }: Resolve): number | undefined =>
  just?.on === 'threatened' ? just.other : just?.card;

/** The open windows, the innermost first. */
export function windowsOf(g: Table): Window<Action, Declaration>[] {
  const found: Window<Action, Declaration>[] = [];
  for (const frame of g.state.frames) if (frame.proc === 'answers') found.unshift(frame);
  return found;
}

const cardOf = (action: Action): number => {
  if (action.kind === 'text') return action.text.card;
  if (action.kind === 'deploy') return action.deployment.card;
  if (action.kind === 'reactMove') return action.card;
  return action.kind === 'fire' ? action.shot.weapons[0]! : -1;
};

/** A rule on the table keeps the title cancelled: none stays in play, and none can be played or deployed. */
export const isCancelledByRule = (g: Table, card: number): boolean =>
  rulesOf(g, 'cancelled').some((entry) => entry.rule.what.includes(defOf(g, card).name) && isLive(g, entry));

export function cancelByRule(g: Table): void {
  if (rulesOf(g, 'cancelled').length === 0) return;
  for (const card of cardsInPlay(g).slice()) if (isCancelledByRule(g, card)) cancelCard(g, card);
}
