/** What a game gives the result of a game: its words, its pictures, and the last board in small. */
import type { ReactNode } from 'react';
import type { Picture } from '../../art/portrait.ts';
import type { StoryTexts } from '../../messages/result-en.ts';
import type { MomentBase } from '../../session/moment.ts';
import type { CardFacts } from '../../session/protocol.ts';

/** A card of the last board. */
export interface Token {
  readonly card: number;
  readonly face: string | null;
  /** The part of its health that is left; null: it has none. */
  readonly left: number | null;
}

/** One place of the last board. */
export interface Place {
  readonly name: string;
  /** What lies behind it: drawn, or the picture of this card. */
  readonly backdrop: ReactNode;
  readonly face: string | null;
  /** The seat that holds it, or -1. */
  readonly by: number;
  /** By seat. */
  readonly tokens: readonly (readonly Token[])[];
}

export interface ResultParts<M extends MomentBase = MomentBase> {
  readonly texts: StoryTexts;
  /** A hook: what draws a card; null as long as it is not there. */
  readonly usePictures: () => ((facts: CardFacts) => Picture) | null;
  placesOf(this: void, moment: M): readonly Place[];
}
