/** To whom something is done where a text speaks of a player: to each of those it means. */
import { opponentsOf } from '@dejarik/kernel';
import { SIDE_NUMBER } from '../cards/card.ts';
import type { Op } from '../language/meaning.ts';
import type { Who } from '../language/tree.ts';
import type { Resolve } from './procedures.ts';
import type { Table } from './table.ts';

/** TCG-TROIG-02, TCG-TROIG-05: all whom "the enemy" or the name of a side means. */
function meantBy({ state: s }: Table, { seat }: Resolve, who: Who): readonly number[] {
  if (who === 'you') return [seat];
  return who === 'enemy'
    ? opponentsOf(s, seat)
    : s.seats.flatMap(({ side }, other) => (side === SIDE_NUMBER[who] ? [other] : []));
}

/** Of operations on a player's hand, deck, Force or points, who that is. */
function spokenOf(op: Op): Who {
  switch (op.do) {
    case 'force':
    case 'buildPoints':
    case 'discardCards':
    case 'discardHand':
      return op.who;
    case 'lookHand':
    case 'discardSeen':
      return 'enemy';
    case 'extension':
      return op.name === 'orderEnemyTop' || op.name === 'sabotageEnemyTop' ? 'enemy' : 'you';
    default:
      return 'you';
  }
}

/** The operation is over for one of those it speaks of: true, if it is to be done to another. */
export function repeats(g: Table, f: Resolve, op: Op): boolean {
  const all = meantBy(g, f, spokenOf(op));
  const next = all[all.indexOf(f.whom ?? all[0]!) + 1];
  if (next === undefined) delete f.whom;
  else f.whom = next;
  return next !== undefined;
}
