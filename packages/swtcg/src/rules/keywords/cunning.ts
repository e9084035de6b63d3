/**
 * Cunning: what the attacker's opponents do about its dice and their damage they do before the dice are thrown, and so
 * without knowing them (TCG-KW-CUNNING-03). They play and pay as usual; what was played is pledged, and takes effect in
 * its step once there are dice. In those steps nobody but the attacker's player plays anything more.
 */
import { opponentsOf } from '@dejarik/kernel';
import { type Op } from '../../language/meaning.ts';
import { EXPANDED_WINDOWS, PREVENTION, REROLL } from '../../language/timing.ts';
import { attackDice } from '../attack.ts';
import { currentDamage, instance } from '../damage.ts';
import { currentRoll } from '../dice.ts';
import { call, running } from '../flow.ts';
import { amountGiven, askAmount } from '../operations-control.ts';
import type { Damage, Resolve, Roll } from '../procedures.ts';
import { amountOf, effectiveKeyword } from '../query.ts';
import { controllerOf } from '../state.ts';
import type { Table } from '../table.ts';
import { openChance } from '../windows.ts';

const { addDice, alterDice, pendingDamage } = EXPANDED_WINDOWS;
const BLIND_WINDOWS = addDice | REROLL | alterDice | pendingDamage | PREVENTION;

/** More damage than an attack does: how much there will be nobody knows yet. */
const ANY_AMOUNT = 99;

/** From here on plays are pledged; false: the attacker has no Cunning. */
export function startPledging(g: Table): boolean {
  const { state: s } = g;
  if (effectiveKeyword(g, s.attacker, 'Cunning') <= 0) return false;
  s.expanded!.attack = { ...s.expanded!.attack!, pledges: [] };
  return true;
}

export const callBlindRoll = (g: Table): void => {
  const { attacker: card } = g.state;
  const seat = controllerOf(g.state, card);
  call(g, 'roll', { seat, card, rollFor: 'attack', count: attackDice(g), dice: [], used: [], blind: 1 });
};

export const callBlindDamage = (g: Table): void => {
  const { attacker, defender } = g.state;
  const expected = instance(g, defender, attacker, controllerOf(g.state, attacker), ANY_AMOUNT, true);
  call(g, 'damage', { pending: [{ ...expected, ofAttack: true }], deflected: [], used: [], blind: 1 });
};

/** The chances before the throw are for the opponents of the attacker. */
export const openBlindChance = (g: Table, window: number): void =>
  openChance(g, window, opponentsOf(g.state, controllerOf(g.state, g.state.attacker)));

/** The chance in which plays are pledged, as its window; 0: what is played now takes effect now. */
export function pledgingIn(g: Table): number {
  if (g.state.expanded?.attack?.pledges === undefined) return 0;
  const window = running(g.state, 'chance')?.window ?? 0;
  if ((window & BLIND_WINDOWS) === 0) return 0;
  return currentDamage(g)?.blind === 1 || currentRoll(g)?.blind === 1 ? window : 0;
}

const isDeclared = (op: Op): boolean => op.do === 'pay' || op.do === 'disruptChance' || op.do === 'choose';

/** Whether the text has come to what waits for the dice: costs are paid and choices made before. */
export const isPledge = (f: Resolve, op: Op): boolean => f.pledge !== undefined && !isDeclared(op);

/** How much or how many is said now (TCG-KW-CUNNING-04, TCG-KW-CUNNING-05); true when it has been. */
export function pledge(g: Table, f: Resolve, op: Op): boolean {
  if (f.phase === 0) {
    const most =
      op.do === 'reroll' && op.which === 'any'
        ? attackDice(g)
        : op.do === 'prevent' && op.upTo === true
          ? op.n === 'all'
            ? ANY_AMOUNT
            : amountOf(g, op.n, f)
          : 0;
    if (most > 0 && !askAmount(g, f, most, 1, f.seat)) return false;
  } else if (!amountGiven(g, f, f.seat)) return false;
  const e = g.state.expanded!;
  const { ability, at, seat, source, it, arena, amount } = f;
  const made = { ability, at, seat, source, it, arena, amount, window: f.pledge! };
  e.attack = { ...e.attack!, pledges: [...e.attack!.pledges!, made] };
  return true;
}

/** Whether all that others had to say about these dice, or this damage, is said. */
const isForeseen = (g: Table, about: Roll | Damage): boolean =>
  g.state.expanded?.attack?.pledges !== undefined &&
  ('pending' in about ? about.pending.some(({ ofAttack }) => ofAttack) : about.rollFor === 'attack');

/** Opens the chance; or has the next pledge made for it take effect, and the step comes again (true). */
export function chanceAbout(g: Table, about: Roll | Damage, window: number): boolean {
  if (about.blind === 1) openBlindChance(g, window);
  else if (!isForeseen(g, about)) openChance(g, window);
  else {
    if (payPledge(g, window)) return true;
    openChance(g, window, [controllerOf(g.state, g.state.attacker)]);
  }
  return false;
}

function payPledge(g: Table, window: number): boolean {
  const e = g.state.expanded!;
  const pledges = e.attack!.pledges!;
  const next = pledges.find((made) => made.window === window);
  if (next === undefined) return false;
  e.attack = { ...e.attack!, pledges: pledges.filter((made) => made !== next) };
  const { window: _window, ...rest } = next;
  call(g, 'resolve', { ...rest, phase: 0, picked: [], pledged: 1 });
  return true;
}
