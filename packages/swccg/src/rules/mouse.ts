/** The mouse droid fetches a Utinni Effect for the character that it targets (CCG-CARD-056, CCG-UTI-02). */
import { toPlace } from './events.ts';
import { leavePlay } from './leaving.ts';
import { ON, REACHED } from './lies.ts';
import { cardsInPlay, cardsUpon, isPresent, whereIs } from './live.ts';
import type { Resolve } from './procedures.ts';
import { TABLE } from './state.ts';
import type { Table } from './table.ts';
import { isQuest } from './utinni.ts';

/** It has come to its target, or lies where the target is. */
const hasReached = (g: Table, effect: number): boolean =>
  (g.state.flags[effect]! & REACHED) !== 0 || whereIs(g, g.state.kept[effect]! - 1) === whereIs(g, effect);

/** The Utinni Effects that it can take where it is present: their targets are elsewhere. */
export function pickUps(g: Table, mouse: number): number[] {
  const s = g.state;
  const at = whereIs(g, mouse);
  if (!isPresent(g, mouse) || s.kept[mouse] !== 0) return [];
  return cardsInPlay(g).filter(
    (card) => s.on[card] === at && s.kept[card]! > 0 && isQuest(g, card) && !hasReached(g, card),
  );
}

/** What it has picked up has come to the target, or is gone. */
export const hasDelivered = (g: Table, mouse: number): boolean =>
  g.state.kept[mouse] !== 0 && cardsUpon(g, mouse).every((card) => !isQuest(g, card) || hasReached(g, card));

/** Takes what is there, or leaves it with the target and comes back to the hand. */
export function runErrand(g: Table, { card: mouse }: Resolve): boolean {
  const s = g.state;
  if (s.zone[mouse] !== TABLE) return true;
  const seat = s.controller[mouse]!;
  if (!hasDelivered(g, mouse)) {
    for (const effect of pickUps(g, mouse)) toPlace(g, 'moved', s.controller[effect]!, effect, mouse, ON);
    s.kept[mouse] = 1;
    return true;
  }
  const at = whereIs(g, mouse);
  for (const effect of cardsUpon(g, mouse).filter((card) => isQuest(g, card)))
    toPlace(g, 'moved', seat, effect, at, ON);
  leavePlay(g, mouse, 'toHand');
  return true;
}
