/** The rules of deck building (CCG-DCK). */
import { copiesOf, type Deck, deckEntries, type DeckFault, sideFaults, sizeFaults } from '@dejarik/kernel';
import { canStartAlone, type Card } from '../cards/card.ts';

const SIDES = ['Dark', 'Light'] as const;
/** CCG-DCK-01; CCG-DCK-05: the starting location is one of them. */
export const DECK_SIZE = 60;

type Cards = ReadonlyMap<string, Card>;

const known = (cards: Cards, deck: Deck) => deckEntries(deck, (id) => cards.get(id), 'CCG-DCK-04');

/** Every broken rule; none means that the deck may be played on this side (-1: on either). `cards`: by their ids. */
export function checkDeck(cards: Cards, deck: Deck, side: number): DeckFault[] {
  const { entries, unknown } = known(cards, deck);
  return [
    ...unknown,
    ...sideFaults(entries, SIDES, (card) => SIDES.indexOf(card.side), side, 'CCG-DCK-02'),
    ...sizeFaults(entries, DECK_SIZE, 'CCG-DCK-01'),
  ];
}

/** What is allowed and yet hardly meant. CCG-DCK-06: a deck may have no location to start with. */
export function deckWarnings(cards: Cards, deck: Deck): DeckFault[] {
  if (copiesOf(known(cards, deck).entries, canStartAlone) > 0) return [];
  const message = 'no location that can start alone; the game begins without a starting location of this deck: add one';
  return [{ rule: 'CCG-DCK-06', message }];
}
