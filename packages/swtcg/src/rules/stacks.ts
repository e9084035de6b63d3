/** Unique cards and their stacks (TCG-UNIQ, TCG-STACK). */
import { option, type Option, type Reason } from '@dejarik/kernel';
import { deployCostChange } from './costs.ts';
import { uniqueName } from './edition.ts';
import { cardsBeneath } from './moves.ts';
import * as no from './reasons.ts';
import { defOf, faceUp, ownerOf, type Table } from './table.ts';

export const ON_TOP = 0;
export const UNDERNEATH = 1;

/** The seat's unit, in battle, retreated or piloting, under the name of this unique card; or -1. */
export function standing(g: Table, card: number): number {
  const def = defOf(g, card);
  if (!def.unique) return -1;
  const name = uniqueName(g.edition, def.card.name);
  for (const unit of faceUp(g.state, ownerOf(g.state, card))) {
    const other = defOf(g, unit);
    if (other.unique && uniqueName(g.edition, other.card.name) === name) return unit;
  }
  return -1;
}

/** TCG-STACK-02, TCG-STACK-04 */
export function whyNotStack(g: Table, card: number, unit: number): Reason | null {
  const s = g.state;
  if (s.beneath[unit]! + 1 >= g.edition.stackLimit) return no.FULL_STACK;
  const def = s.def[card]!;
  if (s.def[unit] === def || cardsBeneath(s, unit).some((other) => sameVersion(g, s.def[other]!, def)))
    return no.SAME_VERSION;
  return sameVersion(g, s.def[unit]!, def) ? no.SAME_VERSION : null;
}

/** TCG-STACK-05: by name and letter together, whatever set it was printed in. */
function sameVersion(g: Table, a: number, b: number): boolean {
  const one = g.cards.cards[a]!.card;
  const two = g.cards.cards[b]!.card;
  return one.name === two.name && one.version === two.version;
}

/** Build counters that deploying this card takes (TCG-BUILD-06, TCG-STACK-12, TCG-STACK-13). */
export function countersNeeded(g: Table, card: number, unit: number, place: number): number {
  const { cost } = defOf(g, card);
  const change = deployCostChange(g, card);
  if (unit < 0) return Math.max(0, cost + change);
  const top = defOf(g, unit).cost;
  const price = place === ON_TOP && cost > top ? cost - top + 1 : 1;
  return Math.max(0, price + change);
}

/** What a different card on top costs in build points (TCG-STACK-18). */
const rearrangeCost = (g: Table, card: number, unit: number): number =>
  Math.max(0, defOf(g, card).cost - defOf(g, unit).cost);

/** Every stack of the seat with more than one card: which card may be brought on top. */
export function rearrangements(g: Table, seat: number, points: number): Option[] {
  const s = g.state;
  const options: Option[] = [];
  for (const unit of faceUp(s, seat)) {
    if (s.beneath[unit] === 0) continue;
    for (const card of cardsBeneath(s, unit)) {
      const cost = rearrangeCost(g, card, unit);
      if (cost <= points) options.push(option('rearrange', card, unit, cost));
    }
  }
  return options;
}
