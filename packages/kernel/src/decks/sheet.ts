/** What a deck file says, whatever its format. */
import type { Deck } from '../game.ts';
import { counted } from '../words.ts';
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

export const MOST_COPIES = 99;
/** Faults that are listed one by one; of the others there is only the number. */
const MOST_FAULTS = 20;
/** Unknown titles for which the nearest are looked up. */
const MOST_GUESSED = 5;

/** Gathers the cards of a deck, and what is wrong with the lines that name them. */
export class Gathering {
  readonly #cards: CardIndex;
  readonly #copies = new Map<string, number>();
  readonly #faults: DeckFileFault[] = [];
  readonly #unknown = new Set<string>();
  #more: { readonly line: number; count: number } | null = null;

  constructor(cards: CardIndex) {
    this.#cards = cards;
  }

  add(copies: number, wanted: WantedCard, line: number): void {
    const key = JSON.stringify([wanted.title, wanted.set, wanted.number]);
    // Another copy of the same unknown card is no other mistake.
    if (this.#unknown.has(key)) return;
    const found = this.#cards.find(wanted, this.#unknown.size < MOST_GUESSED);
    if (typeof found === 'string') {
      this.#unknown.add(key);
      this.fault(line, found);
      return;
    }
    const all = (this.#copies.get(found.id) ?? 0) + copies;
    if (all > MOST_COPIES) this.fault(line, `${all} copies of ${found.title} cannot be; the most are ${MOST_COPIES}`);
    else this.#copies.set(found.id, all);
  }

  fault(line: number, message: string): void {
    if (this.#faults.length < MOST_FAULTS) this.#faults.push({ line, message });
    else if (this.#more === null) this.#more = { line, count: 1 };
    else this.#more.count++;
  }

  get faults(): readonly DeckFileFault[] {
    if (this.#more === null) return this.#faults;
    const { line, count } = this.#more;
    return [...this.#faults, { line, message: `and ${counted(count, 'more fault')} from here on` }];
  }

  entries(): Deck['cards'] {
    return [...this.#copies].map(([id, copies]) => ({ id, copies }));
  }
}
