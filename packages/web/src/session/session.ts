/**
 * A game at this device: who sits where, what is answered by itself, how far it may be taken back, and what the page
 * gets to see. Runs in a worker or in a test; it knows no page.
 */
import { accessTo, type Bot } from '@dejarik/bots';
import {
  concession,
  type Deck,
  type GameEvent,
  Match,
  playReplay,
  type Position,
  type RandomState,
  record,
  type Replay,
  seeded,
  type Table,
} from '@dejarik/kernel';
import type { Assistant, PageGame } from './game.ts';
import { Teller } from './log.ts';
import { type Moment, type MomentBase, NOTHING_CAME, type Prepared } from './moment.ts';
import type { Meant } from './protocol.ts';
import { DEFAULT_WISHES, type PassUntil, type Wishes } from './wishes.ts';

export type SeatKind = 'human' | 'easy' | 'normal';

export interface NewGame {
  readonly edition: string;
  readonly seed: number | string;
  readonly decks: readonly Deck[];
  readonly seats: readonly SeatKind[];
  /** A prepared start, for lessons and reported moments. */
  readonly start?: Position;
  /** What is answered to the first questions, whoever is asked: a guided game. */
  readonly script?: readonly Prepared[];
}

/** What is kept of a game in progress; it opens again where it was. */
export interface SavedGame {
  readonly replay: Replay;
  readonly seats: readonly SeatKind[];
  readonly script?: readonly Prepared[];
}

type Bots = readonly (Bot<never> | null)[];

export class Session<S extends Position = Position, T extends Table<S> = Table<S>, M extends MomentBase = Moment> {
  readonly #game: PageGame<S, T, M>;
  readonly #setup: NewGame;
  readonly #bots: Bots;
  readonly #random: RandomState;
  readonly #publish: (moment: M) => void;
  readonly #teller: Teller;
  readonly #match: Match<S, T>;
  readonly #assistant: Assistant<S, T, M>;
  #version = 0;
  #wishes: Wishes;
  /** Decisions that a person gave by hand, to go back to. */
  readonly #byHand: { readonly decision: number; readonly seat: number }[] = [];
  /** How many events each decision had led to. */
  readonly #eventsAt: number[] = [];
  /** How many events the page has been shown. */
  #shown = 0;
  /** With two people: who looks at the screen. */
  #looking = -1;

  constructor(
    game: PageGame<S, T, M>,
    setup: NewGame,
    bots: Bots,
    publish: (moment: M) => void,
    wishes: Wishes = DEFAULT_WISHES,
  ) {
    this.#game = game;
    this.#setup = setup;
    this.#bots = bots;
    this.#publish = publish;
    this.#wishes = wishes;
    this.#assistant = game.assistant();
    this.#teller = new Teller(game);
    this.#random = seeded(`bot ${setup.seed}`);
    this.#match = this.#fromStart();
    this.#eventsAt[0] = this.#match.events.length;
    this.#looking = bots.indexOf(null);
  }

  /** A game that was saved, at the question where it was left. */
  static resume<S extends Position, T extends Table<S>, M extends MomentBase>(
    game: PageGame<S, T, M>,
    saved: SavedGame,
    bots: Bots,
    publish: (moment: M) => void,
    wishes: Wishes = DEFAULT_WISHES,
  ): Session<S, T, M> {
    const { replay, seats, script } = saved;
    const setup: NewGame = {
      edition: replay.edition,
      seed: replay.seed,
      decks: replay.decks,
      seats,
      ...(replay.start === undefined ? {} : { start: replay.start }),
      ...(script === undefined ? {} : { script }),
    };
    playReplay(game.kit.game, replay); // says clearly what is wrong with a broken record
    const session = new Session(game, setup, bots, publish, wishes);
    for (const index of replay.answers) session.#give(index);
    session.#shown = session.#events.length;
    return session;
  }

  #fromStart(): Match<S, T> {
    const { game } = this.#game.kit;
    const { start } = this.#setup;
    return new Match<S, T>(game, start === undefined ? game.start(this.#setup) : (start as S));
  }

  get match(): Match<S, T> {
    return this.#match;
  }

  get #events(): readonly GameEvent[] {
    return this.#match.events;
  }

  /** Whose eyes see the table now: the only person's, or with two people that of the one who is asked. */
  viewer(): number {
    const people = [0, 1].filter((seat) => this.#bots[seat] === null);
    if (people.length < 2) return people[0] ?? -1;
    return this.#match.state.question?.seat ?? people[0]!;
  }

  #give(index: number): void {
    this.#assistant.note(this.#match, index);
    this.#match.answer(index);
    this.#eventsAt[this.#match.answers.length] = this.#events.length;
  }

  /** Shows the table as it is now to this pair of eyes. */
  #show(viewer = this.viewer()): void {
    const events = this.#events;
    const happened = this.#game.happenings(events, this.#shown, viewer);
    this.#shown = events.length;
    this.#looking = viewer;
    const log = this.#teller.tell(events, viewer, (event) => decisionAt(this.#eventsAt, event));
    const canUndo = this.#undoTarget() >= 0;
    const lesson = this.#setup.script?.[this.#match.answers.length] ?? null;
    const coming = { version: ++this.#version, canUndo, happened, log };
    const moment = this.#game.momentOf(this.#match, viewer, coming, lesson);
    this.#publish(this.#prepared() === null ? this.#assistant.completed(this.#match, moment) : moment);
  }

  /** Shows what came of an answer, if there is something to see. */
  #showNews(): void {
    if (this.#wishes.every && this.#events.slice(this.#shown).some((event) => !this.#game.isQuiet(event)))
      this.#show(this.#looking);
  }

  /** Plays on by itself until a person has to decide, publishing each moment that shows something new. */
  advance(): void {
    for (;;) {
      const s = this.#match.state;
      if (s.question === null) break;
      const prepared = this.#prepared();
      if (prepared !== null) {
        if (prepared.step !== undefined) break;
        this.#give(prepared.answer);
        this.#showNews();
        continue;
      }
      const bot = this.#bots[s.question.seat] ?? null;
      if (bot === null) {
        const index = this.#assistant.automatic(this.#match, this.#wishes, s.question.seat);
        if (index < 0) break;
        this.#give(index);
      } else this.#give((bot as Bot<S>).choose(accessTo(this.#game.kit.game, this.#match.table), this.#random));
      this.#showNews();
    }
    // Before the screen changes hands, the one who just acted sees what came of it.
    const next = this.viewer();
    if (next !== this.#looking && this.#shown < this.#events.length) this.#show(this.#looking);
    this.#show(next);
  }

  /** The answer of a person to the question with this number; an answer to an older one is ignored. */
  answer(decision: number, index: number): void {
    const prepared = this.#prepared();
    if (decision !== this.#match.answers.length || (prepared !== null && prepared.answer !== index)) return;
    const { question } = this.#match.state;
    const seat = question?.seat ?? -1;
    const isEngines = index < (question?.options.length ?? 0);
    const given = isEngines ? { decision, index } : this.#assistant.instead(this.#match, index);
    if (given === null) return;
    this.#byHand.push({ decision: given.decision, seat });
    if (!isEngines) this.#goBack(given.decision);
    this.#give(given.index);
    this.#showNews();
    this.advance();
  }

  /** Answers by what they mean, each to the question that the one before it leads to; together they are taken back. */
  answerAll(decision: number, answers: readonly Meant[]): void {
    if (decision !== this.#match.answers.length) return;
    const seat = this.#match.state.question?.seat ?? -1;
    for (const { kind, card } of answers) {
      const { question, failed } = this.#match.state;
      if (question?.seat !== seat) break;
      const index = question.options.findIndex(
        (option, i) => option.kind === kind && option.card === card && !failed.includes(i),
      );
      if (index < 0) break;
      const prepared = this.#prepared();
      if (prepared !== null && prepared.answer !== index) {
        // A guided game takes all of it as told, or nothing.
        this.#goBack(decision);
        return;
      }
      this.#give(index);
    }
    if (decision === this.#match.answers.length) return;
    this.#byHand.push({ decision, seat });
    this.#showNews();
    this.advance();
  }

  /** The one who looks at the table gives the game up. */
  concede(): void {
    const seat = this.viewer();
    if (seat < 0 || this.#match.state.result !== null) return;
    this.#give(concession(seat));
    this.advance();
  }

  /** Lets a guided game give the answer at which it waits. */
  goOn(decision: number): void {
    const prepared = this.#prepared();
    if (decision !== this.#match.answers.length || prepared === null) return;
    this.#give(prepared.answer);
    this.#showNews();
    this.advance();
  }

  /** What the script of a guided game answers to the open question, or null. */
  #prepared(): Prepared | null {
    const prepared = this.#setup.script?.[this.#match.answers.length];
    return prepared === undefined || prepared.answer < 0 ? null : prepared;
  }

  /** Changes how the player is asked; a question that is no longer wanted is answered. */
  wish(wishes: Wishes): void {
    this.#wishes = wishes;
    this.advance();
  }

  /** Passes without asking until then. */
  passUntil(until: PassUntil): void {
    this.#assistant.passUntil(this.#match, until);
    this.advance();
  }

  /** The latest decision by hand since which nothing hidden was seen and no die rolled, or -1. */
  #undoTarget(): number {
    const last = this.#byHand[this.#byHand.length - 1];
    // With two people, each takes back only what was their own.
    if (last === undefined || last.seat !== this.viewer()) return -1;
    const since = this.#events.slice(this.#eventsAt[last.decision] ?? 0);
    return since.some((event) => this.#game.isFinal(event, last.seat)) ? -1 : last.decision;
  }

  undo(): void {
    const target = this.#undoTarget();
    if (target < 0) return;
    this.#byHand.pop();
    this.#assistant.passUntil(this.#match, 'none');
    this.#goBack(target);
    this.#show();
  }

  #goBack(decision: number): void {
    this.#match.undo(decision);
    this.#eventsAt.length = decision + 1;
    this.#shown = this.#events.length;
    this.#assistant.back(decision);
  }

  /** An earlier moment, to look at. */
  momentAt(decision: number): M {
    const past = this.#fromStart();
    for (const index of this.#match.answers.slice(0, decision)) past.answer(index);
    const moment = this.#game.momentOf(past, this.viewer(), { ...NOTHING_CAME, version: this.#version });
    return { ...moment, question: null };
  }

  saved(): SavedGame {
    const { edition, seed, decks, start, seats, script } = this.#setup;
    const replay = record(this.#match, { edition, seed, decks, ...(start === undefined ? {} : { start }) });
    return { replay, seats, ...(script === undefined ? {} : { script }) };
  }
}

/** After which decision the event with this number had happened; `eventsAt`: how many each decision had led to. */
export function decisionAt(eventsAt: readonly number[], event: number): number {
  let low = 0;
  let high = eventsAt.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (eventsAt[middle]! > event) high = middle;
    else low = middle + 1;
  }
  return low;
}
