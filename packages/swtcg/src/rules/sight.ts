/** Who sees which card: the one answer that views, events and words rest on. */
import { isAmong, SPECTATOR } from '@dejarik/kernel';
import { BUILD, controllerOf, DECK, HAND, PLAYED, type State } from './state.ts';
import { ATTACHED, isOpenZone, OUT_OF_PLAY, SUPPLY } from './state-expanded.ts';
import { areEnemies } from './teams.ts';

/** Whether the viewer may see this card's face (TCG-ZONE-03, 05, 07, 09, 25; TCG-INFO-05). */
export function sees(s: State, viewer: number, card: number): boolean {
  const zone = s.zone[card]!;
  if (zone === DECK) return false;
  if (zone === HAND) return isShared(s, s.owner[card]!, viewer);
  if (zone === BUILD && s.down[card] === 1)
    return isShared(s, controllerOf(s, card), viewer) || isAmong(s.shown[card]!, viewer);
  return zone <= PLAYED || isOpenZone(zone) || zone === ATTACHED || seesAside(s, viewer, card, zone);
}

/** TCG-TROIG-03: partners see each other's hands, and so what is built from them. */
const isShared = (s: State, holder: number, viewer: number): boolean =>
  holder === viewer || (s.seats.length > 2 && viewer !== SPECTATOR && !areEnemies(s, holder, viewer));

/** The supply is its owner's to see; out of play, what lies face up. */
const seesAside = (s: State, viewer: number, card: number, zone: number): boolean =>
  zone === SUPPLY
    ? s.owner[card] === viewer
    : zone === OUT_OF_PLAY && (s.down[card] === 0 || isAmong(s.shown[card]!, viewer));

/** Which card it is, if all may know; else -1. */
export const publicDef = (s: State, card: number): number =>
  card >= 0 && sees(s, SPECTATOR, card) ? s.def[card]! : -1;
