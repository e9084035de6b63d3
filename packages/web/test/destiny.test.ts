/** Destiny to come, against every hand of cards that could be drawn. */
import { describe, expect, it } from 'vitest';
import { destiniesOf, destinyChance, destinyOdds } from '../src/session/destiny.ts';

/** Every way to take so many of the cards. */
function* hands(cards: readonly number[], n: number): Generator<readonly number[]> {
  if (n === 0) yield [];
  else
    for (const [i, card] of cards.entries()) for (const rest of hands(cards.slice(i + 1), n - 1)) yield [card, ...rest];
}

const counted = (cards: readonly number[], draws: number, needs: number): number => {
  const all = [...hands(cards, Math.min(draws, cards.length))];
  return all.filter((hand) => hand.reduce((sum, n) => sum + n, 0) >= needs).length / all.length;
};

describe('the destiny of the own cards', () => {
  const piles = [[3], [1, 2, 3, 4, 5, 6], [0, 0, 2, 2, 2, 5, 6, 6], [4, 4, 4, 1, 7, 3, 3, 2, 0, 5, 5]];
  for (const cards of piles)
    for (const draws of [1, 2, 3, 4])
      it(`${draws} of ${cards.join(' ')}: as counted`, () => {
        for (let needs = -2; needs < 30; needs++)
          expect(destinyChance(destiniesOf(cards), draws, needs), `${needs}`).toBeCloseTo(
            counted(cards, draws, needs),
            12,
          );
      });

  it('needs 4 or more: 3 of 8 cards', () => {
    expect(destinyOdds(destiniesOf([1, 2, 3, 3, 4, 0, 5, 6]), 1, 4)).toEqual({
      cards: [
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 2],
        [4, 1],
        [5, 1],
        [6, 1],
      ],
      left: 8,
      draws: 1,
      needs: 4,
      chance: 3 / 8,
    });
  });

  it('of no cards, nothing comes', () => {
    expect(destinyChance(destiniesOf([]), 2, 1)).toBe(0);
    expect(destinyChance(destiniesOf([]), 2, 0)).toBe(1);
  });
});
