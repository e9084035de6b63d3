/** Other ways to complete a card than by its build cost: Alternative Cost and Hidden Cost (TCG-KW-ALTCOST, TCG-KW-HIDDEN). */
import { isBuilt } from '../../cards/card.ts';
import { keywordNumber } from '../../cards/catalogue.ts';
import { EVERY_WINDOW, EXPANDED_WINDOWS, PREVENTION, REROLL, WOULD_ATTACK } from '../../language/timing.ts';
import { whyNotCarryOut } from '../building.ts';
import { buildCost, canPay } from '../costs.ts';
import type { Anytime, MoreMoves } from '../edition.ts';
import { happen } from '../events.ts';
import { call, procedure } from '../flow.ts';
import { cardEvent, forceEvent, moveEvent, ontoEvent } from '../make-events.ts';
import type { Finish } from '../options.ts';
import { carryOut } from '../resolve.ts';
import type { Context } from '../spoken.ts';
import { countersNeeded, standing, whyNotStack } from '../stacks.ts';
import { HAND, ON_TOP, UNDERNEATH } from '../state.ts';
import { defOf, type Table } from '../table.ts';
import { placesFor, priceAt } from './placements.ts';

/** Where a completed card goes, and what that costs in build counters. A Mission goes nowhere. */
interface Way {
  readonly to: number;
  /** The unit whose stack it joins, or -1, and its place there. */
  readonly unit: number;
  readonly place: number;
  readonly price: number;
}

const NOWHERE = -1;

function waysOf(g: Table, seat: number, card: number): readonly Way[] {
  const def = defOf(g, card);
  if (def.unit) {
    const unit = standing(g, card);
    const joined = unit >= 0 && whyNotStack(g, card, unit) === null ? [UNDERNEATH, ON_TOP] : [];
    if (joined.length > 0)
      return joined.map((place) => ({ to: NOWHERE, unit, place, price: countersNeeded(g, card, unit, place) }));
    const price = countersNeeded(g, card, -1, ON_TOP);
    return def.arenas.map((to) => ({ to, unit: -1, place: ON_TOP, price }));
  }
  if (whyNotCarryOut(g, seat, card) === null)
    return [{ to: NOWHERE, unit: -1, place: ON_TOP, price: buildCost(g, card) }];
  return placesFor(g, seat, card).map((to) => ({ to, unit: -1, place: ON_TOP, price: priceAt(g, card, to) }));
}

/** TCG-KW-ALTCOST-02: the whole of it can be paid; what is played from hand is not discarded from it. */
function alternatives(g: Table, seat: number, card: number): Finish[] {
  const s = g.state;
  const context: Context = { seat, source: card, it: [], arena: -1, amount: 0 };
  const others = s.hand[seat]!.length - (s.zone[card] === HAND ? 1 : 0);
  return defOf(g, card).abilities.flatMap(({ id, tree, costs }): Finish[] => {
    if (tree.is !== 'alternativeCost' || !canPay(g, costs, context, 0)) return [];
    const discarded = costs.reduce((sum, cost) => sum + (cost.is === 'discardCards' ? cost.n : 0), 0);
    if (discarded > others) return [];
    return waysOf(g, seat, card).map(({ to, unit, place }) => ({
      kind: 'finish',
      card,
      to,
      unit,
      place,
      force: 0,
      ability: id,
    }));
  });
}

const HIDDEN_COST = keywordNumber('Hidden Cost');

/** The least X of the card's Hidden Costs, of which one is used; or undefined. */
const hiddenCostOf = (g: Table, card: number): number | undefined => {
  const { keywords, keywordAbilities } = defOf(g, card);
  if (keywords[HIDDEN_COST] === 0) return undefined;
  const values = keywordAbilities.flatMap(({ tree }) =>
    tree.is === 'keyword' && tree.keyword === 'Hidden Cost' ? [tree.n] : [],
  );
  return Math.min(...values);
};

/** TCG-KW-HIDDEN-01, TCG-KW-HIDDEN-03: with enough counters, Force pays what is missing of the present cost. */
function hiddenCosts(g: Table, seat: number): Finish[] {
  const s = g.state;
  return s.build[seat]!.flatMap((card): Finish[] => {
    const x = s.down[card] === 1 ? hiddenCostOf(g, card) : undefined;
    if (x === undefined || s.counters[card] === 0) return [];
    const counters = s.counters[card]!;
    return waysOf(g, seat, card).flatMap(({ to, unit, place, price }): Finish[] => {
      const force = Math.max(0, price - counters);
      if (counters < Math.min(x, price) || force > s.force[seat]!) return [];
      return [{ kind: 'finish', card, to, unit, place, force, ability: -1 }];
    });
  });
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

const start = (g: Table, seat: number, { card, to, unit, place, force, ability }: Finish): void =>
  call(g, 'finish', { seat, card, to, unit, place, force, ability });

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
    const s = g.state;
    for (const card of [...s.hand[seat]!, ...s.build[seat]!])
      if ((s.zone[card] === HAND || s.down[card] === 1) && isBuilt(defOf(g, card).card))
        options.push(...alternatives(g, seat, card));
    options.push(...hiddenCosts(g, seat));
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
    if (ability < 0) return;
    const shown = cardEvent('reveal', seat, f.card);
    happen(g, shown);
    f.card = shown.card;
    carryOut(g, { ability, at: 0, seat, source: f.card, it: [], arena: -1, amount: 0 });
  },
  arrive(g, { seat, card, to, unit, place }) {
    if (unit >= 0) g.edition.arrive(g, ontoEvent(g, 'stack', seat, card, unit, place));
    else if (to === NOWHERE) call(g, 'mission', { seat, card });
    else g.edition.arrive(g, moveEvent(defOf(g, card).unit ? 'deploy' : 'place', seat, card, to));
  },
});
