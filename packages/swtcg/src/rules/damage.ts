/**
 * Damage: proposed, prevented, placed. All damage dealt at one time shares one prevention chance (TCG-PREV-09);
 * what Deflect passes on waits until the counters are placed and then has a chance of its own (TCG-POP-09).
 */
import { call, type Frame, procedure } from '@dejarik/kernel';
import { PREVENTION } from '../language/meaning.ts';
import { chanceFrame } from './chance.ts';
import { event, type Event, happen, tell } from './events.ts';
import { isRef, matches, referred } from './filter.ts';
import { applies, isOn, live, rulesOf } from './live.ts';
import { ABOARD, type Waiting } from './state.ts';
import { countUse, isUnitInPlay, ownerOf, type Table } from './table.ts';
import { triggersFrame, wait } from './triggers.ts';

/** Damage about to be done to one unit by one source. */
export interface Instance {
  readonly unit: number;
  readonly source: number;
  readonly seat: number;
  /** What is still pending. */
  n: number;
  readonly preventable: boolean;
  readonly evadable: boolean;
}

export interface DamageFrame extends Frame {
  pending: Instance[];
  /** Passed on by Deflect, to be dealt next. */
  deflected: Instance[];
  /** Prevention abilities used, by instance (TCG-ACT-18, TCG-PREV-06). */
  used: number[];
}

export function dealDamage(g: Table, instances: Instance[]): void {
  const pending = instances.filter(({ n }) => n > 0);
  if (pending.length === 0) return;
  call(g, { proc: 'damage', step: 0, pending, deflected: [], used: [] } as DamageFrame);
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
    ofAttack && rulesOf(g, 'noPrevention').some((entry) => entry.source === source && applies(g, entry))
  );
  return { unit, source, seat, n, preventable, evadable: evadable && !barsEvade(g, unit, source) };
}

const barsEvade = (g: Table, unit: number, source: number): boolean =>
  rulesOf(g, 'noEvade').some(
    (entry) =>
      entry.rule.rule === 'noEvade' &&
      referred(g.state, entry.rule.against, entry).includes(source) &&
      ownerOf(g.state, unit) !== entry.seat &&
      applies(g, entry),
  );

export const currentDamage = (g: Table): DamageFrame | null => {
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i]!.proc === 'damage') return frames[i] as DamageFrame;
  return null;
};

/** Prevents up to n of the damage pending for the unit; returns how much really was (TCG-PREV-04). */
export function preventDamage(g: Table, unit: number, n: number, by: number, evading = false): number {
  const damage = currentDamage(g);
  if (damage === null) return 0;
  let prevented = 0;
  for (const pending of damage.pending) {
    if (pending.unit !== unit || !pending.preventable || (evading && !pending.evadable)) continue;
    const part = Math.min(pending.n, n - prevented);
    pending.n -= part;
    prevented += part;
  }
  if (prevented > 0) tell(g, event('prevent', ownerOf(g.state, unit), unit, by, prevented, evading ? 1 : 0));
  return prevented;
}

export const pendingFor = (damage: DamageFrame, unit: number): number =>
  damage.pending.reduce((sum, pending) => sum + (pending.unit === unit && pending.preventable ? pending.n : 0), 0);

/** Effects that prevent by themselves, for a turn or for good. */
function applyStandingPrevention(g: Table, f: DamageFrame): void {
  for (const entry of rulesOf(g, 'prevents')) {
    const { rule } = entry;
    if (rule.rule !== 'prevents' || !isOn(g, entry)) continue;
    for (const pending of f.pending) {
      if (!pending.preventable || pending.n === 0) continue;
      if (rule.by !== undefined && (pending.source < 0 || !matches(g, rule.by, pending.source, entry))) continue;
      if (rule.to !== undefined) {
        const reached = isRef(rule.to)
          ? referred(g.state, rule.to, entry).includes(pending.unit)
          : matches(g, rule.to, pending.unit, entry);
        if (!reached) continue;
      }
      countUse(g, entry.ability.id);
      tell(g, event('prevent', ownerOf(g.state, pending.unit), pending.unit, entry.source, pending.n));
      pending.n = 0;
    }
  }
}

export const damage = procedure<Table, DamageFrame>('damage', {
  standingPrevention(g, f) {
    f.used = [];
    applyStandingPrevention(g, f);
  },
  /** TCG-POP-07: triggered prevention comes before played prevention. */
  triggeredPrevention(g, f) {
    const entries = live(g).triggered.get('wouldBeDamaged');
    if (entries === undefined) return;
    const own: Waiting[] = [];
    for (const pending of f.pending)
      for (const entry of entries) {
        const { tree } = entry.ability;
        if (
          pending.n === 0 ||
          entry.source !== pending.unit ||
          tree.is !== 'triggered' ||
          tree.event.on !== 'wouldBeDamaged'
        )
          continue;
        if (pending.source >= 0 && matches(g, tree.event.by, pending.source, entry))
          wait(g, entry, [pending.source], 0, own);
      }
    if (own.length > 0) call(g, triggersFrame(own));
  },
  preventionChance(g, f) {
    if (f.pending.some((pending) => pending.n > 0 && pending.preventable)) call(g, chanceFrame(PREVENTION));
  },
  placeCounters(g, f) {
    applyStandingPrevention(g, f);
    const events: Event[] = [];
    for (const { unit, source, seat, n } of f.pending) {
      if (n <= 0 || !(isUnitInPlay(g.state, unit) || g.state.zone[unit] === ABOARD)) continue;
      events.push(event('damage', seat, unit, source, n));
    }
    if (events.length > 0) happen(g, ...events);
  },
  deflected(_g, f) {
    const next = f.deflected.shift();
    if (next === undefined) return 'done';
    f.pending = [next]; // each is a source of its own, with a chance of its own (TCG-PREV-06)
    return 'standingPrevention';
  },
});
