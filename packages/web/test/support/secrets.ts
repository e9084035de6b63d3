/**
 * Whether anything hidden reaches a viewer: two tables that differ only in what the viewer may not know are looked at
 * through all that the page is told, and the same is done at both. Whatever can be told apart is a leak.
 */
import { accessTo, livelyBot } from '@dejarik/bots';
import {
  below,
  type Deck,
  deckCombinations,
  Feed,
  type GameEvent,
  isAmong,
  Match,
  NOBODY,
  type Position,
  type Question,
  type RandomState,
  seeded,
  shuffle,
  type Table,
  viewersOf,
  type WitnessedEvent,
} from '@dejarik/kernel';
import { difference } from '@dejarik/kernel/testing';
import type { PageGame } from '../../src/session/game.ts';
import type { MomentBase } from '../../src/session/moment.ts';
import { DEFAULT_PREFERENCES } from '../../src/session/preferences.ts';
import { Viewpoint } from '../../src/session/viewpoint.ts';

/** What the rules of a game say about who may know what, written apart from the game's own answer. */
export interface Secrets<S extends Position, E extends GameEvent> {
  /** Whether the viewer may not see the card's face. */
  isHidden(state: S, viewer: number, card: number): boolean;
  /** Exchanges all that the viewer may not know. The table need not be one that can be played on. */
  exchange(state: S, viewer: number, random: RandomState): void;
  /** Exchanges hidden cards that can stand for each other, so that the table plays on as well. */
  redeal(state: S, viewer: number, random: RandomState): void;
  /** Whether the event shows the viewer cards that are hidden again afterwards. */
  isShownBy(event: E, viewer: number): boolean;
  /** Whether the event never shows the viewer its card, whoever is noted as a witness of it. */
  isKeptFrom(event: E, viewer: number): boolean;
  /** What else the page asks of the game about the cards with these numbers. */
  asks(cards: readonly number[]): readonly [what: string, about: unknown][];
}

interface Tally {
  states: number;
  /** Pairs that really differ. */
  different: number;
  /** Pairs that still looked the same after an answer, so that what was told on the way could be compared. */
  told: number;
  /** Answers that could not be given in the other state. */
  faults: number;
  readonly questions: Map<string, number>;
  readonly events: Map<string, number>;
  /** Fields of events, as kind and field, that somebody was not told. */
  readonly kept: Map<string, number>;
}

const newTally = (): Tally => ({
  states: 0,
  different: 0,
  told: 0,
  faults: 0,
  questions: new Map(),
  events: new Map(),
  kept: new Map(),
});

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** What was offered so seldom is always looked at; of the other questions one in so many. */
const SELDOM = 60;
const ONE_IN = 32;
const LONGEST = 3000;
/** One game in so many is played with shipped decks, and one with cards whose texts games by chance seldom come to. */
const SHIPPED = 4;
/** So many decks a side share the cards with abilities among them. */
const DECKS = 31;

export class Watch<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase> {
  readonly tally = newTally();
  readonly #page: PageGame<S, T, E, M>;
  readonly #secrets: Secrets<S, E>;
  readonly #shipped: readonly (readonly Deck[])[];
  readonly #seldom: readonly (readonly string[])[];
  readonly #offered = new Map<string, number>();
  #viewers = 0;
  #played = 0;

  /** `seldom`: how texts read that games with cards by chance seldom come to. */
  constructor(page: PageGame<S, T, E, M>, secrets: Secrets<S, E>, seldom: readonly RegExp[] = []) {
    this.#page = page;
    this.#secrets = secrets;
    this.#shipped = deckCombinations(page.kit, page.edition);
    const { abilities } = page.kit.game.abilities!(page.edition);
    this.#seldom = seldom.map((pattern) => abilities.flatMap(({ card, text }) => (pattern.test(text) ? [card] : [])));
    const without = this.#seldom.findIndex((cards) => cards.length === 0);
    if (without >= 0) throw new Error(`no text reads ${seldom[without]!.source}`);
  }

  /** Plays a game of lively players and looks at tables in the middle of it. The first leak is returned, in words. */
  #game(number: number): string | null {
    const { kit, edition } = this.#page;
    const { game } = kit;
    const random = seeded(`secrets ${number}`);
    const decks = this.#decks(number, random);
    const match = Match.start<S, T>(
      game,
      { edition, seed: `secrets ${number}`, decks },
      { events: false, keep: false },
    );
    const bot = livelyBot();
    for (let n = 0; n < LONGEST && match.state.question !== null; n++) {
      const { question } = match.state;
      if (this.#isSeldom(question) || below(random, ONE_IN) === 0) {
        count(this.tally.questions, question.kind);
        const viewers = viewersOf(match.state);
        const viewer = viewers[this.#viewers++ % viewers.length]!;
        const leak = this.#leakAt(match.state, viewer, random);
        if (leak !== null) return `game ${number}, decision ${n} (${question.kind}), viewer ${viewer}: ${leak}`;
      }
      match.repeat(bot.choose(accessTo(game, match.table), random));
    }
    return null;
  }

  /** Whether few such questions were looked at, or few in which one of its kinds of answers is offered. */
  #isSeldom({ kind, options }: Question): boolean {
    const kinds = [kind, ...new Set(options.map((option) => `${kind} ${option.kind}`))];
    const isSeldom = kinds.some((each) => (this.#offered.get(each) ?? 0) < SELDOM);
    if (isSeldom) for (const each of kinds) count(this.#offered, each);
    return isSeldom;
  }

  /** Shipped decks and decks of any cards; together those hold every card that does something. */
  #decks(number: number, random: RandomState): readonly Deck[] {
    const round = Math.floor(number / SHIPPED);
    if (number % SHIPPED === 0) return this.#shipped[round % this.#shipped.length]!;
    const { kit, edition } = this.#page;
    const catalogue = kit.game.abilities!(edition);
    const all = [...new Set(catalogue.abilities.map(({ card }) => card))];
    const isSeldom = number % SHIPPED === 1 && this.#seldom.length > 0;
    const wanted = isSeldom
      ? this.#seldom[round % this.#seldom.length]!
      : all.filter((_, place) => place % DECKS === number % DECKS);
    return kit.game.seats.map(({ side }) => catalogue.deck(side, random, wanted));
  }

  /** Looks at games, until so many states were looked at or there is a leak. */
  look(states: number, most = Infinity): string | null {
    const end = this.tally.states + states;
    for (let games = 0; this.tally.states < end && games < most; games++) {
      const leak = this.#game(this.#played++);
      if (leak !== null) return leak;
    }
    return null;
  }

  #leakAt(state: S, viewer: number, random: RandomState): string | null {
    this.tally.states++;
    const other = this.#page.kit.game.clone(state);
    this.#secrets.exchange(other, viewer, random);
    if (!isSame(facesOf(state), facesOf(other))) this.tally.different++;
    return this.#leakInSight(state, other, viewer) ?? this.#leakInAnswers(state, viewer, random);
  }

  /** Both tables are looked at. */
  #leakInSight(state: S, other: S, viewer: number): string | null {
    const [here, there] = [state, other].map((each) => this.#lookedAt(new Seat(this.#page, each, viewer)));
    return unlike(here, there);
  }

  /** The same is done at both tables, or two things that the viewer cannot tell apart at one of them. */
  #leakInAnswers(state: S, viewer: number, random: RandomState): string | null {
    const { seat, options } = state.question!;
    const about = options.map((option) => {
      const { card, target } = this.#page.pointed(option);
      return [card, target].some((each) => each >= 0 && this.#secrets.isHidden(state, viewer, each));
    });
    const ofKinds = (isSecret: boolean): Map<string, number[]> =>
      Map.groupBy(
        [...options.keys()].filter((index) => about[index] === isSecret),
        (index) => options[index]!.kind,
      );
    for (const [kind, open] of ofKinds(false)) {
      const index = open[below(random, open.length)]!;
      const other = this.#page.kit.game.clone(state);
      this.#secrets.redeal(other, viewer, random);
      const leak = this.#leakAfter([state, index], [other, index], viewer);
      if (leak !== null) return `after ${kind} ${leak}`;
    }
    if (viewer === seat) return null;
    for (const [kind, picks] of ofKinds(true)) {
      const [one, another] = [picks, picks].map((list) => list[below(random, list.length)]!);
      if (one === another) continue;
      const leak = this.#leakAfter([state, one!], [state, another!], viewer);
      if (leak !== null) return `after one ${kind} or another ${leak}`;
    }
    return null;
  }

  #leakAfter(...[one, another, viewer]: [one: Answered<S>, another: Answered<S>, viewer: number]): string | null {
    const [here, there] = [one, another].map(([state, index]) => {
      const at = new Seat(this.#page, state, viewer);
      at.answer(index);
      return at;
    }) as [Seat<S, T, E, M>, Seat<S, T, E, M>];
    this.#note(here.raw, here.state);
    if (here.failed || there.failed) {
      this.tally.faults++;
      return null;
    }
    // Where the views differ something was uncovered on the way.
    if (!isSame(here.known.view, there.known.view)) return null;
    this.tally.told++;
    const leak = unlike(this.#heardAt(here), this.#heardAt(there));
    if (leak !== null) return leak;
    // Of what it was shown the viewer is told other things, and rightly.
    if (!isSame(here.known.events, there.known.events)) return null;
    return unlike(this.#toldAt(here), this.#toldAt(there));
  }

  /** Notes which events there were, and which of their fields were kept from somebody. */
  #note(events: readonly E[], state: S): void {
    for (const event of events) {
      count(this.tally.events, event.kind);
      for (const viewer of viewersOf(state)) {
        const seen: object = this.#page.kit.game.viewEvent(event, viewer) ?? {};
        for (const [field, value] of Object.entries(event))
          if (field !== 'witnesses' && !isSame((seen as Readonly<Record<string, unknown>>)[field], value))
            count(this.tally.kept, `${event.kind} ${field}`);
      }
    }
  }

  /** What the viewer knows of the events, but of those that showed them something only that they happened. */
  #heardAt({ raw, viewer }: Seat<S, T, E, M>): unknown {
    const { game } = this.#page.kit;
    return {
      events: raw.map((event) => {
        const { witnesses = NOBODY } = event as WitnessedEvent;
        const isShown = isAmong(witnesses, viewer) || this.#secrets.isShownBy(event, viewer);
        return isShown && !this.#secrets.isKeptFrom(event, viewer) ? event.kind : game.viewEvent(event, viewer);
      }),
    };
  }

  /** What the page makes of the events, and what the seat may take back after them. */
  #toldAt({ known, viewer }: Seat<S, T, E, M>): unknown {
    const { game } = this.#page.kit;
    return {
      happened: this.#page.happenings(known, 0),
      log: known.log(true),
      sentences: known.events.map((event) => game.describeEvent(event)),
      lessons: known.events.map((event) => [game.lessonOf(event, viewer), game.weightOf(event)]),
    };
  }

  /** All that can be seen and asked of the table as it is. */
  #lookedAt({ known, viewer }: Seat<S, T, E, M>): unknown {
    const page = this.#page;
    const { kit } = page;
    const { table } = known;
    const { question } = table.state;
    const arrival = { version: 1, canUndo: false, happened: page.happenings(known, 0), log: known.log(true) };
    const moment = page.momentOf(known, arrival, null);
    const isAsked = question?.seat === viewer;
    const assistant = page.assistant();
    const options = isAsked ? question.options : [];
    const numbers = cardNumbers(table.state);
    const sight = kit.cardsInSight(table);
    return {
      view: known.view,
      moment,
      completed: isAsked ? assistant.completed(known, moment) : null,
      automatic: isAsked ? assistant.automatic(known, DEFAULT_PREFERENCES) : null,
      options: options.map((option) => [
        kit.game.describeOption(table, option),
        kit.remark(table, option),
        kit.mark(table, option),
      ]),
      asked: isAsked ? [kit.questionText(table), kit.passing.leaves(table)] : [],
      board: kit.boardLines(table, 100),
      sight,
      cards: numbers.map((card) => kit.cardOnTable(table, card)),
      answers: this.#secrets.asks(numbers).map(([what, about]) => page.askGame(known, what, about)),
      whyNot: sight.map(({ card }, place) =>
        kit.intents.map((kind) => [
          kit.whyNot(table, { kind, card }),
          kit.whyNot(table, { kind, card, target: sight[(place + 1) % sight.length]!.card }),
        ]),
      ),
    };
  }
}

type Answered<S> = readonly [state: S, index: number];

/** One viewer at one table, fed as the page is. */
class Seat<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase> {
  readonly viewer: number;
  readonly known: Viewpoint<S, T, E>;
  readonly #match: Match<S, T>;
  readonly #feed: Feed<S, T>;
  #version: number;

  constructor({ kit }: PageGame<S, T, E, M>, state: S, viewer: number) {
    this.viewer = viewer;
    this.#match = new Match<S, T>(kit.game, state, { keep: false });
    this.#feed = new Feed<S, T>(this.#match, viewer);
    this.known = new Viewpoint(kit, viewer);
    this.#version = this.#take(0);
  }

  #take(version: number): number {
    const update = this.#feed.sync(version);
    this.known.take(update);
    return update.version;
  }

  answer(index: number): void {
    this.#match.repeat(index);
    this.#version = this.#take(this.#version);
  }

  get failed(): boolean {
    return this.#match.faults.length > 0;
  }

  get state(): S {
    return this.#match.state;
  }

  /** What really happened. */
  get raw(): readonly E[] {
    return this.#match.events as readonly E[];
  }
}

/** States of both games have their cards in columns. */
const facesOf = (state: unknown): readonly number[] => (state as { readonly def: readonly number[] }).def;
const cardNumbers = (state: unknown): number[] => [...facesOf(state).keys()];

/** Whether two pieces of plain data say the same. Much is compared, and nearly always it does. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const [one, other] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

/** The first difference, in words. */
const unlike = (here: unknown, there: unknown): string | null =>
  isSame(here, there) ? null : (difference(here, there) ?? 'it reads otherwise');

/** Deals the faces at these numbers to them anew. */
export function dealAnew(def: number[], cards: readonly number[], random: RandomState): void {
  const faces = inAnyOrder(
    cards.map((card) => def[card]!),
    random,
  );
  for (const [i, card] of cards.entries()) def[card] = faces[i]!;
}

export function inAnyOrder(list: readonly number[], random: RandomState): number[] {
  const mixed = list.slice();
  shuffle(random, mixed);
  return mixed;
}
