/** The page's state: the library, the moment on the table, what is still to be shown, and the settings. */
import type { GameId, LogEntry, Moment } from '../session/moment.ts';
import type { SavedGame } from '../session/new-game.ts';
import type { PassUntil } from '../session/preferences.ts';
import type { Adapter, CardFacts, Library, Meant, NewGameRequest } from '../session/protocol.ts';
import type { SceneBase } from '../table/game-page.ts';
import type { Beat } from './beats.ts';
import type { Settings } from './settings.ts';
import type { OwnDeck, WaitingKey } from './storage.ts';

/** A sentence for the player: a refusal with its rule, or an error. */
interface Notice {
  readonly text: string;
  readonly rule: string | null;
  /** It says that something went well. */
  readonly calm?: boolean;
}

interface Inspected {
  readonly face: string;
  /** Its number on the table, or -1. */
  readonly card: number;
  /** The half of the screen that the card itself leaves free. */
  readonly place: 'left' | 'right';
}

export interface PageState {
  readonly adapter: Adapter | null;
  /** The cards and decks of each game that was opened. */
  readonly libraries: Readonly<Partial<Record<GameId, Library>>>;
  /** The cards of all of them by id, those of the game on the table first; of one game: `factsOf`. */
  readonly facts: ReadonlyMap<string, CardFacts>;
  readonly settings: Settings;
  readonly decks: readonly OwnDeck[];
  /** What the table shows. */
  readonly moment: Moment | null;
  /** What is being shown on the way to the next moment. */
  readonly scene: SceneBase | null;
  /** The part of the game that has just begun. */
  readonly beat: Beat | null;
  /** Moments are still to be shown: nothing can be answered yet. */
  readonly busy: boolean;
  /** An earlier moment being looked at, or null. */
  readonly past: Moment | null;
  readonly log: readonly LogEntry[];
  /** With several people at one screen: the seat that has to take the device before the table is shown. */
  readonly handOver: number | null;
  readonly seats: SavedGame['seats'] | null;
  /** One person plays every seat without a bot, and this one is the own; null: each their own. */
  readonly alone: number | null;
  /** A guided game is at the table. */
  readonly guided: boolean;
  /** The game can be dealt once more. */
  readonly repeatable: boolean;
  readonly hold: boolean;
  readonly notice: Notice | null;
  /** What the player has to know of things that were set aside, until it is read. */
  readonly aside: string | null;
  readonly inspected: Inspected | null;
  /** The game that this tab wanted to go on with is at another tab's table; `taken`: from here. */
  readonly elsewhere: { readonly place: WaitingKey; readonly taken: boolean } | null;

  readonly open: (adapter: Adapter) => void;
  /** Brings the cards and decks of the game, if they are not here yet. */
  readonly openLibrary: (game: GameId) => Promise<void>;
  readonly start: (request: NewGameRequest) => Promise<void>;
  /** The same game once more, with another seed, perhaps from the other side; false when there is none to repeat. */
  readonly again: (swap?: boolean) => Promise<boolean>;
  readonly lesson: (game: GameId, side: string, edition: string | null) => Promise<void>;
  /** What comes to the table next: this waiting game. */
  readonly choose: (place: WaitingKey) => Promise<void>;
  /** False when there was nothing to go on with, or it could not be opened. `takeOver`: even from another tab. */
  readonly resume: (takeOver?: boolean) => Promise<boolean>;
  /** Keeps the game at once: the tab goes out of sight, and another may go on with it. */
  readonly keepNow: () => Promise<void>;
  /** Goes on from this decision of the replay that is opened. */
  readonly playOn: (decision: number, seats: SavedGame['seats']) => Promise<void>;
  /** What was chosen when this was asked; once something else is asked, it is no answer. */
  readonly answer: (decision: number, index: number) => Promise<void>;
  /** Several answers in one press, each to the question that the one before it leads to. */
  readonly answerAll: (answers: readonly Meant[]) => Promise<void>;
  /** Gives the game up. */
  readonly concede: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly passUntil: (until: PassUntil) => Promise<void>;
  readonly lookAt: (decision: number | null) => Promise<void>;
  readonly takeOver: () => void;
  /** Shows at once what is still to be shown. */
  readonly skipScenes: () => void;
  /** Shows the next thing that happened; from now on what others do waits for a press. */
  readonly step: () => void;
  /** The beat was read. */
  readonly endBeat: (beat: Beat) => void;
  readonly setHold: (hold: boolean) => void;
  readonly inspect: (face: string | null, card?: number, place?: 'left' | 'right') => void;
  readonly notify: (notice: Notice | null) => void;
  readonly change: (settings: Partial<Settings>) => void;
  /** Changes the own decks as they are kept now, whoever changed them last. */
  readonly changeDecks: (change: (decks: readonly OwnDeck[]) => readonly OwnDeck[]) => void;
  /** Tells what was set aside; null: the player has read it. */
  readonly tellAside: (why: string | null) => void;
  /** Takes over what another tab has kept. */
  readonly refresh: () => void;
}
