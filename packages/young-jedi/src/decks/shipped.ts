/** The decks that come with the game. */
import { combinations, onceFor, type Shelf, shelf } from '@dejarik/kernel';
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

type Side = DeckSheet['side'];

/** The first deck of each side is of simple cards, for a first game. */
const shelfOf = onceFor((cards: Catalogue): Shelf<Side> => shelf(deckCards(cards), [DARK_DECKS, LIGHT_DECKS]));

export const shippedDecks = (cards: Catalogue): readonly DeckSheet[] => shelfOf(cards).decks;

export const starterDecks = (cards: Catalogue): Shelf<Side>['starters'] => shelfOf(cards).starters;

/** Every Dark deck with every Light one. */
export const shippedPairs = (cards: Catalogue): DeckSheet[][] => combinations(shelfOf(cards).bySide);
