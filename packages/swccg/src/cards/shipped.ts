/** The sets that come with the game. */
import { ANH } from './ANH.cards.ts';
import type { Card } from './card.ts';
import { readCards } from './cardfile.ts';
import { PRE } from './PRE.cards.ts';

export const SHIPPED_SETS: readonly string[] = [PRE, ANH];

export const shippedCards = (): Card[] => SHIPPED_SETS.flatMap((text) => [...soundCards(text)]);

function soundCards(text: string): readonly Card[] {
  const { set, cards, faults } = readCards(text);
  const [fault] = faults;
  if (fault === undefined) return cards;
  throw new Error(`the cards of ${set}, line ${fault.line}: ${fault.message}`);
}
