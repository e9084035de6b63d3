/** Operations that choose, pay, branch and put off. */
import { opponentOf, opponentsOf } from '@dejarik/kernel';
import type { Op } from '../language/meaning.ts';
import type { Cost } from '../language/tree.ts';
import { canChoose, candidates, chooseCards } from './choose.ts';
import { canPay, extraAbilityCost, extraBattleCost, payableWith, takenBy, unitsSuffice } from './costs.ts';
import { currentDamage, pendingFor } from './damage.ts';
import type { DiscardCause } from './event.ts';
import { happen } from './events.ts';
import { answerTo, ask } from './flow.ts';
import { discardFromHand } from './hands.ts';
import { cardEvent, countEvent, discardEvent, forceEvent, pointsEvent, tokensEvent } from './make-events.ts';
import { numberOptions } from './numbers.ts';
import { ARENA_NUMBER } from './places.ts';
import type { Resolve } from './procedures.ts';
import { amountOf, holds } from './query.ts';
import { totalBuildCost } from './addends.ts';
import type { Context } from './spoken.ts';
import { arenaAt, DISCARD, inArena, PLAYED } from './state.ts';
import { placeOf, type Table } from './table.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

/** The opponent whom the operation is about; of several that decide together, the primary player (TCG-TROIG-01). */
export const enemyOf = (g: Table, f: Resolve): number => f.whom ?? opponentOf(g.state, f.seat);

export const seatOf = (g: Table, f: Resolve, who: 'you' | 'enemy'): number => (who === 'you' ? f.seat : enemyOf(g, f));

const payerOf = (g: Table, f: Resolve, who: 'you' | 'enemy'): number =>
  who === 'you' ? f.seat : (f.payer ?? opponentOf(g.state, f.seat));

/** A discard is forced on a hand by an enemy effect, and by nothing else. */
export const causeOf = (who: 'you' | 'enemy'): DiscardCause => (who === 'enemy' ? 'forced' : 'other');

export function choose(g: Table, f: Resolve, op: Of<'choose'>): boolean {
  const chooser = seatOf(g, f, op.target.by ?? 'you');
  if (!chooseCards(g, f, chooser, candidates(g, op.target, op.purpose, f), op.target.min, op.target.max)) return false;
  f.it = f.picked;
  return true;
}

export function pay(g: Table, f: Resolve, op: Of<'pay'>): boolean {
  const seat = payerOf(g, f, op.who);
  const payer: Context = { seat, source: f.source, it: f.it, arena: f.arena, amount: f.amount };
  return payCost(g, f, op.cost, payer);
}

function payCost(g: Table, f: Resolve, cost: Cost, payer: Context): boolean {
  const { seat, source } = payer;
  switch (cost.is) {
    case 'tap':
      happen(g, cardEvent('tap', seat, source));
      return true;
    case 'force':
      happen(g, forceEvent(g, seat, -Math.max(0, amountOf(g, cost.n, payer) - discount(g, f, cost)), 'cost', source));
      return true;
    case 'build':
      happen(g, pointsEvent(g, seat, -cost.n, 'cost', source));
      return true;
    case 'discardThis':
      happen(g, discardEvent(g, seat, source));
      return paidBy(g, f, source);
    case 'hurtThis':
      happen(g, countEvent('counters', seat, source, cost.n));
      return true;
    case 'retreatThis':
      happen(g, cardEvent('retreat', seat, source));
      return true;
    case 'discardCards': {
      if (!chooseCards(g, f, seat, g.state.hand[seat]!, cost.n, cost.n, 'discard')) return false;
      discardFromHand(g, seat, f.picked, 'other');
      return true;
    }
    case 'tapUnit':
    case 'discardUnit': {
      const units = usefulPayments(g, f, cost, payer);
      if (!chooseCards(g, f, seat, units, 1, 1, cost.is === 'tapUnit' ? 'tap' : 'discard')) return false;
      const unit = f.picked[0]!;
      f.it = [unit];
      f.amount = totalBuildCost(g, unit);
      f.arena = g.state.zone[unit]!;
      happen(g, cost.is === 'tapUnit' ? cardEvent('tap', seat, unit) : discardEvent(g, seat, unit));
      return cost.is === 'tapUnit' || paidBy(g, f, unit);
    }
    case 'hurtOther':
      return payWithDamage(g, f, cost, payer);
    case 'anyForce':
      if (f.phase === 0 && !askAmount(g, f, g.state.force[seat]!, 1, seat)) return false;
      if (f.phase === 1 && !amountGiven(g, f, seat)) return false;
      happen(g, forceEvent(g, seat, -f.amount, 'cost', source));
      return true;
    case 'draw':
      for (let i = 0; i < cost.n; i++) happen(g, cardEvent('draw', seat));
      return true;
    case 'tokens':
      happen(g, tokensEvent(seat, source, cost.token, -cost.n));
      return true;
    case 'revealThis': // as whatever is played out of a hand (TCG-INFO-08)
      return true;
  }
}

/** What other effects take off the Force that playing this costs; off its first payment, once (TCG-ACT-24). */
function discount(g: Table, f: Resolve, cost: Cost): number {
  const { tree, costs } = g.cards.abilities[f.ability]!;
  if (tree.is !== 'activated' || costs.find(({ is }) => is === 'force') !== cost) return 0;
  return Math.max(0, -(g.state.zone[f.source] === PLAYED ? extraBattleCost(g, f.source) : extraAbilityCost(g, f.seat)));
}

/** TCG-GLOSS-03: if something else happened to it, the cost is not paid and there is no effect. */
function paidBy(g: Table, f: Resolve, discarded: number): true {
  if (g.state.zone[discarded] !== DISCARD) f.at = g.cards.abilities[f.ability]!.program.length;
  return true;
}

/** Of the units a cost can take, those that leave something for the rest of it and, if any do, for the effect to choose. */
function usefulPayments(g: Table, f: Resolve, cost: Cost, payer: Context): readonly number[] {
  const ahead = g.cards.abilities[f.ability]!.program.slice(f.at);
  const effect = ahead.findIndex((op) => op.do !== 'pay' && op.do !== 'disruptChance');
  const rest = ahead.slice(0, effect).flatMap((op) => (op.do === 'pay' && op.cost !== cost ? [op.cost] : []));
  const units = payableWith(g, cost, payer).filter((unit) => unitsSuffice(g, rest, payer, takenBy(cost, unit)));
  const next = ahead[effect];
  if (next?.do !== 'choose' || next.target.min === 0) return units;
  const useful = units.filter((unit) =>
    canChoose(g, next.target, next.purpose, { ...payer, it: [unit], arena: g.state.zone[unit]! }),
  );
  return useful.length > 0 ? useful : units;
}

/** "Any number of damage counters": a unit is picked, then how many. More than is pending would be for nothing. */
function payWithDamage(g: Table, f: Resolve, cost: Extract<Cost, { is: 'hurtOther' }>, payer: Context): boolean {
  if (f.phase < HOW_MANY) {
    if (!chooseCards(g, f, payer.seat, payableWith(g, cost, payer), 1, 1)) return false;
    f.it = f.picked;
    f.phase = HOW_MANY;
  }
  if (f.phase === HOW_MANY) {
    const damage = currentDamage(g);
    const most = damage === null ? 1 : Math.max(1, pendingFor(g, damage, f.source));
    return askAmount(g, f, most, HOW_MANY + 1, payer.seat) && hurt(g, f, payer.seat);
  }
  return amountGiven(g, f, payer.seat) && hurt(g, f, payer.seat);
}

/** The unit that pays is known to all; how much it pays is asked next. */
export const HOW_MANY = 2;

function hurt(g: Table, f: Resolve, seat: number): boolean {
  happen(g, countEvent('counters', seat, f.it[0]!, f.amount));
  return true;
}

/** Asks for a number from 1 to `most`, the greatest first; a choice of one is taken at once (true). */
export function askAmount(g: Table, f: Resolve, most: number, phase: number, seat: number): boolean {
  f.amount = most;
  if (most <= 1) return true;
  f.phase = phase;
  askWithin(g, f, seat, 1, most);
  return false;
}

const askWithin = (g: Table, f: Resolve, seat: number, low: number, high: number): void =>
  ask(g, seat, 'amount', numberOptions('amount', low, high).toReversed(), f.source);

/** The number that was chosen is `that much`; false: only a range was, and what of it is asked next. */
export function amountGiven(g: Table, f: Resolve, seat: number): boolean {
  const answer = answerTo(g, 'amount');
  if (answer.kind === 'amount') f.amount = answer.n;
  else askWithin(g, f, seat, answer.from, answer.to);
  return answer.kind === 'amount';
}

export function jump(_g: Table, f: Resolve, op: Of<'jump'>): boolean {
  f.at = op.to;
  return true;
}

export function ifNot(g: Table, f: Resolve, op: Of<'ifNot'>): boolean {
  f.at = holds(g, op.condition, f) ? f.at + 1 : op.to;
  return true;
}

/** "You may …", "unless the enemy pays …": the player decides, if the cost can be paid and it would do something. */
export function offer(g: Table, f: Resolve, op: Of<'offer'>): boolean {
  const seat = payerOf(g, f, op.who);
  if (f.phase === 1) {
    if (answerTo(g, 'offer').kind === 'decline') return declined(g, f, op);
    f.at = op.start;
    return true;
  }
  const able =
    (op.condition === null || holds(g, op.condition, f)) &&
    canPay(g, op.costs, { seat, source: f.source, it: f.it, arena: f.arena, amount: f.amount }, 0) &&
    !pointless(g, f, op);
  if (!able) return declined(g, f, op);
  if (declinable(g, f, op)) {
    f.at = op.start;
    return true;
  }
  f.phase = 1;
  const { source: card, ability, at } = f;
  ask(
    g,
    seat,
    'offer',
    [
      { kind: 'accept', card, ability, at },
      { kind: 'decline', card },
    ],
    card,
  );
  return false;
}

/** What one opponent does not take up the next one may. */
function declined(g: Table, f: Resolve, op: Of<'offer'>): boolean {
  const enemies = opponentsOf(g.state, f.seat);
  const next = op.who === 'you' ? undefined : enemies[enemies.indexOf(payerOf(g, f, op.who)) + 1];
  if (next === undefined) {
    f.at = op.declined;
    return true;
  }
  f.payer = next;
  f.phase = 0;
  return offer(g, f, op);
}

/** "You may reroll any of the dice" can be declined by picking none: one question is enough. */
function declinable(g: Table, f: Resolve, op: Of<'offer'>): boolean {
  const { program } = g.cards.abilities[f.ability]!;
  const first = program[op.start]!;
  if (op.costs.length > 0 || program[op.start + 1]?.do !== 'stop') return false;
  return first.do === 'search' || (first.do === 'reroll' && first.which === 'any');
}

function pointless(g: Table, f: Resolve, op: Of<'offer'>): boolean {
  const { program } = g.cards.abilities[f.ability]!;
  let at = op.start;
  for (let paid = program[at]!; paid.do === 'pay' && paid.cost.is === 'force'; paid = program[at]!) at++;
  const first = program[at]!;
  if (first.do === 'retreat' && first.target === 'this') return !inArena(placeOf(g.state, f.source));
  return first.do === 'choose' && first.target.min > 0 && !canChoose(g, first.target, first.purpose, f);
}

export function either(g: Table, f: Resolve, op: Of<'either'>): boolean {
  if (f.phase === 1) {
    f.at = op.starts[answerTo(g, 'either').way]!;
    return true;
  }
  f.phase = 1;
  ask(
    g,
    f.seat,
    'either',
    op.starts.map((_, way) => ({ kind: 'either', card: f.source, ability: f.ability, way })),
    f.source,
  );
  return false;
}

/** "When this attack ends: …": the rest waits with all it spoke of. */
export function later(g: Table, f: Resolve, op: Of<'later'>): boolean {
  const { ability, seat, source, it, arena, amount } = f;
  g.state.delayed.push({ moment: op.moment, ability, at: f.at + 1, seat, source, it, arena, amount });
  f.at = op.to;
  return true;
}

export function chooseArena(g: Table, f: Resolve, op: Of<'chooseArena'>): boolean {
  if (f.phase === 1) {
    f.arena = answerTo(g, 'arena').arena;
    return true;
  }
  const s = g.state;
  let arenas = op.among.map((arena) => ARENA_NUMBER[arena]!);
  if (op.quiet === true)
    arenas = arenas.filter((arena) => s.seats.every((_, seat) => s.attacksMade[arenaAt(seat, arena)] === 0));
  if (arenas.length <= 1) {
    f.arena = arenas[0] ?? -2;
    return true;
  }
  f.phase = 1;
  ask(
    g,
    f.seat,
    'arena',
    arenas.map((arena) => ({ kind: 'arena', arena })),
    f.source,
  );
  return false;
}
