// Which way cards fly between two looks at the table.
import { describe, expect, it } from 'vitest';
import { pathsOf, type Place } from '../src/table/paths.ts';

const lies = (card: number, face: string, left: number, rest: Partial<Place> = {}): Place => ({
  card,
  face,
  inHand: false,
  inRow: true,
  home: 'row',
  box: { left, top: 0, width: 80 },
  ...rest,
});
const held = (card: number, face: string, left: number): Place =>
  lies(card, face, left, { inHand: true, inRow: false, home: 'hand' });
const keyed = (...cards: readonly Place[]): ReadonlyMap<string, Place> =>
  new Map(cards.map((card) => [card.inHand ? `${card.face}#1` : String(card.card), card]));
const did = (kind: string, seat: number, card: number, face: string | null = null) => ({
  kind,
  seat,
  card,
  face,
  seen: [],
});

describe('a card', () => {
  it('flies from the own hand to where it is laid, although its number is another there', () => {
    const before = keyed(held(7, 'luke', 0), held(8, 'leia', 90));
    const now = keyed(lies(8, 'luke', 300), held(7, 'leia', 45));
    const { moved, arrived, left } = pathsOf(before, now, [did('deploy', 1, 8, 'luke')], 1);
    expect(moved.find(({ card }) => card.face === 'luke')).toMatchObject({ from: { card: 7 }, isNear: false });
    expect(moved.find(({ card }) => card.face === 'leia')).toMatchObject({ isNear: true });
    expect([arrived, left]).toEqual([[], []]);
  });

  it('of the opponent comes from the back of the hand, whichever card of it that was', () => {
    const { arrived } = pathsOf(keyed(), keyed(lies(3, 'vader', 0)), [did('deploy', 0, 3, 'vader')], 1);
    expect(arrived).toMatchObject([{ seat: 0, pile: 'hand' }]);
  });

  it('that is drawn comes from the own deck', () => {
    const { arrived } = pathsOf(keyed(), keyed(held(9, 'yoda', 0)), [did('draw', 1, 9, 'yoda')], 1);
    expect(arrived).toMatchObject([{ seat: 1, pile: 'deck' }]);
  });

  it('that is destroyed falls, and goes to the pile of whose it is', () => {
    const before = keyed(lies(3, 'vader', 0), lies(4, 'tie', 90));
    const { left, moved } = pathsOf(before, keyed(lies(4, 'tie', 0)), [did('discard', 0, 3, 'vader')], 1);
    expect(left).toMatchObject([{ seat: 0, falls: true, card: { card: 3 } }]);
    expect(moved).toMatchObject([{ isNear: true }]);
  });

  it('of which nothing was told neither comes nor goes: an answer taken back, another table', () => {
    const { arrived, left } = pathsOf(keyed(lies(3, 'vader', 0)), keyed(lies(5, 'tie', 0)), [], 1);
    expect([arrived, left]).toEqual([[], []]);
  });
});
