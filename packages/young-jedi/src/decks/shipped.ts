/** The decks that come with the game. */
import { readDeck } from '@dejarik/kernel';
import type { Catalogue } from '../cards/catalogue.ts';
import { BOONTA_EVE_HERO } from './boonta-eve-hero.deck.ts';
import { BRAVO_SQUADRON } from './bravo-squadron.deck.ts';
import { deckCards, type DeckSheet } from './deckfile.ts';
import { DROID_ARMY } from './droid-army.deck.ts';
import { GUNGAN_ARMY } from './gungan-army.deck.ts';
import { HUTT_PODRACE } from './hutt-podrace.deck.ts';
import { JEDI_DUELISTS } from './jedi-duelists.deck.ts';
import { LORDS_OF_THE_SITH } from './lords-of-the-sith.deck.ts';
import { VICEROYS_FLEET } from './viceroys-fleet.deck.ts';

const DARK_DECKS: readonly string[] = [DROID_ARMY, LORDS_OF_THE_SITH, HUTT_PODRACE, VICEROYS_FLEET];
const LIGHT_DECKS: readonly string[] = [GUNGAN_ARMY, JEDI_DUELISTS, BRAVO_SQUADRON, BOONTA_EVE_HERO];

/** A Dark and a Light deck of simple cards, for a first game. */
const STARTER_PAIR: readonly [string, string] = [DROID_ARMY, GUNGAN_ARMY];

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
