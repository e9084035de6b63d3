/** Who may see which card's face (section 3 of the ledger). */
import { DESTINY, HAND, LOST, OUT, PLAYED, pile, STACKED, type State, TABLE, UNDER } from './state.ts';

/** Whether the seat (-1: a spectator) may see this card's face. What is new is hidden. */
export function sees(s: State, viewer: number, card: number): boolean {
  switch (s.zone[card]) {
    case TABLE:
    case OUT:
    case DESTINY:
    case PLAYED:
      return true;
    case HAND:
      return s.controller[card] === viewer;
    case LOST:
      return pile(s, s.controller[card]!, LOST).at(-1) === card; // CCG-PIL-04
    case UNDER:
      // Bluff cards and salt are their player's secret; what is stacked in the open says so by its host.
      return s.controller[card] === viewer || s.as[card] === STACKED;
    default:
      return false;
  }
}
