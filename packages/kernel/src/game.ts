/** What a game gives the kernel. */
import type { GameEvent, Option, Position, Table } from './procedure.ts';
import type { RandomState } from './random.ts';
import type { Seat } from './seats.ts';
import type { Lesson, Viewed } from './visibility.ts';

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
  /** Who sits at the table; without it, the game's usual seats. */
  readonly seats?: readonly Seat[];
  /** One deck a seat, in the order of the seats. */
  readonly decks: readonly Deck[];
  /** What each seat begins with, by a game's own measure, where sides were bid for. */
  readonly handicaps?: readonly number[];
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

/** All that a viewer may know: the state with everything hidden blanked out, and the own question only. */
export interface View<S extends Position = Position> {
  /** A seat, or `SPECTATOR`. */
  readonly seat: number;
  readonly state: S;
}

/** A table on which only what one viewer may know lies. What is shown to people is made from it. */
export type Seen<T extends Table> = T & { readonly viewer: number };

/** How playouts go on: with it a bot sees what an answer leads to. Cheap more than clever. */
export interface RolloutPolicy<S extends Position, T extends Table<S>> {
  /** The number of an option of the open question. */
  choose(table: T): number;
  /** Whether what was decided at the position `from` has had its effect, so that the table can be judged. */
  isSettled(table: T, from: S): boolean;
}

/** What trying out every card needs: what abilities there are, and decks to try them with. */
export interface AbilityCatalogue<T extends Table = Table> {
  /** Every ability with the card it is on; its place is its number. */
  readonly abilities: readonly { readonly card: string; readonly text: string }[];
  /** What an ability does, the same for all that do the same, also in a catalogue with other cards. */
  keyOf(ability: number): string;
  /** Tables at which each card can be played by somebody; without it, the usual one. */
  readonly tables?: readonly (readonly Seat[])[];
  /** The card sets, and how many of their cards can be played. */
  sets(): readonly { readonly set: string; readonly cards: readonly string[]; readonly playable: number }[];
  /** A legal deck of any cards of a side, with as many of the wanted ones as fit. */
  deck(side: number, random: RandomState, wanted?: readonly string[]): Deck;
  /** The abilities that taking this option uses or brings closer. */
  usedBy(table: T, option: Option): readonly number[];
}

export interface Game<S extends Position = Position, T extends Table<S> = Table<S>, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly name: string;
  readonly editions: readonly string[];
  readonly sides: readonly string[];
  /** Who usually sits at the table, and the other tables it can be played at: more seats, teams. */
  readonly seats: readonly Seat[];
  readonly otherSeats?: readonly (readonly Seat[])[];
  /** Whether sides may be bid for by this edition; else a setup has no `handicaps`. */
  bidsForSides?(edition: string): boolean;
  /** The ways to win it, as the reasons of results. */
  readonly victories?: readonly string[];
  /** Names all cards of the game together. */
  readonly cardsVersion: string;
  /** Names what the card means, so that a record played with another meaning of it is recognised; null: no such card. */
  cardVersion(id: string): string | null;
  /** The ids of the cards that are in the game, each once. */
  cardsAt(state: S): readonly string[];
  checkDeck(deck: Deck, side: number, edition: string): DeckFault[];
  start(setup: Setup): S;
  /** Checks what claims to be a state of this game; throws a StoredStateError. */
  checkState(stored: unknown): S;
  /** Everything needed to play this state on. */
  table(state: S): T;
  clone(state: S): S;
  /** What a seat, or a spectator, may know of the table, */
  view(table: T, viewer: number): View<S>;
  /** of an event (null: not even that it happened), */
  viewEvent(event: E, viewer: number): Viewed<E> | null;
  /** and what cannot be unlearned by it. */
  lessonOf(event: Viewed<E>, viewer: number): Lesson;
  weightOf(event: Viewed<E>): 'quiet' | 'plain' | 'loud';
  /** A full state that fits what the view shows. */
  sample(view: View<S>, random: RandomState): S;
  /** How good the position is for the seat: 0 lost, 1 won. */
  evaluate(table: T, seat: number): number;
  /**
   * Whether this option of the open question throws the game away: players who know the rules would not end a game
   * by it, nor hand it over, while there is another. It is asked at the true table, since a view would cost too much,
   * and may use only what the asked seat sees of it: with other hidden cards the answer is the same. Cheap.
   */
  givesAway?(table: T, option: Option): boolean;
  /** For bots that play positions on. A game without it is judged right after an answer. */
  readonly rollout?: RolloutPolicy<S, T>;
  /** For those who try out every card that there is in the edition. */
  abilities?(edition: string): AbilityCatalogue<T>;
  /** Broken invariants, in words; none in a sound state. */
  violations(table: T): string[];
  describeOption(table: T, option: Option): string;
  /** The sentence of the log, at the usual table or one with these seats; empty: it is not worth one. */
  describeEvent(event: Viewed<E>, seats?: readonly Seat[]): string;
}

/** The table as a view shows it. */
export const seenTable = <S extends Position, T extends Table<S>>(
  game: Pick<Game<S, T>, 'table'>,
  { seat, state }: View<S>,
): Seen<T> => Object.assign(game.table(state), { viewer: seat });

/** Who sits at the table of this setup. */
export const seatsOf = (game: Pick<Game, 'seats'>, setup: Pick<Setup, 'seats'>): readonly Seat[] =>
  setup.seats ?? game.seats;

/** Who sits at the table, in a game that is played by its usual seats alone: these sides in this order, each for itself. */
export function usualSeats(game: Pick<Game, 'seats' | 'sides' | 'name'>, seats: readonly Seat[]): readonly Seat[] {
  const isUsual =
    seats.length === game.seats.length &&
    seats.every(
      ({ side, team }, seat) =>
        side === game.seats[seat]!.side && seats.findIndex((other) => other.team === team) === seat,
    );
  if (!isUsual)
    throw new Error(`${game.name} is played by ${game.sides.join(' and ')}, in this order and against each other`);
  return seats;
}
