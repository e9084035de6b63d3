/** Who holds which arena, what the end of the turn would decide, and what could still change that. */
import { opponentsOf, partnersOf } from '@dejarik/kernel';
import type { Stakes as AnyStakes, Warning as AnyWarning } from '../stakes.ts';
import {
  ARENA_COUNT,
  arenaUnits,
  BATTLE,
  controls,
  effectiveKeyword,
  END,
  health,
  type SeenTable,
  winnerByArenas,
} from './engine.ts';

interface ArenaStakes {
  /** A seat of the team that holds it, or -1. */
  readonly holder: number;
  /** Health that is left of each seat's units there. */
  readonly health: readonly number[];
}

/** `over`: so it ends as things stand. `clear`: one more arena, in which both stand, would win. */
type WarningKind = 'over' | 'clear';
type Warning = AnyWarning<WarningKind>;

export interface Stakes extends AnyStakes<WarningKind> {
  readonly arenas: readonly ArenaStakes[];
}

const ARENAS = Array.from({ length: ARENA_COUNT }, (_, arena) => arena);

/** By what a unit attacks an arena that it is not in. */
const CANNONS = [
  { keyword: 'Bombard', to: 1 },
  { keyword: 'Ion Cannon', to: 0 },
  { keyword: 'Barrage', to: 2 },
] as const;

/** Health that is left of a seat's units in the arena. */
const leftIn = (g: SeenTable, seat: number, arena: number): number =>
  arenaUnits(g.state, seat, arena).reduce((sum, unit) => sum + Math.max(0, health(g, unit) - g.state.damage[unit]!), 0);

/** The arenas in which the team of the seat can still lose or defeat units this turn. */
function openArenas(g: SeenTable): ReadonlySet<number> {
  const { phase, battleIn, seats } = g.state;
  if (phase < BATTLE) return new Set(ARENAS);
  if (phase >= END) return new Set();
  const coming = ARENAS.filter((arena) => arena >= battleIn);
  const open = new Set(coming);
  for (const arena of coming)
    for (const seat of seats.keys())
      for (const unit of arenaUnits(g.state, seat, arena))
        for (const { keyword, to } of CANNONS)
          if (to !== arena && g.state.tapped[unit] === 0 && effectiveKeyword(g, unit, keyword) > 0) open.add(to);
  return open;
}

function warningsOf(g: SeenTable, won: readonly number[]): Warning[] {
  const { state: s, edition } = g;
  if (s.turn === 0 || s.result !== null) return [];
  const winner = winnerByArenas(g);
  if (winner >= 0)
    return [
      {
        kind: 'over',
        seat: winner,
        at: ARENAS.filter((arena) => controls(g, winner, arena)),
        n: won[winner]!,
        ends: true,
      },
    ];
  const open = openArenas(g);
  const stands = (seat: number, arena: number): boolean => arenaUnits(s, seat, arena).length > 0;
  return s.seats.flatMap((_, seat): Warning[] => {
    const team = [seat, ...partnersOf(s, seat)];
    // A team is warned of once.
    if (seat !== Math.min(...team) || won[seat] !== edition.arenasToWin - 1) return [];
    const enemies = opponentsOf(s, seat);
    const at = ARENAS.filter(
      (arena) =>
        open.has(arena) && team.some((own) => stands(own, arena)) && enemies.some((enemy) => stands(enemy, arena)),
    );
    return at.length === 0 ? [] : [{ kind: 'clear', seat, at, n: won[seat], ends: false }];
  });
}

export function stakesOf(g: SeenTable): Stakes {
  const seats = [...g.state.seats.keys()];
  // While units are still being put out, nobody holds anything yet.
  const holds = (seat: number, arena: number): boolean => g.state.turn > 0 && controls(g, seat, arena);
  const arenas = ARENAS.map((arena) => ({
    holder: seats.find((seat) => holds(seat, arena)) ?? -1,
    health: seats.map((seat) => leftIn(g, seat, arena)),
  }));
  const won = seats.map((seat) => ARENAS.filter((arena) => holds(seat, arena)).length);
  return { won, needed: g.edition.arenasToWin, arenas, warnings: warningsOf(g, won) };
}
