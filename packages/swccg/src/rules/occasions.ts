/** Section 36 of the ledger: what can be reacted to, by whom, and what lets cards do so. What comes from the hand is in reacts.ts. */
import type { Reason } from '@dejarik/kernel';
import { isBarred } from './barred.ts';
import { compileFilter } from './filters.ts';
import type { LiveRule } from './live-index.ts';
import { cardsAt, cardsInPlay, rulesOf } from './live.ts';
import { landGoals, regularReason, spaceGoals, walkOf } from './movement.ts';
import { INITIATED } from './parts.ts';
import { isStarship } from './query.ts';
import type { GoTo } from './questions.ts';
import { isAbout, isLive } from './speech.ts';
import { hand, useKey } from './state.ts';
import type { Table } from './table.ts';

interface Occasion {
  readonly at: number;
  readonly battle: boolean;
}

/** CCG-RCT-01, 11: the battle or Force drain that the opponent has just declared. */
export function occasionOf(g: Table, seat: number): Occasion | null {
  const { battle, drain, just } = g.state;
  if (battle !== null)
    return battle.step === INITIATED && battle.by !== seat && !battle.over && just.some(({ on }) => on === 'battle')
      ? { at: battle.at, battle: true }
      : null;
  if (drain === null || drain.by === seat || drain.cancelled || !just.some(({ on }) => on === 'drain')) return null;
  return { at: drain.at, battle: false };
}

/** CCG-RCT-10: the use that a card has made of its react when it was cancelled. */
const REACTED = 1 << 16;
export const reactKey = (card: number): number => useKey(card, REACTED);

/** CCG-RCT-03, 04, 10: why the card cannot react by moving, whatever grants it. */
function reactReason(g: Table, card: number): Reason | null {
  if (g.state.usedTurn.includes(reactKey(card)))
    return { rule: 'CCG-RCT-10', why: 'its react was cancelled this turn' };
  if (isBarred(g, card, 'react')) return { rule: 'CCG-RCT-01', why: 'a text says that it cannot react' };
  return regularReason(g, card);
}

/** Where a card that reacts by moving can go: to the place of the battle or drain, or away from it. */
export function reactGoals(g: Table, seat: number, card: number, away: boolean, free: boolean, at: number): GoTo[] {
  if (reactReason(g, card) !== null) return [];
  const reached = isStarship(g, card)
    ? spaceGoals(g, seat, card, free)
    : landGoals(g, seat, card, walkOf(g, card)?.sites ?? 0, free);
  return away ? reached : reached.filter(({ on }) => on === at);
}

/** The cards on the table that can react by moving, and how. */
export function movers(
  g: Table,
  seat: number,
): { readonly card: number; readonly away: boolean; readonly free: boolean }[] {
  const occasion = occasionOf(g, seat);
  const found: { card: number; away: boolean; free: boolean }[] = [];
  if (occasion === null) return found;
  const { at, battle } = occasion;
  for (const entry of rulesOf(g, 'reactMove')) {
    const { who, free, battle: only, to } = entry.rule;
    if (entry.seat !== seat || (only === true && !battle) || !isThere(g, entry, to, at) || !isLive(g, entry)) continue;
    for (const card of who === 'this' ? [entry.source] : cardsInPlay(g)) {
      if (g.state.controller[card] !== seat || !isAbout(g, entry, who, card)) continue;
      if (reactGoals(g, seat, card, false, free === true, at).length > 0)
        found.push({ card, away: false, free: free === true });
    }
  }
  for (const entry of battle ? rulesOf(g, 'reactAway') : []) {
    if (entry.seat !== seat || !isLive(g, entry)) continue;
    for (const card of cardsAt(g, at))
      if (isAbout(g, entry, entry.rule.who, card) && reactGoals(g, seat, card, true, false, at).length > 0)
        found.push({ card, away: true, free: false });
  }
  return found;
}

const isThere = (g: Table, entry: LiveRule, to: LiveRule<Grant>['rule']['to'], at: number): boolean =>
  to === undefined || g.speech.isPlace(g, entry, to, at);
export type Grant = Extract<LiveRule['rule'], { readonly rule: 'reactDeploy' }>;

/** What lets cards react by being deployed there. */
export function grants(g: Table, seat: number, { at, battle }: Occasion): LiveRule<Grant>[] {
  return rulesOf(g, 'reactDeploy').filter(
    (entry) =>
      entry.seat === seat &&
      (battle || entry.rule.battle !== true) &&
      isThere(g, entry, entry.rule.to, at) &&
      isLive(g, entry),
  );
}

/** Whether the seat is asked: by what all can see (CCG-ACT-12). Which cards it holds does not matter. */
export function couldReact(g: Table, seat: number): boolean {
  const occasion = occasionOf(g, seat);
  if (occasion === null) return false;
  if (hand(g.state, seat).length > 0 && (grants(g, seat, occasion).length > 0 || isInPrint(g, seat, occasion)))
    return true;
  return movers(g, seat).length > 0;
}

/** Some card of the side, in print, may react from the hand by its own text. */
function isInPrint(g: Table, seat: number, { battle, at }: Occasion): boolean {
  if (!battle) return false;
  for (const { line } of g.cards.reactsInPrint[g.state.seats[seat]!.side]!)
    if (
      line.line === 'static' &&
      line.rules.some((rule) => rule.rule === 'reactWithPilot' && against(g, seat, at, rule.what).length > 0)
    )
      return true;
  return false;
}

type WithPilot = Extract<LiveRule['rule'], { readonly rule: 'reactWithPilot' }>;

/** The seat's own cards there that the battle is initiated against. */
export const against = (g: Table, seat: number, at: number, what: WithPilot['what']): number[] =>
  cardsAt(g, at).filter((card) => g.state.controller[card] === seat && compileFilter(what).isKind(g, card));
