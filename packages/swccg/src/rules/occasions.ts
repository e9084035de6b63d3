/** Section 36 of the ledger: what can be reacted to, by whom, and what lets cards do so, on the table or from the hand. */
import type { Filter, Whom } from '../language/tree.ts';
import { isBarred, ownRules } from './own-rules.ts';
import { deployPrice, deployReason, destinations } from './deployment.ts';
import { compileFilter } from './filters.ts';
import { call } from './flow.ts';
import { forceOf } from './force.ts';
import type { LiveRule } from './live-index.ts';
import { cardsAt, cardsInPlay, rulesOf } from './live.ts';
import { reachOf, regularReason, walkOf } from './movement.ts';
import { INITIATED } from './parts.ts';
import { isPilot } from './query.ts';
import type { Declaration, GoTo } from './questions.ts';
import { isAbout, isLive } from './speech.ts';
import { AT, hand, useKey } from './state.ts';
import { defOf, type Table } from './table.ts';

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

/** CCG-RCT-03, 04, 10: whether the card can react by moving, if something grants it. */
const canReact = (g: Table, card: number): boolean =>
  !g.state.usedTurn.includes(reactKey(card)) && !isBarred(g, card, 'react') && regularReason(g, card) === null;

/** Where a card that reacts by moving can go: to the place of the battle or drain, or away from it. */
export function reactGoals(g: Table, seat: number, card: number, away: boolean, free: boolean, at: number): GoTo[] {
  if (!canReact(g, card)) return [];
  const reached = reachOf(g, seat, card, walkOf(g, card)?.sites ?? 0, free);
  return away ? reached : reached.filter(({ on }) => on === at);
}

interface Mover {
  readonly card: number;
  readonly away: boolean;
  readonly free: boolean;
}

/** The cards on the table that can react by moving, and how. */
function movers(g: Table, seat: number): Mover[] {
  const occasion = occasionOf(g, seat);
  const found: Mover[] = [];
  if (occasion === null) return found;
  const { at, battle } = occasion;
  const add = (card: number, away: boolean, free: boolean): void => {
    if (reactGoals(g, seat, card, away, free, at).length > 0) found.push({ card, away, free });
  };
  for (const entry of rulesOf(g, 'reactMove').filter((one) => isGranted(g, one, seat, occasion)))
    for (const card of entry.rule.who === 'this' ? [entry.source] : cardsInPlay(g))
      if (g.state.controller[card] === seat && isAbout(g, entry, entry.rule.who, card))
        add(card, false, entry.rule.free === true);
  for (const entry of battle ? rulesOf(g, 'reactAway') : [])
    if (entry.seat === seat && isLive(g, entry))
      for (const card of cardsAt(g, at)) if (isAbout(g, entry, entry.rule.who, card)) add(card, true, false);
  return found;
}

type Named<K extends LiveRule['rule']['rule']> = Extract<LiveRule['rule'], { readonly rule: K }>;

/** Whether the text speaks to this seat, of such an occasion there. */
const isGranted = (
  g: Table,
  entry: LiveRule<Named<'reactMove' | 'reactDeploy'>>,
  seat: number,
  { at, battle }: Occasion,
): boolean =>
  entry.seat === seat &&
  (battle || entry.rule.battle !== true) &&
  (entry.rule.to === undefined || g.speech.isPlace(g, entry, entry.rule.to, at)) &&
  isLive(g, entry);

/** What lets cards react by being deployed there. */
const grants = (g: Table, seat: number, occasion: Occasion): LiveRule<Named<'reactDeploy'>>[] =>
  rulesOf(g, 'reactDeploy').filter((entry) => isGranted(g, entry, seat, occasion));

/** Whether the seat is asked: by what all can see (CCG-ACT-12). Which cards it holds does not matter. */
export function couldReact(g: Table, seat: number): boolean {
  const occasion = occasionOf(g, seat);
  if (occasion === null) return false;
  if (hand(g.state, seat).length > 0 && (grants(g, seat, occasion).length > 0 || isInPrint(g, seat, occasion)))
    return true;
  return movers(g, seat).length > 0;
}

/** Some card of the side, in print, may react from the hand by its own text. */
const isInPrint = (g: Table, seat: number, { battle, at }: Occasion): boolean =>
  battle &&
  g.cards.reactsInPrint[g.state.seats[seat]!.side]!.some(
    ({ line }) =>
      line.line === 'static' &&
      line.rules.some((rule) => rule.rule === 'reactWithPilot' && isAgainst(g, seat, at, rule.what)),
  );

/** Whether the battle there is initiated against such a card of the seat. */
const isAgainst = (g: Table, seat: number, at: number, what: Filter): boolean =>
  cardsAt(g, at).some((card) => g.state.controller[card] === seat && compileFilter(what).isKind(g, card));

/** How a card in hand may react by being deployed: null, or whether it comes with a pilot and is free. */
export function reactDeployment(g: Table, seat: number, card: number): { pilot: boolean; free: boolean } | null {
  const occasion = occasionOf(g, seat);
  if (occasion === null) return null;
  const { at, battle } = occasion;
  const lands = (free: boolean): boolean => destinations(g, seat, card, true, at, free).length > 0;
  if (grants(g, seat, occasion).some(({ rule }) => isOfHand(g, rule.who, card)) && lands(false))
    return { pilot: false, free: false };
  for (const entry of battle ? ownRules(g, card, 'reactWithPilot') : []) {
    const { rule } = entry;
    if (!isAgainst(g, seat, at, rule.what)) continue;
    const free = rule.free !== undefined && isAgainst(g, seat, at, rule.free);
    if (pilotsFor(g, seat, card, at, free).length > 0 && lands(free) && isLive(g, entry)) return { pilot: true, free };
  }
  return null;
}

const isOfHand = (g: Table, who: Whom, card: number): boolean =>
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

export function reactsOf(g: Table, seat: number): Declaration[] {
  if (occasionOf(g, seat) === null) return [];
  const moving = new Set(movers(g, seat).map(({ card }) => card));
  const coming = hand(g.state, seat).filter((card) => reactDeployment(g, seat, card) !== null);
  return [
    ...[...moving].map((card) => ({ kind: 'reactMove' as const, card })),
    ...coming.map((card) => ({ kind: 'reactDeploy' as const, card })),
  ];
}

/** The card reacts by moving: free, if any text lets it. */
export function beginReact(g: Table, seat: number, card: number): void {
  const ways = movers(g, seat).filter((one) => one.card === card);
  const way = ways.find(({ free }) => free) ?? ways[0]!;
  call(g, 'react', { seat, card, away: way.away, free: way.free, path: [] });
}
