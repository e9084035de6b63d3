/** The formats in which decks are written, and the endings of their files. */
import type { CardIndex } from './card-index.ts';
import { writeDeck, writeGempText } from './deck-text.ts';
import { writeGempDeck } from './gemp-deck.ts';
import { writeHolotableDeck } from './holotable-deck.ts';
import { writeLackeyDeck } from './lackey-deck.ts';
import type { DeckSheet } from './sheet.ts';

export interface DeckFormat {
  readonly id: string;
  readonly name: string;
  /** What a file that cannot be read so lacks. Our text is what anything is read as that is nothing else. */
  readonly lacks?: string;
  /** Files with one of these are written so. */
  readonly endings: readonly string[];
  /** Whether the program that reads the format has the game. */
  readonly has: (cards: CardIndex) => boolean;
  readonly write: (cards: CardIndex, deck: DeckSheet) => string;
}

const always = (): boolean => true;
const isOnGemp = ({ game }: CardIndex): boolean => game.cards.every(({ gemp }) => gemp !== undefined);
const isOnHolotable = ({ game }: CardIndex): boolean => game.holotable !== undefined;

export const DECK_FORMATS: readonly DeckFormat[] = [
  {
    id: 'gemp',
    name: 'GEMP',
    lacks: 'it has neither <card blueprintId="..."> nor a line such as 2x Title',
    endings: ['.gemp.txt', '.xml'],
    has: isOnGemp,
    write: writeGempDeck,
  },
  { id: 'gemp-text', name: "GEMP's text", endings: [], has: always, write: writeGempText },
  {
    id: 'lackey',
    name: 'LackeyCCG',
    lacks: 'it begins neither with <deck> nor with a number of copies',
    endings: ['.dek'],
    has: always,
    write: writeLackeyDeck,
  },
  {
    id: 'holotable',
    name: 'Holotable',
    lacks: 'no line begins with card "',
    endings: ['.cdf'],
    has: isOnHolotable,
    write: writeHolotableDeck,
  },
  { id: 'text', name: 'our text', endings: ['.deck', '.txt'], has: always, write: writeDeck },
];

/** The file's name without what says which format it has. */
export function deckFileName(file: string): string {
  const ending = endingOf(file);
  return ending === undefined ? file : file.slice(0, -ending.length);
}

export const formatOfFile = (file: string): DeckFormat | undefined => {
  const ending = endingOf(file);
  return DECK_FORMATS.find(({ endings }) => ending !== undefined && endings.includes(ending));
};

const endingOf = (file: string): string | undefined =>
  DECK_FORMATS.flatMap(({ endings }) => endings).find((ending) => file.toLowerCase().endsWith(ending));
