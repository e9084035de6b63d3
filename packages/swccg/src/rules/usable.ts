/** Whether a text can be used now, and if not, why: the offer and `whyNot` both ask here. */
import type { Reason } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import type { Text } from '../language/meaning.ts';
import type { Declaration, Types } from '../language/tree.ts';
import { isCancelledByRule, isGrabbed, isProtected, taxOf } from './cancel.ts';
import { useReason } from './carrying.ts';
import { isFree } from './deployment.ts';
import { asTarget } from './filters.ts';
import { emptyPile, forceOf, pilesOf } from './force.ts';
import { isA, isDevice } from './kinds.ts';
import { rulesThat, speaker } from './live.ts';
import { partyFor, sitesElsewhere, stuckReason } from './movement.ts';
import { isUsedEnough, noteRepeat } from './moves.ts';
import type { Just } from './parts.ts';
import { copyReason } from './places.ts';
import { isDoubled } from './query.ts';
import type { Context } from './speech.ts';
import { matching } from './spoken.ts';
import { hand, lifeForce, MOST_CARDS, type State, TABLE, useKey } from './state.ts';
import { defOf, reason, type Table } from './table.ts';
import { momentFor } from './timing.ts';

export interface Use {
  readonly about: Just | null;
}

/** What the text would answer, or why it cannot be used by the seat. */
export function useOf(g: Table, seat: number, card: number, text: Text): Use | Reason {
  const { line } = text;
  if (line.line !== 'action') return reason('CCG-ACT-15', 'this text is no action');
  if (isUsedUp(g, card, text.id, line.limit)) return reason('CCG-ACT-22', 'this text was used already');
  const unused = g.state.zone[card] === TABLE && isDevice(g, card) ? useReason(g, card) : null;
  if (unused !== null) return unused;
  if (isPending(g.state, card, text.id)) return reason('CCG-ACT-13', 'this text is declared already, and waits');
  const who = speaker(seat, card);
  const about = momentFor(g, who, text);
  if (about === false) return reason('CCG-ACT-02', 'it is not the time for it');
  const here: Context =
    about === null
      ? who
      : { ...who, that: about.card, there: about.at, n: about.n, it: about.card >= 0 ? [about.card] : [] };
  for (const needs of line.if ?? [])
    if (!g.speech.holds(g, here, needs)) return reason('CCG-ACT-02', 'what it needs is not so');
  if (isA(g, card, 'Interrupt')) {
    if (tooManyPlayed(g, card)) return reason('CCG-UNQ-02', 'no more of this title may be played this turn');
    if (isCancelledByRule(g, card)) return reason('CCG-ACT-27', 'a card on the table keeps it cancelled');
  }
  if (isForbidden(g, seat, card)) return reason('CCG-READ-085', 'a card on the table forbids to play it');
  const copy = copyReason(g, card);
  if (copy !== null) return copy;
  return canDeclare(g, here, line.pay ?? []) ?? emptyPile(g, seat, text) ?? { about };
}

export const isReason = (use: Use | Reason): use is Reason => 'why' in use;

/** CCG-ACT-02, 20: every price can be paid and every target is there. */
function canDeclare(g: Table, who: Context, declarations: readonly Declaration[]): Reason | null {
  let here = who;
  for (const declaration of declarations) {
    if (declaration.declare === 'lose') {
      const n = required(g.speech.amount(g, here, declaration.n));
      if (n > lifeForce(g.state, who.seat) + hand(g.state, who.seat).length)
        return reason('CCG-FRC-13', `it takes the loss of ${n} Force`);
    }
    if (declaration.declare === 'pile' && pilesOf(g, who, declaration).length === 0)
      return reason('CCG-PIL-22', 'the pile is empty');
    if (declaration.declare === 'useX' && declaration.most !== undefined) {
      if (g.speech.amount(g, who, declaration.most) <= 0) return reason('CCG-PIL-14', 'no Force can be used for it');
      if (forceOf(g, who.seat) < 1) return reason('CCG-FRC-12', 'it takes Force');
    }
    if (declaration.declare === 'number' && g.speech.amount(g, who, declaration.to) < declaration.from * ONE)
      return reason('CCG-PIL-22', 'the pile is empty');
    if (declaration.declare === 'party') {
      const party = partyFor(g, who, declaration.what, []);
      if (!party.some((card) => sitesElsewhere(g, [card]).length > 0))
        return reason('CCG-MOV-13', 'there is nobody to carry, or nowhere to go');
    }
    if (declaration.declare !== 'target' || declaration.what.where?.place === 'beside') continue;
    if (declaration.n.quota !== 'one' && declaration.n.quota !== 'together') continue;
    const least = declaration.n.quota === 'one' ? declaration.n.n : 1;
    const fitting = targetsFor(g, who, declaration);
    const affordable = fitting.filter(
      (card) => priceOf(g, { ...who, it: [card] }, declarations) <= forceOf(g, who.seat),
    );
    if (fitting.length < least) return reason('CCG-ACT-20', 'there is nothing to target');
    if (affordable.length < least) return reason('CCG-FRC-12', 'it takes more Force');
    here = { ...who, it: affordable };
  }
  const isAimed = declarations.some((one) => one.declare === 'target' && one.n.quota === 'one');
  const price = isAimed ? 0 : priceOf(g, who, declarations);
  return price > forceOf(g, who.seat) ? reason('CCG-FRC-12', `it takes ${price} Force`) : null;
}

type Target = Extract<Declaration, { readonly declare: 'target' }>;

/** Whom texts can be aimed at: what they describe, but for what is immune to the card that speaks (CCG-SNS-09). */
export function targetsFor(g: Table, who: Context, { what, mobile }: Target): number[] {
  const { name } = defOf(g, who.source);
  return matching(g, who, asTarget(what)).filter(
    (card) => !isProtected(g, card, name) && (mobile !== true || stuckReason(g, card) === null),
  );
}

/** The Force that declaring takes, with these targets (CCG-FRC-12). */
export function priceOf(g: Table, who: Context, declarations: readonly Declaration[]): number {
  let price = taxOf(g, who.source);
  if (isA(g, who.source, 'Interrupt') && isFree(g, who.source, -1)) return price;
  const times = isDoubled(g, who.source) ? 2 : 1;
  for (const declaration of declarations)
    if (declaration.declare === 'use') price += times * required(g.speech.amount(g, who, declaration.n));
  return price;
}

/** CCG-UNQ-02: the dots of an Interrupt limit how many are played in a turn, by both players together. */
function tooManyPlayed(g: Table, card: number): boolean {
  const { titleId, dots: printed } = defOf(g, card);
  const dots = isGrabbed(g, titleId) ? 1 : printed;
  if (dots === 0) return false;
  return g.state.played.filter((def) => g.cards.cards[def]!.titleId === titleId).length >= dots;
}

/** CCG-PIL-20: a search that found nothing is not made again in the turn; how that is written down. */
export const failedSearch = (ability: number): number => useKey(MOST_CARDS - 1, ability);

function isUsedUp(g: Table, card: number, id: number, limit: Types['limit'] | undefined): boolean {
  const s = g.state;
  if (s.usedTurn.includes(failedSearch(id))) return true;
  if (limit === undefined) return isUsedEnough(s, card, id);
  const key = useKey(card, id);
  const most = limit !== 'twice' ? 1 : isDoubled(g, card) ? 4 : 2;
  return s[USED_IN[limit]].filter((used) => used === key).length >= most;
}

/** Where it is written down what was used so far, by the limit. */
const USED_IN = { turn: 'usedTurn', twice: 'usedTurn', phase: 'usedPhase', battle: 'usedBattle' } as const;

/** CCG-ACT-22: used up when it is declared, even if it is cancelled; CCG-ACT-13: and it has answered this once. */
export function useUp(s: State, card: number, { id, line }: Text, about: Just | null): void {
  if (about !== null)
    s.just = s.just.map((just) => (just.id === about.id ? { ...just, answered: [...just.answered, card] } : just));
  if (line.line !== 'action') return;
  if (line.limit !== undefined) s[USED_IN[line.limit]].push(useKey(card, id));
  else if (s.zone[card] === TABLE && !takesForce(line.pay ?? [])) noteRepeat(s, card, id);
}

/** What takes Force comes to its end by itself. */
const takesForce = (declarations: readonly Declaration[]): boolean =>
  declarations.some(({ declare }) => declare === 'use' || declare === 'useX' || declare === 'lose');

const isForbidden = (g: Table, seat: number, card: number): boolean =>
  rulesThat(g, 'forbids', (one) => one.seat !== seat && one.rule.what.includes(defOf(g, card).name)).length > 0;

/** CCG-ACT-13: a text that waits to resolve is not declared a second time meanwhile; a copy of the card has its own. */
const isPending = (s: State, card: number, ability: number): boolean =>
  s.frames.some((frame) => frame.proc === 'declare' && frame.card === card && frame.ability === ability);
