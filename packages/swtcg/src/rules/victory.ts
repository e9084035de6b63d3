/** Who controls an arena, who wins, and what texts say to it (TCG-WIN). */
import { defeatOf, opponentsOf, type Result, victoryOf, winnersOf } from '@dejarik/kernel';
import { tell } from './events.ts';
import { rulesOf } from './live.ts';
import { applies, isMeant } from './query.ts';
import { CHARACTER, GROUND, SPACE } from './state.ts';
import { arenaUnits, type Table } from './table.ts';
import { areEnemies, teamOf } from './teams.ts';

type Hold = 'holds' | 'counts' | 'ignored';

/** What texts say of the unit's hold on its arena (TCG-WIN-10, TCG-WIN-11); "doesn't" goes before "does" (TCG-PRIME-07). */
function holdOf(g: Table, unit: number): Hold {
  let hold: Hold = 'counts';
  for (const entry of rulesOf(g, 'controlsArena')) {
    const { rule } = entry;
    if (!isMeant(g, rule.who, unit, entry) || !applies(g, entry)) continue;
    if (rule.not) return 'ignored';
    hold = 'holds';
  }
  return hold;
}

/** TCG-WIN-01: a unit of one's own or of the team there, and none of the enemy's, unless texts say otherwise. */
export function controls(g: Table, seat: number, arena: number): boolean {
  const s = g.state;
  const own = teamOf(s, seat);
  const enemies = opponentsOf(s, seat);
  if (rulesOf(g, 'controlsArena').length === 0) {
    const isThere = (whose: number): boolean => arenaUnits(s, whose, arena).length > 0;
    return own.some(isThere) && !enemies.some(isThere);
  }
  const has = (whose: number, hold: Hold): boolean =>
    arenaUnits(s, whose, arena).some((unit) => holdOf(g, unit) === hold);
  for (const whose of s.seats.keys()) if (has(whose, 'holds')) return own.includes(whose); // if both do, the first (TCG-PRIME-01)
  return own.some((whose) => has(whose, 'counts')) && !enemies.some((whose) => has(whose, 'counts'));
}

export const arenasControlled = (g: Table, seat: number): number =>
  [SPACE, GROUND, CHARACTER].filter((arena) => controls(g, seat, arena)).length;

/** TCG-WIN-09, TCG-WIN-16: a team wins and loses together. */
const cannotEnd = (g: Table, seat: number, how: 'win' | 'lose'): boolean =>
  rulesOf(g, 'cannotEnd').some((entry) => {
    const { rule } = entry;
    if (rule.how !== how || !applies(g, entry)) return false;
    return areEnemies(g.state, seat, entry.seat) === (rule.who === 'enemy');
  });

/** Whether a text keeps the seat from winning, or an opponent from losing. */
const cannotWin = (g: Table, seat: number): boolean =>
  cannotEnd(g, seat, 'win') || opponentsOf(g.state, seat).some((other) => cannotEnd(g, other, 'lose'));

/** Who wins by arenas if a turn ends as things are, or -1; the side that goes first is looked at first (TCG-PRIME-01). */
export function winnerByArenas(g: Table): number {
  for (const seat of g.state.seats.keys())
    if (arenasControlled(g, seat) >= g.edition.arenasToWin && !cannotWin(g, seat)) return seat;
  return -1;
}

/** The seat wins with its team, unless a text keeps it from winning or an opponent from losing. */
export function win(g: Table, seat: number, reason: 'arenas' | 'effect'): boolean {
  if (cannotWin(g, seat)) return false;
  const { seats } = g.state;
  end(g, victoryOf(seats, seats[seat]!.team, reason));
  return true;
}

export function end(g: Table, result: Result, conceding = -1): void {
  g.state.result = result;
  tell(g, { kind: 'result', witnesses: 0, reason: result.reason, winners: winnersOf(result), conceding });
}

/** A player gives the game up, whoever is asked. */
export const concede = (g: Table, seat: number): void =>
  end(g, defeatOf(g.state.seats, g.state.seats[seat]!.team, 'concession'), seat);
