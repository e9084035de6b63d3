/** What hardly anybody who knows the rules does: lose by stopping, by running away, or by wasting what it takes to build. */
import { opponentsOf } from '@dejarik/kernel';
import type { Option } from './rules/options.ts';
import { CHARACTER, inArena, type State } from './rules/state.ts';
import { arenaUnits, defOf, type Table } from './rules/table.ts';
import { teamOf } from './rules/teams.ts';

export function givesAway(g: Table, option: Option): boolean {
  switch (option.kind) {
    case 'stop': // of setup, though another card can be put out or begun
      return g.state.question!.options.some(({ kind }) => kind !== 'stop' && kind !== 'pass');
    case 'partial': // it ends setup as well: the card could be had for less
      return defOf(g, option.card).cost <= option.counters;
    case 'done':
      return g.state.question!.kind === 'build' && stopsBuildingTooSoon(g);
    case 'counters':
      return lacking(g, option.card) <= 0;
    case 'amount': {
      const { kind, about } = g.state.question!;
      return kind === 'howMany' && option.n > Math.max(1, lacking(g, about));
    }
    case 'retreat':
      return abandonsTheArena(g, option.unit);
    default:
      return false;
  }
}

/** Counters that the card, being built, can still use. */
const lacking = (g: Table, card: number): number => defOf(g, card).cost - g.state.counters[card]!;

/** Build points are left over, which nobody may keep, or the game is lost unless a unit comes that could come. */
function stopsBuildingTooSoon(g: Table): boolean {
  const { options, seat } = g.state.question!;
  const beaten = arenasLost(g, seat) >= 2;
  for (const option of options) {
    if (option.kind === 'build' || (option.kind === 'counters' && lacking(g, option.card) > 0)) return true;
    if (beaten && (option.kind === 'deploy' || option.kind === 'return')) return true;
  }
  return false;
}

/** The last of its side where the enemy stands: the arena, and so half of the game, would be lost without a fight. */
function abandonsTheArena({ state }: Table, unit: number): boolean {
  const { seat } = state.question!;
  const arena = state.zone[unit]!;
  return (
    inArena(arena) &&
    unitsOf(state, teamOf(state, seat), arena) === 1 &&
    unitsOf(state, opponentsOf(state, seat), arena) > 0
  );
}

const unitsOf = (s: State, seats: readonly number[], arena: number): number =>
  seats.reduce((sum, seat) => sum + arenaUnits(s, seat, arena).length, 0);

/** Arenas in which the enemy stands alone. */
function arenasLost({ state }: Table, seat: number): number {
  let left = 0;
  for (let arena = 0; arena <= CHARACTER; arena++)
    if (unitsOf(state, teamOf(state, seat), arena) === 0 && unitsOf(state, opponentsOf(state, seat), arena) > 0) left++;
  return left;
}
