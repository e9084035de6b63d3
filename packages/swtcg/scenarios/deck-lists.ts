/** Decks for scenarios, put together from the shipped cards. */
import type { Deck } from '@dejarik/kernel';
import type { CardType, Side } from '../src/cards/card.ts';
import { catalogueWith } from '../src/testing/index.ts';

export type Entry = Deck['cards'][number];

const MOST_COPIES = 4;

/** So many cards of this side and type, in as few different ones as the copy limit allows. */
export function cardsOf(side: Side, type: CardType, count: number): Entry[] {
  const entries: Entry[] = [];
  let left = count;
  for (const { card } of catalogueWith().cards) {
    if (card.side !== side || card.type !== type || left === 0) continue;
    const copies = Math.min(MOST_COPIES, left);
    entries.push({ id: card.id, copies });
    left -= copies;
  }
  if (left > 0) throw new Error(`there are not ${count} ${side} ${type} cards`);
  return entries;
}

export const copiesOf = (title: string, copies: number): Entry => {
  const definition = catalogueWith().byTitle.get(title);
  if (definition === undefined) throw new Error(`there is no card ${title}`);
  return { id: definition.card.id, copies };
};

export const deck = (...cards: readonly (Entry | readonly Entry[])[]): Deck => ({
  name: 'A deck',
  cards: cards.flat(),
});

/** Space, Ground and Character units in these numbers, then Battle and Mission cards. */
export const deckOf = (side: Side, [space, ground, character, battle = 0, mission = 0]: readonly number[]): Deck =>
  deck(
    cardsOf(side, 'Space', space!),
    cardsOf(side, 'Ground', ground!),
    cardsOf(side, 'Character', character!),
    cardsOf(side, 'Battle', battle),
    cardsOf(side, 'Mission', mission),
  );

/** A legal deck of 60. */
export const legalDeck = (side: Side): Deck => deckOf(side, [16, 16, 16, 8, 4]);
