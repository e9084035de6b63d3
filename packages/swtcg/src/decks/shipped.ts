/** The decks that come with the game. */
import { readDeck } from '@dejarik/kernel';
import type { Catalogue } from '../cards/catalogue.ts';
import { CLONE_ARMY } from './clone-army.deck.ts';
import { deckCards, type DeckSheet } from './deckfile.ts';
import { DROID_ARMY } from './droid-army.deck.ts';
import { IMPERIAL_NAVY } from './imperial-navy.deck.ts';
import { JEDI_COUNCIL } from './jedi-council.deck.ts';
import { REBEL_WINGS } from './rebel-wings.deck.ts';
import { SITH_AND_HUNTERS } from './sith-and-hunters.deck.ts';

const DARK_DECKS: readonly string[] = [DROID_ARMY, IMPERIAL_NAVY, SITH_AND_HUNTERS];
const LIGHT_DECKS: readonly string[] = [CLONE_ARMY, JEDI_COUNCIL, REBEL_WINGS];

/** A Dark and a Light deck of simple cards, for a first game. */
const STARTER_PAIR: readonly [string, string] = [DROID_ARMY, CLONE_ARMY];

/** Reads a deck that is known to be sound. */
function read(cards: Catalogue, text: string): DeckSheet {
  const { deck, faults } = readDeck(deckCards(cards), text);
  const { side } = deck;
  const [fault] = faults;
  if (fault !== undefined || side === null)
    throw new Error(`the deck ${deck.name}, line ${fault?.line}: ${fault?.message}`);
  return { ...deck, side };
}

export const shippedDecks = (cards: Catalogue): DeckSheet[] =>
  [...DARK_DECKS, ...LIGHT_DECKS].map((text) => read(cards, text));

export const starterDecks = (cards: Catalogue): [DeckSheet, DeckSheet] => [
  read(cards, STARTER_PAIR[0]),
  read(cards, STARTER_PAIR[1]),
];

/** Every Dark deck with every Light one. */
export function shippedPairs(cards: Catalogue): [DeckSheet, DeckSheet][] {
  const light = LIGHT_DECKS.map((text) => read(cards, text));
  return DARK_DECKS.flatMap((text) => {
    const dark = read(cards, text);
    return light.map((deck): [DeckSheet, DeckSheet] => [dark, deck]);
  });
}
