/** Subordinates go back to the supply from wherever else they get to than an arena (TCG-SUB). */
import type { CardEvent } from '../event.ts';
import { cardEvent } from '../make-events.ts';
import { attachedTo, detach, leavePlay, leaveVehicle, move, pilotsOf } from '../moves.ts';
import { OUT_OF_PLAY, SUPPLY } from '../state-expanded.ts';
import { BUILD, DECK, DISCARD, HAND, type State } from '../state.ts';
import { defOf, type Table } from '../table.ts';
import { isBound } from './attachments.ts';

const isHomeless = (zone: number): boolean =>
  zone === BUILD || zone === HAND || zone === DECK || zone === DISCARD || zone === OUT_OF_PLAY;

/** TCG-SUB-05: what took them out of their arena is done first. */
export function strays(g: Table): CardEvent<'toSupply'>[] {
  const s = g.state;
  const found: CardEvent<'toSupply'>[] = [];
  for (let card = 0; card < s.zone.length; card++)
    if (isHomeless(s.zone[card]!) && s.def[card]! >= 0 && defOf(g, card).card.type === 'Subordinate')
      found.push(cardEvent('toSupply', s.owner[card]!, card));
  return found;
}

/** Its Pilots and Equipment stay behind (TCG-SUB-06); Skills and Traits are gone with it (TCG-SKILL-01). */
export function intoSupply(g: Table, s: State, card: number): void {
  for (const pilot of pilotsOf(s, card)) {
    leaveVehicle(s, pilot);
    move(s, pilot, BUILD);
  }
  for (const equipment of attachedTo(s, card))
    if (isBound(g, equipment)) leavePlay(s, equipment, DISCARD);
    else detach(s, equipment);
  leavePlay(s, card, SUPPLY);
}
