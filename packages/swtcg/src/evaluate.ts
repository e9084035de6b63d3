/** How good a position is, for bots: arenas above all, then what fights for them, then what could. */
import { CHARACTER } from './rules/state.ts';
import { health, power, speed } from './rules/stats.ts';
import { arenaUnits, type Table } from './rules/table.ts';

/** What a unit is worth in a fight: how hard and how soon it hits, how long it stays. */
function worth(g: Table, unit: number): number {
  const s = g.state;
  const left = Math.max(0, health(g, unit) - s.damage[unit]!);
  const strength = Math.max(0, power(g, unit));
  return 1 + strength * 0.9 + left * 0.8 + speed(g, unit) * 0.01;
}

function arenaScore(g: Table, seat: number, arena: number): number {
  let mine = 0;
  let theirs = 0;
  for (const unit of arenaUnits(g.state, seat, arena)) mine += worth(g, unit);
  for (const unit of arenaUnits(g.state, 1 - seat, arena)) theirs += worth(g, unit);
  // Holding an arena counts most; more than enough in one arena counts for little.
  const balance = (mine - theirs) / (mine + theirs + 4);
  const held = (theirs === 0 && mine > 0 ? 0.6 : 0) - (mine === 0 && theirs > 0 ? 0.6 : 0);
  return balance * 1.6 + held + (mine - theirs) * 0.02;
}

function reserves(g: Table, seat: number): number {
  const s = g.state;
  let score = Math.min(s.force[seat]!, 14) * 0.035 + s.hand[seat]!.length * 0.05;
  for (const card of s.build[seat]!) score += s.down[card] === 1 ? Math.min(s.counters[card]!, 9) * 0.06 : worth(g, card) * 0.05;
  return score;
}

export function evaluate(g: Table, seat: number): number {
  const { result } = g.state;
  if (result !== null) return result.winner === seat ? 1 : result.winner < 0 ? 0.5 : 0;
  const arenas = [];
  for (let arena = 0; arena <= CHARACTER; arena++) arenas.push(arenaScore(g, seat, arena));
  // Two arenas win: the middle one of the three decides.
  arenas.sort((a, b) => a - b);
  const score = arenas[0]! * 0.5 + arenas[1]! * 1.2 + arenas[2]! * 0.7 + reserves(g, seat) - reserves(g, 1 - seat);
  return 1 / (1 + Math.exp(-score));
}
