/** What the locations will bring and cost, for bots: Force drains, and battles where both players are. */
import { STATS } from './cards/card.ts';
import { ONE } from './exact.ts';
import { blocksDrain } from './rules/capturing.ts';
import { drainAmount } from './rules/drains.ts';
import { isCharacter, isStarship, isSystem } from './rules/kinds.ts';
import { locationsOn } from './rules/layout.ts';
import { cardsAt } from './rules/live.ts';
import { totalAbility, totalPower } from './rules/query.ts';
import { FORCE, hand, pile, RESERVE } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

const COST = STATS.indexOf('deploy');
const POWER = STATS.indexOf('power');

/** What a seat has at a location. */
interface Forces {
  readonly isThere: boolean;
  /** Power, and what a destiny draw will add. */
  readonly power: number;
  /** What it can drain here when it is alone. */
  readonly drain: number;
}

/** Battle destiny can be drawn with so much ability, and is so much on average. */
const DESTINY_ABILITY = 4 * ONE;
const MEAN_DESTINY = 3;

const POWER_WORTH = 0.4;
/** What a point of advantage is worth in the battle to come, up to as many as make one sure. */
const ADVANTAGE_WORTH = 0.6;
const MOST_ADVANTAGE = 9;
/** So many points of advantage make it three to one who will be left, and able to drain; sometimes it is neither. */
const GOOD_ODDS = 3;
const SOMEBODY_LEFT = 0.8;
/** How sure a place is without any power there, and the power that makes it safe. */
const HELD_ANYWAY = 0.5;
const SAFE_POWER = 8;
/** Of the power in hand, what can be brought to where it is wanted. */
const DEPLOYABLE = 0.6;

export function placesWorth(g: Table, seat: number, enemy: number, turns: number): number {
  let worth = 0;
  // Whoever can deploy will do so where most is to be had.
  let [best, worst] = [0, 0];
  const more = [seat, enemy].map((whose) => [reinforcements(g, whose, false), reinforcements(g, whose, true)]);
  for (const location of locationsOn(g.state)) {
    const mine = forceAt(g, seat, location);
    const theirs = forceAt(g, enemy, location);
    const now = placeWorth(mine, theirs, turns);
    worth += now;
    const kind = isSystem(g, location) ? 1 : 0;
    best = Math.max(best, placeWorth(withMore(mine, more[0]![kind]!), theirs, turns) - now);
    worst = Math.min(worst, placeWorth(mine, withMore(theirs, more[1]![kind]!), turns) - now);
  }
  return worth + best + worst;
}

const withMore = (force: Forces, more: number): Forces =>
  more > 0 ? { ...force, isThere: true, power: force.power + more } : force;

export function forceAt(g: Table, seat: number, location: number): Forces {
  const ability = totalAbility(g, seat, location);
  const draws = ability >= DESTINY_ABILITY && pile(g.state, seat, RESERVE).length > 0;
  return {
    isThere: ability >= ONE,
    power: totalPower(g, seat, location) / ONE + (draws ? MEAN_DESTINY : 0),
    drain: isSpiedOn(g, seat, location) ? 0 : drainAmount(g, seat, location) / ONE,
  };
}

const isSpiedOn = (g: Table, seat: number, location: number): boolean =>
  cardsAt(g, location).some((card) => g.state.controller[card] !== seat && blocksDrain(g, card));

/** To the first of the two; `turns`: how often a Force drain will be repeated. */
export function placeWorth(mine: Forces, theirs: Forces, turns: number): number {
  const worth = (mine.power - theirs.power) * POWER_WORTH;
  if (mine.isThere && theirs.isThere) {
    const ahead = mine.power - theirs.power;
    const odds = 1 / (1 + Math.exp(-ahead / GOOD_ODDS));
    const drains = (odds * mine.drain - (1 - odds) * theirs.drain) * SOMEBODY_LEFT;
    return worth + drains * turns + Math.max(-MOST_ADVANTAGE, Math.min(MOST_ADVANTAGE, ahead)) * ADVANTAGE_WORTH;
  }
  if (mine.isThere) return worth + mine.drain * turns * held(mine);
  if (theirs.isThere) return worth - theirs.drain * turns * held(theirs);
  return worth;
}

/** How likely it is that whoever is alone there stays so. */
const held = ({ power }: Forces): number => HELD_ANYWAY + (1 - HELD_ANYWAY) * Math.min(1, power / SAFE_POWER);

/** The power that a seat could bring to one place with the Force that is ready. */
function reinforcements(g: Table, seat: number, space: boolean): number {
  const s = g.state;
  let force = pile(s, seat, FORCE).length * ONE;
  let power = 0;
  for (const card of hand(s, seat)) {
    if (!(space ? isStarship(g, card) : isCharacter(g, card))) continue;
    const { numbers } = defOf(g, card);
    const cost = Math.max(0, numbers[COST]!);
    if (cost > force) continue;
    force -= cost;
    power += Math.max(0, numbers[POWER]!);
  }
  return (DEPLOYABLE * power) / ONE;
}
