/**
 * What page and worker say to each other. The page talks to a game through `Adapter` only, so that the same page can
 * later play on a server, watch, and replay.
 */
import type { Deck, DeckFault, DeckFileFault, Intent, Reason, Replay, Seat, SeatRecord } from '@dejarik/kernel';
import type { LimitedSeat } from '@dejarik/tournament';
import type { Booster, KeptLimited, LimitedMatch, LimitedUpdate, NewLimited } from './limited.ts';
import type { Choice, GameId, LogEntry, Moment, Place } from './moment.ts';
import type { SavedGame, SeatKind } from './new-game.ts';
import type { PassUntil, Preferences } from './preferences.ts';
import type { DeckSide } from './sides.ts';
import type { Story } from './story.ts';

/** What the page knows of a card of any game; each game knows more. */
export interface CardFacts {
  readonly id: string;
  readonly set: string;
  readonly number: number | string;
  /** How the card is called in sentences. */
  readonly title: string;
  readonly name: string;
  readonly side: DeckSide | 'Neutral';
  readonly type: string;
  readonly rarity: string;
  /** The editions that have such cards; missing: all of them. */
  readonly editions?: readonly string[];
  /** One line an ability, in house style. */
  readonly text: readonly string[];
}

export interface NamedDeck extends Deck {
  readonly id: string;
  readonly side: DeckSide;
  readonly about: string;
  /** The pair that newcomers start with. */
  readonly starter: boolean;
  /** The editions that have all of its cards. */
  readonly editions: readonly string[];
}

/** A format of organised play, and the cards of the library that it has. */
export interface Format {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly cards: readonly string[];
}

export interface Library {
  readonly version: string;
  readonly cards: readonly CardFacts[];
  readonly decks: readonly NamedDeck[];
  /** The first is played unless another is chosen. */
  readonly editions: readonly string[];
  /** How many cards a deck needs in each of the editions. */
  readonly deckSizes: readonly number[];
  /** The tables that the game can be played at besides its usual one. */
  readonly tables: readonly (readonly Seat[])[];
}

export interface NewGameRequest {
  readonly game: GameId;
  readonly edition: string;
  readonly seed: number | string;
  /** One a seat. */
  readonly decks: readonly Deck[];
  readonly seats: readonly SeatKind[];
  /** Where they sit, if it is not the game's usual table. */
  readonly table?: readonly Seat[];
  /** What each seat begins with where sides were bid for. */
  readonly handicaps?: readonly number[];
  /** A mode of the game that begins otherwise than with decks, and what it begins with. */
  readonly mode?: { readonly name: string; readonly about: unknown };
  /** One person plays every seat without a bot, and this one is the own. */
  readonly alone?: number;
}

export interface DeckReading {
  readonly deck: Deck;
  /** The line that it has on itself. */
  readonly about: string;
  readonly side: DeckSide | 'Neutral';
  readonly faults: readonly DeckFileFault[];
  /** What was left out or may be meant otherwise. */
  readonly warnings: readonly DeckFileFault[];
}

/** A recorded game opened for looking at. */
export interface ReplayInfo {
  readonly game: GameId;
  readonly decisions: number;
  /** The decision of a reported problem, or -1. */
  readonly problem: number;
  /** Why it goes no further than that; null: it was played to its end. */
  readonly stop: string | null;
  /** Who sits at the table, by seat. */
  readonly places: readonly Place[];
  /** The seat whose record it is: nobody else's view is in it. Null: a whole game, to be seen as any viewer saw it. */
  readonly viewer: number | null;
}

/** A game that goes on; `stop`: why it is not quite where it was left, or null. */
export interface Resumed {
  readonly stop: string | null;
}

/** An answer by its meaning, for one to a question that is not open yet. */
export type Meant = Pick<Choice, 'kind' | 'card'> & Partial<Pick<Choice, 'n'>>;

/** Requests of the page, by name: parameters and result. Commands tell whether they were taken. */
export interface Requests {
  library: { params: [GameId]; result: Library };
  start: { params: [NewGameRequest]; result: null };
  /** `edition`: the lesson on what that edition changed; null: the first game. */
  lesson: { params: [game: GameId, side: string, edition: string | null]; result: null };
  resume: { params: [SavedGame]; result: Resumed };
  /** How a waiting game stands, as the one person who plays it may know; where several do, as everybody may. */
  peek: { params: [SavedGame]; result: Moment };
  answer: { params: [seat: number, decision: number, index: number]; result: boolean };
  /** Several answers one after another, given and taken back as one. */
  answerAll: { params: [seat: number, decision: number, answers: readonly Meant[]]; result: boolean };
  /** A person at this device gives the game up. */
  concede: { params: [seat: number]; result: boolean };
  /** Asked in the open, the seat wants to see its hand first. */
  lookAtHand: { params: [seat: number, decision: number]; result: boolean };
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
  /** Of the finished game: a little more of it is worked out each time; null: ask again. */
  story: { params: []; result: Story | null };
  openReplay: { params: [text: string]; result: ReplayInfo };
  /** The opened replay is played on from this decision. */
  playOn: { params: [decision: number, seats: readonly SeatKind[]]; result: null };
  replayLog: { params: [viewer: number]; result: readonly LogEntry[] };
  replayAt: { params: [decision: number, viewer: number]; result: Moment };
  /** `file`: its name, or nothing. */
  readDeck: { params: [game: GameId, text: string, file: string]; result: DeckReading };
  /** Those that have any of the game's cards. */
  formats: { params: [GameId]; result: readonly Format[] };
  /** `format`: by its rules as well; null: by those of every deck alone. */
  checkDeck: {
    params: [game: GameId, deck: Deck, side: number, edition: string, format: string | null];
    result: readonly DeckFault[];
  };
  /** What is allowed of it and yet hardly meant. */
  deckWarnings: { params: [game: GameId, deck: Deck]; result: readonly DeckFault[] };
  deckChart: { params: [game: GameId, deck: Deck, edition: string]; result: unknown };
  /** `about`: a line on the deck, for the text. */
  writeDeck: {
    params: [game: GameId, deck: Deck, side: DeckSide, about: string, format: 'text' | 'lackey'];
    result: string;
  };
  /** What a mode of the game can tell before it begins. */
  askMode: { params: [game: GameId, mode: string, what: string, about: unknown]; result: unknown };
  // Sealed and draft events.
  boosters: { params: [GameId]; result: readonly Booster[] };
  limitedOpen: { params: [NewLimited]; result: LimitedUpdate };
  limitedResume: { params: [KeptLimited]; result: LimitedUpdate };
  limitedSeat: { params: [seat: number]; result: LimitedSeat };
  limitedTake: { params: [seat: number, taken: number, place: number]; result: LimitedUpdate };
  limitedDeck: { params: [seat: number, side: number, deck: Deck]; result: LimitedUpdate };
  limitedSuggest: { params: [seat: number, side: number]; result: Deck };
  limitedFaults: { params: [seat: number, side: number, deck: Deck]; result: readonly DeckFault[] };
  limitedMatch: { params: [LimitedMatch]; result: NewGameRequest };
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
