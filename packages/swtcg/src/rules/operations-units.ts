/** Operations on units in play: bonuses, tapping, retreating, discarding, entering. */
import type { Op } from '../language/meaning.ts';
import type { Duration, Target } from '../language/tree.ts';
import { newDefender } from './attack.ts';
import { picked, picks } from './choose.ts';
import { changed, happen } from './events.ts';
import { ownPilots } from './expanded/pilots.ts';
import { cardEvent, discardEvent, moveEvent, shownDef } from './make-events.ts';
import { answerTo, ask } from './flow.ts';
import { ARENA_NUMBER, isRef, referred } from './places.ts';
import type { Resolve } from './procedures.ts';
import { allMatching } from './query.ts';
import {
  ABOARD,
  AFTER_CHECK,
  ATTACK_END,
  BATTLE_END,
  BUILD,
  DISCARD,
  FOR_EVER,
  inArena,
  TURN_END,
  controllerOf,
} from './state.ts';
import { isLaidOpen, OUT_OF_PLAY } from './state-expanded.ts';
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

/** "Can't lose the game this turn" would be worth nothing if it were over before the check. */
function outlastsTheTurn(g: Table, { ability, at }: Resolve): boolean {
  const op = g.cards.abilities[ability]!.program[at];
  return op?.do === 'rule' && op.rule.rule === 'cannotEnd' && op.until === 'until end of turn';
}

function last(g: Table, f: Resolve, units: number[] | null, until: Duration | 'for ever'): void {
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
    until: until === 'for ever' ? FOR_EVER : outlastsTheTurn(g, f) ? AFTER_CHECK : UNTIL[until],
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

/** TCG-DUP-04: the loss has no end, but what is given later counts. */
export function strip(g: Table, f: Resolve, op: Of<'strip'>): boolean {
  const units = targets(g, f, op.target).filter((unit) => isInPlay(g.state, unit));
  if (units.length > 0) last(g, f, units, 'for ever');
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

/** In play, and can be tapped or discarded: a unit, a Pilot, Equipment, a Location, a Campaign. */
const isOpen = ({ state: s }: Table, card: number): boolean => isInPlay(s, card) || isLaidOpen(s.zone[card]!);

export const tap = (g: Table, f: Resolve, op: Of<'tap'>): boolean =>
  each(
    g,
    'tap',
    targets(g, f, op.target).filter((unit) => isOpen(g, unit) && g.state.tapped[unit] === 0),
  );

export const untap = (g: Table, f: Resolve, op: Of<'untap'>): boolean =>
  each(
    g,
    'untap',
    targets(g, f, op.target).filter((unit) => isOpen(g, unit) && g.state.tapped[unit] === 1),
  );

/** TCG-RETREAT-08, TCG-RETREAT-09: to its controller's build zone, its tap state unchanged. */
export function retreat(g: Table, f: Resolve, op: Of<'retreat'>): boolean {
  const units = targets(g, f, op.target).filter((unit) => inArena(placeOf(g.state, unit)));
  if (g.state.expanded !== undefined && !pilotsChosen(g, f, units)) return false;
  return each(g, 'retreat', units);
}

/** TCG-PILOT-37: whoever controls the unit picks the Pilot that stays aboard; false: that is being asked. */
function pilotsChosen(g: Table, f: Resolve, units: readonly number[]): boolean {
  const s = g.state;
  for (const unit of units) {
    const own = ownPilots(s, unit);
    if (own.length < 2) continue;
    const seat = controllerOf(s, unit);
    if (f.phase === 0) {
      f.phase = 1;
      ask(g, seat, 'choose', picks('choose', own), unit);
      return false;
    }
    f.phase = 0;
    const [stays] = picked(g, 'choose');
    const others = own.filter((pilot) => pilot !== stays);
    happen(g, ...others.map((pilot) => moveEvent('disembark', seat, pilot, BUILD)));
  }
  return true;
}

export function discard(g: Table, f: Resolve, op: Of<'discard'>): boolean {
  const { zone } = g.state;
  const units = targets(g, f, op.target).filter(
    (unit) => zone[unit]! <= BUILD || zone[unit] === ABOARD || isLaidOpen(zone[unit]!),
  );
  if (units.length > 0) happen(g, ...units.map((unit) => discardEvent(g, controllerOf(g.state, unit), unit)));
  return true;
}

/** TCG-GLOSS-05 */
const canReturn = ({ state, edition }: Table, unit: number): boolean =>
  edition.returnsRetreated || placeOf(state, unit) !== BUILD;

export const toHand = (g: Table, f: Resolve, op: Of<'toHand'>): boolean =>
  each(
    g,
    'toHand',
    targets(g, f, op.target).filter(
      (card) =>
        (isOpen(g, card) && (op.target !== 'this' || canReturn(g, card))) ||
        g.state.zone[card] === DISCARD ||
        g.state.zone[card] === OUT_OF_PLAY, // what it put there itself
    ),
  );

/** TCG-MULTI-04: the arena of the type by which the text speaks of the card; of several that are left, the one that is chosen. */
function arenasFor(g: Table, f: Resolve, card: number): readonly number[] {
  const { arenas } = defOf(g, card);
  if (arenas.length < 2) return arenas;
  const named = g.cards.abilities[f.ability]!.program.slice(0, f.at)
    .flatMap((op) => (op.do === 'choose' ? op.target.choose.kinds : []))
    .map(({ noun }) => ARENA_NUMBER[noun.replace(/ unit| card/gu, '')] ?? -1);
  const fitting = arenas.filter((arena) => named.includes(arena));
  return fitting.length > 0 ? fitting : arenas;
}

export function toArena(g: Table, f: Resolve, op: Of<'toArena'>): boolean {
  const entering = f.it.filter((card) => defOf(g, card).unit && !inArena(g.state.zone[card]!));
  const open = entering.map((card) => arenasFor(g, f, card)).find((arenas) => arenas.length > 1);
  if (open !== undefined && f.phase === 0) {
    f.phase = 1;
    ask(
      g,
      f.seat,
      'arena',
      open.map((arena) => ({ kind: 'arena', arena })),
      f.source,
    );
    return false;
  }
  const chosen = open === undefined ? -1 : answerTo(g, 'arena').arena;
  const there: number[] = [];
  for (const card of entering) {
    const arenas = arenasFor(g, f, card);
    const entered = moveEvent(
      'enter',
      controllerOf(g.state, card),
      card,
      arenas.includes(chosen) ? chosen : arenas[0]!,
    );
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
