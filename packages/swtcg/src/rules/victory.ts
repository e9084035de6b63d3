/** Who controls an arena, who wins, and what texts say to it (TCG-WIN). */
import { defeatOf, opponentOf, opponentsOf, type Result, victoryOf, winnersOf } from '@dejarik/kernel';
import { tell } from './events.ts';
import { rulesOf } from './live.ts';
import { isRef, refers } from './places.ts';
import { applies, matches } from './query.ts';
import { CHARACTER, GROUND, SPACE } from './state.ts';
import { arenaUnits, type Table } from './table.ts';

type Hold = 'holds' | 'counts' | 'ignored';

/** What texts say of the unit's hold on its arena (TCG-WIN-10, TCG-WIN-11); "doesn't" goes before "does" (TCG-PRIME-07). */
function holdOf(g: Table, unit: number): Hold {
  let hold: Hold = 'counts';
  for (const entry of rulesOf(g, 'controlsArena')) {
    const { rule } = entry;
    if (rule.rule !== 'controlsArena' || !applies(g, entry)) continue;
    if (isRef(rule.who) ? !refers(g.state, rule.who, entry, unit) : !matches(g, rule.who, unit, entry)) continue;
    if (rule.not) return 'ignored';
    hold = 'holds';
  }
  return hold;
}

/** TCG-WIN-01: a unit of one's own there, and none of the enemy's, unless texts say otherwise. */
export function controls(g: Table, seat: number, arena: number): boolean {
  const s = g.state;
  const rival = opponentOf(s, seat);
  if (rulesOf(g, 'controlsArena').length === 0)
    return arenaUnits(s, seat, arena).length > 0 && arenaUnits(s, rival, arena).length === 0;
  const has = (whose: number, hold: Hold): boolean =>
    arenaUnits(s, whose, arena).some((unit) => holdOf(g, unit) === hold);
  for (const whose of s.seats.keys()) if (has(whose, 'holds')) return whose === seat; // if both do, the first (TCG-PRIME-01)
  return has(seat, 'counts') && !has(rival, 'counts');
}

export const arenasControlled = (g: Table, seat: number): number =>
  [SPACE, GROUND, CHARACTER].filter((arena) => controls(g, seat, arena)).length;

/** TCG-WIN-09, TCG-WIN-16 */
const cannotEnd = (g: Table, seat: number, how: 'win' | 'lose'): boolean =>
  rulesOf(g, 'cannotEnd').some((entry) => {
    const { rule } = entry;
    if (rule.rule !== 'cannotEnd' || rule.how !== how || !applies(g, entry)) return false;
    return seat === (rule.who === 'you' ? entry.seat : opponentOf(g.state, entry.seat));
  });

/** The seat wins with its team, unless a text keeps it from winning or an opponent from losing. */
export function win(g: Table, seat: number, reason: 'arenas' | 'effect'): boolean {
  const { seats } = g.state;
  if (cannotEnd(g, seat, 'win') || opponentsOf(g.state, seat).some((other) => cannotEnd(g, other, 'lose')))
    return false;
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
