/**
 * How good a position is, for bots. Two of the three arenas win, so each arena is weighed as a fight of its own and
 * the three odds make one.
 */
import { opponentsOf } from '@dejarik/kernel';
import { ARENAS } from './cards/card.ts';
import { health, power, speed } from './rules/query.ts';
import { CHARACTER, SPACE, type State } from './rules/state.ts';
import { arenaUnits, defOf, type Table } from './rules/table.ts';
import { teamOf } from './rules/teams.ts';

/** What each side has in every arena without a unit there: cards, Force and build points may become anything. */
const ALWAYS = 2;
const A_CARD = 0.12;
const A_FORCE = 0.05;
const MUCH_FORCE = 14;
const A_POINT = 0.25;
/** The part of its strength that a unit has while it is being built, and while it is retreated. */
const BUILT = 0.6;
const RETREATED = 0.7;
const A_MISSION_COUNTER = 0.1;
/** Who strikes first strikes more often: for each point of speed. */
const SWIFTNESS = 0.004;

/** Twice as strong wins four times out of five: numbers count double in a fight to the end (Lanchester). */
const odds = (mine: number, theirs: number): number => (mine * mine) / (mine * mine + theirs * theirs);

/** How hard the units of these seats in the arena hit and how much they take, together. */
function fighting(g: Table, seats: readonly number[], arena: number): number {
  let blows = 0;
  let left = 0;
  for (const seat of seats)
    for (const unit of arenaUnits(g.state, seat, arena)) {
      blows += Math.max(0, power(g, unit)) * (1 + speed(g, unit) * SWIFTNESS);
      left += Math.max(0, health(g, unit) - g.state.damage[unit]!);
    }
  return Math.sqrt(blows * left);
}

/** Adds what lies in the build zone to the arenas it is meant for. */
function addReserves(g: Table, seat: number, strength: number[]): void {
  const s = g.state;
  for (const card of s.build[seat]!) {
    const def = defOf(g, card);
    const counters = Math.min(s.counters[card]!, def.cost);
    if (!def.unit)
      for (let arena = SPACE; arena <= CHARACTER; arena++) strength[arena]! += counters * A_MISSION_COUNTER;
    else if (s.down[card] === 1)
      strength[def.arena]! += (BUILT * Math.sqrt(def.power * def.health) * counters) / Math.max(1, def.cost);
    else strength[def.arena]! += RETREATED * Math.sqrt(def.power * Math.max(0, def.health - s.damage[card]!));
  }
}

const means = (s: State, seat: number, always: number): number =>
  always + s.hand[seat]!.length * A_CARD + Math.min(s.force[seat]!, MUCH_FORCE) * A_FORCE + s.points[seat]! * A_POINT;

/** Of a team as of one. */
function strengths(g: Table, seats: readonly number[]): number[] {
  const anywhere = seats.reduce((sum, seat) => means(g.state, seat, sum), ALWAYS);
  const strength = ARENAS.map((_, arena) => anywhere + fighting(g, seats, arena));
  for (const seat of seats) addReserves(g, seat, strength);
  return strength;
}

const WORTH = { won: 1, drawn: 0.5, lost: 0 } as const;

export function evaluate(g: Table, seat: number): number {
  const { result } = g.state;
  if (result !== null) return WORTH[result.outcomes[seat]!];
  const mine = strengths(g, teamOf(g.state, seat));
  const theirs = strengths(g, opponentsOf(g.state, seat));
  const space = odds(mine[0]!, theirs[0]!);
  const ground = odds(mine[1]!, theirs[1]!);
  const character = odds(mine[2]!, theirs[2]!);
  return space * ground + space * character + ground * character - 2 * space * ground * character;
}
