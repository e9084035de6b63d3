/** The sets that come with the game. */
import { ANH } from './ANH.cards.ts';
import { AOTC } from './AOTC.cards.ts';
import type { Card } from './card.ts';
import { readCards } from './cardfile.ts';
import { DEMO } from './DEMO.cards.ts';
import { SR } from './SR.cards.ts';

export const SHIPPED_SETS: readonly string[] = [AOTC, SR, ANH];

/** The printed cards, which every edition has. */
export const shippedCards = (): Card[] => SHIPPED_SETS.flatMap((text) => readCards(text).cards);

/** With our own behind them: the numbers of the others are the same without these. */
export const everyCard = (): Card[] => [...shippedCards(), ...readCards(DEMO).cards];
