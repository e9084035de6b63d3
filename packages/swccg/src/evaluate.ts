/** How a position looks to a seat, for bots: 0 lost, 1 won. Counted in Life Force. */
import { opponentOf } from '@dejarik/kernel';
import { ONE } from './exact.ts';
import { hasPresence, iconsAt, totalAbility } from './rules/presence.ts';
import { totalPower } from './rules/power.ts';
import { FORCE, hand, pile, RESERVE, USED } from './rules/state.ts';
import type { Table } from './rules/table.ts';

const OUTCOMES = { won: 1, lost: 0, drawn: 0.5 } as const;
/** What a card in hand is worth, as long as they are few; a point of power; presence; an own icon; an icon to drain. */
const HAND_WORTH = 0.45;
const FULL_HAND = 8;
const POWER_WORTH = 0.6;
const PRESENCE_WORTH = 1;
const ICON_WORTH = 0.8;
const DRAIN_WORTH = 2.5;
/** Battle destiny can be drawn with so much ability. */
const DESTINY_ABILITY = 4 * ONE;
const DESTINY_WORTH = 1;
/** Force that is ready, for the opponent's turn too. */
const READY_WORTH = 0.08;
const SCALE = 14;

export function evaluate(g: Table, seat: number): number {
  const { result } = g.state;
  if (result !== null) return OUTCOMES[result.outcomes[seat]!];
  const score = standing(g, seat) - standing(g, opponentOf(g.state, seat));
  return 1 / (1 + Math.exp(-score / SCALE));
}

function standing(g: Table, seat: number): number {
  const s = g.state;
  const ready = pile(s, seat, FORCE).length;
  const life = pile(s, seat, RESERVE).length + ready + pile(s, seat, USED).length;
  const held = hand(s, seat).length;
  let worth = life + Math.min(held, FULL_HAND) * HAND_WORTH + Math.min(ready, 6) * READY_WORTH;
  for (const group of s.groups) for (const location of group) worth += placeWorth(g, seat, location);
  return worth;
}

function placeWorth(g: Table, seat: number, location: number): number {
  const s = g.state;
  const enemy = opponentOf(s, seat);
  const own = totalPower(g, seat, location) / ONE;
  let worth = iconsAt(g, location, s.seats[seat]!.side) * ICON_WORTH + own * POWER_WORTH;
  if (!hasPresence(g, seat, location)) return worth;
  worth += PRESENCE_WORTH;
  if (totalAbility(g, seat, location) >= DESTINY_ABILITY) worth += DESTINY_WORTH;
  const drains = iconsAt(g, location, s.seats[enemy]!.side) * DRAIN_WORTH;
  // Where both are, whoever is stronger will soon be alone.
  if (!hasPresence(g, enemy, location)) return worth + drains;
  const theirs = totalPower(g, enemy, location) / ONE;
  return worth + (own > theirs ? drains * 0.5 + Math.min(4, own - theirs) * 0.4 : 0);
}
