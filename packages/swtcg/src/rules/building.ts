/** What may be built, deployed, completed and returned to battle in the build step, and why not (TCG-BUILD, TCG-COMMAND-10). */
import type { Reason } from '@dejarik/kernel';
import { isBuilt } from '../cards/card.ts';
import { costsOf } from '../language/meaning.ts';
import type { Cost } from '../language/tree.ts';
import { buildCost, canPayFor, keptOut } from './costs.ts';
import { happen } from './events.ts';
import { pointsEvent } from './make-events.ts';
import type { BuildMove } from './options.ts';
import { holds } from './query.ts';
import { whyNotOnTop } from './pilots.ts';
import * as no from './reasons.ts';
import { speaker } from './spoken.ts';
import { countersNeeded, leastCounters, listing, standing, whyNotSpend, whyNotStack, whyNotTurn } from './stacks.ts';
import { BUILD, HAND, ON_TOP, PLACES_IN_STACK, UNDERNEATH } from './state.ts';
import { defOf, type Table } from './table.ts';

/** Counters are put on a card from hand, laid face down, or on one that lies there. */
export function whyNotBuild(g: Table, seat: number, card: number): Reason | null {
  return isBuilt(defOf(g, card).card) ? whyNotSpend(g, seat, 1) : no.NOT_BUILDABLE;
}

/** A card from hand is paid for in points, one that lies face down by its counters. */
export function whyTooDear(g: Table, seat: number, card: number, price: number): Reason | null {
  if (g.state.zone[card] === HAND) return whyNotSpend(g, seat, price);
  return g.state.counters[card]! >= price ? null : no.NOT_ENOUGH_COUNTERS;
}

/** Straight from hand the whole price is paid in points; otherwise the counters on the card pay and are lost. */
export function payFor(g: Table, seat: number, card: number, price: number): void {
  if (g.state.zone[card] === HAND) spend(g, seat, price);
}

/** Which card they are spent on is told by what happens to it: the points themselves do not give a hand away. */
export function spend(g: Table, seat: number, points: number): void {
  if (points > 0) happen(g, pointsEvent(g, seat, -points, 'spent'));
}

/** Whether the card has to join the stack of the unit that stands: one that no stack takes is deployed by itself (TCG-UNIQ-03). */
const joins = (g: Table, card: number, unit: number): boolean => unit >= 0 && whyNotStack(g, card, unit) === null;

function whyNotDeploy(g: Table, seat: number, card: number): Reason | null {
  return whyTooDear(g, seat, card, countersNeeded(g, card, -1, ON_TOP));
}

/** Why the card cannot go there in the stack of the unit, whatever that costs. */
export function whyNotInto(g: Table, card: number, unit: number, place: number): Reason | null {
  if (g.state.zone[unit] !== BUILD && keptOut(g, card)) return no.FORBIDDEN;
  return place === ON_TOP ? (whyNotTurn(g, card, unit) ?? whyNotOnTop(g, card, unit)) : null;
}

const whyNotJoin = (g: Table, seat: number, card: number, unit: number, place: number): Reason | null =>
  whyTooDear(g, seat, card, countersNeeded(g, card, unit, place)) ?? whyNotInto(g, card, unit, place);

/** Ways to deploy a unit card: by itself, or into a stack in play. */
export function deployments(g: Table, seat: number, card: number, options: BuildMove[]): void {
  if (whyTooDear(g, seat, card, leastCounters(g, card)) !== null) return; // nothing to look for
  const unit = standing(g, card);
  for (const host of listing(g, seat, card))
    if (whyNotJoin(g, seat, card, host, UNDERNEATH) === null)
      options.push({ kind: 'stack', card, unit: host, place: UNDERNEATH });
  if (joins(g, card, unit)) {
    for (const place of PLACES_IN_STACK)
      if (whyNotJoin(g, seat, card, unit, place) === null) options.push({ kind: 'stack', card, unit, place });
    if (!g.edition.secondVersions) return;
  }
  if (whyNotDeploy(g, seat, card) === null) {
    const places = g.edition.deployedTo(defOf(g, card));
    if (places.length < 2) options.push({ kind: 'deploy', card, standing: unit });
    else for (const to of places) options.push({ kind: 'deploy', card, standing: unit, to });
  }
}

/** What its text asks for besides is paid otherwise than its build cost alone (completing.ts). */
export const costsMore = (g: Table, card: number): boolean =>
  g.state.expanded !== undefined && defOf(g, card).completion !== null;

export const whyNotBesides = (g: Table, seat: number, card: number): Reason | null =>
  costsMore(g, card) && !canPayFor(g, costsToComplete(g, card), speaker(seat, card), 0) ? no.CANNOT_PAY : null;

/** Null: there is a way to deploy it. */
export function whyNotDeployAnyhow(g: Table, seat: number, card: number): Reason | null {
  if (!defOf(g, card).unit) return no.NOT_DEPLOYED;
  const besides = whyNotBesides(g, seat, card);
  if (besides !== null) return besides;
  const unit = standing(g, card);
  const joined = joins(g, card, unit);
  const reasons = [
    ...listing(g, seat, card).map((host) => whyNotJoin(g, seat, card, host, UNDERNEATH)),
    ...(joined ? PLACES_IN_STACK.map((place) => whyNotJoin(g, seat, card, unit, place)) : []),
    ...(!joined || g.edition.secondVersions ? [whyNotDeploy(g, seat, card)] : []),
  ];
  return reasons.includes(null) ? null : reasons.at(-1)!;
}

/** `costs`: what completing it costs besides (TCG-BUILD-18). */
export function whyNotComplete(g: Table, seat: number, card: number, costs = costsToComplete(g, card)): Reason | null {
  const more = g.state.zone[card] === HAND ? pointsIn(costs) : 0; // what is built already is paid for
  return whyNotCarryOut(g, seat, card, costs) ?? whyTooDear(g, seat, card, buildCost(g, card) + more);
}

/** What its own text asks for besides the build cost, enhanced in this way or not at all. */
export function costsToComplete(g: Table, card: number, way?: number): readonly Cost[] {
  const { play, completion } = defOf(g, card);
  if (play === null) return completion?.costs ?? [];
  return way === undefined ? play.costs : costsOf(play, play.modes[way]!);
}

export const pointsIn = (costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => sum + (cost.is === 'build' ? cost.n : 0), 0);

/** Why what the Mission says cannot be done, whatever it costs to build. */
export function whyNotCarryOut(g: Table, seat: number, card: number, costs = costsToComplete(g, card)): Reason | null {
  const def = defOf(g, card);
  if (def.card.type !== 'Mission' || def.play?.tree.is !== 'mission') return no.NOT_BUILDABLE;
  const context = speaker(seat, card);
  if (def.play.tree.if !== undefined && !holds(g, def.play.tree.if, context)) return no.MISSION_CONDITION;
  return canPayFor(g, costs, context, 0) ? null : no.CANNOT_PAY;
}

/** TCG-COMMAND-10, TCG-MULTI-07: to its arena, or one of them. */
export function whyNotReturn(g: Table, unit: number, arena = defOf(g, unit).arena): Reason | null {
  const s = g.state;
  if (s.zone[unit] !== BUILD || s.down[unit] === 1) return no.NOT_RETREATED;
  return keptOut(g, unit, arena) || s.held.includes(unit) ? no.FORBIDDEN : null;
}

/** In hand, or face down in the build zone: it can be built on, deployed or completed. */
export const isBuildable = ({ state: { zone, down } }: Table, card: number): boolean =>
  zone[card] === HAND || (zone[card] === BUILD && down[card] === 1);
