/** Who may see which card's face (section 3 of the ledger). */
import { ASIDE, BLUFF, DESTINY, FACE_DOWN, HAND, LOST, OUT, PLAYED, pile, type State, TABLE, UNDER } from './state.ts';

/** Whether the seat (-1: a spectator) may see this card's face, whatever is asked. What is new is hidden. */
export function sees(s: State, viewer: number, card: number): boolean {
  switch (s.zone[card]) {
    case TABLE:
    case OUT: // CCG-PIL-05
    case DESTINY:
    case PLAYED:
    case ASIDE: // CCG-STA-02: both versions were shown
      return true;
    case HAND:
      return s.controller[card] === viewer; // CCG-PIL-06
    case LOST:
      return pile(s, s.controller[card]!, LOST).at(-1) === card; // CCG-PIL-04
    case UNDER:
      if (s.as[card] === FACE_DOWN) return false;
      // A bluff card is its player's secret; what is stacked or covered came there in the open.
      return s.controller[card] === viewer || s.as[card] !== BLUFF;
    default:
      return false;
  }
}
