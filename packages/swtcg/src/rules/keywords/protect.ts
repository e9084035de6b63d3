/** Protect: another unit of its side in its arena is spared damage (TCG-KW-PROTECT). */
import { picks } from '../choose.ts';
import { currentDamage, pendingFor, preventDamage } from '../damage.ts';
import { answerTo, ask } from '../flow.ts';
import { amountGiven, askAmount } from '../operations-control.ts';
import * as no from '../reasons.ts';
import { controllerOf } from '../state.ts';
import type { Table } from '../table.ts';
import type { KeywordRule } from './rule.ts';

/** Whom it can protect from what is pending. */
function inDanger(g: Table, seat: number, source: number, arena: number): number[] {
  const s = g.state;
  const damage = currentDamage(g);
  if (damage === null) return [];
  const units = new Set(damage.pending.map(({ unit }) => unit));
  return [...units].filter(
    (unit) =>
      unit !== source && controllerOf(s, unit) === seat && s.zone[unit] === arena && pendingFor(g, damage, unit) > 0,
  );
}

const CHOSEN = 1;
const COUNTED = 2;

export const protect: KeywordRule = {
  whyNotPlay: (g, unit) =>
    inDanger(g, controllerOf(g.state, unit), unit, g.state.zone[unit]!).length > 0 ? null : no.NO_DAMAGE,
  play(g, f, n) {
    if (f.phase === 0) {
      const units = inDanger(g, f.seat, f.source, f.arena);
      if (units.length === 0) return true;
      f.it = units;
      if (units.length > 1) {
        f.phase = CHOSEN;
        ask(g, f.seat, 'choose', picks('choose', units), f.source);
        return false;
      }
    } else if (f.phase === CHOSEN) {
      const answer = answerTo(g, 'choose');
      if (answer.kind !== 'done') f.it = [answer.card];
    } else if (!amountGiven(g, f, f.seat)) return false;
    const [unit] = f.it;
    if (f.phase < COUNTED) {
      const most = Math.min(n, pendingFor(g, currentDamage(g)!, unit!));
      if (!askAmount(g, f, most, COUNTED, f.seat)) return false;
    }
    preventDamage(g, unit!, f.amount, f.source);
    return true;
  },
};
