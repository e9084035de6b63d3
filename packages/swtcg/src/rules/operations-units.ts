/** Operations on units in play: bonuses, tapping, retreating, discarding, entering. */
import type { Op } from '../language/meaning.ts';
import type { Duration, Target } from '../language/tree.ts';
import { newDefender } from './attack.ts';
import { changed, happen } from './events.ts';
import { cardEvent, discardEvent, moveEvent, shownDef } from './make-events.ts';
import { isRef, referred } from './places.ts';
import type { Resolve } from './procedures.ts';
import { allMatching } from './query.ts';
import { ABOARD, ATTACK_END, BATTLE_END, BUILD, DISCARD, inArena, TURN_END, controllerOf } from './state.ts';
import { defOf, isInPlay, placeOf, type Table } from './table.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

export const UNTIL: Readonly<Record<Duration, number>> = {
  'for this attack': ATTACK_END,
  'until end of battle': BATTLE_END,
  'until end of turn': TURN_END,
};

/** Whom the effect reaches; a choice was made by the step before and is `it`. */
export function targets(g: Table, f: Resolve, target: Target): readonly number[] {
  if (isRef(target)) return referred(g.state, target, f);
  return 'each' in target ? allMatching(g, target.each, f) : f.it;
}

function last(g: Table, f: Resolve, units: number[] | null, until: Duration): void {
  const s = g.state;
  const { ability, seat, source, it, arena, amount } = f;
  s.effects.push({
    serial: ++s.serial,
    ability,
    op: f.at,
    seat,
    source,
    units,
    it,
    arena,
    amount,
    until: UNTIL[until],
  });
  changed(g);
  const given = units ?? [];
  happen(g, {
    kind: 'gets',
    seat,
    witnesses: 0,
    source,
    sourceDef: shownDef(g, source),
    ability,
    at: f.at,
    units: given,
    defs: g.events === null ? [] : given.map((unit) => s.def[unit]!),
  });
}

export function gets(g: Table, f: Resolve, op: Of<'gets'>): boolean {
  const units = targets(g, f, op.target).filter((unit) => isInPlay(g.state, unit));
  if (units.length > 0) last(g, f, units, op.until);
  return true;
}

export function rule(g: Table, f: Resolve, op: Of<'rule'>): boolean {
  last(g, f, null, op.until);
  return true;
}

function each(g: Table, kind: 'tap' | 'untap' | 'retreat' | 'toHand', units: readonly number[]): boolean {
  if (units.length > 0) happen(g, ...units.map((unit) => cardEvent(kind, controllerOf(g.state, unit), unit)));
  return true;
}

export const tap = (g: Table, f: Resolve, op: Of<'tap'>): boolean =>
  each(
    g,
    'tap',
    targets(g, f, op.target).filter((unit) => isInPlay(g.state, unit) && g.state.tapped[unit] === 0),
  );

export const untap = (g: Table, f: Resolve, op: Of<'untap'>): boolean =>
  each(
    g,
    'untap',
    targets(g, f, op.target).filter((unit) => isInPlay(g.state, unit) && g.state.tapped[unit] === 1),
  );

/** TCG-RETREAT-08, TCG-RETREAT-09: to its controller's build zone, its tap state unchanged. */
export const retreat = (g: Table, f: Resolve, op: Of<'retreat'>): boolean =>
  each(
    g,
    'retreat',
    targets(g, f, op.target).filter((unit) => inArena(placeOf(g.state, unit))),
  );

export function discard(g: Table, f: Resolve, op: Of<'discard'>): boolean {
  const { zone } = g.state;
  const units = targets(g, f, op.target).filter((unit) => zone[unit]! <= BUILD || zone[unit] === ABOARD);
  if (units.length > 0) happen(g, ...units.map((unit) => discardEvent(g, controllerOf(g.state, unit), unit)));
  return true;
}

export const toHand = (g: Table, f: Resolve, op: Of<'toHand'>): boolean =>
  each(
    g,
    'toHand',
    targets(g, f, op.target).filter((card) => isInPlay(g.state, card) || g.state.zone[card] === DISCARD),
  );

export function toArena(g: Table, f: Resolve, op: Of<'toArena'>): boolean {
  const there: number[] = [];
  for (const card of f.it) {
    const { arena } = defOf(g, card);
    if (arena < 0 || inArena(g.state.zone[card]!)) continue;
    const entered = moveEvent('enter', controllerOf(g.state, card), card, arena);
    happen(g, entered);
    const { tapped, zone } = g.state;
    if (op.tapped !== undefined && tapped[entered.card] !== (op.tapped ? 1 : 0) && inArena(zone[entered.card]!))
      happen(g, cardEvent(op.tapped ? 'tap' : 'untap', entered.seat, entered.card));
    there.push(entered.card);
  }
  if (there.length > 0) f.it = there;
  return true;
}

/** The attacker now attacks `it`, if it can (TCG-ATKLIM-04). */
export function attackInstead(g: Table, f: Resolve): boolean {
  if (f.it.length > 0) newDefender(g, f.it[0]!);
  return true;
}

export function steer(g: Table, f: Resolve): boolean {
  for (const unit of f.it) g.state.steered.push({ unit, seat: f.seat });
  return true;
}
