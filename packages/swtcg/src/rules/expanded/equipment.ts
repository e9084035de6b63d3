/** Equipment goes onto units and comes off them in the own build step (TCG-EQUIP, TCG-KW-EQUIP). */
import { canPay } from '../costs.ts';
import type { MoreMoves } from '../edition.ts';
import { happen } from '../events.ts';
import { cardEvent } from '../make-events.ts';
import { carryOut } from '../resolve.ts';
import type { Context } from '../spoken.ts';
import { controllerOf, inArena } from '../state.ts';
import { ATTACHED } from '../state-expanded.ts';
import { defOf, faceUp, placeOf, type Table } from '../table.ts';

const speaker = (seat: number, source: number): Context => ({ seat, source, it: [], arena: -1, amount: 0 });

/** TCG-EQUIP-02, TCG-MULTI-02: in an arena a unit is of the type of that arena. */
function fits(g: Table, card: number, unit: number): boolean {
  const { arenas } = defOf(g, card);
  const place = placeOf(g.state, unit);
  return arenas.includes(place) || (!inArena(place) && defOf(g, unit).arenas.some((arena) => arenas.includes(arena)));
}

export const equipment: MoreMoves = {
  offer(g, seat, options) {
    const s = g.state;
    const e = s.expanded!;
    const units = faceUp(s, seat);
    for (const card of e.completed[seat]!) {
      const { equip } = defOf(g, card);
      if (equip === null || e.equippedIn[card] === s.turn || !canPay(g, equip.costs, speaker(seat, card), 0)) continue;
      for (const onto of units) if (fits(g, card, onto)) options.push({ kind: 'equip', card, onto });
    }
    for (let card = 0; card < s.zone.length; card++)
      if (s.zone[card] === ATTACHED && controllerOf(s, card) === seat && e.detachedIn[card] !== s.turn)
        options.push({ kind: 'detach', card });
  },
  take(g, seat, move) {
    if (move.kind === 'detach') {
      happen(g, cardEvent('detach', seat, move.card));
      return;
    }
    if (move.kind !== 'equip') return;
    const { id: ability } = defOf(g, move.card).equip!;
    carryOut(g, { ability, at: 0, seat, source: move.card, it: [], arena: -1, amount: move.onto });
  },
};
