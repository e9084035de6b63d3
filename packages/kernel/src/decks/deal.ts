/** From a deck list to the cards of a table. */
import type { Deck } from '../game.ts';

/** The definition number of each card of the deck, copy by copy. `most`: cards that fit on a table. */
export function cardNumbers(deck: Deck, numberOf: (id: string) => number | undefined, most: number): number[] {
  const numbers: number[] = [];
  for (const { id, copies } of deck.cards) {
    const number = numberOf(id);
    if (number === undefined) throw new Error(`the deck ${deck.name} has a card ${id} that is not in the catalogue`);
    if (!(Number.isInteger(copies) && copies >= 1 && copies <= most))
      throw new Error(`the deck ${deck.name} has ${copies} copies of ${id}`);
    for (let i = 0; i < copies; i++) numbers.push(number);
  }
  return numbers;
}
