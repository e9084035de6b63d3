/** Operations on units in play: bonuses, tapping, retreating, discarding, entering. */
import type { Op } from '../language/meaning.ts';
import type { Duration, Target } from '../language/tree.ts';
import { newDefender } from './attack.ts';
import { changed, event, type EventKind, happen } from './events.ts';
import { allMatching, isRef, referred } from './filter.ts';
import type { ResolveFrame } from './resolve.ts';
import { ABOARD, ATTACK_END, BATTLE_END, BUILD, DISCARD, inArena, TURN_END } from './state.ts';
import { defOf, isUnitInPlay, ownerOf, placeOf, type Table } from './table.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

export const UNTIL: Readonly<Record<Duration, number>> = {
  'for this attack': ATTACK_END,
  'until end of battle': BATTLE_END,
  'until end of turn': TURN_END,
};

/** Whom the effect reaches; a choice was made by the step before and is `it`. */
export function targets(g: Table, f: ResolveFrame, target: Target): readonly number[] {
  if (isRef(target)) return referred(g.state, target, f);
  return 'each' in target ? allMatching(g, target.each, f) : f.it;
}

const inPlay = (g: Table, card: number): boolean => isUnitInPlay(g.state, card) || g.state.zone[card] === ABOARD;

function last(g: Table, f: ResolveFrame, units: number[] | null, until: Duration): void {
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
  const told = event('gets', seat, units?.[0] ?? source, source, ability, f.at);
  happen(g, g.events === null || units === null ? told : { ...told, defs: units.map((unit) => s.def[unit]!) });
}

export function gets(g: Table, f: ResolveFrame, op: Of<'gets'>): boolean {
  const units = targets(g, f, op.target).filter((unit) => inPlay(g, unit));
  if (units.length > 0) last(g, f, units, op.until);
  return true;
}

export function rule(g: Table, f: ResolveFrame, op: Of<'rule'>): boolean {
  last(g, f, null, op.until);
  return true;
}

function each(g: Table, kind: EventKind, units: readonly number[]): boolean {
  if (units.length > 0) happen(g, ...units.map((unit) => event(kind, ownerOf(g.state, unit), unit)));
  return true;
}

export const tap = (g: Table, f: ResolveFrame, op: Of<'tap'>): boolean =>
  each(
    g,
    'tap',
    targets(g, f, op.target).filter((unit) => inPlay(g, unit) && g.state.tapped[unit] === 0),
  );

export const untap = (g: Table, f: ResolveFrame, op: Of<'untap'>): boolean =>
  each(
    g,
    'untap',
    targets(g, f, op.target).filter((unit) => inPlay(g, unit) && g.state.tapped[unit] === 1),
  );

/** TCG-RETREAT-08, TCG-RETREAT-09: to its controller's build zone, its tap state unchanged. */
export const retreat = (g: Table, f: ResolveFrame, op: Of<'retreat'>): boolean =>
  each(
    g,
    'retreat',
    targets(g, f, op.target).filter((unit) => inArena(placeOf(g.state, unit))),
  );

export const discard = (g: Table, f: ResolveFrame, op: Of<'discard'>): boolean =>
  each(
    g,
    'discard',
    targets(g, f, op.target).filter((unit) => g.state.zone[unit]! <= BUILD || g.state.zone[unit] === ABOARD),
  );

export const toHand = (g: Table, f: ResolveFrame, op: Of<'toHand'>): boolean =>
  each(
    g,
    'toHand',
    targets(g, f, op.target).filter((card) => inPlay(g, card) || g.state.zone[card] === DISCARD),
  );

export function toArena(g: Table, f: ResolveFrame, op: Of<'toArena'>): boolean {
  const there: number[] = [];
  for (const card of f.it) {
    const { arena } = defOf(g, card);
    if (arena < 0 || inArena(g.state.zone[card]!)) continue;
    const entered = event('enter', ownerOf(g.state, card), card, -1, 0, arena);
    happen(g, entered);
    if (
      op.tapped !== undefined &&
      g.state.tapped[entered.card] !== (op.tapped ? 1 : 0) &&
      inArena(g.state.zone[entered.card]!)
    )
      happen(g, event(op.tapped ? 'tap' : 'untap', entered.seat, entered.card));
    there.push(entered.card);
  }
  if (there.length > 0) f.it = there;
  return true;
}

/** The attacker now attacks `it`, if it can (TCG-ATKLIM-04). */
export function attackInstead(g: Table, f: ResolveFrame): boolean {
  if (f.it.length > 0) newDefender(g, f.it[0]!);
  return true;
}

export function steer(g: Table, f: ResolveFrame): boolean {
  for (const unit of f.it) g.state.steered.push({ unit, seat: f.seat });
  return true;
}
