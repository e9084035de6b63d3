/**
 * Damage: proposed, prevented, placed. All damage dealt at one time shares one prevention chance (TCG-PREV-09);
 * what Deflect passes on waits until the counters are placed and then has a chance of its own (TCG-POP-09).
 */
import { DONE } from '@dejarik/kernel';
import { controllerOf } from './state.ts';
import { PREVENTION } from '../language/timing.ts';
import { happen, tell } from './events.ts';
import type { DamageDone } from './event.ts';
import { call, procedure, running } from './flow.ts';
import { heard, wait } from './listening.ts';
import { rulesOf } from './live.ts';
import type { LiveAbility, LiveRuleOf } from './live-index.ts';
import { about, damageEvent, shownDef } from './make-events.ts';
import { referred } from './places.ts';
import type { Damage } from './procedures.ts';
import { applies, isMeant, isOn, matches } from './query.ts';
import type { Instance, Waiting } from './spoken.ts';
import { countUse, isInPlay, type Table } from './table.ts';
import { areEnemies } from './teams.ts';
import { callTriggers } from './triggers.ts';
import { openChance } from './windows.ts';

const NO_RULES: readonly never[] = [];

export function dealDamage(g: Table, instances: Instance[]): void {
  const pending = instances.filter(({ n }) => n > 0);
  if (pending.length > 0) call(g, 'damage', { pending, deflected: [], used: [] });
}

export function instance(
  g: Table,
  unit: number,
  source: number,
  seat: number,
  n: number,
  ofAttack = false,
  evadable = true,
): Instance {
  const preventable = !(
    ofAttack &&
    rulesOf(g, 'noPrevention').some(
      (entry) => entry.rule.except === undefined && entry.source === source && applies(g, entry),
    )
  );
  return { unit, source, seat, n, preventable, evadable: evadable && !barsEvade(g, unit, source) };
}

const barsEvade = (g: Table, unit: number, source: number): boolean =>
  rulesOf(g, 'noEvade').some(
    (entry) =>
      referred(g.state, entry.rule.against, entry).includes(source) &&
      areEnemies(g.state, controllerOf(g.state, unit), entry.seat) &&
      applies(g, entry),
  );

export const currentDamage = (g: Table): Damage | null => running(g.state, 'damage');

/** TCG-PREV-08: it is for certain cards alone to prevent it. */
const isBarred = (g: Table, { source, ofAttack }: Instance, by: number): boolean =>
  ofAttack === true &&
  rulesOf(g, 'noPrevention').some(
    (entry) =>
      entry.rule.except !== undefined &&
      entry.source === source &&
      !matches(g, entry.rule.except, by, entry) &&
      applies(g, entry),
  );

/** Whether the card can prevent this damage: what keywords say goes before what texts said when it was dealt. */
export function isPreventable(g: Table, pending: Instance, by: number): boolean {
  let preventable = pending.preventable && !isBarred(g, pending, by);
  for (const rule of g.edition.keywords.hooks.preventable ?? NO_RULES) {
    const says = rule(g, pending, by);
    if (says === true) return true;
    if (says === false) preventable = false;
  }
  return preventable;
}

/** Prevents up to n of the damage pending for the unit; returns how much really was (TCG-PREV-04). */
export function preventDamage(g: Table, unit: number, n: number, by: number, evading = false): number {
  const damage = currentDamage(g);
  if (damage === null) return 0;
  let prevented = 0;
  for (const pending of damage.pending) {
    if (pending.unit !== unit || !isPreventable(g, pending, by) || (evading && !pending.evadable)) continue;
    const part = Math.min(pending.n, n - prevented);
    pending.n -= part;
    prevented += part;
  }
  if (prevented > 0) tellPrevented(g, unit, by, prevented, evading);
  return prevented;
}

function tellPrevented(g: Table, card: number, source: number, n: number, evaded: boolean): void {
  if (g.events === null) return;
  const seat = controllerOf(g.state, card);
  const sourceDef = shownDef(g, source);
  tell(g, { kind: 'prevent', ...about(seat, card), source, sourceDef, n, evaded });
}

/** Whether prevention may be played against it. */
export const isTarget = (g: Table, pending: Instance): boolean =>
  pending.n > 0 && (pending.preventable || g.edition.vainPrevention);

/** The damage to the unit against which prevention may be played. */
export const pendingFor = (g: Table, damage: Damage, unit: number): number =>
  damage.pending.reduce((sum, pending) => sum + (pending.unit === unit && isTarget(g, pending) ? pending.n : 0), 0);

/** Whether it is this unit's damage, and from this source, that the rule prevents. */
function spares(g: Table, entry: LiveRuleOf<'prevents'>, unit: number, source: number): boolean {
  const { by, to } = entry.rule;
  if (by !== undefined && (source < 0 || !matches(g, by, source, entry))) return false;
  return to === undefined || isMeant(g, to, unit, entry);
}

/** No damage of this source would ever reach the unit. */
export const isImmune = (g: Table, unit: number, source: number): boolean =>
  rulesOf(g, 'prevents').some((entry) => isOn(g, entry) && spares(g, entry, unit, source));

/** Whether an effect would prevent all of this damage by itself. */
export const isSpared = (g: Table, pending: Instance): boolean =>
  rulesOf(g, 'prevents').some(
    (entry) =>
      isOn(g, entry) && isPreventable(g, pending, entry.source) && spares(g, entry, pending.unit, pending.source),
  );

/** Effects that prevent by themselves, for a turn or for good. */
export function applyStandingPrevention(g: Table, f: Damage): void {
  for (const entry of rulesOf(g, 'prevents')) {
    if (!isOn(g, entry)) continue;
    for (const pending of f.pending) {
      if (pending.n === 0 || !isPreventable(g, pending, entry.source)) continue;
      if (!spares(g, entry, pending.unit, pending.source)) continue;
      countUse(g, entry.ability.id);
      tellPrevented(g, pending.unit, entry.source, pending.n, false);
      pending.n = 0;
    }
  }
}

/** What triggers on damage that is pending: on the unit it is for, or on its source. */
function onPending(g: Table, f: Damage, suits: (entry: LiveAbility) => boolean): void {
  const own: Waiting[] = [];
  for (const { n, unit, source } of f.pending) {
    if (n === 0 || source < 0) continue;
    for (const [entry, { by }] of heard(g, 'wouldBeDamaged'))
      if (entry.source === unit && matches(g, by, source, entry) && suits(entry)) wait(g, entry, [source], 0, own);
    for (const [entry, { whom }] of heard(g, 'wouldDamage'))
      if (entry.source === source && matches(g, whom, unit, entry) && suits(entry)) wait(g, entry, [unit], 0, own);
  }
  if (own.length > 0) callTriggers(g, own);
}

const prevents = ({ ability }: LiveAbility): boolean => ability.program.some((op) => op.do === 'prevent');

/** TCG-POP-14: what triggers on pending damage comes before prevention, unless it prevents itself. */
export const triggeredChanges = (g: Table, f: Damage): void => onPending(g, f, (entry) => !prevents(entry));

/** TCG-POP-07: triggered prevention comes before played prevention. */
export const triggeredPrevention = (g: Table, f: Damage): void => onPending(g, f, prevents);

export const damage = procedure('damage', {
  standingPrevention(g, f) {
    f.used = [];
    applyStandingPrevention(g, f);
  },
  triggeredPrevention(g, f) {
    onPending(g, f, () => true);
  },
  preventionChance(g, f) {
    if (f.pending.some((pending) => isTarget(g, pending))) openChance(g, PREVENTION);
  },
  placeCounters(g, f) {
    applyStandingPrevention(g, f);
    const events: DamageDone[] = [];
    for (const { unit, source, seat, n } of f.pending) {
      if (n > 0 && isInPlay(g.state, unit)) events.push(damageEvent(g, seat, unit, n, source));
    }
    if (events.length > 0) happen(g, ...events);
  },
  deflected(_g, f) {
    const next = f.deflected.shift();
    if (next === undefined) return DONE;
    f.pending = [next]; // each is a source of its own, with a chance of its own (TCG-PREV-06)
    return 'standingPrevention';
  },
});
