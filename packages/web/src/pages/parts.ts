/** What a game gives the screens around the table: how its cards look, are looked for and make up a deck. */
import { type ReactNode, use } from 'react';
import type { GameId } from '../session/moment.ts';
import type { CardFacts } from '../session/protocol.ts';
import { GAMES } from '../shell/games.ts';
import { onceEach } from '../shell/once.ts';

/** One way to narrow down the cards. */
export interface Filter<F extends CardFacts = CardFacts> {
  readonly key: string;
  readonly label: string;
  /** What there is to choose from among these cards. */
  options(cards: readonly F[]): readonly string[];
  text?(option: string): string;
  fits(card: F, option: string): boolean;
}

interface FaceProps<F extends CardFacts = CardFacts> {
  readonly facts: F;
  readonly label: string;
  readonly state?: string;
  readonly pressed?: boolean;
  readonly onPick?: () => void;
}

export interface DeckEntry<F extends CardFacts = CardFacts> {
  readonly card: F;
  readonly copies: number;
}

export interface GameParts<F extends CardFacts = CardFacts> {
  CardFace(this: void, props: FaceProps<F>): ReactNode;
  CardSheet(this: void, props: { readonly facts: F }): ReactNode;
  readonly filters: readonly Filter<F>[];
  /** Words of the card beyond its title and text, to be found by. */
  words(this: void, card: F): readonly string[];
  /** How the cards of a deck lie in its list. */
  compare(this: void, a: F, b: F): number;
  /** What stands before the card's name in a list, and the class that colours it. */
  badge(card: F): { readonly text: string; readonly className: string };
  /** `chart`: what the engine says of the deck. */
  Charts(this: void, props: { readonly entries: readonly DeckEntry<F>[]; readonly chart: unknown }): ReactNode;
  /** Cards in a hand at the start of a game. */
  readonly hand: number;
  readonly setName: (set: string) => string;
}

const loadParts = onceEach((game: GameId) => GAMES[game].parts());

/** The parts of the game; the screen waits until they are there. */
export const useParts = (game: GameId): GameParts => use(loadParts(game));
