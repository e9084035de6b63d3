/** Cards leave the table (section 42 of the ledger), and what is on them goes with them. */
import { note, toPileOf, toPlace } from './events.ts';
import { cardsInPlay, whereIs } from './live.ts';
import { ownRules } from './own-rules.ts';
import { AT, isAboard, LOCATION, LOST, type State, TABLE, UNDER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const CREATURE_VEHICLE = word('creature vehicle');

export type Leaving = 'lost' | 'forfeited' | 'toUsed' | 'toHand' | 'outOfPlay';

/** The card leaves play; every card on it or in it is lost (CCG-OUT-02, CCG-CAP-19). */
export function leavePlay(g: Table, card: number, how: Leaving, along: number[] = []): void {
  const s = g.state;
  if (s.zone[card] !== TABLE) return;
  const at = whereIs(g, card);
  const [owner, def] = [s.controller[card]!, s.def[card]!];
  const isCreature = defOf(g, card).is[CREATURE_VEHICLE] === 1;
  const upon = cardsInPlay(g).filter((other) => s.on[other] === card);
  leaveBattle(s, card);
  toPileOf(g, how, owner, card);
  const mine: number[] = [];
  for (const other of upon) {
    if (s.zone[other] !== TABLE || s.as[other] === LOCATION) continue;
    // CCG-VEH-07: riders of a creature get off.
    if (isCreature && isAboard(s.as[other]!) && at >= 0) toPlace(g, 'moved', s.controller[other]!, other, at, AT);
    else {
      mine.push(other, s.def[other]!, card);
      leavePlay(g, other, 'lost', mine);
    }
  }
  along.push(...mine);
  if (how === 'lost' || how === 'forfeited') {
    note(g, how, owner, card, at, -1, def, mine);
    note(g, 'lostOrForfeited', owner, card, at, -1, def, mine);
  }
  for (let other = 0; other < s.zone.length; other++)
    if (s.zone[other] === UNDER && s.on[other] === card) toPileOf(g, 'lost', s.controller[other]!, other);
}

/** What has left takes part in the battle no more, even if it comes back. */
function leaveBattle({ battle }: State, card: number): void {
  const at = battle === null ? -1 : battle.cards.indexOf(card);
  if (at >= 0) battle!.cards.splice(at, 1);
}

/** The card is lost or forfeited as a result of a battle; one that regenerates goes to its Used Pile. */
export function loseInBattle(g: Table, card: number, how: 'lost' | 'forfeited'): void {
  const owner = g.state.controller[card]!;
  leavePlay(g, card, how);
  if (g.state.zone[card] === LOST && ownRules(g, card, 'regenerates').length > 0) toPileOf(g, 'toUsed', owner, card);
}

export const loseCard = (g: Table, card: number): void => leavePlay(g, card, 'lost');
