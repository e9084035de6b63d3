/** The rules of deck building (CCG-DCK). */
import type { Deck, DeckFault } from '@dejarik/kernel';
import { canStartAlone, type Card } from '../cards/card.ts';

const SIDES = ['Dark', 'Light'] as const;
/** CCG-DCK-01. */
export const DECK_SIZE = 60;

const fault = (rule: string, message: string): DeckFault => ({ rule, message });

type Cards = ReadonlyMap<string, Card>;

/** Every broken rule; none means that the deck may be played on this side (-1: on either). `cards`: by their ids. */
export function checkDeck(cards: Cards, deck: Deck, side: number): DeckFault[] {
  const unknown = deck.cards
    .filter(({ id }) => !cards.has(id))
    .map(({ id }) => fault('CCG-DCK-04', `${id} is not a card of the catalogue`));
  return [...unknown, ...sideFaults(cards, deck, side), ...sizeFaults(cards, deck)];
}

/** CCG-DCK-02. */
function sideFaults(cards: Cards, deck: Deck, wanted: number): DeckFault[] {
  const count = SIDES.map((side) => copiesOf(cards, deck, (card) => card.side === side));
  if (count[0]! > 0 && count[1]! > 0)
    return [fault('CCG-DCK-02', `${count[0]} Dark and ${count[1]} Light cards; a deck has the cards of one side only`)];
  const side = count.findIndex((n) => n > 0);
  if (wanted < 0 || side < 0 || side === wanted) return [];
  return [fault('CCG-DCK-02', `this is a ${SIDES[side]} deck; the seat plays ${SIDES[wanted]}`)];
}

/** CCG-DCK-01, and CCG-DCK-05: the starting location is one of them. */
function sizeFaults(cards: Cards, deck: Deck): DeckFault[] {
  const total = copiesOf(cards, deck, () => true);
  if (total === DECK_SIZE) return [];
  const change = total < DECK_SIZE ? `add ${DECK_SIZE - total}` : `take out ${total - DECK_SIZE}`;
  return [fault('CCG-DCK-01', `${total} cards; a deck has exactly ${DECK_SIZE}: ${change}`)];
}

/** What is allowed and yet hardly meant. CCG-DCK-06: a deck may have no location to start with. */
export function deckWarnings(cards: Cards, deck: Deck): DeckFault[] {
  if (copiesOf(cards, deck, canStartAlone) > 0) return [];
  const message = 'no location that can start alone; the game begins without a starting location of this deck: add one';
  return [fault('CCG-DCK-06', message)];
}

const copiesOf = (cards: Cards, deck: Deck, counts: (card: Card) => boolean): number =>
  deck.cards.reduce((sum, { id, copies }) => {
    const card = cards.get(id);
    return card !== undefined && counts(card) ? sum + copies : sum;
  }, 0);
