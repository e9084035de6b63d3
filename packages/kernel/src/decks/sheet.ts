/** What a deck file says, whatever its format. */
import type { Deck } from '../game.ts';
import { brief, counted } from '../words.ts';
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

/** The lines that say something, trimmed, with their numbers. */
export type Lines = readonly { readonly line: string; readonly n: number }[];

export const linesOf = (text: string): Lines =>
  text
    .split(/\r?\n/u)
    .map((raw, i) => ({ line: raw.trim(), n: i + 1 }))
    .filter(({ line }) => line !== '');

interface Wanted {
  readonly copies: number;
  readonly card: WantedCard;
  readonly line: number;
}

/** Gathers the cards of a deck, and what is wrong with the lines that name them. */
export class Gathering<Side extends string> {
  readonly #cards: CardIndex<Side>;
  readonly #wanted: Wanted[] = [];
  readonly #faults: DeckFileFault[] = [];

  constructor(cards: CardIndex<Side>) {
    this.#cards = cards;
  }

  add(copies: number, card: WantedCard, line: number): void {
    this.#wanted.push({ copies, card, line });
  }

  fault(line: number, message: string): void {
    this.#faults.push({ line, message });
  }

  /** `copies`: the digits in the file. */
  addCopies(copies: string, card: WantedCard, line: number): void {
    const number = Number(copies);
    if (number >= 1 && number <= MOST_COPIES) this.add(number, card, line);
    else this.fault(line, `${brief(copies)} copies cannot be; write a number from 1 to ${MOST_COPIES}`);
  }

  /** Lines that somebody may have meant; the others are faults. */
  shortEnough(lines: Lines, longest: number): Lines {
    return lines.filter(({ line, n }) => {
      if (line.length <= longest) return true;
      this.fault(n, `a line of ${line.length} letters cannot be; the longest has ${longest}`);
      return false;
    });
  }

  /** A line of a deck as the game's players would write it. */
  get example(): string {
    return this.#cards.game.example;
  }

  get isSound(): boolean {
    return this.#faults.length === 0;
  }

  /** The deck. Its cards are looked up only now: which is meant of two that share a title can depend on all others. */
  reading({ name, side, about }: { name: string; side: Side | null; about: string }): DeckReading<Side> {
    const cards = this.#found(side ?? this.#sideOfCards() ?? undefined);
    return { deck: { name, side, about, cards }, faults: this.#sortedFaults() };
  }

  #sideOfCards(): Side | null {
    const found = this.#wanted.map(({ card }) => this.#cards.find(card, false));
    return this.#cards.sideOf(found.filter((card) => typeof card !== 'string'));
  }

  #found(side: Side | undefined): Deck['cards'] {
    const copiesOf = new Map<string, number>();
    const unknown = new Set<string>();
    for (const { copies, card, line } of this.#wanted) {
      const key = JSON.stringify([card.title, card.set, card.number, card.side, card.gemp]);
      // Another copy of the same unknown card is no other mistake.
      if (unknown.has(key)) continue;
      const found = this.#cards.find({ ...card, side: card.side ?? side }, unknown.size < MOST_GUESSED);
      if (typeof found === 'string') {
        unknown.add(key);
        this.fault(line, found);
        continue;
      }
      const all = (copiesOf.get(found.id) ?? 0) + copies;
      if (all > MOST_COPIES) this.fault(line, `${all} copies of ${found.title} cannot be; the most are ${MOST_COPIES}`);
      else copiesOf.set(found.id, all);
    }
    return [...copiesOf].map(([id, copies]) => ({ id, copies }));
  }

  #sortedFaults(): DeckFileFault[] {
    const faults = this.#faults.toSorted((a, b) => a.line - b.line);
    const more = faults.slice(MOST_FAULTS);
    const [first] = more;
    if (first === undefined) return faults;
    const rest = { line: first.line, message: `and ${counted(more.length, 'more fault')} from here on` };
    return [...faults.slice(0, MOST_FAULTS), rest];
  }
}
