/** Answers the page's requests: one game at a time, one opened replay, decks and cards. */
import {
  brief,
  type Deck,
  type GameEvent,
  type PlayFormat,
  playReplay,
  type Position,
  readDeck,
  ReplayError,
  seatRecord,
  SPECTATOR,
  type Table,
  UnreadableDeck,
  winnersOf,
  writeDeck,
  writeLackeyDeck,
} from '@dejarik/kernel';
import type { PageGame, PageMode } from './game.ts';
import { loadGame } from './games.ts';
import { knownFrom, pastOf } from './known.ts';
import type { LimitedDesk } from './limited.ts';
import { LocalTable } from './local-table.ts';
import { type GameId, type Moment, NO_ARRIVAL } from './moment.ts';
import { type NewGame, newGameOf, type SavedGame } from './new-game.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';
import type {
  DeckReading,
  Format,
  Library,
  Method,
  NamedDeck,
  NewGameRequest,
  Request,
  Requests,
  Resumed,
} from './protocol.ts';
import { openRecording, type Recording } from './recording.ts';
import { Session } from './session.ts';
import { isDeckSide } from './sides.ts';
import type { Storyteller } from './storyteller.ts';

/** Milliseconds for a part of a story: whatever else is asked for has to wait no longer. */
const STORY_SLICE = 30;

type Answer<M extends Method> = Requests[M]['result'] | Promise<Requests[M]['result']>;
type Handlers = { readonly [M in Method]: (...params: Requests[M]['params']) => Answer<M> };

/** The game that is played: its table, and the people who look at it. */
interface Played {
  readonly game: PageGame;
  readonly edition: string;
  readonly table: LocalTable;
  readonly session: Session;
  /** Of how it went, once it is over. */
  storyteller: Promise<Storyteller<Position, Table, GameEvent, Moment>> | null;
}

export class Desk {
  readonly #publish: (moment: Moment) => void;
  #played: Played | null = null;
  #recording: Recording | null = null;
  #preferences: Preferences = DEFAULT_PREFERENCES;
  /** Loaded when somebody drafts: few do. */
  #limited: Promise<LimitedDesk> | null = null;

  constructor(publish: (moment: Moment) => void) {
    this.#publish = publish;
  }

  handle(request: Request): unknown {
    const handler = this.#handlers[request.method] as (...params: readonly unknown[]) => unknown;
    if (!Object.hasOwn(this.#handlers, request.method)) throw new Error(`the worker knows no ${request.method}`);
    return handler(...request.params);
  }

  #atLimited(): Promise<LimitedDesk> {
    this.#limited ??= import('./limited.ts').then((limited) => new limited.LimitedDesk());
    return this.#limited;
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

  async #resume(saved: SavedGame): Promise<Resumed> {
    const game = await loadGame(saved.replay.game);
    const { match, stop } = playedAgain(game, saved);
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
      isAlone: setup.alone !== undefined,
      stored,
    });
    this.#played = { game, edition: setup.edition, table, session, storyteller: null };
    session.begin();
  }

  readonly #handlers: Handlers = {
    library: async (game) => libraryOf(await loadGame(game)),
    start: (request) => this.#begin(request.game, (game) => requested(game, request)),
    lesson: (id, side, edition) => this.#begin(id, (game) => game.lesson(side, edition)),
    resume: (saved) => this.#resume(saved),
    peek: async (saved) => peekAt(await loadGame(saved.replay.game), saved),
    answer: (seat, decision, index) => this.#open().session.answer(seat, decision, index),
    answerAll: (seat, decision, answers) => this.#open().session.answerAll(seat, decision, answers),
    concede: (seat) => this.#open().session.concede(seat),
    lookAtHand: (seat, decision) => this.#open().session.lookAtHand(seat, decision),
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
    story: async () => {
      const played = this.#open();
      const { result } = played.session.known.table.state;
      if (result === null) throw new Error('the game is still on');
      const [winner = 0] = winnersOf(result);
      played.storyteller ??= import('./storyteller.ts').then((story) =>
        story.Storyteller.of(played.game, played.table.saved().replay, winner),
      );
      return (await played.storyteller).tell(STORY_SLICE, () => performance.now());
    },
    openReplay: async (text) => {
      this.#recording = await openRecording(text, loadGame);
      return this.#recording.info;
    },
    playOn: (decision, seats) => {
      const { game, from } = this.#opened();
      if (from === null) throw new ReplayError('what one player kept of a game cannot be played on');
      this.#play(game, { ...from.setup, seats }, from.commands.slice(0, decision));
      return null;
    },
    replayLog: (viewer) => this.#opened().log(viewer),
    replayAt: (decision, viewer) => {
      const opened = this.#opened();
      return { ...opened.game.momentOf(opened.known(viewer, decision), NO_ARRIVAL, null), question: null };
    },
    readDeck: async (game, text, file) => readDeckOf(await loadGame(game), text, file),
    formats: async (game) => formatsOf(await loadGame(game)),
    checkDeck: async (game, deck, side, edition, format) => {
      const { kit } = await loadGame(game);
      const organised = format === null ? undefined : await kit.organised?.();
      const wanted = organised?.formats.find(({ id }) => id === format);
      const more = wanted === undefined ? [] : organised!.faults(deck, wanted);
      return [...kit.game.checkDeck(deck, side, edition), ...more];
    },
    deckWarnings: async (game, deck) => (await loadGame(game)).kit.deckWarnings?.(deck) ?? [],
    deckChart: async (game, deck, edition) => (await loadGame(game)).deckChart(deck, edition),
    writeDeck: async (game, deck, side, about, format) => {
      const cards = (await loadGame(game)).kit.deckCards();
      return format === 'text' ? writeDeck(cards, { ...deck, side, about }) : writeLackeyDeck(cards, deck);
    },
    askMode: async (game, mode, what, about) => (await modeOf(await loadGame(game), mode)).ask(what, about),
    boosters: async (game) => (await this.#atLimited()).boosters(game),
    limitedOpen: async (setup) => (await this.#atLimited()).open(setup),
    limitedResume: async (saved) => (await this.#atLimited()).resume(saved),
    limitedSeat: async (seat) => (await this.#atLimited()).seat(seat),
    limitedTake: async (seat, taken, place) => (await this.#atLimited()).take(seat, taken, place),
    limitedDeck: async (seat, side, deck) => (await this.#atLimited()).keepDeck(seat, side, deck),
    limitedSuggest: async (seat, side) => (await this.#atLimited()).suggest(seat, side),
    limitedFaults: async (seat, side, deck) => (await this.#atLimited()).faults(seat, side, deck),
    limitedMatch: async (match) => (await this.#atLimited()).match(match),
  };
}

/** As far as it still plays; a game that does not go at all with the cards there are now is refused. */
function playedAgain({ kit }: PageGame, { replay }: SavedGame): ReturnType<typeof playReplay> {
  const played = playReplay(kit.game, replay);
  if (played.stop !== null && played.match.commands.length === 0) throw new ReplayError(played.stop);
  return played;
}

function peekAt(game: PageGame, saved: SavedGame): Moment {
  const { match } = playedAgain(game, saved);
  const people = saved.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
  const viewer = saved.alone ?? (people.length === 1 ? people[0]! : SPECTATOR);
  return game.momentOf(knownFrom(game.kit.game, pastOf(match, viewer, match.commands.length)), NO_ARRIVAL, null);
}

async function modeOf({ modes, kit }: PageGame, name: string): Promise<PageMode> {
  const load = modes?.get(name);
  if (load === undefined) throw new Error(`${kit.game.name} has no mode ${brief(name)}`);
  return await load();
}

async function requested(
  game: PageGame,
  { edition, seed, decks, seats, table, handicaps, mode, alone }: NewGameRequest,
): Promise<NewGame> {
  const begun = mode === undefined ? { edition, decks } : (await modeOf(game, mode.name)).begin?.(mode.about, seed);
  if (begun === undefined) throw new Error(`${game.kit.game.name} begins nothing by itself in that mode`);
  return {
    ...begun,
    seed,
    seats,
    ...(table === undefined ? {} : { table }),
    ...(handicaps === undefined ? {} : { handicaps }),
    ...(alone === undefined ? {} : { alone }),
  };
}

function readDeckOf(game: PageGame, text: string, file: string): DeckReading {
  try {
    const reading = readDeck(game.kit.deckCards(), text, { bareList: true, file });
    const { about, side } = reading.deck;
    return { ...reading, about, side: (side as DeckReading['side'] | null) ?? sideOf(game, reading.deck) };
  } catch (error) {
    if (!(error instanceof UnreadableDeck)) throw error;
    const { line, message } = error;
    return { deck: { name: '', cards: [] }, about: '', faults: [{ line, message }], warnings: [], side: 'Neutral' };
  }
}

/** The side of a deck's first card that has one. */
function sideOf(game: PageGame, deck: Deck): DeckReading['side'] {
  const sides = new Map(game.facts().map(({ id, side }) => [id, side]));
  return deck.cards.map(({ id }) => sides.get(id)).find(isDeckSide) ?? 'Neutral';
}

async function formatsOf(game: PageGame): Promise<Format[]> {
  const organised = await game.kit.organised?.();
  const ids = game.facts().map(({ id }) => id);
  const has = (format: PlayFormat, id: string): boolean =>
    organised!.faults({ name: '', cards: [{ id, copies: 1 }] }, format).length === 0;
  return (organised?.formats ?? [])
    .map((format) => ({
      id: format.id,
      name: format.name,
      rule: format.rule,
      cards: ids.filter((id) => has(format, id)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

function libraryOf(game: PageGame): Library {
  const { kit, edition } = game;
  const starters = new Set(kit.starterDecks().map((deck) => deck.name));
  const others = kit.game.editions.filter((id) => id !== edition);
  const editions = [edition, ...others];
  const cards = game.facts();
  const editionsOf = new Map(cards.map((card) => [card.id, card.editions]));
  const isIn = (card: string, id: string): boolean => editionsOf.get(card)?.includes(id) ?? true;
  const decks = kit.decks().map(
    (deck): NamedDeck => ({
      ...deck,
      side: deck.side as NamedDeck['side'],
      id: deck.name,
      starter: starters.has(deck.name),
      editions: editions.filter((id) => deck.cards.every((card) => isIn(card.id, id))),
    }),
  );
  return {
    version: kit.game.cardsVersion,
    cards,
    decks,
    editions,
    deckSizes: editions.map((id) => game.deckSize(id)),
    tables: kit.game.otherSeats ?? [],
  };
}
