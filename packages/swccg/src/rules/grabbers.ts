/** Section 27 of the ledger: Immediate Effects that keep the Interrupt they answer. */
import { stackUnder } from './events.ts';
import { rulesOf } from './live.ts';
import { ownRules } from './own-rules.ts';
import { isLive } from './speech.ts';
import { PLAYED, STACKED, UNDER } from './state.ts';
import { defOf, type Table } from './table.ts';

/** CCG-IMM-04, 07: from now on the title of the Interrupt is unique, and the Interrupt comes here when it is done. */
export function grab(g: Table, grabber: number, interrupt: number): void {
  const s = g.state;
  if (interrupt < 0 || !ownRules(g, grabber, 'grabs').some((entry) => isLive(g, entry))) return;
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
    stackUnder(g, s.controller[interrupt]!, interrupt, source, STACKED);
    return true;
  }
  return false;
}

/** CCG-IMM-08: it is stacked as soon as the card is declared. */
export function stackAnswered(g: Table, card: number, interrupt: number): void {
  const s = g.state;
  s.kept[card] = defOf(g, interrupt).titleId + 1;
  if (s.zone[interrupt] === PLAYED) stackUnder(g, s.controller[interrupt]!, interrupt, card, STACKED);
}

/** The cards that ask for more Force for an Interrupt of this title. */
const taxing = (g: Table, card: number): number[] =>
  rulesOf(g, 'taxes')
    .filter(({ source }) => g.state.kept[source] === defOf(g, card).titleId + 1)
    .map(({ source }) => source);

/** A new Interrupt costs 1 Force for each one in the stack, itself included: it is stacked first. */
export function taxOf(g: Table, card: number): number {
  const s = g.state;
  if (rulesOf(g, 'taxes').length === 0 || defOf(g, card).type !== 'Interrupt') return 0;
  let tax = 0;
  for (const source of taxing(g, card)) {
    tax++;
    for (let other = 0; other < s.zone.length; other++) if (s.zone[other] === UNDER && s.on[other] === source) tax++;
  }
  return tax;
}

export function stackTaxed(g: Table, card: number): void {
  const [source] = g.state.zone[card] === PLAYED ? taxing(g, card) : [];
  if (source !== undefined) stackUnder(g, g.state.controller[card]!, card, source, STACKED);
}
