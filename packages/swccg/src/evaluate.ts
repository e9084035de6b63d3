/** How a position looks to a seat, for bots: 0 lost, 1 won. */
import { opponentOf } from '@dejarik/kernel';
import { ONE } from './exact.ts';
import { iconsAt } from './rules/icons.ts';
import { totalPower } from './rules/power.ts';
import { controls } from './rules/presence.ts';
import { FORCE, hand, pile, RESERVE, USED } from './rules/state.ts';
import type { Table } from './rules/table.ts';

const OUTCOMES = { won: 1, lost: 0, drawn: 0.5 } as const;
/** What a card in hand, a point of power and a Force icon to drain are worth in Life Force. */
const HAND_WORTH = 0.6;
const POWER_WORTH = 0.5;
const DRAIN_WORTH = 2;
const SCALE = 12;

export function evaluate(g: Table, seat: number): number {
  const { result } = g.state;
  if (result !== null) return OUTCOMES[result.outcomes[seat]!];
  const score = standing(g, seat) - standing(g, opponentOf(g.state, seat));
  return 1 / (1 + Math.exp(-score / SCALE));
}

function standing(g: Table, seat: number): number {
  const s = g.state;
  const life = pile(s, seat, RESERVE).length + pile(s, seat, FORCE).length + pile(s, seat, USED).length;
  const enemy = s.seats[opponentOf(s, seat)]!.side;
  let table = 0;
  for (const group of s.groups)
    for (const location of group) {
      table += (totalPower(g, seat, location) / ONE) * POWER_WORTH + iconsAt(g, location, s.seats[seat]!.side) * 0.4;
      if (controls(g, seat, location)) table += iconsAt(g, location, enemy) * DRAIN_WORTH;
    }
  return life + hand(s, seat).length * HAND_WORTH + table;
}
