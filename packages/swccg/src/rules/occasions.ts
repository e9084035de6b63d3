/**
 * What can be reacted to, by whom, and what lets cards do so, on the table or from the hand (section 36 of the ledger);
 * and the windows in which what was declared, or reached, can be answered. How these go on is in answers.ts.
 */
import { newWindow } from '@dejarik/kernel';
import { momentOf, type Text } from '../language/meaning.ts';
import type { Filter, RuleOf, Whom } from '../language/tree.ts';
import { deployPrice, deployReason, destinations } from './deployment.ts';
import { compileFilter } from './filters.ts';
import { call } from './flow.ts';
import { forceOf } from './force.ts';
import { AT } from './lies.ts';
import { actionsOf, cardsAt, cardsInPlay, isPresent, rulesOf, speaker } from './live.ts';
import { reachOf, regularReason, walkOf } from './movement.ts';
import { INITIATED, type Just } from './parts.ts';
import type { Action } from './procedures.ts';
import { isPilot } from './query.ts';
import { type Declaration, type GoTo, ofEach } from './questions.ts';
import { type Context, isAbout, isLive, type LiveRule } from './speech.ts';
import { ownRules } from './spoken.ts';
import { hand, useKey } from './state.ts';
import { defOf, type Table } from './table.ts';
import { isFree, isMoment, momentFor } from './timing.ts';
import { isReason, useOf } from './usable.ts';

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
  !g.state.usedTurn.includes(reactKey(card)) && regularReason(g, card) === null;

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

/** Whether the text speaks to this seat, of such an occasion there. */
const isGranted = (
  g: Table,
  entry: LiveRule<RuleOf<'reactMove' | 'reactDeploy'>>,
  seat: number,
  { at, battle }: Occasion,
): boolean =>
  entry.seat === seat &&
  (battle || entry.rule.battle !== true) &&
  (entry.rule.to === undefined || g.speech.isPlace(g, entry, entry.rule.to, at)) &&
  isLive(g, entry);

/** What lets cards react by being deployed there. */
const grants = (g: Table, seat: number, occasion: Occasion): LiveRule<RuleOf<'reactDeploy'>>[] =>
  rulesOf(g, 'reactDeploy').filter((entry) => isGranted(g, entry, seat, occasion));

/** Whether the seat is asked: by what all can see (CCG-ACT-12). Which cards it holds does not matter. */
function couldReact(g: Table, seat: number): boolean {
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

/** Whether the battle there is initiated against such a card of the seat; what is in a hold is not there (CCG-CAP-16). */
const isAgainst = (g: Table, seat: number, at: number, what: Filter): boolean =>
  cardsAt(g, at).some(
    (card) => g.state.controller[card] === seat && isPresent(g, card) && compileFilter(what).isKind(g, card),
  );

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
  return [...ofEach('reactMove', [...moving]), ...ofEach('reactDeploy', coming)];
}

/** The card reacts by moving: free, if any text lets it. */
export function beginReact(g: Table, seat: number, card: number): void {
  const ways = movers(g, seat).filter((one) => one.card === card);
  const way = ways.find(({ free }) => free) ?? ways[0]!;
  call(g, 'react', { seat, card, away: way.away, free: way.free, path: [] });
}

/** What was declared can be answered; what it sets off by itself comes before that (CCG-ACT-14). */
export function open(g: Table, action: Action): void {
  call(g, 'answers', newWindow(action));
  call(g, 'automatic', {});
}

/** A moment that is reached can be answered, if anybody could: the turn player first (CCG-ACT-05). */
export function reach(g: Table, just: Just, first = g.state.acting): void {
  for (let seat = 0; seat < g.state.seats.length; seat++) {
    if (!couldAnswer(g, seat)) continue;
    open(g, { kind: 'moment', seat: just.seat, first, just });
    return;
  }
  call(g, 'automatic', {});
}

/**
 * Whether something that the seat has in play, or could have in hand, answers what has just happened. Which cards are in
 * the hand does not matter, only that there are some and how much Force there is for them: being asked gives none away.
 */
export function couldAnswer(g: Table, seat: number): boolean {
  const s = g.state;
  if (s.just.length === 0) return false;
  if (couldReact(g, seat)) return true;
  const inPrint = hand(s, seat).length > 0 ? g.cards.inPrint[s.seats[seat]!.side]! : null;
  const force = forceOf(g, seat);
  const anyCard = speaker(seat, -1);
  for (const just of s.just) {
    for (const { text, price } of inPrint?.get(just.on) ?? [])
      if (price <= force && isFor(g, anyCard, text, just)) return true;
    for (const entry of actionsOf(g, seat)) {
      if (!entry.text.answers.includes(just.on) || just.answered.includes(entry.source)) continue;
      if (isFor(g, entry, entry.text, just)) return true;
    }
  }
  return false;
}

/** Whether it is the time that the text waits for. */
function isFor(g: Table, who: Context, { line }: Text, just: Just): boolean {
  const moment = momentOf(line);
  if (moment !== undefined) return isMoment(g, who, moment, just);
  if (line.line !== 'action' || line.timing === undefined) return false;
  const { timing } = line;
  return timing.timing !== 'battle' || timing.where === undefined || g.speech.isPlace(g, who, timing.where, just.at);
}

/** CCG-ACT-11, 24: while something is declared, the seat could declare something that answers nothing. */
export function couldDeclare(g: Table, seat: number): boolean {
  if (!isFree(g)) return false;
  for (const entry of actionsOf(g, seat))
    if (entry.text.answers.length === 0 && !isReason(useOf(g, seat, entry.source, entry.text))) return true;
  if (hand(g.state, seat).length === 0) return false;
  const force = forceOf(g, seat);
  const anyCard = speaker(seat, -1);
  for (const { text, price } of g.cards.inPrint[g.state.seats[seat]!.side]!.get('') ?? [])
    if (price <= force && momentFor(g, anyCard, text) === null) return true;
  return false;
}
