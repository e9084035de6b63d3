/**
 * Other ways to complete a card than by its build cost: Alternative Cost, Hidden Cost, and Meditate from the discard pile
 * (TCG-KW-ALTCOST, TCG-KW-HIDDEN, TCG-KW-MEDITATE).
 */
import { isBuilt } from '../../cards/card.ts';
import { keywordNumber } from '../../cards/catalogue.ts';
import { EVERY_WINDOW, EXPANDED_WINDOWS, PREVENTION, REROLL, WOULD_ATTACK } from '../../language/timing.ts';
import { costsMore, costsToComplete, pointsIn, whyNotCarryOut, whyNotInto } from '../building.ts';
import { buildCost, canPay, canPayFor } from '../costs.ts';
import type { Cost } from '../../language/tree.ts';
import type { Anytime, MoreMoves } from '../edition.ts';
import { happen } from '../events.ts';
import { call, procedure } from '../flow.ts';
import { cardEvent, forceEvent, moveEvent, ontoEvent, pointsEvent } from '../make-events.ts';
import type { Finish } from '../options.ts';
import { showFirst } from '../playing.ts';
import { carryOut } from '../resolve.ts';
import { beginning, speaker } from '../spoken.ts';
import { countersNeeded, listing, standing, whyNotSpend, whyNotStack } from '../stacks.ts';
import { BUILD, DISCARD, HAND, ON_TOP, UNDERNEATH } from '../state.ts';
import { countUse, defOf, type Table } from '../table.ts';
import { placesFor, replacing } from './placements.ts';

/** Where a completed card goes, and what that costs in build counters. A Mission goes nowhere. */
interface Way {
  readonly to: number;
  /** The unit whose stack it joins, or -1, and its place there. */
  readonly unit: number;
  readonly place: number;
  readonly price: number;
  /** Build points for the place of another Location, whatever the card itself is paid with (TCG-LOC-04). */
  readonly points?: number;
  /** In which way a Mission is enhanced besides, if it is (TCG-KW-ENHANCE-01). */
  readonly way?: number;
}

const NOWHERE = -1;

const joining = (g: Table, card: number, unit: number, place: number): Way => ({
  to: NOWHERE,
  unit,
  place,
  price: countersNeeded(g, card, unit, place),
});

function deployed(g: Table, card: number): readonly Way[] {
  const price = countersNeeded(g, card, -1, ON_TOP);
  const alone = g.edition.deployedTo(defOf(g, card)).map((to): Way => ({ to, unit: -1, place: ON_TOP, price }));
  return [...intoStack(g, card), ...alone]; // by itself it is a second one of its name (TCG-UNIQ-04)
}

/** Into the stack of its name, if there is one that takes it; Equipment as units (TCG-STACK-27). */
function intoStack(g: Table, card: number): readonly Way[] {
  const unit = standing(g, card);
  if (unit < 0 || whyNotStack(g, card, unit) !== null) return [];
  const fits = (place: number): boolean => !defOf(g, card).unit || whyNotInto(g, card, unit, place) === null;
  return [UNDERNEATH, ON_TOP].filter(fits).map((place) => joining(g, card, unit, place));
}

function waysOf(g: Table, seat: number, card: number): readonly Way[] {
  const def = defOf(g, card);
  if (def.unit) {
    const hosts = listing(g, seat, card).filter((unit) => whyNotInto(g, card, unit, UNDERNEATH) === null);
    return [...hosts.map((unit) => joining(g, card, unit, UNDERNEATH)), ...deployed(g, card)];
  }
  if (whyNotCarryOut(g, seat, card) === null) {
    const plain: Way = { to: NOWHERE, unit: -1, place: ON_TOP, price: buildCost(g, card) };
    return [plain, ...def.play!.modes.map((_, way) => ({ ...plain, way }))];
  }
  const stacked = def.card.type === 'Equipment' ? intoStack(g, card) : [];
  const placed = placesFor(g, seat, card).map((to): Way => {
    const way = { to, unit: -1, place: ON_TOP, price: buildCost(g, card) };
    const points = replacing(g, card, to);
    return points > 0 ? { ...way, points } : way;
  });
  return [...stacked, ...placed];
}

/** By its build cost with what its text asks for besides. */
function withBesides(g: Table, seat: number, card: number): Finish[] {
  const { zone, counters } = g.state;
  const besides = costsToComplete(g, card);
  if (!canPayFor(g, besides, speaker(seat, card), 0)) return [];
  const fromHand = zone[card] === HAND;
  return waysOf(g, seat, card).flatMap((way): Finish[] => {
    if (!fromHand && counters[card]! < way.price) return [];
    const points = (way.points ?? 0) + (fromHand ? way.price : 0);
    return finishing(g, seat, card, way, { force: 0, points, ability: defOf(g, card).completion!.id }, besides);
  });
}

/** TCG-KW-ALTCOST-02: the whole of it can be paid, and what the card asks for besides (TCG-BUILD-18). */
function alternatives(g: Table, seat: number, card: number, by: 'alternativeCost' | 'meditate'): Finish[] {
  const context = speaker(seat, card);
  return defOf(g, card).otherCosts.flatMap(({ id, tree, costs }): Finish[] => {
    if (tree.is !== by) return [];
    return waysOf(g, seat, card).flatMap((way): Finish[] => {
      const all = [...costs, ...costsToComplete(g, card, way.way)];
      if (!canPayFor(g, all, context, 0)) return [];
      // TCG-STACK-33: adding a version costs what it does besides.
      const points = way.unit < 0 ? way.points : Math.max(0, way.price - g.state.counters[card]!);
      return finishing(g, seat, card, way, { force: 0, points, ability: id }, all);
    });
  });
}

/** The move, if its build points can be spent with those that are among its other costs. */
function finishing(
  g: Table,
  seat: number,
  card: number,
  { to, unit, place, way }: Way,
  { points = 0, ...paid }: Pick<Finish, 'force' | 'ability'> & { readonly points: number | undefined },
  costs: readonly Cost[],
): Finish[] {
  if (whyNotSpend(g, seat, points + pointsIn(costs)) !== null) return [];
  return [
    {
      kind: 'finish',
      card,
      to,
      unit,
      place,
      ...paid,
      ...(points > 0 ? { points } : {}),
      ...(way === undefined ? {} : { way }),
    },
  ];
}

/** A list of options, of whatever other kinds too. */
interface Options {
  push(...found: Finish[]): unknown;
}

const isFaceDown = ({ state: s }: Table, card: number): boolean => s.zone[card] === BUILD && s.down[card] === 1;

const HIDDEN_COST = keywordNumber('Hidden Cost');

const hiddenCostLines = (g: Table, card: number): { readonly id: number; readonly n: number }[] =>
  defOf(g, card).keywordAbilities.flatMap(({ id, tree }) =>
    tree.is === 'keyword' && tree.keyword === 'Hidden Cost' ? [{ id, n: tree.n }] : [],
  );

/** The least X of the card's Hidden Costs, of which one is used; or undefined. */
const hiddenCostOf = (g: Table, card: number): number | undefined =>
  defOf(g, card).keywords[HIDDEN_COST] === 0 ? undefined : Math.min(...hiddenCostLines(g, card).map(({ n }) => n));

/** TCG-KW-HIDDEN-01, TCG-KW-HIDDEN-03: with enough counters, Force pays what is missing of the present cost. */
function addHidden(g: Table, seat: number, card: number, options: Options): void {
  const counters = g.state.counters[card]!;
  const x = isFaceDown(g, card) && counters > 0 ? hiddenCostOf(g, card) : undefined;
  if (x === undefined) return;
  for (const way of waysOf(g, seat, card)) {
    const force = Math.max(0, way.price - counters);
    const besides = costsToComplete(g, card, way.way);
    if (counters >= Math.min(x, way.price) && canPay(g, besides, speaker(seat, card), force))
      options.push(...finishing(g, seat, card, way, { force, points: way.points, ability: -1 }, besides));
  }
}

function hiddenCosts(g: Table, seat: number): Finish[] {
  const found: Finish[] = [];
  for (const card of g.state.build[seat]!) addHidden(g, seat, card, found);
  return found;
}

/** By its Alternative Cost or with what its text asks for besides; by Meditate out of the discard pile. */
function addOtherwise(g: Table, seat: number, card: number, options: Options): void {
  const { otherCosts, card: face } = defOf(g, card);
  const by = g.state.zone[card] === DISCARD ? 'meditate' : 'alternativeCost';
  if (by === 'alternativeCost' && costsMore(g, card)) options.push(...withBesides(g, seat, card));
  if (otherCosts.length > 0 && isBuilt(face)) options.push(...alternatives(g, seat, card, by));
}

/** Every way in which the seat can complete this card of its own in its build step, besides by its bare build cost. */
export function finishes(g: Table, seat: number, card: number): Finish[] {
  const zone = g.state.zone[card];
  const found: Finish[] = [];
  if (zone === HAND || zone === DISCARD || isFaceDown(g, card)) addOtherwise(g, seat, card, found);
  addHidden(g, seat, card, found);
  return found;
}

/** TCG-KW-HIDDEN-05 */
const NOT_THEN =
  REROLL |
  PREVENTION |
  WOULD_ATTACK |
  EXPANDED_WINDOWS.addDice |
  EXPANDED_WINDOWS.alterDice |
  EXPANDED_WINDOWS.disrupt |
  EXPANDED_WINDOWS.arrival;
const ANYTIME = EVERY_WINDOW & ~NOT_THEN;

const start = (g: Table, seat: number, { kind: _kind, ...finish }: Finish): void =>
  call(g, 'finish', { seat, ...finish });

/** What is completed in the midst of a chance. Whether somebody is asked depends on what all can see: face-down cards. */
export const hidden: Anytime = {
  couldPlay: (g, seat, window) =>
    (window & ANYTIME) !== 0 &&
    g.cards.hiddenCosts.has(g.state.seats[seat]!.side) &&
    g.state.build[seat]!.some((card) => g.state.down[card] === 1 && g.state.counters[card]! > 0),
  plays: hiddenCosts,
  play: start,
};

/** In the own build step both are to be had. */
export const completions: MoreMoves = {
  offer(g, seat, options) {
    const { hand, build, discard } = g.state;
    for (const card of hand[seat]!) addOtherwise(g, seat, card, options);
    for (const card of build[seat]!) if (isFaceDown(g, card)) addOtherwise(g, seat, card, options);
    if (g.cards.meditates) for (const card of discard[seat]!) addOtherwise(g, seat, card, options);
    for (const card of build[seat]!) addHidden(g, seat, card, options);
  },
  take(g, seat, move) {
    if (move.kind === 'finish') start(g, seat, move);
  },
};

export const finish = procedure('finish', {
  /** TCG-KW-ALTCOST-02: in the order in which the costs are written. */
  pay(g, f) {
    const { seat, ability, force } = f;
    if (force > 0) happen(g, forceEvent(g, seat, -force, 'cost', f.card));
    if (f.points !== undefined) happen(g, pointsEvent(g, seat, -f.points, 'spent'));
    if (ability < 0) {
      for (const { id } of hiddenCostLines(g, f.card)) countUse(g, id);
      return;
    }
    countUse(g, ability);
    const meditated = g.state.zone[f.card] === DISCARD;
    const shown = cardEvent('reveal', seat, f.card);
    happen(g, shown);
    f.card = shown.card;
    if (meditated) g.state.expanded!.meditated.push(f.card);
    carryOut(g, beginning(ability, seat, f.card));
  },
  /** TCG-BUILD-18: what the card asks for besides is paid whatever its build cost was paid with. */
  besides(g, { seat, card, ability }) {
    const { completion } = defOf(g, card);
    if (completion === null || completion.id === ability) return;
    carryOut(g, beginning(completion.id, seat, showFirst(g, seat, card)));
  },
  arrive(g, { seat, card, to, unit, place, way }) {
    if (unit >= 0) g.edition.arrive(g, ontoEvent(g, 'stack', seat, card, unit, place));
    else if (to === NOWHERE) call(g, 'mission', { seat, card, ...(way === undefined ? {} : { way }) });
    else g.edition.arrive(g, moveEvent(defOf(g, card).unit ? 'deploy' : 'place', seat, card, to));
  },
});
