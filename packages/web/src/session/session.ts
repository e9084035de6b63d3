/**
 * A game at this device: who sits where, what is answered by itself, how far it may be taken back, and what the page
 * gets to see. Runs in a worker or in a test; it knows no page.
 */
import { accessTo, type Bot } from '@dejarik/bots';
import { type Deck, Match, playReplay, type RandomState, record, type Replay, seeded } from '@dejarik/kernel';
import type { Event, EventKind, State, Swtcg, SwtcgMatch, SwtcgTable } from './engine.ts';
import { foregone } from './foregone.ts';
import { happeningsOf } from './happenings.ts';
import { Teller } from './log.ts';
import { type Moment, momentOf, NOTHING_CAME } from './moment.ts';
import { INSTEAD, type Order, othersFirst } from './order.ts';
import { automatic, NOT_PASSING, type Passing, stillPassing } from './stops.ts';
import { ALL_STOPS, DEFAULT_WISHES, type PassUntil, type Wishes } from './wishes.ts';
import { afterPass, type Declined, NOTHING_DECLINED } from './worth.ts';

export type SeatKind = 'human' | 'easy' | 'normal';

export interface NewGame {
  readonly edition: string;
  readonly seed: number | string;
  readonly decks: readonly [Deck, Deck];
  readonly seats: readonly [SeatKind, SeatKind];
  /** A prepared start, for lessons and reported moments. */
  readonly start?: State;
  /** What is answered to the first questions, whoever is asked: a guided game. */
  readonly script?: readonly Prepared[];
}

/** One prepared answer. With a step the game waits there until the player gives it, or says to go on. */
export interface Prepared {
  /** The number of the option; -1: whatever the player likes. */
  readonly answer: number;
  readonly step?: string;
}

/** What is kept of a game in progress; it opens again where it was. */
export interface SavedGame {
  readonly replay: Replay;
  readonly seats: readonly [SeatKind, SeatKind];
  readonly script?: readonly Prepared[];
}

/** Things after which an answer is not taken back: somebody saw something, or a die fell. */
const IRREVOCABLE: ReadonlySet<EventKind> = new Set(['roll', 'reroll', 'draw', 'look', 'show', 'shuffle', 'mulligan']);
/** The same when the enemy did it: it told what they held. */
const REVEALED: ReadonlySet<EventKind> = new Set([
  'reveal',
  'play',
  'deploy',
  'stack',
  'setUp',
  'layOpen',
  'layDown',
  'discard',
  'bid',
]);

type Bots = readonly (Bot<State> | null)[];

export class Session {
  readonly #game: Swtcg;
  readonly #setup: NewGame;
  readonly #bots: Bots;
  readonly #random: RandomState;
  readonly #publish: (moment: Moment) => void;
  readonly #teller: Teller;
  readonly #match: SwtcgMatch;
  #version = 0;
  #wishes: Wishes;
  #passing: Passing = NOT_PASSING;
  #order: Order | null = null;
  /** Decisions that a person gave by hand, to go back to. */
  readonly #byHand: { readonly decision: number; readonly seat: number }[] = [];
  /** How many events each decision had led to. */
  readonly #eventsAt: number[] = [];
  /** What had been declined when each decision came up. */
  readonly #declinedAt: Declined[] = [NOTHING_DECLINED];
  /** How many events the page has been shown. */
  #shown = 0;
  /** With two people: who looks at the screen. */
  #looking = -1;

  constructor(game: Swtcg, setup: NewGame, bots: Bots, publish: (moment: Moment) => void, wishes = DEFAULT_WISHES) {
    this.#game = game;
    this.#setup = setup;
    this.#bots = bots;
    this.#publish = publish;
    this.#wishes = wishes;
    this.#teller = new Teller(game);
    this.#random = seeded(`bot ${setup.seed}`);
    this.#match = new Match<State, SwtcgTable>(game, setup.start ?? game.start(setup));
    this.#eventsAt[0] = this.#match.events.length;
    this.#looking = bots.indexOf(null);
  }

  /** A game that was saved, at the question where it was left. */
  static resume(
    game: Swtcg,
    saved: SavedGame,
    bots: Bots,
    publish: (moment: Moment) => void,
    wishes = DEFAULT_WISHES,
  ): Session {
    const { replay, seats, script } = saved;
    const setup: NewGame = {
      edition: replay.edition,
      seed: replay.seed,
      decks: replay.decks as unknown as readonly [Deck, Deck],
      seats,
      ...(replay.start === undefined ? {} : { start: replay.start as State }),
      ...(script === undefined ? {} : { script }),
    };
    playReplay(game, replay); // says clearly what is wrong with a broken record
    const session = new Session(game, setup, bots, publish, wishes);
    for (const index of replay.answers) session.#give(index);
    session.#shown = session.#events.length;
    return session;
  }

  get match(): SwtcgMatch {
    return this.#match;
  }

  get #events(): readonly Event[] {
    return this.#match.events as readonly Event[];
  }

  get #declined(): Declined {
    return this.#declinedAt[this.#match.answers.length]!;
  }

  /** Whose eyes see the table now: the only person's, or with two people that of the one who is asked. */
  viewer(): number {
    const people = [0, 1].filter((seat) => this.#bots[seat] === null);
    if (people.length < 2) return people[0] ?? -1;
    return this.#match.state.question?.seat ?? people[0]!;
  }

  #give(index: number): void {
    const { question } = this.#match.state;
    if (question?.kind === 'order')
      this.#order = { decision: this.#match.answers.length, options: question.options, first: index };
    const passed = question?.kind === 'chance' && question.options[index]?.kind === 'pass';
    const declined = passed ? afterPass(this.#match, this.#declined) : this.#declined;
    this.#match.answer(index);
    this.#declinedAt[this.#match.answers.length] = declined;
    this.#eventsAt[this.#match.answers.length] = this.#events.length;
  }

  /** Shows the table as it is now to this pair of eyes. */
  #show(viewer = this.viewer()): void {
    const events = this.#events;
    const happened = happeningsOf(this.#game, events.slice(this.#shown), viewer);
    this.#shown = events.length;
    this.#looking = viewer;
    const log = this.#teller.tell(events, viewer, (event) => this.#decisionOf(event));
    const canUndo = this.#undoTarget() >= 0;
    const lesson = this.#setup.script?.[this.#match.answers.length] ?? null;
    const moment = momentOf(this.#match, viewer, { version: ++this.#version, canUndo, happened, log }, lesson);
    this.#publish(this.#withOthers(moment));
  }

  /** Offers the equally fast units too that can go first instead. */
  #withOthers(moment: Moment): Moment {
    const { question } = moment;
    if (question === null || question.seat !== moment.viewer || this.#prepared() !== null) return moment;
    const others = othersFirst(this.#game, this.#match, this.#order);
    return others.length === 0
      ? moment
      : { ...moment, question: { ...question, choices: [...question.choices, ...others] } };
  }

  /** Shows what came of an answer, if there is something to see. */
  #showNews(): void {
    if (this.#wishes.every && this.#events.slice(this.#shown).some(worthShowing)) this.#show(this.#looking);
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
        const index = this.#automatic(s.question.seat);
        if (index < 0) break;
        this.#give(index);
      } else this.#give(bot.choose(accessTo(this.#game, this.#match.table), this.#random));
      this.#showNews();
    }
    // Before the screen changes hands, the one who just acted sees what came of it.
    const next = this.viewer();
    if (next !== this.#looking && this.#shown < this.#events.length) this.#show(this.#looking);
    this.#show(next);
  }

  #automatic(seat: number): number {
    const { stops, hold } = this.#wishes;
    const passing = stillPassing(this.#match.state, this.#events, this.#passing, seat);
    if (!passing) this.#passing = NOT_PASSING;
    const answer = hold ? -1 : foregone(this.#match);
    if (answer >= 0) return answer;
    return automatic(this.#match, hold ? ALL_STOPS : stops, passing, this.#declined);
  }

  /** The answer of a person to the question with this number; an answer to an older one is ignored. */
  answer(decision: number, index: number): void {
    const prepared = this.#prepared();
    if (decision !== this.#match.answers.length || (prepared !== null && prepared.answer !== index)) return;
    const seat = this.#match.state.question?.seat ?? -1;
    const instead = index >= INSTEAD ? this.#order : null;
    if (instead === null) this.#byHand.push({ decision, seat });
    else {
      if (!othersFirst(this.#game, this.#match, instead).some((other) => other.index === index)) return;
      this.#byHand.push({ decision: instead.decision, seat });
      this.#goBack(instead.decision);
    }
    this.#give(instead === null ? index : index - INSTEAD);
    this.#showNews();
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
    const { turn, battleIn } = this.#match.state;
    this.#passing = { until, turn, battleIn, events: this.#events.length };
    this.advance();
  }

  /** The latest decision by hand since which nothing hidden was seen and no die rolled, or -1. */
  #undoTarget(): number {
    const last = this.#byHand[this.#byHand.length - 1];
    // With two people, each takes back only what was their own.
    if (last === undefined || last.seat !== this.viewer()) return -1;
    const since = this.#events.slice(this.#eventsAt[last.decision] ?? 0);
    const told = since.some((e) => IRREVOCABLE.has(e.kind) || (e.seat !== last.seat && REVEALED.has(e.kind)));
    return told ? -1 : last.decision;
  }

  undo(): void {
    const target = this.#undoTarget();
    if (target < 0) return;
    this.#byHand.pop();
    this.#passing = NOT_PASSING;
    this.#goBack(target);
    this.#show();
  }

  #goBack(decision: number): void {
    this.#match.undo(decision);
    this.#eventsAt.length = decision + 1;
    this.#declinedAt.length = decision + 1;
    this.#shown = this.#events.length;
    if (this.#order !== null && this.#order.decision >= decision) this.#order = null;
  }

  #decisionOf(event: number): number {
    return decisionAt(this.#eventsAt, event);
  }

  /** An earlier moment, to look at. */
  momentAt(decision: number): Moment {
    const past = new Match<State, SwtcgTable>(this.#game, this.#setup.start ?? this.#game.start(this.#setup));
    for (const index of this.#match.answers.slice(0, decision)) past.answer(index);
    const moment = momentOf(past, this.viewer(), { ...NOTHING_CAME, version: this.#version });
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

/** Events that need no moment of their own: passes and bookkeeping. */
const QUIET: ReadonlySet<EventKind> = new Set([
  'expire',
  'phase',
  'force',
  'points',
  'untap',
  'shuffle',
  'tap',
  'turn',
  'battleStep',
  'buildStep',
  'retreatStep',
  'attackEnds',
]);
const worthShowing = (event: Event): boolean => !QUIET.has(event.kind);
