/** Which card went where between two looks at the table, as far as the viewer may know. */
import type { HappeningBase } from '../session/moment.ts';

export interface Place {
  /** Its number on the table. */
  readonly card: number;
  /** What it shows; empty: its back. */
  readonly face: string;
  readonly inHand: boolean;
  /** It is in play. */
  readonly inRow: boolean;
  /** The row, the hand or the pile that it lies in. */
  readonly home: unknown;
  readonly box: { readonly left: number; readonly top: number; readonly width: number };
}

export interface Paths<P extends Place> {
  /** `isNear`: it only moved up in its row. */
  readonly moved: readonly { readonly card: P; readonly from: P; readonly isNear: boolean }[];
  readonly arrived: readonly { readonly card: P; readonly seat: number; readonly pile: 'hand' | 'deck' }[];
  readonly left: readonly { readonly card: P; readonly seat: number; readonly falls: boolean }[];
}

/** A pixel is no journey; and more than so many cards at once are a new table, not a move. */
const NEAR = 2;
const MOST = 16;

const isElsewhere = (a: Place, b: Place): boolean =>
  Math.abs(a.box.left - b.box.left) > NEAR || Math.abs(a.box.top - b.box.top) > NEAR;

/** The keys tell the same card before and after: by its number in play, by its face in the own hand. */
export function pathsOf<P extends Place>(
  before: ReadonlyMap<string, P>,
  now: ReadonlyMap<string, P>,
  happened: readonly HappeningBase[],
  viewer: number,
): Paths<P> {
  const moved: { card: P; from: P; isNear: boolean }[] = [];
  const come: P[] = [];
  const gone = new Set([...before].filter(([key]) => !now.has(key)).map(([, card]) => card));
  for (const [key, card] of now) {
    const from = before.get(key);
    if (from === undefined) come.push(card);
    else if (isElsewhere(from, card)) moved.push({ card, from, isNear: from.home === card.home });
  }
  /** Between the own hand and the table a card is known by its face. */
  const takeGone = (card: P): P | undefined => {
    const same = [...gone].find(({ face, inHand }) => face !== '' && face === card.face && inHand !== card.inHand);
    if (same !== undefined) gone.delete(same);
    return same;
  };
  const arrived: { card: P; seat: number; pile: 'hand' | 'deck' }[] = [];
  for (const card of come) {
    const from = takeGone(card);
    const by = happened.findLast((happening) =>
      card.inHand ? happening.seat === viewer : happening.card === card.card && happening.seat >= 0,
    );
    if (from !== undefined) moved.push({ card, from, isNear: false });
    else if (by !== undefined) arrived.push({ card, seat: by.seat, pile: card.inHand ? 'deck' : 'hand' });
  }
  const left = [...gone].flatMap((card) => {
    const by = happened.findLast((happening) =>
      card.inHand ? happening.seat === viewer && happening.face === card.face : happening.card === card.card,
    );
    return by === undefined ? [] : [{ card, seat: by.seat, falls: card.inRow }];
  });
  const few = <T>(list: readonly T[]): readonly T[] => (list.length > MOST ? [] : list);
  return { moved, arrived: few(arrived), left: few(left) };
}
