// Games to try everything with: decks of any cards, and decks that together leave no card out.
import type { Setup } from '@dejarik/kernel';
import * as setups from '@dejarik/kernel/testing';
import { starWarsCcg } from '../src/game.ts';

export const game = starWarsCcg();

const cardsOf = (side: number): string[] =>
  game.cards.cards.filter((definition) => definition.side === side).map(({ card }) => card.id);

export const anyDecks = (games: number): Setup[] => setups.anyDecks(game, games);
export const everyCardDecks = (): Setup[] => setups.everyCardDecks(game, cardsOf);
