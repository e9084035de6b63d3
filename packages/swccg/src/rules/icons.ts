/** Force icons of locations, and what they bring (section 6 of the ledger). */
import { isBlownAway } from './layout.ts';
import type { LiveRule } from './live-index.ts';
import { rulesOf } from './live.ts';
import { isTurned, otherSide } from './location-text.ts';
import { isLive } from './speech.ts';
import { LIGHT } from './state.ts';
import { defOf, type Table } from './table.ts';

/** The icons of a side there (CCG-LOC-27), with what texts add. */
export function iconsAt(g: Table, location: number, side: number): number {
  if (isBlownAway(g.state, location)) return 0; // CCG-BLW-02
  const rules = rulesOf(g, 'icons');
  let n = defOf(g, location).icons[isTurned(g, location) ? otherSide(side) : side]!;
  for (let i = 0; i < rules.length; i++) {
    const entry = rules[i]!;
    const { where, n: more, side: of } = entry.rule;
    if ((of === 'Light') !== (side === LIGHT)) continue;
    if (!g.speech.isPlace(g, entry, where, location) || !isLive(g, entry)) continue;
    // CCG-MOD-01: a second card of the title adds nothing to the same location.
    if (!rules.some((other, k) => k < i && isSame(entry, other) && g.speech.isPlace(g, other, where, location)))
      n += more;
  }
  return Math.max(0, n);
}

const isSame = (a: LiveRule, b: LiveRule): boolean => a.text.key === b.text.key && a.rule === b.rule;

/** CCG-FRC-01: the Force that the seat may activate: its icons, and one for itself. */
export function generation(g: Table, seat: number): number {
  const { side } = g.state.seats[seat]!;
  let n = 1;
  for (const group of g.state.groups)
    for (const location of group) if (generates(g, location)) n += iconsAt(g, location, side);
  const rules = rulesOf(g, 'generate');
  for (let i = 0; i < rules.length; i++) {
    const entry = rules[i]!;
    if (entry.seat !== seat || !isLive(g, entry)) continue;
    if (!rules.some((other, k) => k < i && isSame(entry, other) && other.seat === seat && isLive(g, other)))
      n += entry.rule.n;
  }
  return n;
}

function generates(g: Table, location: number): boolean {
  for (const entry of rulesOf(g, 'noGeneration'))
    if (g.speech.isPlace(g, entry, entry.rule.where, location) && isLive(g, entry)) return false;
  return true;
}
