/**
 * What page and worker say to each other. The page talks to a game through `Adapter` only, so that the same page can
 * later play on a server, watch, and replay.
 */
import type { Contribution, Deck, DeckFault } from '@dejarik/kernel';
import type { Wish } from './engine.ts';
import type { LogEntry, Moment } from './moment.ts';
import type { SavedGame, SeatKind } from './session.ts';
import type { PassUntil, Wishes } from './wishes.ts';

/** A card's facts, as the page shows them. */
export interface Facts {
  readonly id: string;
  readonly set: string;
  readonly number: number;
  readonly title: string;
  readonly name: string;
  readonly version: string;
  readonly side: 'Dark' | 'Light' | 'Neutral';
  readonly type: 'Space' | 'Ground' | 'Character' | 'Battle' | 'Mission';
  readonly subtypes: readonly string[];
  readonly rarity: string;
  readonly cost: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  /** One line an ability, in house style. */
  readonly text: readonly string[];
  /** Why the card cannot be played; empty: it can. */
  readonly unplayable: string;
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
  readonly cards: readonly Facts[];
  readonly decks: readonly NamedDeck[];
}

export interface GameWish {
  readonly edition: string;
  readonly seed: number | string;
  readonly decks: readonly [Deck, Deck];
  readonly seats: readonly [SeatKind, SeatKind];
}

export interface Explained {
  readonly speed: readonly ExplainedPart[];
  readonly power: readonly ExplainedPart[];
  readonly health: readonly ExplainedPart[];
}

export interface ExplainedPart extends Contribution {
  /** The title of the card it comes from, or the name of the rule. */
  readonly from: string;
}

export interface DeckReading {
  readonly deck: Deck;
  readonly side: 'Dark' | 'Light' | 'Neutral';
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  readonly broken: readonly DeckFault[];
}

/** A recorded game opened for looking at. */
export interface ReplayInfo {
  readonly decisions: number;
  /** The decision of a reported problem, or -1. */
  readonly problem: number;
}

/** Requests of the page, by name: parameters and result. */
export interface Requests {
  library: { params: []; result: Library };
  start: { params: [GameWish]; result: null };
  lesson: { params: [string]; result: null };
  resume: { params: [SavedGame]; result: null };
  answer: { params: [decision: number, index: number]; result: null };
  undo: { params: []; result: null };
  /** In a guided game: the answer waited for is given by itself. */
  goOn: { params: [decision: number]; result: null };
  /** How to ask and show from now on, in this game and the next. */
  wishes: { params: [Wishes]; result: null };
  passUntil: { params: [PassUntil]; result: null };
  at: { params: [decision: number]; result: Moment };
  whyNot: { params: [Wish]; result: { readonly rule: string; readonly why: string } | null };
  explain: { params: [card: number]; result: Explained };
  save: { params: []; result: SavedGame };
  openReplay: { params: [text: string]; result: ReplayInfo };
  replayLog: { params: [viewer: number]; result: readonly LogEntry[] };
  replayAt: { params: [decision: number, viewer: number]; result: Moment };
  readDeck: { params: [text: string]; result: DeckReading };
  checkDeck: { params: [deck: Deck, seat: number]; result: readonly DeckFault[] };
  writeDeck: { params: [deck: Deck, side: 'Dark' | 'Light', format: 'text' | 'lackey']; result: string };
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

/** The one door between the page and a game. */
export interface Adapter {
  ask<M extends Method>(method: M, ...params: Requests[M]['params']): Promise<Requests[M]['result']>;
  /** Called with each moment as it happens; returns how to stop listening. */
  watch(listener: (moment: Moment) => void): () => void;
  close(): void;
}
