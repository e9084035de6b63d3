/**
 * What page and worker say to each other. The page talks to a game through `Adapter` only, so that the same page can
 * later play on a server, watch, and replay.
 */
import type { Deck, DeckFault, Intent, Reason, Replay, SeatRecord } from '@dejarik/kernel';
import type { Choice, GameId, LogEntry, Moment } from './moment.ts';
import type { SavedGame, SeatKind } from './new-game.ts';
import type { PassUntil, Preferences } from './preferences.ts';

/** What the page knows of a card of any game; each game knows more. */
export interface CardFacts {
  readonly id: string;
  readonly set: string;
  readonly number: number | string;
  /** How the card is called in sentences. */
  readonly title: string;
  readonly name: string;
  readonly side: 'Dark' | 'Light' | 'Neutral';
  readonly type: string;
  readonly rarity: string;
  /** One line an ability, in house style. */
  readonly text: readonly string[];
}

export interface NamedDeck extends Deck {
  readonly id: string;
  readonly side: 'Dark' | 'Light';
  readonly about: string;
  /** The pair that newcomers start with. */
  readonly starter: boolean;
}

export interface Library {
  readonly version: string;
  readonly cards: readonly CardFacts[];
  readonly decks: readonly NamedDeck[];
  /** The first is played unless another is chosen. */
  readonly editions: readonly string[];
}

export interface NewGameRequest {
  readonly game: GameId;
  readonly edition: string;
  readonly seed: number | string;
  /** One a seat. */
  readonly decks: readonly Deck[];
  readonly seats: readonly SeatKind[];
}

export interface DeckReading {
  readonly deck: Deck;
  readonly side: 'Dark' | 'Light' | 'Neutral';
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

/** A recorded game opened for looking at. */
export interface ReplayInfo {
  readonly game: GameId;
  readonly decisions: number;
  /** The decision of a reported problem, or -1. */
  readonly problem: number;
  /** Why it goes no further than that; null: it was played to its end. */
  readonly stop: string | null;
  /** The seat whose record it is: nobody else's view is in it. Null: a whole game, to be seen as any viewer saw it. */
  readonly viewer: number | null;
}

/** A game that goes on; `stop`: why it is not quite where it was left, or null. */
export interface Resumed {
  readonly stop: string | null;
}

/** An answer by its meaning, for one to a question that is not open yet. */
export type Meant = Pick<Choice, 'kind' | 'card'>;

/** Requests of the page, by name: parameters and result. Commands tell whether they were taken. */
export interface Requests {
  library: { params: [GameId]; result: Library };
  start: { params: [NewGameRequest]; result: null };
  lesson: { params: [game: GameId, side: string]; result: null };
  resume: { params: [SavedGame]; result: Resumed };
  answer: { params: [seat: number, decision: number, index: number]; result: boolean };
  /** Several answers one after another, given and taken back as one. */
  answerAll: { params: [seat: number, decision: number, answers: readonly Meant[]]; result: boolean };
  /** A person at this device gives the game up. */
  concede: { params: [seat: number]; result: boolean };
  undo: { params: [seat: number]; result: boolean };
  /** In a guided game: the answer waited for is given by itself. */
  goOn: { params: [decision: number]; result: null };
  /** How to ask and show from now on, in this game and the next. */
  prefer: { params: [Preferences]; result: null };
  passUntil: { params: [PassUntil]; result: null };
  at: { params: [decision: number]; result: Moment };
  whyNot: { params: [Intent]; result: Reason | null };
  /** What only the game on the table can tell; see its `askGame`. */
  askGame: { params: [what: string, about: unknown]; result: unknown };
  /** The whole game, for the browser's keeping. */
  save: { params: []; result: SavedGame };
  /** What may be handed out of the game: while it is on, what the one knows who looks at the table. */
  record: { params: []; result: Replay | SeatRecord };
  openReplay: { params: [text: string]; result: ReplayInfo };
  replayLog: { params: [viewer: number]; result: readonly LogEntry[] };
  replayAt: { params: [decision: number, viewer: number]; result: Moment };
  readDeck: { params: [game: GameId, text: string]; result: DeckReading };
  checkDeck: { params: [game: GameId, deck: Deck, side: number, edition: string]; result: readonly DeckFault[] };
  deckChart: { params: [game: GameId, deck: Deck, edition: string]; result: unknown };
  writeDeck: { params: [game: GameId, deck: Deck, side: 'Dark' | 'Light', format: 'text' | 'lackey']; result: string };
}

export type Method = keyof Requests;

export interface Request<M extends Method = Method> {
  readonly id: number;
  readonly method: M;
  readonly params: Requests[M]['params'];
}

export type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly moment: Moment };

/** All that passes between the page and a game. */
export interface Adapter {
  ask<M extends Method>(method: M, ...params: Requests[M]['params']): Promise<Requests[M]['result']>;
  /** Called with each moment as it happens; returns how to stop listening. */
  watch(listener: (moment: Moment) => void): () => void;
  close(): void;
}
