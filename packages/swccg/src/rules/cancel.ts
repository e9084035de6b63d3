/**
 * What becomes of what is declared: it is cancelled (CCG-ACT-27, 28), cards are immune to it by name (CCG-SNS-09,
 * CCG-EFF-03), and Immediate Effects keep the Interrupt that they answer (section 27 of the ledger).
 */
import type { Window } from '@dejarik/kernel';
import { about, tell, toPlace } from './events.ts';
import { shownDestiny } from './flow.ts';
import { cardsUnder } from './layout.ts';
import { leavePlay } from './leaving.ts';
import { STACKED } from './lies.ts';
import { cardsInPlay, isImmune, rulesOf } from './live.ts';
import type { Action, DrawDestiny, Resolve } from './procedures.ts';
import type { Declaration } from './questions.ts';
import { isLive } from './speech.ts';
import { isDeploying, ownRule, ownRules } from './spoken.ts';
import { PLAYED, TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';

/** What the text answers, if it is still waiting to resolve, does not come to pass; a target on the table is lost. */
export function cancelAnswered(g: Table, f: Resolve): void {
  if (f.about === null) {
    for (const card of f.it) cancelCard(g, card);
    return;
  }
  const answered = f.about.on === 'threatened' ? f.about.other : f.about.card; // of a threat, whatever makes it
  const pending = windowsOf(g).find(({ action, happened }) => !happened && cardOf(action) === answered);
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

/** CCG-DST-07: what is cancelled already can be neither cancelled nor redrawn again. */
export function cancelShown(g: Table): DrawDestiny | null {
  const draw = shownDestiny(g);
  if (draw === null || draw.result === null || draw.result.cancelled) return null;
  draw.result.cancelled = true;
  tell(g, about(g, 'destinyCancelled', draw.seat, draw.card));
  return draw;
}

/** The open windows, the innermost first. */
export const windowsOf = (g: Table): Window<Action, Declaration>[] =>
  g.state.frames.filter((frame) => frame.proc === 'answers').toReversed();

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

/** CCG-IMM-04, 07: from now on the title of the Interrupt is unique, and the Interrupt comes here when it is done. */
export function grab(g: Table, grabber: number, interrupt: number): void {
  const s = g.state;
  if (ownRule(g, grabber, 'grabs') === undefined) return;
  const { titleId, dots } = defOf(g, interrupt);
  s.kept[grabber] = titleId + 1;
  if (s.zone[interrupt] === PLAYED) s.goal[grabber] = interrupt + 1;
  // One more copy this turn: those played so far do not count.
  if (dots !== 1) s.played = s.played.filter((def) => g.cards.cards[def]!.titleId !== titleId);
}

export const isGrabbed = (g: Table, titleId: number): boolean =>
  rulesOf(g, 'grabs').some(({ source }) => g.state.kept[source] === titleId + 1);

/** CCG-IMM-04, 05: an Interrupt that is done, or was cancelled, goes on the card that grabbed it. */
export function stackGrabbed(g: Table, interrupt: number): boolean {
  const s = g.state;
  for (const { source } of rulesOf(g, 'grabs')) {
    if (s.goal[source] !== interrupt + 1) continue;
    s.goal[source] = 0;
    toPlace(g, 'stacked', s.controller[interrupt]!, interrupt, source, STACKED);
    return true;
  }
  return false;
}

/** CCG-IMM-08: it is stacked as soon as the card is declared. */
export function stackAnswered(g: Table, card: number, interrupt: number): void {
  const s = g.state;
  s.kept[card] = defOf(g, interrupt).titleId + 1;
  if (s.zone[interrupt] === PLAYED) toPlace(g, 'stacked', s.controller[interrupt]!, interrupt, card, STACKED);
}

/** The cards that ask for more Force for an Interrupt of this title. */
const taxing = (g: Table, card: number): number[] =>
  rulesOf(g, 'taxes')
    .filter(({ source }) => g.state.kept[source] === defOf(g, card).titleId + 1)
    .map(({ source }) => source);

/** A new Interrupt costs 1 Force for each one in the stack, itself included: it is stacked first. */
export function taxOf(g: Table, card: number): number {
  if (rulesOf(g, 'taxes').length === 0 || defOf(g, card).type !== 'Interrupt') return 0;
  const sources = taxing(g, card);
  return sources.length + cardsUnder(g.state, sources).length;
}

export function stackTaxed(g: Table, card: number): void {
  const [source] = g.state.zone[card] === PLAYED ? taxing(g, card) : [];
  if (source !== undefined) toPlace(g, 'stacked', g.state.controller[card]!, card, source, STACKED);
}
