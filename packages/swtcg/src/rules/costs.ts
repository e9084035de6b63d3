/** Costs: whether they can be paid, and what they can be paid with. */
import { forceIn } from '../cards/catalogue.ts';
import type { Compiled } from '../language/meaning.ts';
import type { Cost, Filter } from '../language/tree.ts';
import { rulesOf } from './live.ts';
import { ARENA_NUMBER, isNamed, isOfArena } from './places.ts';
import { allMatching, amountOf, applies, holds, isWithin } from './query.ts';
import { type Context, speaker } from './spoken.ts';
import { ABOARD, controllerOf, HAND, inArena } from './state.ts';
import { countUse, defOf, isUnitInPlay, type Table } from './table.ts';
import { areEnemies, isWhose } from './teams.ts';
import { tokensOn } from './tokens.ts';

/**
 * TCG-ACT-02: the entire cost has to be payable, and nothing pays two parts of it (TCG-ACT-21). `extra` is Force that
 * other effects add.
 */
export function canPay(g: Table, costs: readonly Cost[], context: Context, extra: number): boolean {
  const s = g.state;
  let force = extra;
  let points = 0;
  let discarded = 0;
  let units = 0;
  for (const cost of costs) {
    switch (cost.is) {
      case 'tap': // TCG-ACT-03
        if (s.tapped[context.source] === 1) return false;
        units++;
        break;
      case 'force':
        force += amountOf(g, cost.n, context);
        break;
      case 'build':
        points += cost.n;
        if (s.points[context.seat]! < points || cannotSpend(g, context.seat)) return false;
        break;
      case 'discardThis':
        if (s.zone[context.source] !== ARENA_NUMBER[cost.from]) return false;
        units++;
        break;
      case 'discardCards':
        discarded += cost.n;
        if (s.hand[context.seat]!.length < discarded) return false;
        break;
      case 'hurtThis':
        if (!isUnitInPlay(s, context.source)) return false;
        break;
      case 'retreatThis':
        if (!inArena(s.zone[context.source]!)) return false;
        break;
      case 'anyForce':
        force += 1;
        break;
      case 'draw': // TCG-PART-20
        if (s.deck[context.seat]!.length < cost.n) return false;
        break;
      case 'tokens':
        if (tokensOn(s, context.source, cost.token) < cost.n) return false;
        break;
      case 'revealThis':
        if (s.zone[context.source] !== HAND) return false;
        break;
      case 'tapUnit':
      case 'discardUnit':
      case 'hurtOther':
        if (payableWith(g, cost, context).length === 0) return false;
        units++;
        break;
    }
  }
  if (units > 1 && !unitsSuffice(g, costs, context)) return false;
  return force <= s.force[context.seat]!; // TCG-ACT-27
}

/** Units that parts of a cost have taken already: those discarded are there for none of the others. */
interface Taken {
  readonly tapped: readonly number[];
  readonly discarded: readonly number[];
}

/** Whether each part of the cost that takes a unit finds one that no other part takes (TCG-ACT-21). */
export function unitsSuffice(
  g: Table,
  costs: readonly Cost[],
  context: Context,
  taken: Taken = {
    tapped: costs.some(({ is }) => is === 'tap') ? [context.source] : [],
    discarded: costs.some(({ is }) => is === 'discardThis') ? [context.source] : [],
  },
): boolean {
  const at = costs.findIndex((cost) => 'what' in cost);
  const cost = costs[at];
  if (cost === undefined) return true;
  const rest = costs.slice(at + 1);
  return payableWith(g, cost, context).some(
    (unit) => !isTaken(cost, unit, taken) && unitsSuffice(g, rest, context, takenBy(cost, unit, taken)),
  );
}

const isTaken = (cost: Cost, unit: number, { tapped, discarded }: Taken): boolean =>
  discarded.includes(unit) || (cost.is === 'tapUnit' && tapped.includes(unit));

const NONE: Taken = { tapped: [], discarded: [] };

export const takenBy = (cost: Cost, unit: number, { tapped, discarded } = NONE): Taken => ({
  tapped: cost.is === 'tapUnit' ? [...tapped, unit] : tapped,
  discarded: cost.is === 'discardUnit' ? [...discarded, unit] : discarded,
});

/** The same where a card is played or completed: out of a hand, it is none of the cards discarded from there. */
export function canPayFor(g: Table, costs: readonly Cost[], context: Context, extra: number): boolean {
  if (!canPay(g, costs, context, extra)) return false;
  if (g.state.zone[context.source] !== HAND) return true;
  const discarded = costs.reduce((sum, cost) => sum + (cost.is === 'discardCards' ? cost.n : 0), 0);
  return discarded === 0 || discarded < g.state.hand[context.seat]!.length;
}

/** Units a cost can be paid with. */
export const payableWith = (g: Table, cost: Cost, context: Context): number[] =>
  'what' in cost
    ? allMatching(g, cost.what, context).filter(
        (card) => g.state.zone[card] !== ABOARD && (cost.is !== 'tapUnit' || g.state.tapped[card] === 0), // TCG-GLOSS-20
      )
    : [];

/** What effects add to the Force cost of a unit's activated ability. */
export function extraAbilityCost(g: Table, seat: number): number {
  let extra = 0;
  for (const entry of rulesOf(g, 'abilityCost'))
    if (areEnemies(g.state, entry.seat, seat) && applies(g, entry)) extra += entry.rule.n;
  return extra;
}

/** TCG-KW-REDCOST-01: what a card costs to build, by the best of its Reduced Costs whose conditions hold. */
export function buildCost(g: Table, card: number): number {
  const { cost, reduced } = defOf(g, card);
  return reduced.length === 0 ? cost : Math.min(cost, ...reductions(g, card, reduced));
}

function reductions(g: Table, card: number, reduced: readonly Compiled[]): number[] {
  const context = speaker(controllerOf(g.state, card), card);
  return reduced.flatMap(({ id, tree }) => {
    if (tree.is !== 'reducedCost' || !holds(g, tree.if, context)) return [];
    countUse(g, id);
    return [tree.n];
  });
}

/** How much less Force a Battle card costs by its Reduced Cost, as a negative number. */
function lessForce(g: Table, card: number): number {
  const { play, reduced } = defOf(g, card);
  if (reduced.length === 0 || play === null) return 0;
  const printed = forceIn(play.costs);
  return Math.min(printed, ...reductions(g, card, reduced)) - printed;
}

/** What effects and its own Reduced Cost change in the Force cost of a Battle card; the cost of Meditate is not reduced. */
export function extraBattleCost(g: Table, card: number, meditated = false): number {
  let extra = meditated ? 0 : lessForce(g, card);
  for (const entry of rulesOf(g, 'battleCost')) if (applies(g, entry)) extra += entry.rule.n;
  return meditated ? Math.max(0, extra) : extra;
}

export const cannotSpend = (g: Table, seat: number): boolean =>
  rulesOf(g, 'cannotSpendBuildPoints').some((entry) => areEnemies(g.state, entry.seat, seat) && applies(g, entry));

export function cannotPlay(g: Table, seat: number, what: 'Battle cards' | 'activated abilities'): boolean {
  for (const entry of rulesOf(g, 'cannotPlay'))
    if (
      entry.rule.what === what &&
      isWhose(g.state, seat, entry.rule.who === 'you' ? 'your' : 'enemy', entry.seat) &&
      applies(g, entry)
    )
      return true;
  return false;
}

/** The change in build counters that effects make to deploying this card. */
export function deployCostChange(g: Table, card: number): number {
  let change = 0;
  for (const entry of rulesOf(g, 'deployCost'))
    if (describes(g, entry.rule.who, card, entry) && applies(g, entry)) change += entry.rule.n;
  return change;
}

/** An effect can keep cards of a kind out of an arena: those deployed stay behind, those retreated cannot return to it. */
export const keptOut = (g: Table, card: number, arena?: number): boolean =>
  rulesOf(g, 'staysBehind').some(
    (entry) =>
      (arena === undefined || ARENA_NUMBER[entry.rule.arena] === arena) &&
      areEnemies(g.state, entry.seat, controllerOf(g.state, card)) &&
      describes(g, entry.rule.who, card, entry) &&
      applies(g, entry),
  );

/** Whether a card not yet in play is what a standing rule speaks of. */
export function describes(g: Table, filter: Filter, card: number, context: Context): boolean {
  const def = defOf(g, card);
  if (filter.whose !== undefined && !isWhose(g.state, controllerOf(g.state, card), filter.whose, context.seat))
    return false;
  if (filter.side !== undefined && def.card.side !== filter.side) return false;
  if (filter.named !== undefined && !isNamed(g, card, filter.named, context.seat)) return false;
  if (filter.stat !== undefined && !isWithin(g, card, filter.stat)) return false;
  return filter.kinds.some((kind) => {
    const arena = ARENA_NUMBER[kind.noun.replace(/ unit| card/gu, '')];
    if (arena !== undefined && !isOfArena(g.state, card, def, arena)) return false;
    return def.unit && kind.subtypes.every((word) => def.words.has(word));
  });
}
