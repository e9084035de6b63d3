/** Section 36 of the ledger: what can be reacted to, by whom, and what lets cards do so, on the table or from the hand. */
import type { Reason } from '@dejarik/kernel';
import { isBarred } from './barred.ts';
import { compileFilter } from './filters.ts';
import type { LiveRule } from './live-index.ts';
import { cardsAt, cardsInPlay, rulesOf } from './live.ts';
import { landGoals, regularReason, spaceGoals, walkOf } from './movement.ts';
import { INITIATED } from './parts.ts';
import { isStarship } from './kinds.ts';
import type { Declaration, GoTo } from './questions.ts';
import { isAbout, isLive } from './speech.ts';
import { AT, hand, useKey } from './state.ts';
import { defOf, type Table } from './table.ts';
import { deployPrice, deployReason, destinations } from './deployment.ts';
import { call } from './flow.ts';
import { forceOf } from './force.ts';
import { ownRules } from './own-rules.ts';
import { isPilot } from './query.ts';

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

/** How a card in hand may react by being deployed: null, or whether it comes with a pilot and is free. */
export function reactDeployment(g: Table, seat: number, card: number): { pilot: boolean; free: boolean } | null {
  const occasion = occasionOf(g, seat);
  if (occasion === null) return null;
  if (
    grants(g, seat, occasion).some(({ rule }) => isOfHand(g, rule.who, card)) &&
    lands(g, seat, card, occasion.at, false)
  )
    return { pilot: false, free: false };
  if (!occasion.battle) return null;
  for (const { rule } of ownRules(g, card, 'reactWithPilot')) {
    if (against(g, seat, occasion.at, rule.what).length === 0) continue;
    const free = rule.free !== undefined && against(g, seat, occasion.at, rule.free).length > 0;
    if (pilotsFor(g, seat, card, occasion.at, free).length > 0 && lands(g, seat, card, occasion.at, free))
      return { pilot: true, free };
  }
  return null;
}

const lands = (g: Table, seat: number, card: number, at: number, free: boolean): boolean =>
  destinations(g, seat, card, true, at, free).length > 0;

const isOfHand = (g: Table, who: Grant['who'], card: number): boolean =>
  typeof who !== 'string' && compileFilter(who).isKind(g, card) && defOf(g, card).type !== 'Location';

/** Pilots in hand that could come with it, for what both cost together. */
export function pilotsFor(g: Table, seat: number, ship: number, at: number, free: boolean): number[] {
  const spot = { on: at, as: AT };
  const force = free ? Number.POSITIVE_INFINITY : forceOf(g, seat) - deployPrice(g, seat, ship, spot).own;
  return hand(g.state, seat).filter(
    (card) =>
      card !== ship &&
      isPilot(g, card) &&
      deployReason(g, seat, card) === null &&
      deployPrice(g, seat, card, spot).own <= force,
  );
}

export const reactsOf = (g: Table, seat: number): Declaration[] => {
  if (occasionOf(g, seat) === null) return [];
  const options: Declaration[] = [...new Set(movers(g, seat).map(({ card }) => card))].map((card) => ({
    kind: 'reactMove',
    card,
  }));
  for (const card of hand(g.state, seat))
    if (reactDeployment(g, seat, card) !== null) options.push({ kind: 'reactDeploy', card });
  return options;
};

/** The card reacts by moving: free, if any text lets it. */
export function beginReact(g: Table, seat: number, card: number): void {
  const ways = movers(g, seat).filter((one) => one.card === card);
  const way = ways.find(({ free }) => free) ?? ways[0]!;
  call(g, 'react', { seat, card, away: way.away, free: way.free, path: [] });
}
