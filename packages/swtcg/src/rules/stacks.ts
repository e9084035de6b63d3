/** Unique cards and their stacks (TCG-UNIQ, TCG-STACK). */
import type { Reason } from '@dejarik/kernel';
import { buildCost, cannotSpend, deployCostChange, describes } from './costs.ts';
import { running } from './flow.ts';
import { cardsBeneath, equipmentOf } from './moves.ts';
import type { BuildMove } from './options.ts';
import { whyNotOnTop } from './pilots.ts';
import * as no from './reasons.ts';
import { present } from './present.ts';
import { speaker } from './spoken.ts';
import { BENEATH, controllerOf, inArena, ON_TOP } from './state.ts';
import { countUse, defOf, faceUp, findFaceUp, type Table } from './table.ts';
import { areEnemies } from './teams.ts';

/** The seat's unit, in battle, retreated or piloting, under the name of this unique card; or its Equipment; or -1. */
export function standing(g: Table, card: number): number {
  const { uniqueName, unit: isUnit } = defOf(g, card);
  if (uniqueName === '') return -1;
  const isSuch = (other: number): boolean => other !== card && defOf(g, other).uniqueName === uniqueName;
  const seat = controllerOf(g.state, card);
  // TCG-STACK-24: what a character owns is another card, and stacks apart.
  return isUnit ? findFaceUp(g.state, seat, isSuch) : (equipmentOf(g.state, seat).find(isSuch) ?? -1);
}

/** TCG-STACK-02, TCG-STACK-04 */
export function whyNotStack(g: Table, card: number, unit: number): Reason | null {
  const s = g.state;
  if (s.beneath[unit]! + 1 >= g.edition.stackLimit) return no.FULL_STACK;
  if (sameVersion(g, unit, card)) return no.SAME_VERSION;
  return cardsBeneath(s, unit).some((other) => sameVersion(g, other, card)) ? no.SAME_VERSION : null;
}

/** TCG-KW-STACK-01, TCG-KW-STACK-03: the top card of the unit lists this one. */
export function isListed(g: Table, card: number, unit: number): boolean {
  const seat = controllerOf(g.state, unit);
  const context = speaker(seat, unit);
  const list = defOf(g, unit).lists.find(
    ({ tree }) => tree.is === 'stackWith' && describes(g, tree.what, card, context),
  );
  if (list !== undefined) countUse(g, list.id);
  return list !== undefined;
}

const NOBODY: readonly number[] = [];

/** The units of the seat beneath which the card may be put because they list it (TCG-KW-STACK-04). */
export function listing(g: Table, seat: number, card: number): readonly number[] {
  if (!g.cards.someList || !present(g).lists) return NOBODY;
  const s = g.state;
  if (findFaceUp(s, seat, (unit) => defOf(g, unit).lists.length > 0) < 0) return NOBODY;
  const { uniqueName } = defOf(g, card);
  return faceUp(s, seat).filter((unit) => {
    if (s.beneath[unit]! + 1 >= g.edition.stackLimit || !isListed(g, card, unit)) return false;
    const isSuch = (other: number): boolean => defOf(g, other).uniqueName === uniqueName;
    return uniqueName === '' || ![unit, ...cardsBeneath(s, unit)].some(isSuch);
  });
}

/** TCG-STACK-25: in an arena that is not its own the card would move the stack: in the own build step, as its one move. */
export function whyNotTurn(g: Table, card: number, unit: number): Reason | null {
  const s = g.state;
  const zone = s.zone[unit]!;
  if (s.expanded === undefined || !inArena(zone) || defOf(g, card).arenas.includes(zone)) return null;
  const step = running(s, 'buildStep');
  if (step === null || areEnemies(s, step.seat, controllerOf(s, unit))) return no.TURNS_IN_BUILD_STEP;
  return s.expanded.shifted[unit] === s.turn ? no.SHIFTED_ALREADY : null;
}

/** TCG-STACK-05: by name and letter together, whatever set it was printed in. */
function sameVersion(g: Table, a: number, b: number): boolean {
  const one = defOf(g, a).card;
  const two = defOf(g, b).card;
  return one === two || (one.name === two.name && one.version === two.version);
}

/** Build counters that deploying this card takes (TCG-BUILD-06, TCG-STACK-12, TCG-STACK-13). */
export function countersNeeded(g: Table, card: number, unit: number, place: number): number {
  const cost = buildCost(g, card);
  const change = deployCostChange(g, card);
  if (unit < 0) return Math.max(0, cost + change);
  const top = defOf(g, unit).cost;
  const price = place === ON_TOP && cost > top ? cost - top + 1 : 1;
  return Math.max(0, price + change);
}

/** It takes no fewer, wherever the card goes. */
export const leastCounters = (g: Table, card: number): number =>
  Math.max(0, Math.min(1, buildCost(g, card)) + deployCostChange(g, card));

/** Build points the seat may spend now. */
export const spendable = (g: Table, seat: number): number => (cannotSpend(g, seat) ? 0 : g.state.points[seat]!);

/** Why this many points cannot be spent. */
export function whyNotSpend(g: Table, seat: number, points: number): Reason | null {
  if (points <= 0) return null;
  if (g.state.points[seat]! < points) return no.NO_POINTS;
  return cannotSpend(g, seat) ? no.FORBIDDEN : null;
}

/** What a different card on top costs in build points (TCG-STACK-18). */
const rearrangeCost = (g: Table, card: number, unit: number): number =>
  Math.max(0, defOf(g, card).cost - defOf(g, unit).cost);

/** TCG-KW-STACK-01: what is there only because the top card lists it stays beneath. */
const mayBeOnTop = (g: Table, card: number, unit: number): boolean =>
  defOf(g, unit).lists.length === 0 || defOf(g, card).uniqueName === defOf(g, unit).uniqueName;

export function whyNotRearrange(g: Table, card: number): Reason | null {
  const s = g.state;
  if (s.zone[card] !== BENEATH) return no.NOT_BENEATH;
  const unit = s.on[card]!;
  if (!mayBeOnTop(g, card, unit)) return no.LISTED_ONLY;
  const dear = whyNotSpend(g, controllerOf(s, card), rearrangeCost(g, card, unit));
  return dear ?? whyNotTurn(g, card, unit) ?? whyNotOnTop(g, card, unit);
}

/** Every stack of these units with more than one card: which card may be brought on top. */
export function rearrangements(g: Table, units: readonly number[], options: BuildMove[]): void {
  const s = g.state;
  for (const unit of units) {
    if (s.beneath[unit] === 0) continue;
    for (const card of cardsBeneath(s, unit))
      if (whyNotRearrange(g, card) === null)
        options.push({ kind: 'rearrange', card, unit, points: rearrangeCost(g, card, unit) });
  }
}
