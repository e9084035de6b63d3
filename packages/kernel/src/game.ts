/** What a game gives the kernel. */
import type { GameEvent, Option, Position, Table } from './procedure.ts';
import type { RandomState } from './random.ts';

export interface Deck {
  readonly name: string;
  /** Card ids with their numbers of copies. */
  readonly cards: readonly { readonly id: string; readonly copies: number }[];
}

/** A broken rule of deck building, with the rule's id and a sentence for the player. */
export interface DeckFault {
  readonly rule: string;
  readonly message: string;
}

export interface Setup {
  readonly edition: string;
  readonly seed: number | string;
  /** One deck a seat, in the order of the seats. */
  readonly decks: readonly Deck[];
}

/** One part of a derived number: where it comes from and what it adds. */
export interface Contribution {
  /** The card it comes from, or -1 for a rule of the game. */
  readonly source: number;
  readonly rule: string;
  readonly n: number;
}

/** Why something is not allowed: the rule, and a sentence for the player. */
export interface Reason {
  readonly rule: string;
  readonly why: string;
}

/** All that a seat may know: the state with everything hidden blanked out, and its own question only. */
export interface View<S extends Position = Position> {
  readonly seat: number;
  readonly state: S;
}

/** A hurried player: with it a bot sees what an answer leads to. Cheap more than clever. */
export interface Quick<S extends Position, T extends Table<S>> {
  /** An answer to the open question. */
  answer(table: T): number;
  /** Whether what was decided at the position `from` has had its effect, so that the table can be judged. */
  settled(table: T, from: S): boolean;
}

/** What trying out every card needs: what there is to try, and decks to try it with. */
export interface Repertoire<T extends Table = Table> {
  /** Every ability with the card it is on; its place is its number. */
  readonly abilities: readonly { readonly card: string; readonly text: string }[];
  /** What an ability does, the same for all that do the same, also in a catalogue with other cards. */
  keyOf(ability: number): string;
  /** The card sets, and how many of their cards can be played. */
  sets(): readonly { readonly set: string; readonly cards: readonly string[]; readonly playable: number }[];
  /** A legal deck of any cards, with as many of the wanted ones as fit. */
  deck(seat: number, random: RandomState, wanted?: readonly string[]): Deck;
  /** The abilities that taking this option uses or brings closer. */
  furthers(table: T, option: Option): readonly number[];
}

export interface Game<S extends Position = Position, T extends Table<S> = Table<S>> {
  readonly id: string;
  readonly name: string;
  readonly editions: readonly string[];
  readonly seats: readonly string[];
  /** The ways to win it, as the reasons of results. */
  readonly victories?: readonly string[];
  /** Names the card data, so that a record played with other cards is recognised. */
  readonly cardsVersion: string;
  checkDeck(deck: Deck, seat: number, edition: string): DeckFault[];
  start(setup: Setup): S;
  /** Everything needed to play this state on. */
  table(state: S): T;
  clone(state: S): S;
  view(table: T, seat: number): View<S>;
  /** A full state that fits what the view shows. */
  sample(view: View<S>, random: RandomState): S;
  /** How good the position is for the seat: 0 lost, 1 won. */
  evaluate(table: T, seat: number): number;
  /**
   * Whether this option of the open question throws the game away: players who know the rules would not end a game
   * by it, nor hand it over, while there is another. Told from what the asked seat may know, and cheaply.
   */
  givesAway?(table: T, option: Option): boolean;
  /** For bots that play positions on. A game without it is judged right after an answer. */
  readonly quick?: Quick<S, T>;
  /** For those who try out every card. */
  readonly repertoire?: Repertoire<T>;
  /** Broken invariants, in words; none in a sound state. */
  violations(table: T): string[];
  describeOption(table: T, option: Option): string;
  /** The sentence of the log for one viewer (-1: a spectator). */
  describeEvent(event: GameEvent, seat: number): string;
}
