/** What a deck file says, whatever its format. */
import type { Deck } from '../game.ts';
import type { CardIndex, WantedCard } from './card-index.ts';

/** A deck with what its file says about it besides its cards. */
export interface DeckSheet<Side extends string | null = string> extends Deck {
  readonly side: Side;
  /** One line about its character; may be empty. */
  readonly about: string;
}

export interface DeckFileFault {
  /** Counts from 1. */
  readonly line: number;
  readonly message: string;
}

export interface DeckReading<Side extends string = string> {
  /** Made of what could be read. No name and no side: the file has none. */
  readonly deck: DeckSheet<Side | null>;
  readonly faults: readonly DeckFileFault[];
}

/** Nothing of the file can be read. */
export class UnreadableDeck extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Gathers the cards of a deck, and what is wrong with the lines that name them. */
export class Gathering {
  readonly faults: DeckFileFault[] = [];
  readonly #cards: CardIndex;
  readonly #copies = new Map<string, number>();

  constructor(cards: CardIndex) {
    this.#cards = cards;
  }

  add(copies: number, wanted: WantedCard, line: number): void {
    const found = this.#cards.find(wanted);
    if (typeof found !== 'string') this.#copies.set(found.id, (this.#copies.get(found.id) ?? 0) + copies);
    // Another copy of the same unknown card is no other mistake.
    else if (!this.faults.some(({ message }) => message === found)) this.fault(line, found);
  }

  fault(line: number, message: string): void {
    this.faults.push({ line, message });
  }

  entries(): Deck['cards'] {
    return [...this.#copies].map(([id, copies]) => ({ id, copies }));
  }
}
