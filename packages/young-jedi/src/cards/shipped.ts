/** The sets that come with the game. */
import { BEP } from './BEP.cards.ts';
import { BON } from './BON.cards.ts';
import type { Card } from './card.ts';
import { readCards } from './cardfile.ts';
import { DOTF } from './DOTF.cards.ts';
import { EBON } from './EBON.cards.ts';
import { EMDM } from './EMDM.cards.ts';
import { MDM } from './MDM.cards.ts';
import { REF } from './REF.cards.ts';
import { TJC } from './TJC.cards.ts';

/** A set comes after those whose cards it prints again. */
export const SHIPPED_SETS: readonly string[] = [MDM, TJC, BON, DOTF, EMDM, EBON, BEP, REF];

export function shippedCards(): Card[] {
  const cards: Card[] = [];
  for (const text of SHIPPED_SETS) cards.push(...readCards(text, cards).cards);
  return cards;
}
