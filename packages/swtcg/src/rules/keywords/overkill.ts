/** Overkill: hits beyond the defender's remaining health may go to another unit of its arena (TCG-KW-OVERKILL). */
import { ask } from '../flow.ts';
import type { Divide, Done } from '../options.ts';
import type { Attack } from '../procedures.ts';
import { effectiveKeyword, health } from '../query.ts';
import { controllerOf, inArena } from '../state.ts';
import { arenaUnits, type Table } from '../table.ts';

/** Asks the attacker's player how many go to whom, if there are any to spare; false: there is nothing to ask. */
export function askForOverkill(g: Table, { hits }: Attack): boolean {
  const s = g.state;
  const { attacker, defender } = s;
  if (effectiveKeyword(g, attacker, 'Overkill') <= 0 || !inArena(s.zone[defender]!)) return false;
  const spare = hits - Math.max(0, health(g, defender) - s.damage[defender]!);
  const others = s.seats
    .flatMap((_, seat) => arenaUnits(s, seat, s.zone[defender]!))
    .filter((unit) => unit !== defender);
  if (spare <= 0 || others.length === 0) return false;
  const options: (Divide | Done)[] = [{ kind: 'done' }];
  for (const unit of others) for (let n = 1; n <= spare; n++) options.push({ kind: 'divide', unit, hits: n });
  ask(g, controllerOf(s, attacker), 'divide', options, attacker);
  return true;
}
