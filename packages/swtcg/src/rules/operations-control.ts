/** Operations that choose, pay, branch and put off. */
import { ask, option } from '@dejarik/kernel';
import type { Op } from '../language/meaning.ts';
import type { Cost } from '../language/tree.ts';
import { candidates, chooseCards } from './choose.ts';
import { canPay, payableWith } from './costs.ts';
import { currentDamage, pendingFor } from './damage.ts';
import { event, happen } from './events.ts';
import { amountOf, ARENA_NUMBER, type Context, holds } from './filter.ts';
import { numberOptions } from './numbers.ts';
import { FORCED } from './triggers.ts';
import type { ResolveFrame } from './resolve.ts';
import { enemyOf, inArena } from './state.ts';
import { totalBuildCost } from './stats.ts';
import { placeOf, type Table } from './table.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

export const seatOf = (f: Context, who: 'you' | 'enemy'): number => (who === 'you' ? f.seat : enemyOf(f.seat));

export function choose(g: Table, f: ResolveFrame, op: Of<'choose'>): boolean {
  const chooser = op.target.by === 'enemy' ? enemyOf(f.seat) : f.seat;
  if (!chooseCards(g, f, chooser, candidates(g, op.target, op.purpose, f), op.target.min, op.target.max)) return false;
  f.it = f.picked;
  return true;
}

export function pay(g: Table, f: ResolveFrame, op: Of<'pay'>): boolean {
  const seat = seatOf(f, op.who);
  const payer: Context = { seat, source: f.source, it: f.it, arena: f.arena, amount: f.amount };
  return payCost(g, f, op.cost, payer);
}

function payCost(g: Table, f: ResolveFrame, cost: Cost, payer: Context): boolean {
  const { seat, source } = payer;
  switch (cost.is) {
    case 'tap':
      happen(g, event('tap', seat, source));
      return true;
    case 'force':
      happen(g, event('force', seat, source, -1, -amountOf(g, cost.n, payer)));
      return true;
    case 'build':
      happen(g, event('points', seat, source, -1, -cost.n));
      return true;
    case 'discardThis':
      happen(g, event('discard', seat, source));
      return true;
    case 'hurtThis':
      happen(g, event('counters', seat, source, -1, cost.n));
      return true;
    case 'retreatThis':
      happen(g, event('retreat', seat, source));
      return true;
    case 'discardCards': {
      if (!chooseCards(g, f, seat, g.state.hand[seat]!, cost.n, cost.n, 'discard')) return false;
      discardFromHand(g, seat, f.picked, 0);
      return true;
    }
    case 'tapUnit':
    case 'discardUnit': {
      if (
        !chooseCards(
          g,
          f,
          seat,
          usefulPayments(g, f, payableWith(g, cost, payer), payer),
          1,
          1,
          cost.is === 'tapUnit' ? 'tap' : 'discard',
        )
      )
        return false;
      const unit = f.picked[0]!;
      f.it = [unit];
      f.amount = totalBuildCost(g, unit);
      f.arena = g.state.zone[unit]!;
      happen(g, event(cost.is === 'tapUnit' ? 'tap' : 'discard', seat, unit));
      return true;
    }
    case 'hurtOther':
      return payWithDamage(g, f, cost, payer);
  }
}

/** Of the units a cost can take, those that leave the effect something to choose, if any do. */
function usefulPayments(g: Table, f: ResolveFrame, units: readonly number[], payer: Context): readonly number[] {
  const next = g.cards.abilities[f.ability]!.program.slice(f.at).find((op) => op.do !== 'pay');
  if (next?.do !== 'choose' || next.target.min === 0) return units;
  const useful = units.filter(
    (unit) => candidates(g, next.target, next.purpose, { ...payer, it: [unit], arena: g.state.zone[unit]! }).length > 0,
  );
  return useful.length > 0 ? useful : units;
}

/** "Any number of damage counters": a unit is picked, then how many. More than is pending would be for nothing. */
function payWithDamage(g: Table, f: ResolveFrame, cost: Extract<Cost, { is: 'hurtOther' }>, payer: Context): boolean {
  if (f.phase < 2) {
    if (!chooseCards(g, f, payer.seat, payableWith(g, cost, payer), 1, 1)) return false;
    f.it = f.picked;
    const damage = currentDamage(g);
    return (
      askAmount(g, f, damage === null ? 1 : Math.max(1, pendingFor(damage, f.source)), 2, payer.seat) &&
      hurt(g, f, payer.seat)
    );
  }
  if (asksWithin(g, f, payer.seat)) return false;
  f.amount = g.state.answer!.n;
  return hurt(g, f, payer.seat);
}

function hurt(g: Table, f: ResolveFrame, seat: number): boolean {
  happen(g, event('counters', seat, f.it[0], -1, f.amount));
  return true;
}

/** Asks for a number from 1 to `most`, the greatest first; a choice of one is taken at once (true). */
export function askAmount(g: Table, f: ResolveFrame, most: number, phase: number, seat: number): boolean {
  f.amount = most;
  if (most <= 1) return true;
  f.phase = phase;
  ask(g, seat, 'amount', numberOptions('amount', f.it[0] ?? -1, 1, most).toReversed(), f.source);
  return false;
}

/** Whether a range was chosen, and not yet a number of it: that is asked next. */
export function asksWithin(g: Table, f: ResolveFrame, seat: number): boolean {
  const { kind, card, target, n } = g.state.answer!;
  if (kind !== 'range') return false;
  ask(g, seat, 'amount', numberOptions('amount', card, target, n).toReversed(), f.source);
  return true;
}

/** Cards are told apart by what they are, because numbers in a hand shift when one leaves. */
export function discardFromHand(g: Table, seat: number, cards: readonly number[], forced: number): void {
  for (const def of cards.map((card) => g.state.def[card]!)) {
    const card = g.state.hand[seat]!.find((other) => g.state.def[other] === def);
    if (card !== undefined) happen(g, event('discard', seat, card, -1, forced));
  }
}

export const forcedBy = (who: 'you' | 'enemy'): number => (who === 'enemy' ? FORCED : 0);

export function jump(_g: Table, f: ResolveFrame, op: Of<'jump'>): boolean {
  f.at = op.to;
  return true;
}

export function ifNot(g: Table, f: ResolveFrame, op: Of<'ifNot'>): boolean {
  f.at = holds(g, op.condition, f) ? f.at + 1 : op.to;
  return true;
}

/** "You may …", "unless the enemy pays …": the player decides, if the cost can be paid and it would do something. */
export function offer(g: Table, f: ResolveFrame, op: Of<'offer'>): boolean {
  const seat = seatOf(f, op.who);
  if (f.phase === 1) {
    f.at = g.state.answer!.kind === 'accept' ? op.start : op.declined;
    return true;
  }
  const able =
    (op.condition === null || holds(g, op.condition, f)) &&
    canPay(g, op.costs, { seat, source: f.source, it: f.it, arena: f.arena, amount: f.amount }, 0) &&
    !pointless(g, f, op);
  if (!able) {
    f.at = op.declined;
    return true;
  }
  if (declinable(g, f, op)) {
    f.at = op.start;
    return true;
  }
  f.phase = 1;
  ask(
    g,
    seat,
    'offer',
    [option('accept', f.source, f.ability, f.at), option('decline', f.source, f.ability, f.at)],
    f.source,
  );
  return false;
}

/** "You may reroll any of the dice" can be declined by picking none: one question is enough. */
function declinable(g: Table, f: ResolveFrame, op: Of<'offer'>): boolean {
  const { program } = g.cards.abilities[f.ability]!;
  const first = program[op.start]!;
  if (op.costs.length > 0 || program[op.start + 1]?.do !== 'stop') return false;
  return first.do === 'search' || (first.do === 'reroll' && first.which === 'any');
}

function pointless(g: Table, f: ResolveFrame, op: Of<'offer'>): boolean {
  const { program } = g.cards.abilities[f.ability]!;
  let at = op.start;
  for (let paid = program[at]!; paid.do === 'pay' && paid.cost.is === 'force'; paid = program[at]!) at++;
  const first = program[at]!;
  if (first.do === 'retreat' && first.target === 'this') return !inArena(placeOf(g.state, f.source));
  return first.do === 'choose' && first.target.min > 0 && candidates(g, first.target, first.purpose, f).length === 0;
}

export function either(g: Table, f: ResolveFrame, op: Of<'either'>): boolean {
  if (f.phase === 1) {
    f.at = op.starts[g.state.answer!.n]!;
    return true;
  }
  f.phase = 1;
  ask(
    g,
    f.seat,
    'either',
    op.starts.map((_, index) => option('either', f.source, f.ability, index)),
    f.source,
  );
  return false;
}

/** "When this attack ends: …": the rest waits with all it spoke of. */
export function later(g: Table, f: ResolveFrame, op: Of<'later'>): boolean {
  const { ability, seat, source, it, arena, amount } = f;
  g.state.delayed.push({ moment: op.moment, ability, at: f.at + 1, seat, source, it, arena, amount });
  f.at = op.to;
  return true;
}

export function chooseArena(g: Table, f: ResolveFrame, op: Of<'chooseArena'>): boolean {
  if (f.phase === 1) {
    f.arena = g.state.answer!.target;
    return true;
  }
  const s = g.state;
  let arenas = op.among.map((arena) => ARENA_NUMBER[arena]!);
  if (op.quiet === true)
    arenas = arenas.filter((arena) => s.attacksMade[arena] === 0 && s.attacksMade[3 + arena] === 0);
  if (arenas.length <= 1) {
    f.arena = arenas[0] ?? -2;
    return true;
  }
  f.phase = 1;
  ask(
    g,
    f.seat,
    'arena',
    arenas.map((arena) => option('arena', -1, arena)),
    f.source,
  );
  return false;
}
