/** What a deck file says, whatever its format. */
import type { Deck } from '../game.ts';
import { brief, counted } from '../words.ts';
import { type CardIndex, type DeckCard, type WantedCard, withPlace } from './card-index.ts';

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
  /** What was left out, or understood otherwise than the file may mean it; the deck can be played all the same. */
  readonly warnings: readonly DeckFileFault[];
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
/** Faults, and warnings, that are listed one by one; of the others there is only the number. */
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
  readonly #warnings: DeckFileFault[] = [];

  constructor(cards: CardIndex<Side>) {
    this.#cards = cards;
  }

  add(copies: number, card: WantedCard, line: number): void {
    this.#wanted.push({ copies, card, line });
  }

  fault(line: number, message: string): void {
    this.#faults.push({ line, message });
  }

  warn(line: number, message: string): void {
    this.#warnings.push({ line, message });
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
    return {
      deck: { name, side, about, cards },
      faults: first(this.#faults, 'fault'),
      warnings: first(this.#warnings, 'warning'),
    };
  }

  /** The side of most cards that only one side has: a few of the other one are a mistake that hides no other. */
  #sideOfCards(): Side | null {
    const { sides } = this.#cards.game;
    const copiesOf = sides.map(() => 0);
    for (const { copies, card } of this.#wanted) {
      const found = this.#cards.find(card, false);
      const side = typeof found === 'string' ? -1 : sides.findIndex((one) => one === found.side);
      if (side >= 0) copiesOf[side]! += copies;
    }
    const most = Math.max(...copiesOf);
    const side = copiesOf.indexOf(most);
    return most > 0 && side === copiesOf.lastIndexOf(most) ? sides[side]! : null;
  }

  #found(side: Side | undefined): Deck['cards'] {
    const copiesOf = new Map<string, number>();
    // Another copy of the same card is no other mistake.
    const known = new Map<string, DeckCard | null>();
    let unknown = 0;
    for (const { copies, card, line } of this.#wanted) {
      const key = JSON.stringify([card.title, card.set, card.number, card.side, card.gemp]);
      let found = known.get(key);
      if (found === undefined) {
        found = this.#lookUp({ ...card, side: card.side ?? side }, line, unknown < MOST_GUESSED);
        known.set(key, found);
        if (found === null) unknown++;
      }
      if (found === null) continue;
      const all = (copiesOf.get(found.id) ?? 0) + copies;
      if (all > MOST_COPIES) this.fault(line, `${all} copies of ${found.title} cannot be; the most are ${MOST_COPIES}`);
      else copiesOf.set(found.id, all);
    }
    return [...copiesOf].map(([id, copies]) => ({ id, copies }));
  }

  /** Null, and a fault: there is no such card. */
  #lookUp(card: WantedCard, line: number, guess: boolean): DeckCard | null {
    const found = this.#cards.find(card, guess);
    if (typeof found === 'string') {
      this.fault(line, found);
      return null;
    }
    // GEMP has sets that are not here, with cards of the same titles and other texts.
    if (card.gemp !== undefined && card.gemp !== found.gemp)
      this.warn(
        line,
        `${brief(card.gemp)} is no card of the sets that are here; by its title it was read as ${withPlace(found)}`,
      );
    return found;
  }
}

/** In the order of their lines, as many as are listed. */
function first(found: readonly DeckFileFault[], one: string): DeckFileFault[] {
  const sorted = found.toSorted((a, b) => a.line - b.line);
  const more = sorted.splice(MOST_FAULTS);
  if (more.length > 0)
    sorted.push({ line: more[0]!.line, message: `and ${counted(more.length, `more ${one}`)} from here on` });
  return sorted;
}
