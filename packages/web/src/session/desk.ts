/** Answers the page's requests: one game at a time, one opened replay, decks and cards. */
import { type Bot, greedyBot } from '@dejarik/bots';
import {
  type Deck,
  Match,
  playReplay,
  readDeck,
  readReplay,
  type Replay,
  UnreadableDeck,
  writeDeck,
  writeLackeyDeck,
} from '@dejarik/kernel';
import type { PageGame } from './game.ts';
import { loadGame } from './games.ts';
import { wholeLog } from './log.ts';
import { type GameId, type Moment, NOTHING_CAME } from './moment.ts';
import type { DeckReading, Library, Method, NamedDeck, Request, Requests } from './protocol.ts';
import { decisionAt, type NewGame, type SavedGame, type SeatKind, Session } from './session.ts';
import { DEFAULT_WISHES, type Wishes } from './wishes.ts';

type Answer<M extends Method> = Requests[M]['result'] | Promise<Requests[M]['result']>;
type Handlers = { readonly [M in Method]: (...params: Requests[M]['params']) => Answer<M> };

/** Easy looks at one world and not far; normal is the full greedy player. */
const EASY = { worlds: 1, depth: 12, margin: 0.02 };

/** The opened replay played to its end, and how many events each answer had led to. */
interface Recorded {
  readonly game: PageGame;
  readonly replay: Replay;
  readonly match: Match;
  readonly eventsAt: readonly number[];
}

export class Desk {
  readonly #publish: (moment: Moment) => void;
  #game: PageGame | null = null;
  #session: Session | null = null;
  #recorded: Recorded | null = null;
  #wishes: Wishes = DEFAULT_WISHES;

  constructor(publish: (moment: Moment) => void) {
    this.#publish = publish;
  }

  handle(request: Request): unknown {
    const handler = this.#handlers[request.method] as (...params: readonly unknown[]) => unknown;
    if (!Object.hasOwn(this.#handlers, request.method)) throw new Error(`the worker knows no ${request.method}`);
    return handler(...request.params);
  }

  #open(): Session {
    if (this.#session === null) throw new Error('no game is open');
    return this.#session;
  }

  #opened(): Recorded {
    if (this.#recorded === null) throw new Error('no replay is open');
    return this.#recorded;
  }

  async #begin(id: GameId, setupOf: (game: PageGame) => NewGame | Promise<NewGame>): Promise<null> {
    const game = await loadGame(id);
    const setup = await setupOf(game);
    this.#play(game, new Session(game, setup, botsFor(game, setup.seats), this.#publish, this.#wishes));
    return null;
  }

  async #resume(saved: SavedGame): Promise<null> {
    const game = await loadGame(saved.replay.game);
    this.#play(game, Session.resume(game, saved, botsFor(game, saved.seats), this.#publish, this.#wishes));
    return null;
  }

  #play(game: PageGame, session: Session): void {
    this.#game = game;
    this.#session = session;
    session.advance();
  }

  /** A recorded game played up to a decision. */
  #replayedTo(decision: number): Match {
    const { game, replay } = this.#opened();
    const { answers, start } = replay;
    const match = new Match(game.kit.game, start === undefined ? game.kit.game.start(replay) : start);
    for (const index of answers.slice(0, decision)) match.answer(index);
    return match;
  }

  readonly #handlers: Handlers = {
    library: async (game) => libraryOf(await loadGame(game)),
    start: (wish) => this.#begin(wish.game, () => wish),
    lesson: (id, side) => this.#begin(id, (game) => game.lesson(side)),
    resume: (saved) => this.#resume(saved),
    answer: (decision, index) => {
      this.#open().answer(decision, index);
      return null;
    },
    answerAll: (decision, answers) => {
      this.#open().answerAll(decision, answers);
      return null;
    },
    concede: () => {
      this.#open().concede();
      return null;
    },
    goOn: (decision) => {
      this.#open().goOn(decision);
      return null;
    },
    undo: () => {
      this.#open().undo();
      return null;
    },
    wishes: (wishes) => {
      this.#wishes = wishes;
      this.#session?.wish(wishes);
      return null;
    },
    passUntil: (until) => {
      this.#open().passUntil(until);
      return null;
    },
    at: (decision) => this.#open().momentAt(decision),
    whyNot: (wish) => {
      const session = this.#open();
      return this.#game!.kit.whyNot(session.match.table, session.viewer(), wish);
    },
    askGame: (what, about) => {
      const session = this.#open();
      return this.#game!.askGame(session.match, session.viewer(), what, about);
    },
    save: () => this.#open().saved(),
    openReplay: async (text) => {
      const replay = readReplay(text);
      const game = await loadGame(replay.game);
      const eventsAt: number[] = [];
      const match = playReplay(game.kit.game, replay, ({ events }) => eventsAt.push(events.length));
      this.#recorded = { game, replay, match, eventsAt };
      const { problem } = replay as Replay & { readonly problem?: { readonly decision?: number } };
      return { game: replay.game as GameId, decisions: replay.answers.length, problem: problem?.decision ?? -1 };
    },
    replayLog: (viewer) => {
      const { game, match, eventsAt } = this.#opened();
      return wholeLog(game, match.events, viewer, (event) => decisionAt(eventsAt, event));
    },
    replayAt: (decision, viewer) => ({
      ...this.#opened().game.momentOf(this.#replayedTo(decision), viewer, NOTHING_CAME),
      question: null,
    }),
    readDeck: async (game, text) => readDeckOf(await loadGame(game), text),
    checkDeck: async (game, deck, seat, edition) => (await loadGame(game)).kit.game.checkDeck(deck, seat, edition),
    deckChart: async (game, deck, edition) => (await loadGame(game)).deckChart(deck, edition),
    writeDeck: async (game, deck, side, format) => {
      const cards = (await loadGame(game)).kit.deckCards();
      return format === 'text' ? writeDeck(cards, { ...deck, side, about: '' }) : writeLackeyDeck(cards, deck);
    },
  };
}

const botsFor = (game: PageGame, seats: readonly SeatKind[]): (Bot | null)[] =>
  seats.map((seat) => {
    if (seat === 'human') return null;
    return seat === 'easy' ? greedyBot(game.kit.game, EASY) : greedyBot(game.kit.game);
  });

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
