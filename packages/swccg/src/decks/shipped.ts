/** The decks that come with the game. */
import { type DeckSheet, onceFor, type Shelf, shelf } from '@dejarik/kernel';
import type { Side } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { BATTLE_STATION } from './battle-station.deck.ts';
import { CANTINA_REGULARS } from './cantina-regulars.deck.ts';
import { CANTINA_SCUM } from './cantina-scum.deck.ts';
import { DEATH_SQUADRON } from './death-squadron.deck.ts';
import { deckCards } from './deckfile.ts';
import { GOLD_AND_RED } from './gold-and-red.deck.ts';
import { HIDDEN_HAND } from './hidden-hand.deck.ts';
import { IMPERIAL_GARRISON } from './imperial-garrison.deck.ts';
import { REBEL_PATROL } from './rebel-patrol.deck.ts';

const DARK_DECKS: readonly string[] = [IMPERIAL_GARRISON, DEATH_SQUADRON, BATTLE_STATION, CANTINA_SCUM];
const LIGHT_DECKS: readonly string[] = [REBEL_PATROL, GOLD_AND_RED, CANTINA_REGULARS, HIDDEN_HAND];

/** The first deck of each side is of simple cards, for a first game. */
const shelfOf = onceFor(
  ({ cards }: Catalogue): Shelf<Side> => shelf(deckCards(cards.map(({ card }) => card)), [DARK_DECKS, LIGHT_DECKS]),
);

export const shippedDecks = (cards: Catalogue): readonly DeckSheet<Side>[] => shelfOf(cards).decks;

export const starterDecks = (cards: Catalogue): Shelf<Side>['starters'] => shelfOf(cards).starters;
