/** Cards leave the table (section 42 of the ledger), and what is on them goes with them. */
import type { Text } from '../language/meaning.ts';
import { about, note, tell, toPileOf, toPlace } from './events.ts';
import { isA, isCharacter, isSite } from './kinds.ts';
import { cardsUnder } from './layout.ts';
import { AT, CAPTIVE, HIT, isAboard, LOCATION, OFF } from './lies.ts';
import { cardsInPlay, hasRule, speaker, triggersOf, whereIs } from './live.ts';
import { setFlag } from './moves.ts';
import { ownRule } from './spoken.ts';
import { LOST, type State, TABLE } from './state.ts';
import type { Table } from './table.ts';
import { questsFor } from './utinni.ts';

export type Leaving = 'lost' | 'forfeited' | 'toUsed' | 'toHand' | 'outOfPlay';

/** The card leaves play; every card on it or in it is lost (CCG-OUT-02, CCG-CAP-19), from the place where it was. */
export function leavePlay(
  g: Table,
  card: number,
  leaves: Leaving,
  along: number[] = [],
  at: number = whereIs(g, card),
): void {
  const s = g.state;
  if (s.zone[card] !== TABLE) return;
  const how = (leaves === 'lost' || leaves === 'forfeited') && isSaved(g, card) ? 'toUsed' : leaves;
  const [owner, def] = [s.controller[card]!, s.def[card]!];
  const isCreature = isA(g, card, 'creature vehicle');
  const upon = cardsInPlay(g).filter((other) => s.on[other] === card);
  const last = lastWords(g, card);
  const quests = questsFor(g, card);
  leaveBattle(s, card);
  if (s.as[card] === LOCATION) removeFromGroup(s, card);
  toPileOf(g, how, owner, card);
  s.together.push(card);
  const mine: number[] = [];
  for (const quest of quests) leavePlay(g, quest, 'lost'); // CCG-UTI-03
  for (const other of upon) {
    if (s.zone[other] !== TABLE) continue;
    // CCG-CPT-07: whoever was escorted is free, unless the place itself is gone.
    if (s.as[other] === CAPTIVE && isCharacter(g, card) && (at < 0 || s.zone[at] === TABLE)) {
      release(g, other, at);
      continue;
    }
    // CCG-VEH-07: riders of a creature get off.
    if (isCreature && isAboard(s.as[other]!) && at >= 0) toPlace(g, 'moved', s.controller[other]!, other, at, AT);
    else {
      mine.push(other, s.def[other]!, card);
      leavePlay(g, other, 'lost', mine, s.as[other] === LOCATION ? other : at);
    }
  }
  along.push(...mine);
  if (how === 'lost' || how === 'forfeited') {
    const just = note(g, how, owner, card, at, -1, def, mine);
    for (const text of last) s.waiting.push({ seat: owner, card, ability: text.id, about: just });
    note(g, 'lostOrForfeited', owner, card, at, -1, def, mine);
  }
  for (const other of cardsUnder(s, [card])) toPileOf(g, 'lost', s.controller[other]!, other);
}

/** CCG-CARD-028: what was hit goes to the Used Pile where a text says so. */
const isSaved = (g: Table, card: number): boolean =>
  (g.state.flags[card]! & HIT) !== 0 && hasRule(g, card, 'savedWhenHit');

/** What the card's text does when it is lost. */
function lastWords(g: Table, card: number): Text[] {
  return triggersOf(g, 'thisLost').flatMap(({ source, seat, text }) => {
    if (source !== card || text.line.line !== 'trigger') return [];
    const who = speaker(seat, card);
    return (text.line.if ?? []).every((needs) => g.speech.holds(g, who, needs)) ? [text] : [];
  });
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
  if (g.state.zone[card] === LOST && ownRule(g, card, 'regenerates') !== undefined) toPileOf(g, 'toUsed', owner, card);
}

function removeFromGroup(s: State, location: number): void {
  for (const group of s.groups) {
    const at = group.indexOf(location);
    if (at >= 0) group.splice(at, 1);
  }
  s.groups = s.groups.filter((group) => group.length > 0);
}

/** CCG-CPT-05, 06: a captive is set free there; where that cannot be, it goes to the Used Pile. */
export function release(g: Table, card: number, at: number): void {
  const s = g.state;
  const carried = cardsInPlay(g).filter((other) => s.on[other] === card);
  tell(g, about(g, 'released', s.controller[card]!, card));
  if (at < 0 || !isSite(g, at)) return leavePlay(g, card, 'toUsed');
  toPlace(g, 'moved', s.controller[card]!, card, at, AT);
  for (const other of carried) setFlag(s, other, OFF, false);
}

/** CCG-ACT-19: what was lost has not come back meanwhile. */
export const isStillLost = ({ state: s }: Table, card: number, def: number): boolean =>
  card >= 0 && s.zone[card] === LOST && s.def[card] === def;

export const loseCard = (g: Table, card: number): void => leavePlay(g, card, 'lost');
