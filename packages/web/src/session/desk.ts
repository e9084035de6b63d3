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
import {
  type Definition,
  deckCards,
  type Event,
  explain,
  isUnit,
  nameOf,
  printAbility,
  shippedDecks,
  starterDecks,
  type State,
  type Swtcg,
  type SwtcgMatch,
  type SwtcgTable,
  swtcg,
  title,
  whyNot,
} from './engine.ts';
import { lesson } from './lesson.ts';
import { wholeLog } from './log.ts';
import { type Moment, momentOf, NOTHING_CAME } from './moment.ts';
import type {
  DeckReading,
  Explained,
  ExplainedPart,
  Facts,
  Library,
  Method,
  NamedDeck,
  Request,
  Requests,
} from './protocol.ts';
import { decisionAt, type NewGame, type SavedGame, type SeatKind, Session } from './session.ts';
import { DEFAULT_WISHES, type Wishes } from './wishes.ts';

type Handlers = { readonly [M in Method]: (...params: Requests[M]['params']) => Requests[M]['result'] };

/** Easy looks at one world and not far; normal is the full greedy player. */
const EASY = { worlds: 1, depth: 12, margin: 0.02 };

export class Desk {
  readonly #game: Swtcg = swtcg();
  readonly #publish: (moment: Moment) => void;
  #session: Session | null = null;
  #replay: Replay | null = null;
  /** The opened replay played to its end, and how many events each answer had led to. */
  #recordedGame: { readonly match: SwtcgMatch; readonly eventsAt: readonly number[] } | null = null;
  #wishes: Wishes = DEFAULT_WISHES;

  constructor(publish: (moment: Moment) => void) {
    this.#publish = publish;
  }

  handle(request: Request): unknown {
    const handler = this.#handlers[request.method] as ((...params: readonly unknown[]) => unknown) | undefined;
    if (handler === undefined) throw new Error(`the worker knows no ${request.method}`);
    return handler(...request.params);
  }

  #open(): Session {
    if (this.#session === null) throw new Error('no game is open');
    return this.#session;
  }

  #botFor(seat: SeatKind): Bot<State> | null {
    if (seat === 'human') return null;
    return seat === 'easy' ? greedyBot<State, SwtcgTable>(this.#game, EASY) : greedyBot<State, SwtcgTable>(this.#game);
  }

  #begin(setup: NewGame): null {
    const bots = setup.seats.map((seat) => this.#botFor(seat));
    this.#session = new Session(this.#game, setup, bots, this.#publish, this.#wishes);
    this.#session.advance();
    return null;
  }

  #resume(saved: SavedGame): null {
    const bots = saved.seats.map((seat) => this.#botFor(seat));
    this.#session = Session.resume(this.#game, saved, bots, this.#publish, this.#wishes);
    this.#session.advance();
    return null;
  }

  /** A recorded game played up to a decision. */
  #recorded(decision: number): SwtcgMatch {
    if (this.#replay === null) throw new Error('no replay is open');
    const { answers, start } = this.#replay;
    const match = new Match<State, SwtcgTable>(
      this.#game,
      start === undefined ? this.#game.start(this.#replay) : (start as State),
    );
    for (const index of answers.slice(0, decision)) match.answer(index);
    return match;
  }

  readonly #handlers: Handlers = {
    library: () => libraryOf(this.#game),
    start: (wish) => this.#begin(wish),
    lesson: (side) => this.#begin(lesson(this.#game, side)),
    resume: (saved) => this.#resume(saved),
    answer: (decision, index) => {
      this.#open().answer(decision, index);
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
      return whyNot(session.match.table, session.viewer(), wish);
    },
    explain: (card) => explained(this.#open().match, card),
    save: () => this.#open().saved(),
    openReplay: (text) => {
      const replay = readReplay(text);
      const eventsAt: number[] = [];
      const match = playReplay(this.#game, replay, ({ events }) => eventsAt.push(events.length));
      this.#replay = replay;
      this.#recordedGame = { match, eventsAt };
      const { problem } = replay as Replay & { readonly problem?: { readonly decision?: number } };
      return { decisions: replay.answers.length, problem: problem?.decision ?? -1 };
    },
    replayLog: (viewer) => {
      if (this.#recordedGame === null) return [];
      const { match, eventsAt } = this.#recordedGame;
      return wholeLog(this.#game, match.events as readonly Event[], viewer, (event) => decisionAt(eventsAt, event));
    },
    replayAt: (decision, viewer) => ({ ...momentOf(this.#recorded(decision), viewer, NOTHING_CAME), question: null }),
    readDeck: (text) => this.#readDeck(text),
    checkDeck: (deck, seat) => this.#game.checkDeck(deck, seat, 'nh'),
    writeDeck: (deck, side, format) =>
      format === 'text'
        ? writeDeck(this.#deckCards, { ...deck, side, about: '' })
        : writeLackeyDeck(this.#deckCards, deck),
  };

  get #deckCards() {
    return deckCards(this.#game.cards);
  }

  #readDeck(text: string): DeckReading {
    try {
      const { deck, faults } = readDeck(this.#deckCards, text);
      const side = deck.side ?? sideOf(this.#game, deck);
      return { deck, faults, side, broken: this.#game.checkDeck(deck, -1, 'nh') };
    } catch (error) {
      if (!(error instanceof UnreadableDeck)) throw error;
      const { line, message } = error;
      return { deck: { name: '', cards: [] }, faults: [{ line, message }], side: 'Neutral', broken: [] };
    }
  }
}

/** The side of a deck's first card that has one. */
function sideOf(game: Swtcg, deck: Deck): DeckReading['side'] {
  for (const { id } of deck.cards) {
    const side = game.cards.byId.get(id)?.card.side;
    if (side === 'Dark' || side === 'Light') return side;
  }
  return 'Neutral';
}

function factsOf({ card }: Definition): Facts {
  const { id, set, number, name, version, side, type, subtypes, rarity, cost, speed, power, health } = card;
  const text = card.abilities.map((ability) => printAbility(ability, type));
  const { unplayable = '' } = card;
  return {
    id,
    set,
    number,
    title: title(card),
    name,
    version,
    side,
    type,
    subtypes,
    rarity,
    cost,
    speed,
    power,
    health,
    text,
    unplayable,
  };
}

function libraryOf(game: Swtcg): Library {
  const starters = new Set(starterDecks(game.cards).map((deck) => deck.name));
  const decks: NamedDeck[] = shippedDecks(game.cards).map((deck) => ({
    ...deck,
    id: deck.name,
    starter: starters.has(deck.name),
  }));
  return { version: game.cardsVersion, cards: game.cards.cards.map(factsOf), decks };
}

function explained(match: SwtcgMatch, card: number): Explained {
  const g = match.table;
  const parts = (stat: 'speed' | 'power' | 'health'): ExplainedPart[] =>
    isUnit(g.cards.cards[g.state.def[card]!]!.card)
      ? explain(g, card, stat).map((part) => ({
          ...part,
          from: part.source < 0 ? '' : part.source === card ? 'printed' : nameOf(g, part.source),
        }))
      : [];
  return { speed: parts('speed'), power: parts('power'), health: parts('health') };
}
