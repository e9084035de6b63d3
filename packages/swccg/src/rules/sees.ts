/** Who may see which card's face (section 3 of the ledger). */
import {
  ASIDE,
  BESIDE,
  BLUFF,
  DESTINY,
  FACE_DOWN,
  HAND,
  INSERTED,
  LOST,
  OUT,
  PLAYED,
  pile,
  RESERVE,
  type State,
  TABLE,
  UNDER,
} from './state.ts';

/** Whether a card lies beside the Lost Pile of the seat that turns it face down. */
const isFaceDown = (s: State, seat: number): boolean =>
  s.as.some((as, card) => as === BESIDE + seat && s.zone[card] === TABLE);

/** Whether the seat (-1: a spectator) may see this card's face, whatever is asked. What is new is hidden. */
export function sees(s: State, viewer: number, card: number): boolean {
  if (s.together.includes(card)) return true; // it lay on the table a moment ago
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
      // CCG-PIL-04, CCG-CARD-124
      return pile(s, s.controller[card]!, LOST).at(-1) === card && !isFaceDown(s, s.controller[card]!);
    case RESERVE:
      // It was shown when it was put there; where it lies, no view tells.
      return s.as[card] === INSERTED;
    case UNDER:
      if (s.as[card] === FACE_DOWN) return false;
      // A bluff card is its player's secret; what is stacked or covered came there in the open.
      return s.controller[card] === viewer || s.as[card] !== BLUFF;
    default:
      return false;
  }
}
