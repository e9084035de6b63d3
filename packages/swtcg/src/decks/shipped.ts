/** The decks that come with the game. */
import { combinations, onceFor, type Shelf, shelf } from '@dejarik/kernel';
import type { Catalogue } from '../cards/catalogue.ts';
import { BONE_AND_CORAL } from './bone-and-coral.deck.ts';
import { CLONE_ARMY } from './clone-army.deck.ts';
import { deckCards, type DeckSheet } from './deckfile.ts';
import { DROID_ARMY } from './droid-army.deck.ts';
import { IMPERIAL_NAVY } from './imperial-navy.deck.ts';
import { IRON_FOUNDRY } from './iron-foundry.deck.ts';
import { JEDI_COUNCIL } from './jedi-council.deck.ts';
import { REACH_OUTRIDERS } from './reach-outriders.deck.ts';
import { REBEL_WINGS } from './rebel-wings.deck.ts';
import { SITH_AND_HUNTERS } from './sith-and-hunters.deck.ts';

const DARK_DECKS: readonly string[] = [DROID_ARMY, IMPERIAL_NAVY, SITH_AND_HUNTERS];
const LIGHT_DECKS: readonly string[] = [CLONE_ARMY, JEDI_COUNCIL, REBEL_WINGS];

/** Of our own cards, where the catalogue has them. */
const OWN_DECKS: readonly (readonly string[])[] = [[IRON_FOUNDRY], [REACH_OUTRIDERS]];
const VONG_DECKS: readonly string[] = [BONE_AND_CORAL];
const OWN_SET = 'DEMO';

type Side = DeckSheet['side'];

/** The first deck of each side is of simple cards, for a first game. The Yuuzhan Vong, who take a side's place, follow. */
const shelfOf = onceFor((cards: Catalogue): Shelf<Side> => {
  const hasOwn = cards.cards.some(({ card }) => card.set === OWN_SET);
  const texts = [DARK_DECKS, LIGHT_DECKS].map((decks, side) => (hasOwn ? [...decks, ...OWN_DECKS[side]!] : decks));
  const sides = shelf(deckCards(cards), texts);
  return hasOwn ? { ...sides, decks: [...sides.decks, ...shelf(deckCards(cards), [VONG_DECKS]).decks] } : sides;
});

export const shippedDecks = (cards: Catalogue): readonly DeckSheet[] => shelfOf(cards).decks;

export const starterDecks = (cards: Catalogue): Shelf<Side>['starters'] => shelfOf(cards).starters;

/** Every Dark deck with every Light one. */
export const shippedPairs = (cards: Catalogue): readonly (readonly DeckSheet[])[] =>
  combinations(shelfOf(cards).bySide);
