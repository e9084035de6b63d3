/** Equipment goes onto units and comes off them in the own build step (TCG-EQUIP, TCG-KW-EQUIP). */
import type { Reason } from '@dejarik/kernel';
import { canPay } from '../costs.ts';
import type { MoreMoves } from '../edition.ts';
import { happen } from '../events.ts';
import { cardEvent } from '../make-events.ts';
import type { ExpandedMove } from '../options.ts';
import * as no from '../reasons.ts';
import { carryOut } from '../resolve.ts';
import { beginning, speaker } from '../spoken.ts';
import { ABOARD, controllerOf } from '../state.ts';
import { ATTACHED, COMPLETED } from '../state-expanded.ts';
import { countUse, defOf, faceUp, isInPlay, type Table } from '../table.ts';
import { isBound, whyNotAttach } from './attachments.ts';

/** Whether the unit that it is on has gone over to somebody else (TCG-EQUIP-09). */
const isAbroad = ({ state: s }: Table, card: number): boolean =>
  s.zone[card] === ATTACHED && controllerOf(s, s.on[card]!) !== controllerOf(s, card);

/** Why it is equipped to no unit at all. */
function whyNotReady(g: Table, seat: number, card: number): Reason | null {
  const { state: s } = g;
  const { equip } = defOf(g, card);
  if (equip === null) return no.NO_EQUIP_COST;
  if (s.zone[card] !== COMPLETED && !(isAbroad(g, card) && !isBound(g, card))) return no.NOT_COMPLETED;
  if (s.expanded!.equippedIn[card] === s.turn) return no.EQUIPPED_ALREADY; // TCG-KW-EQUIP-02
  return canPay(g, equip.costs, speaker(seat, card), 0) ? null : no.CANNOT_PAY;
}

export const whyNotEquip = (g: Table, seat: number, card: number, onto: number): Reason | null =>
  whyNotReady(g, seat, card) ?? whyNotOnto(g, seat, card, onto);

/** Onto units of one's own that are in play; a Pilot on one is refused by what it is. */
function whyNotOnto(g: Table, seat: number, card: number, onto: number): Reason | null {
  if (!isInPlay(g.state, onto)) return no.DOES_NOT_FIT;
  return controllerOf(g.state, onto) === seat ? whyNotAttach(g, card, onto) : no.NOT_YOURS;
}

export function whyNotDetach(g: Table, card: number): Reason | null {
  const { state: s } = g;
  if (s.zone[card] !== ATTACHED) return no.NOT_ATTACHED;
  if (isBound(g, card)) return no.CANNOT_BE_DETACHED;
  if (s.zone[s.on[card]!] === ABOARD) return no.EQUIPS_NO_PILOT;
  return s.expanded!.detachedIn[card] === s.turn ? no.DETACHED_ALREADY : null;
}

/** The Equipment of the seat, in the build zone and on units. */
function equipmentOf({ state: s }: Table, seat: number): number[] {
  const found = s.expanded!.completed[seat]!.slice();
  for (let card = 0; card < s.zone.length; card++)
    if (s.zone[card] === ATTACHED && controllerOf(s, card) === seat) found.push(card);
  return found;
}

export const equipment: MoreMoves = {
  offer(g, seat, options) {
    for (const card of equipmentOf(g, seat)) {
      if (whyNotReady(g, seat, card) === null)
        for (const onto of faceUp(g.state, seat))
          if (whyNotOnto(g, seat, card, onto) === null) options.push({ kind: 'equip', card, onto });
      if (whyNotDetach(g, card) === null) options.push({ kind: 'detach', card });
    }
  },
  take(g, seat, move: ExpandedMove) {
    if (move.kind === 'detach') happen(g, cardEvent('detach', seat, move.card));
    else if (move.kind === 'equip') {
      const { id: ability } = defOf(g, move.card).equip!;
      countUse(g, ability);
      carryOut(g, beginning(ability, seat, move.card, [], move.onto));
    }
  },
};
