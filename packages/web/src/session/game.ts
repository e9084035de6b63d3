/** What a game gives the page's worker, beyond what it gives to everybody who shows it (its kit). */
import type { Deck, GameEvent, GameKit, Option, Position, Seen, Table, Viewed } from '@dejarik/kernel';
import type { Openness } from './in-the-open.ts';
import type { Known } from './known.ts';
import type { Arrival, Moment, MomentBase, Pointed, Prepared } from './moment.ts';
import type { NewGame } from './new-game.ts';
import type { PassUntil, Preferences } from './preferences.ts';
import type { CardFacts } from './protocol.ts';
import type { Chapters, StoryDice } from './story.ts';

export interface PageGame<
  S extends Position = Position,
  T extends Table<S> = Table<S>,
  E extends GameEvent = GameEvent,
  M extends MomentBase = Moment,
> {
  readonly kit: GameKit<S, T, E>;
  /** The edition that is played unless another is chosen. */
  readonly edition: string;
  facts(): readonly CardFacts[];

  // The table, for one viewer.

  momentOf(known: Known<T, E>, arrival: Arrival<M['happened'][number]>, prepared: Prepared | null): M;
  /** What happened from the event with this number on. */
  happenings(known: Known<T, E>, from: number): M['happened'];
  /** What an option of this game is about. */
  pointed(option: Option): Pointed;
  /** Whether what is asked can be asked of several people at one screen without a look at anybody's hand. */
  openness(table: Seen<T>): Openness;
  /** Whether the viewer sees the card's face. */
  isSeen(table: Seen<T>, card: number): boolean;
  /** What only this game can tell of the table; `what` says which of its questions it is. */
  askGame(known: Known<T, E>, what: string, about: unknown): unknown;

  // Playing.

  /** What helps one player through one game. */
  assistant(): Assistant<S, T, E, M>;
  /** The guided game for the player of this side: the first one, or where there is one, that of another edition. */
  lesson(side: string, edition: string | null): Promise<NewGame>;

  /** Modes of this game that are prepared otherwise than by choosing decks, by name. */
  readonly modes?: ReadonlyMap<string, () => Promise<PageMode<S>>>;

  // When it is over.

  /** Loads what follows a finished game from its beginning: nobody needs it before. */
  chronicler(): Promise<Chronicler<T, E>>;
  /** How much surer than the game's evaluation of a table its outcome is: fitted to games that bots played. */
  readonly certainty: number;

  /** What the deck builder draws of a deck beyond the facts of its cards; null: nothing. */
  deckChart(deck: Deck, edition: string): unknown;
  /** How many cards a deck needs. */
  deckSize(edition: string): number;
}

export interface Chronicler<T extends Table = Table, E extends GameEvent = GameEvent> {
  chronicle(table: Seen<T>): Chronicle<T, E>;
}

/** Notes what everybody at the table saw of a finished game, turn by turn. */
export interface Chronicle<T extends Table = Table, E extends GameEvent = GameEvent> {
  saw(event: Viewed<E>): void;
  /** The turn with this number is over, or the game. */
  turnOver(table: Seen<T>, turn: number): void;
  /** Nothing is half done: the table can be judged. */
  isCalm(table: Seen<T>): boolean;
  /** The dice that decided it, among these events. */
  diceOf(events: readonly Viewed<E>[]): StoryDice | null;
  tell(): Chapters;
}

/** What comes before a game and is the mode's own; without `begin` the game then begins with decks, as others do. */
export interface PageMode<S extends Position = Position> {
  /** What only the mode can tell before it begins; `what` says which of its questions it is. */
  ask(what: string, about: unknown): unknown;
  begin?(about: unknown, seed: number | string): Pick<NewGame, 'edition' | 'decks'> & { readonly start: S };
}

/** What is done in one player's place during one game, by how they like to be asked. */
export interface Assistant<
  S extends Position = Position,
  T extends Table<S> = Table<S>,
  E extends GameEvent = GameEvent,
  M extends MomentBase = Moment,
> {
  /** Notes an answer that the player is about to give. */
  note(known: Known<T, E>, index: number): void;
  /** The option that answers the player's question without a click, or null when the player is to be asked. */
  automatic(known: Known<T, E>, preferences: Preferences): number | null;
  /** From now on the player passes without being asked, until then. */
  passUntil(known: Known<T, E>, until: PassUntil): void;
  /** The game has been taken back to this decision. */
  back(decision: number): void;
  /** The moment with what else can be answered there. */
  completed(known: Known<T, E>, moment: M): M;
  /** For an answer that is none of the question's: where to go back to and what to answer there; null: it is not offered. */
  instead(known: Known<T, E>, index: number): { readonly decision: number; readonly index: number } | null;
}
