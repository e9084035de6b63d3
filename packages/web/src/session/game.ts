/** What a game gives the page's worker, beyond what it gives to everybody who shows it (its kit). */
import type { Deck, GameEvent, GameKit, LogLine, Match, Position, Table } from '@dejarik/kernel';
import type { Coming, HappeningBase, LogEntry, Moment, MomentBase, Prepared } from './moment.ts';
import type { CardFacts } from './protocol.ts';
import type { NewGame } from './session.ts';
import type { PassUntil, Wishes } from './wishes.ts';

export interface PageGame<S extends Position = Position, T extends Table<S> = Table<S>, M extends MomentBase = Moment> {
  readonly kit: GameKit<S, T>;
  /** The edition that is played unless another is chosen. */
  readonly edition: string;
  facts(): readonly CardFacts[];

  // The table, for one viewer.

  momentOf(match: Match<S, T>, viewer: number, coming: Coming, prepared?: Prepared | null): M;
  /** What happened from the event with this number on. */
  happenings(events: readonly GameEvent[], from: number, viewer: number): readonly HappeningBase[];
  /** It needs no moment of its own: a pass, bookkeeping. */
  isQuiet(event: GameEvent): boolean;
  /** After this the seat's answer is not taken back: something hidden was seen, or a die fell. */
  isFinal(event: GameEvent, seat: number): boolean;
  /** The cards that a line of the log names, and the rule behind it. */
  logDetails(events: readonly GameEvent[], line: LogLine): Pick<LogEntry, 'cards' | 'rule'>;
  /** What only this game can tell of the table; `what` says which of its questions it is. */
  askGame(match: Match<S, T>, viewer: number, what: string, about: unknown): unknown;

  // Playing.

  assistant(): Assistant<S, T, M>;
  /** The guided first game for the player of this side. */
  lesson(side: string): Promise<NewGame>;

  /** What the deck builder draws of a deck beyond the facts of its cards; null: nothing. */
  deckChart(deck: Deck, edition: string): unknown;
}

/** What is done in a player's place during one game, by what the player wished. */
export interface Assistant<
  S extends Position = Position,
  T extends Table<S> = Table<S>,
  M extends MomentBase = Moment,
> {
  /** Notes an answer that is about to be given. */
  note(match: Match<S, T>, index: number): void;
  /** The option that answers the seat's question without a click, or -1 when the player is to be asked. */
  automatic(match: Match<S, T>, wishes: Wishes, seat: number): number;
  /** From now on the player passes without being asked, until then. */
  passUntil(match: Match<S, T>, until: PassUntil): void;
  /** The game has been taken back to this decision. */
  back(decision: number): void;
  /** The moment with what else can be answered there. */
  completed(match: Match<S, T>, moment: M): M;
  /** For an answer that is none of the engine's: where to go back to and what to answer there; null: it is not offered. */
  instead(match: Match<S, T>, index: number): { readonly decision: number; readonly index: number } | null;
}
