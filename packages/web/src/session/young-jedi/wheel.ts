/** A deck by its six colours, as the deck builder draws it. */
import type { Deck } from '@dejarik/kernel';
import { callName, dotWheel, type Dot, editionOf, type YoungJedi } from './engine.ts';

export interface WheelView {
  /** How many cards each colour has to have. */
  readonly needed: number;
  readonly colours: readonly {
    readonly dot: Dot;
    /** Cards that have this dot alone. */
    readonly ordinary: number;
    /** The wild card that fills a place of this colour, or null. */
    readonly wild: string | null;
  }[];
  /** Wild cards for which there is no colour left. */
  readonly spare: readonly string[];
}

export function deckChart({ cards }: YoungJedi, deck: Deck, edition: string): WheelView {
  const { needed, colours, spare } = dotWheel(cards, deck, editionOf(edition));
  return {
    needed,
    colours: colours.map(({ dot, ordinary, wild }) => ({
      dot,
      ordinary,
      wild: wild === null ? null : callName(cards, wild.index),
    })),
    spare: spare.map(({ index }) => callName(cards, index)),
  };
}
