/** What a game gives the screens around the table: how its cards look, are looked for and make up a deck. */
import { type PointerEvent, type ReactNode, use } from 'react';
import type { GameId, Moment } from '../session/moment.ts';
import type { CardFacts } from '../session/protocol.ts';
import { GAMES } from '../shell/games.ts';
import { onceEach } from '../shell/once.ts';
import type { Situation } from './situation.ts';

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
  readonly onDrag?: (event: PointerEvent) => void;
}

export interface DeckEntry<F extends CardFacts = CardFacts> {
  readonly card: F;
  readonly copies: number;
}

export interface GameParts<F extends CardFacts = CardFacts, M extends Moment = Moment> {
  /** The card's picture alone; `near`: its middle, for small frames. */
  Art(this: void, props: { readonly facts: F; readonly near?: boolean }): ReactNode;
  CardFace(this: void, props: FaceProps<F>): ReactNode;
  /** What the card shows, without its frame. */
  Picture(this: void, props: { readonly facts: F }): ReactNode;
  CardSheet(this: void, props: { readonly facts: F }): ReactNode;
  readonly filters: readonly Filter<F>[];
  /** Words of the card beyond its title and text, to be found by. */
  words(this: void, card: F): readonly string[];
  /** How the cards of a deck lie in its list. */
  compare(this: void, a: F, b: F): number;
  /** What stands before the card's name in a list, and the class that colours it. */
  badge(this: void, card: F): { readonly text: string; readonly className: string };
  typeName(this: void, type: string): string;
  /** The printed numbers that stand in a row of a list, each with its short name. */
  numbers(this: void, card: F): readonly (readonly [name: string, value: string])[];
  /** `chart`: what the engine says of the deck. */
  Charts(this: void, props: { readonly entries: readonly DeckEntry<F>[]; readonly chart: unknown }): ReactNode;
  /** Cards in a hand at the start of a game. */
  readonly hand: number;
  /** How a waiting game stands. */
  situation(this: void, moment: M): Situation;
  readonly setName: (set: string) => string;
}

const loadParts = onceEach((game: GameId) => GAMES[game].parts());

/** The parts of the game; the screen waits until they are there. */
export const useParts = (game: GameId): GameParts => use(loadParts(game));
