/** Cards leave the table (section 42 of the ledger), and what is on them goes with them. */
import { note, toPileOf, toPlace } from './events.ts';
import { cardsInPlay, whereIs } from './live.ts';
import { questsFor } from './utinni.ts';
import { AT, isAboard, LOCATION, TABLE, UNDER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const CREATURE_VEHICLE = word('creature vehicle');

export type Leaving = 'lost' | 'forfeited' | 'toUsed' | 'toHand' | 'outOfPlay';

/** The card leaves play; every card on it or in it is lost (CCG-OUT-02, CCG-CAP-19). */
export function leavePlay(g: Table, card: number, how: Leaving): void {
  const s = g.state;
  if (s.zone[card] !== TABLE) return;
  const at = whereIs(g, card);
  const [owner, def] = [s.controller[card]!, s.def[card]!];
  const isCreature = defOf(g, card).is[CREATURE_VEHICLE] === 1;
  const upon = cardsInPlay(g).filter((other) => s.on[other] === card);
  const quests = questsFor(g, card);
  toPileOf(g, how, owner, card);
  if (how === 'lost' || how === 'forfeited') note(g, how, owner, card, at, -1, def);
  for (const quest of quests) leavePlay(g, quest, 'lost'); // CCG-UTI-03
  for (const other of upon) {
    if (s.zone[other] !== TABLE || s.as[other] === LOCATION) continue;
    // CCG-VEH-07: riders of a creature get off.
    if (isCreature && isAboard(s.as[other]!) && at >= 0) toPlace(g, 'moved', s.controller[other]!, other, at, AT);
    else leavePlay(g, other, 'lost');
  }
  for (let other = 0; other < s.zone.length; other++)
    if (s.zone[other] === UNDER && s.on[other] === card) toPileOf(g, 'lost', s.controller[other]!, other);
}

export const loseCard = (g: Table, card: number): void => leavePlay(g, card, 'lost');
export const forfeitCard = (g: Table, card: number): void => leavePlay(g, card, 'forfeited');
