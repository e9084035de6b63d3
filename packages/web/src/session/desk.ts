/** Answers the page's requests: one game at a time, one opened replay, decks and cards. */
import {
  type Deck,
  playReplay,
  readDeck,
  ReplayError,
  seatRecord,
  UnreadableDeck,
  writeDeck,
  writeLackeyDeck,
} from '@dejarik/kernel';
import type { PageGame } from './game.ts';
import { loadGame } from './games.ts';
import { LocalTable } from './local-table.ts';
import { type GameId, type Moment, NO_ARRIVAL } from './moment.ts';
import { type NewGame, newGameOf, type SavedGame } from './new-game.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';
import type { DeckReading, Library, Method, NamedDeck, Request, Requests, Resumed } from './protocol.ts';
import { openRecording, type Recording } from './recording.ts';
import { Session } from './session.ts';

type Answer<M extends Method> = Requests[M]['result'] | Promise<Requests[M]['result']>;
type Handlers = { readonly [M in Method]: (...params: Requests[M]['params']) => Answer<M> };

/** The game that is played: its table, and the people who look at it. */
interface Played {
  readonly game: PageGame;
  readonly edition: string;
  readonly table: LocalTable;
  readonly session: Session;
}

export class Desk {
  readonly #publish: (moment: Moment) => void;
  #played: Played | null = null;
  #recording: Recording | null = null;
  #preferences: Preferences = DEFAULT_PREFERENCES;

  constructor(publish: (moment: Moment) => void) {
    this.#publish = publish;
  }

  handle(request: Request): unknown {
    const handler = this.#handlers[request.method] as (...params: readonly unknown[]) => unknown;
    if (!Object.hasOwn(this.#handlers, request.method)) throw new Error(`the worker knows no ${request.method}`);
    return handler(...request.params);
  }

  #open(): Played {
    if (this.#played === null) throw new Error('no game is open');
    return this.#played;
  }

  #opened(): Recording {
    if (this.#recording === null) throw new Error('no replay is open');
    return this.#recording;
  }

  async #begin(id: GameId, setupOf: (game: PageGame) => NewGame | Promise<NewGame>): Promise<null> {
    const game = await loadGame(id);
    this.#play(game, await setupOf(game));
    return null;
  }

  /** As far as it still plays; a game that does not go at all with the cards there are now is refused. */
  async #resume(saved: SavedGame): Promise<Resumed> {
    const game = await loadGame(saved.replay.game);
    const { match, stop } = playReplay(game.kit.game, saved.replay);
    if (stop !== null && match.commands.length === 0) throw new ReplayError(stop);
    this.#play(game, newGameOf(saved), match.commands);
    return { stop };
  }

  #play(game: PageGame, setup: NewGame, stored: Played['table']['match']['commands'] = []): void {
    const table = new LocalTable(game.kit.game, setup, stored);
    const session = new Session(game, table, {
      seats: setup.seats,
      publish: this.#publish,
      preferences: this.#preferences,
      guide: table,
      stored,
    });
    this.#played = { game, edition: setup.edition, table, session };
    session.begin();
  }

  readonly #handlers: Handlers = {
    library: async (game) => libraryOf(await loadGame(game)),
    start: ({ game, edition, seed, decks, seats }) => this.#begin(game, () => ({ edition, seed, decks, seats })),
    lesson: (id, side) => this.#begin(id, (game) => game.lesson(side)),
    resume: (saved) => this.#resume(saved),
    answer: (seat, decision, index) => this.#open().session.answer(seat, decision, index),
    answerAll: (seat, decision, answers) => this.#open().session.answerAll(seat, decision, answers),
    concede: (seat) => this.#open().session.concede(seat),
    undo: (seat) => this.#open().session.undo(seat),
    goOn: (decision) => {
      this.#open().session.goOn(decision);
      return null;
    },
    prefer: (preferences) => {
      this.#preferences = preferences;
      this.#played?.session.prefer(preferences);
      return null;
    },
    passUntil: (until) => {
      this.#open().session.passUntil(until);
      return null;
    },
    at: (decision) => this.#open().session.momentAt(decision),
    whyNot: (intent) => {
      const { game, session } = this.#open();
      return game.kit.whyNot(session.known.table, intent);
    },
    askGame: (what, about) => {
      const { game, session } = this.#open();
      return game.askGame(session.known, what, about);
    },
    save: () => this.#open().table.saved(),
    record: () => {
      const { game, edition, table, session } = this.#open();
      if (session.known.table.state.result !== null) return table.saved().replay;
      return seatRecord(game.kit.game, edition, session.known);
    },
    openReplay: async (text) => {
      this.#recording = await openRecording(text, loadGame);
      return this.#recording.info;
    },
    replayLog: (viewer) => this.#opened().log(viewer),
    replayAt: (decision, viewer) => {
      const opened = this.#opened();
      return { ...opened.game.momentOf(opened.known(viewer, decision), NO_ARRIVAL, null), question: null };
    },
    readDeck: async (game, text) => readDeckOf(await loadGame(game), text),
    checkDeck: async (game, deck, side, edition) => (await loadGame(game)).kit.game.checkDeck(deck, side, edition),
    deckChart: async (game, deck, edition) => (await loadGame(game)).deckChart(deck, edition),
    writeDeck: async (game, deck, side, format) => {
      const cards = (await loadGame(game)).kit.deckCards();
      return format === 'text' ? writeDeck(cards, { ...deck, side, about: '' }) : writeLackeyDeck(cards, deck);
    },
  };
}

function readDeckOf(game: PageGame, text: string): DeckReading {
  try {
    const { deck, faults } = readDeck(game.kit.deckCards(), text);
    return { deck, faults, side: (deck.side as DeckReading['side'] | null) ?? sideOf(game, deck) };
  } catch (error) {
    if (!(error instanceof UnreadableDeck)) throw error;
    const { line, message } = error;
    return { deck: { name: '', cards: [] }, faults: [{ line, message }], side: 'Neutral' };
  }
}

/** The side of a deck's first card that has one. */
function sideOf(game: PageGame, deck: Deck): DeckReading['side'] {
  const sides = new Map(game.facts().map(({ id, side }) => [id, side]));
  return deck.cards.map(({ id }) => sides.get(id)).find((side) => side === 'Dark' || side === 'Light') ?? 'Neutral';
}

function libraryOf(game: PageGame): Library {
  const { kit, edition } = game;
  const starters = new Set(kit.starterDecks().map((deck) => deck.name));
  const decks = kit.decks().map(
    (deck): NamedDeck => ({
      ...deck,
      side: deck.side as NamedDeck['side'],
      id: deck.name,
      starter: starters.has(deck.name),
    }),
  );
  const others = kit.game.editions.filter((id) => id !== edition);
  return { version: kit.game.cardsVersion, cards: game.facts(), decks, editions: [edition, ...others] };
}
