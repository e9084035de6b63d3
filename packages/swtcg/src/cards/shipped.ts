/** The sets that come with the game. */
import { ANH } from './ANH.cards.ts';
import { AOTC } from './AOTC.cards.ts';
import type { Card } from './card.ts';
import { readCards } from './cardfile.ts';
import { SR } from './SR.cards.ts';

export const SHIPPED_SETS: readonly string[] = [AOTC, SR, ANH];

export const shippedCards = (): Card[] => SHIPPED_SETS.flatMap((text) => readCards(text).cards);
