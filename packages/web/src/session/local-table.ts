/**
 * A table at this device: the match itself, the bots that sit at it, and in a guided game the prepared answers. Nothing
 * that makes moments holds it; those who look on follow it by its feeds.
 */
import { accessTo } from '@dejarik/bots';
import {
  type Command,
  type Feed,
  type Game,
  Host,
  IllegalAnswer,
  Match,
  type Position,
  type RandomState,
  record,
  seeded,
  type Setup,
  type Table,
  type Update,
} from '@dejarik/kernel';
import { type Bots, botsFor } from './bots.ts';
import { pastOf } from './known.ts';
import type { Prepared } from './moment.ts';
import type { NewGame, SavedGame } from './new-game.ts';
import type { Guide, TableLink } from './table-link.ts';

interface Followed<S extends Position, T extends Table<S>> {
  readonly feed: Feed<S, T>;
  version: number;
}

/** What was asked at a decision: of whom, and how many events had happened. */
interface Milestone {
  readonly asked: number;
  readonly events: number;
}

const setupOf = ({ edition, seed, decks, table, handicaps }: NewGame): Setup => ({
  edition,
  seed,
  decks,
  ...(table === undefined ? {} : { seats: table }),
  ...(handicaps === undefined ? {} : { handicaps }),
});

export class LocalTable<S extends Position = Position, T extends Table<S> = Table<S>> implements TableLink<S>, Guide {
  readonly #game: Game<S, T>;
  readonly #setup: NewGame;
  readonly #host: Host<S, T>;
  readonly #bots: Bots<S>;
  readonly #random: RandomState;
  readonly #milestones: Milestone[] = [];
  readonly #followed: Followed<S, T>[] = [];
  #listener: (updates: readonly Update<S>[]) => void = () => {};
  /** Commands of a stored game that are still to be repeated. */
  readonly #stored: Command[];
  /** Commands that came in while another was carried out. */
  readonly #waiting: (() => void)[] = [];
  #isPlaying = false;

  /** `stored`: what was done before the game was left; it is done again once somebody follows. */
  constructor(
    game: Game<S, T>,
    setup: NewGame,
    stored: readonly Command[] = [],
    bots: Bots<S> = botsFor(game, setup.seats),
  ) {
    this.#game = game;
    this.#setup = setup;
    this.#bots = bots;
    this.#stored = stored.slice();
    this.#random = seeded(`bot ${setup.seed}`);
    const first = setup.start === undefined ? game.start(setupOf(setup)) : game.checkState(setup.start);
    if (setup.seats.length !== first.seats.length)
      throw new Error(`${setup.seats.length} players were named for ${first.seats.length} seats`);
    this.#host = new Host(new Match<S, T>(game, first));
    this.#note();
  }

  /** Only for those who run the table; what is shown to people comes from its feeds. */
  get match(): Match<S, T> {
    return this.#host.match;
  }

  follow(viewers: readonly number[], listener: (updates: readonly Update<S>[]) => void): void {
    this.#followed.length = 0;
    for (const viewer of viewers) this.#followed.push({ feed: this.#host.feed(viewer), version: 0 });
    this.#listener = listener;
    this.#tell();
    this.#play();
  }

  answer(seat: number, decision: number, index: number): void {
    this.#do(() => {
      this.#isPersons(seat);
      const { answer = null } = this.prepared(decision) ?? {};
      if (answer !== null && answer !== index) throw new IllegalAnswer('the guided game waits for another answer');
      this.#host.answer(seat, decision, index);
    });
  }

  concede(seat: number): void {
    this.#do(() => {
      this.#isPersons(seat);
      this.#host.concede(seat);
    });
  }

  undo(seat: number, decision: number): void {
    this.#do(() => {
      this.#isPersons(seat);
      if (!this.#mayUndo(seat, decision)) throw new IllegalAnswer(`decision ${decision} cannot be taken back`);
      this.#host.undo(decision);
    });
  }

  at(viewer: number, decision: number): Promise<Update<S>> {
    return new Promise((resolve) => resolve(pastOf(this.match, viewer, decision)));
  }

  prepared(decision: number): Prepared | null {
    return this.#setup.script?.[decision] ?? null;
  }

  goOn(decision: number): void {
    this.#do(() => {
      const { answer = null } = this.prepared(decision) ?? {};
      const { question } = this.match.state;
      if (answer === null || question === null) throw new IllegalAnswer('nothing is prepared here');
      this.#host.answer(question.seat, decision, answer);
    });
  }

  /** The whole game, for the browser's keeping and, once it is over, for everybody. */
  saved(): SavedGame {
    const { start, seats, script, alone } = this.#setup;
    const replay = record(this.match, { ...setupOf(this.#setup), ...(start === undefined ? {} : { start }) });
    return {
      replay,
      seats,
      ...(script === undefined ? {} : { script }),
      ...(alone === undefined ? {} : { alone }),
    };
  }

  #isPersons(seat: number): void {
    if (this.#bots[seat] !== null) throw new IllegalAnswer(`nobody here plays seat ${seat}`);
  }

  #mayUndo(seat: number, decision: number): boolean {
    const { state, events } = this.match;
    const then = this.#milestones[decision];
    if (state.result !== null || then?.asked !== seat || decision >= this.match.commands.length) return false;
    return events.slice(then.events).every((event) => {
      const viewed = this.#game.viewEvent(event, seat);
      return viewed === null || this.#game.lessonOf(viewed, seat) === 'nothing';
    });
  }

  /** Carries a person's command out; while another is being told of, after it. */
  #do(command: () => void): void {
    this.#waiting.push(command);
    this.#play();
  }

  /** Plays on by itself until a person has to decide. Whoever follows is told after each command. */
  #play(): void {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    try {
      for (;;) {
        const command = this.#waiting.shift();
        if (command === undefined && !this.#playOne()) break;
        if (command !== undefined && !isAccepted(command)) continue;
        this.#note();
        this.#tell();
      }
    } finally {
      this.#isPlaying = false;
      this.#waiting.length = 0;
    }
  }

  /** Repeats a stored command, or answers what is prepared or for a bot; false: a person has to. */
  #playOne(): boolean {
    const { match } = this;
    const stored = this.#stored.shift();
    if (stored !== undefined) {
      match.repeat(stored);
      return true;
    }
    const { question } = match.state;
    if (question === null) return false;
    const decision = match.commands.length;
    const { answer = null, step } = this.prepared(decision) ?? {};
    const bot = this.#bots[question.seat] ?? null;
    if (answer !== null) {
      if (step !== undefined) return false;
      this.#host.answer(question.seat, decision, answer);
    } else if (bot === null) return false;
    else this.#host.answer(question.seat, decision, bot.choose(accessTo(this.#game, match.table), this.#random));
    return true;
  }

  #note(): void {
    const { commands, state, events } = this.match;
    this.#milestones.length = commands.length;
    this.#milestones.push({ asked: state.question?.seat ?? -1, events: events.length });
  }

  #tell(): void {
    this.#listener(
      this.#followed.map((followed) => {
        const update = followed.feed.sync(followed.version);
        followed.version = update.version;
        return update;
      }),
    );
  }
}

/** What is not for this seat to do, or comes too late, changes nothing. */
function isAccepted(command: () => void): boolean {
  try {
    command();
    return true;
  } catch (error) {
    if (error instanceof IllegalAnswer) return false;
    throw error;
  }
}
