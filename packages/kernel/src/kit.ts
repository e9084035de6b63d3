/**
 * What a game gives to those who show it to people, beyond what it takes to play it: its decks and cards, the table
 * and the log in words, and help for whoever is asked. The command knows games only by this.
 */
import type { CardIndex } from './decks/card-index.ts';
import type { OrganisedPlay } from './decks/organised.ts';
import { combinations } from './decks/shelf.ts';
import type { DeckSheet } from './decks/sheet.ts';
import type { Deck, DeckFault, Game, Reason, Seen } from './game.ts';
import type { GameEvent, Option, Position, Table } from './procedure.ts';
import type { Seat } from './seats.ts';
import type { SoloPlay } from './solo.ts';
import type { Viewed } from './visibility.ts';

/** A line of the log as a player reads it. */
export interface LogLine {
  /** A turn, a phase, a step of it, or a sentence. */
  readonly level: 'turn' | 'phase' | 'step' | 'line';
  /** 1: part of something larger, an attack for instance. */
  readonly depth: number;
  readonly text: string;
  /** The ids of the cards that it names. */
  readonly cards: readonly string[];
  /** The rule behind it, or null. */
  readonly rule: string | null;
  /** The number of the (first) event it tells, among those the viewer knows of. */
  readonly event: number;
}

/** Who sits at the table that a log is of, and by which edition they play, where there are several: its state says both. */
export interface LogTable {
  readonly seats: readonly Seat[];
  readonly edition?: string;
}

/** What a player would like to do. `target`: what it is done to, where it is done to something. */
export interface Intent<Kind extends string = string> {
  readonly kind: Kind;
  readonly card: number;
  readonly target?: number;
}

/** A card that a player can point at. */
export interface SeenCard {
  readonly card: number;
  readonly name: string;
  readonly owner: number;
}

export interface Passing<T extends Table = Table> {
  /** The kinds of options that pass or are done. */
  readonly options: ReadonlySet<string>;
  /** Those of them that cannot be made up for: whoever picks one while it leaves something is asked once more. */
  readonly final: ReadonlySet<string>;
  /** The kinds of questions at which a player may go on passing. */
  readonly questions: ReadonlySet<string>;
  /** What is given away by passing at the open question, in words; null: nothing, so that an empty line may do it. */
  leaves(table: Seen<T>): string | null;
}

/** Answers to questions still to come, for which a player says one word. */
interface Shortcuts<T extends Table = Table> {
  /** Each word, with what it does. */
  readonly words: Readonly<Record<string, string>>;
  /** The answer to the open question; null: it says nothing of it. */
  answer(table: Seen<T>, word: string): number | null;
  /** Its part of the turn is over. */
  isOver(table: Seen<T>, word: string): boolean;
}

export interface GameKit<
  S extends Position = Position,
  T extends Table<S> = Table<S>,
  E extends GameEvent = GameEvent,
> {
  /** What it is about, and how it is played. */
  readonly game: Game<S, T, E>;
  /** How one wins, in a sentence. */
  readonly aim: string;

  // Decks and cards.

  /** How deck files name the cards. */
  deckCards(): CardIndex;
  /** The decks that come with the game. */
  decks(): readonly DeckSheet[];
  /** A deck of simple cards for each side, for a first game. */
  starterDecks(): readonly DeckSheet[];
  /** The card as a player reads it. */
  cardLines(id: string): string[];
  /** The card as programs read it. */
  cardFacts(id: string): Readonly<Record<string, unknown>>;
  /** What is allowed of a deck and yet hardly meant. */
  deckWarnings?(deck: Deck): readonly DeckFault[];
  /** Formats and booster packs, where the game has some; read when somebody asks for them. */
  organised?(): Promise<OrganisedPlay>;
  /** Games for one person alone, where the game has them; read when somebody asks for them. */
  solo?(): Promise<SoloPlay<S>>;

  // The table in words, for whoever looks at it.

  boardLines(table: Seen<T>, width: number): string[];
  /** What the signs on the board mean. */
  readonly legend: string;
  /** The log from the event with this number on, of that table; without it, of the usual one. */
  logLines(events: readonly Viewed<E>[], from?: number, at?: LogTable): LogLine[];
  /** Changes when it is worth looking at the board again. */
  chapter(state: S): string;
  /** A spectator wants to see the board after this. */
  isTurningPoint(event: Viewed<E>): boolean;

  // For whoever is asked.

  questionText(table: Seen<T>): string;
  /** What else to say of an option: what the card costs, for instance. May be empty. */
  remark(table: Seen<T>, option: Option): string;
  /** What tells this option from another in the same words; may be empty. */
  mark(table: Seen<T>, option: Option): string;
  readonly passing: Passing<T>;
  /** Where the game knows more of them than passing on. */
  readonly shortcuts?: Shortcuts<T>;

  // A closer look.

  /** The cards that the viewer can see: those in play, then the hand. */
  cardsInSight(table: Seen<T>): SeenCard[];
  /** The card with its state, and what its numbers are made of. */
  cardOnTable(table: Seen<T>, card: number): string[];
  /** What a player can want to do, and what of it with this card where it is. */
  readonly intents: readonly string[];
  intentsFor(table: Seen<T>, card: number): readonly string[];
  /** Null: it is offered now. */
  whyNot(table: Seen<T>, intent: Intent): Reason | null;
}

/** The decks that come with the game for this side, as far as they may be played in this edition. */
export const decksFor = (kit: GameKit, edition: string, side: number): DeckSheet[] =>
  kit.decks().filter((deck) => kit.game.checkDeck(deck, side, edition).length === 0);

/** Every way to give each of these seats one of the decks of its side. */
export const deckCombinations = (
  kit: GameKit,
  edition: string,
  seats: readonly Seat[] = kit.game.seats,
): DeckSheet[][] => combinations(seats.map(({ side }) => decksFor(kit, edition, side)));
