/** Operations on damage and dice. */
import type { Op } from '../language/meaning.ts';
import { newDefender } from './attack.ts';
import { currentDamage, dealDamage, instance, pendingFor, preventDamage } from './damage.ts';
import { currentRoll, reroll as rerollDice, rollDice } from './dice.ts';
import { happen } from './events.ts';
import { answerTo, ask, returned } from './flow.ts';
import { countEvent } from './make-events.ts';
import { amountGiven, askAmount } from './operations-control.ts';
import { targets } from './operations-units.ts';
import type { Deflect, RerollDie } from './options.ts';
import { referred } from './places.ts';
import type { Resolve } from './procedures.ts';
import { allMatching, amountOf, matches } from './query.ts';
import { neededToHit } from './attack-dice.ts';
import { inArena, controllerOf } from './state.ts';
import type { Table } from './table.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

/** How many of the dice just rolled damage the unit. */
function hitsOn(g: Table, unit: number): number {
  const needed = neededToHit(g, unit);
  return returned(g, 'roll').filter((die) => die >= needed).length;
}

/** Dice of damage are rolled for each unit by itself, then all of it is dealt at one time (TCG-DMG-06, TCG-PREV-09). */
export function damage(g: Table, f: Resolve, op: Of<'damage'>): boolean {
  const units = targets(g, f, op.target);
  const source = referred(g.state, op.by, f)[0] ?? f.source;
  const n = amountOf(g, op.n, f);
  if (f.phase === 0) f.picked = [];
  if (op.dice === true && n > 0) {
    if (f.phase > 0) f.picked.push(hitsOn(g, units[f.picked.length]!));
    if (f.picked.length < units.length) {
      f.phase = 1;
      rollDice(g, f.seat, source, 'damage', n);
      return false;
    }
  } else f.picked = units.map(() => n);
  dealDamage(
    g,
    units.map((unit, i) =>
      instance(
        g,
        unit,
        source,
        f.seat,
        f.picked[i]!,
        false,
        op.evadable === undefined || matches(g, op.evadable, unit, f),
      ),
    ),
  );
  return true;
}

export function prevent(g: Table, f: Resolve, op: Of<'prevent'>): boolean {
  const dealt = currentDamage(g);
  if (dealt === null) return true;
  const units = targets(g, f, op.target);
  if (op.upTo === true && f.pledged !== 1 && f.phase === 0) {
    const most = Math.min(
      op.n === 'all' ? 99 : amountOf(g, op.n, f),
      units.reduce((sum, unit) => sum + pendingFor(g, dealt, unit), 0),
    );
    if (!askAmount(g, f, most, 1, f.seat)) return false;
  } else if (op.upTo === true && f.pledged !== 1 && !amountGiven(g, f, f.seat)) return false;
  const n = op.upTo === true ? f.amount : op.n === 'all' ? Number.MAX_SAFE_INTEGER : amountOf(g, op.n, f);
  f.amount = units.reduce((sum, unit) => sum + preventDamage(g, unit, n, f.source), 0);
  return true;
}

/** The unit that was spared may deal as much to another in its arena; that damage waits its turn (TCG-POP-09). */
function passOn(g: Table, f: Resolve, unit: number, whom: readonly number[]): boolean {
  if (f.phase === 2) {
    const answer = answerTo(g, 'deflect');
    if (answer.kind === 'deflect')
      currentDamage(g)!.deflected.push(instance(g, answer.unit, unit, controllerOf(g.state, unit), f.amount));
    return true;
  }
  // TCG-KW-DEFLECT-10: no arena shared, nobody to deal it to.
  const others = inArena(g.state.zone[unit]!)
    ? whom.filter(
        (other) => (other !== unit || g.edition.deflectsToItself) && g.state.zone[other] === g.state.zone[unit],
      )
    : [];
  if (f.amount === 0 || others.length === 0) return true;
  f.phase = 2;
  const options = others.map((other): Deflect => ({ kind: 'deflect', unit: other, n: f.amount }));
  ask(g, f.seat, 'deflect', [...options, { kind: 'decline', card: unit }], f.source);
  return false;
}

const ANY_UNIT = { kinds: [{ subtypes: [], noun: 'unit' }], in: 'any arena' } as const;

export function rebound(g: Table, f: Resolve, op: Of<'rebound'>): boolean {
  const unit = f.it[0];
  return unit === undefined || passOn(g, f, unit, allMatching(g, op.whom, f));
}

export function keyword(g: Table, f: Resolve, op: Of<'keyword'>): boolean {
  switch (op.keyword) {
    case 'Evade':
      preventDamage(g, f.source, Math.min(op.n, f.amount), f.source, true);
      return true;
    case 'Deflect':
      if (f.phase === 0) f.amount = preventDamage(g, f.source, op.n, f.source);
      return passOn(g, f, f.source, allMatching(g, ANY_UNIT, f));
    case 'Intercept':
      newDefender(g, f.source);
      return true;
    default:
      return g.edition.keywords.rules[op.keyword]?.play?.(g, f, op.n) ?? true;
  }
}

export function heal(g: Table, f: Resolve, op: Of<'heal'>): boolean {
  const s = g.state;
  const units = targets(g, f, op.target).filter((unit) => s.damage[unit]! > 0);
  if (units.length === 0) return true;
  let n = op.n === 'all' ? Number.MAX_SAFE_INTEGER : op.n;
  if (op.upTo === true && units.length === 1) {
    if (f.phase === 0 && !askAmount(g, f, Math.min(n, s.damage[units[0]!]!), 1, f.seat)) return false;
    if (f.phase === 1 && !amountGiven(g, f, f.seat)) return false;
    n = f.amount;
  }
  happen(g, ...units.map((unit) => countEvent('counters', controllerOf(s, unit), unit, -Math.min(n, s.damage[unit]!))));
  return true;
}

/** One counter at a time, from units of one arena, until done. */
export function healDivided(g: Table, f: Resolve, op: Of<'healDivided'>): boolean {
  const s = g.state;
  if (f.phase === 0) f.amount = op.n;
  else {
    const answer = answerTo(g, 'heal');
    if (answer.kind === 'done') return true;
    f.arena = s.zone[answer.unit]!;
    f.amount--;
    happen(g, countEvent('counters', f.seat, answer.unit, -1));
  }
  const left = allMatching(g, op.among, f).filter(
    (unit) => s.damage[unit]! > 0 && inArena(s.zone[unit]!) && (f.arena < 0 || s.zone[unit] === f.arena),
  );
  if (f.amount === 0 || left.length === 0) return true;
  f.phase = 1;
  ask(g, f.seat, 'heal', [...left.map((unit) => ({ kind: 'heal', unit }) as const), { kind: 'done' }], f.source);
  return false;
}

/** TCG-DICE-05: each reroll effect gives one reroll; which dice is its player's choice. */
export function reroll(g: Table, f: Resolve, op: Of<'reroll'>): boolean {
  const roll = currentRoll(g);
  if (roll === null || (roll.rollFor !== 'attack' && op.whose !== 'any')) return true;
  if (op.which === 'all') {
    rerollDice(
      g,
      roll,
      roll.dice.map((_, index) => index),
      f.seat,
      f.source,
    );
    return true;
  }
  const exactly = f.pledged === 1 ? f.amount : undefined; // TCG-KW-CUNNING-04
  if (f.phase === 0) f.picked = [];
  else {
    const answer = answerTo(g, 'die');
    if (answer.kind === 'done') {
      if (f.picked.length > 0) rerollDice(g, roll, f.picked, f.seat, f.source);
      return true;
    }
    f.picked.push(answer.die);
    if (op.which === 'one' || f.picked.length === exactly) {
      rerollDice(g, roll, f.picked, f.seat, f.source);
      return true;
    }
  }
  const left = roll.dice.map((_, index) => index).filter((index) => !f.picked.includes(index));
  if (left.length === 0) {
    rerollDice(g, roll, f.picked, f.seat, f.source);
    return true;
  }
  f.phase = 1;
  const dice = left.map((index): RerollDie => ({ kind: 'die', die: index, shows: roll.dice[index]! }));
  ask(g, f.seat, 'die', op.which === 'one' || exactly !== undefined ? dice : [...dice, { kind: 'done' }], f.source);
  return false;
}
