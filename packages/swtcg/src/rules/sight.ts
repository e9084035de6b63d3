/** Who sees which card: the one answer that views, events and words rest on. */
import { isAmong, SPECTATOR } from '@dejarik/kernel';
import { BUILD, DECK, HAND, type State } from './state.ts';

/** Whether the viewer may see this card's face (TCG-ZONE-03, 05, 07, 09; TCG-INFO-05). */
export function sees(s: State, viewer: number, card: number): boolean {
  const zone = s.zone[card]!;
  if (zone === DECK) return false;
  if (zone === HAND) return s.owner[card] === viewer;
  if (zone === BUILD && s.down[card] === 1) return s.owner[card] === viewer || isAmong(s.shown[card]!, viewer);
  return true;
}

/** Which card it is, if all may know; else -1. */
export const publicDef = (s: State, card: number): number =>
  card >= 0 && sees(s, SPECTATOR, card) ? s.def[card]! : -1;
