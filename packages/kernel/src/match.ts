/**
 * One game being played: the state, the answers so far, what happened, and the way back. A fault inside a card
 * returns the game to the question it came from, with the option that failed marked; the game goes on.
 */
import type { Game, Setup } from './game.ts';
import { hash } from './plain.ts';
import { answer, type GameEvent, IllegalAnswer, type Position, run, type Table } from './procedure.ts';

/** What went wrong, and the answers that lead there again. */
export interface FaultReport {
  readonly decision: number;
  readonly option: number;
  readonly message: string;
  readonly answers: readonly number[];
}

/** A snapshot is kept every so many answers, so that going back replays only a few. */
const STRIDE = 32;

export class Match<S extends Position = Position, T extends Table<S> = Table<S>> {
  readonly game: Game<S, T>;
  readonly answers: number[] = [];
  readonly faults: FaultReport[] = [];
  table: T;
  readonly #first: S;
  /** Earlier states, each with how many events had happened by then. */
  readonly #snapshots: { readonly state: S; readonly events: number }[] = [];
  readonly #listening: boolean;
  readonly #keep: boolean;
  /** Options that failed, by the answers that led to their question: coming back there must not offer them again. */
  readonly #failed = new Map<string, number[]>();

  /** `events`: collect what happens; `keep`: hold snapshots for quick undo. A simulation wants neither. */
  constructor(game: Game<S, T>, start: S, options: { events?: boolean; keep?: boolean } = {}) {
    this.game = game;
    this.#listening = options.events ?? true;
    this.#keep = options.keep ?? true;
    this.#first = game.clone(start);
    this.table = game.table(game.clone(start));
    this.#restart();
  }

  static start<S extends Position, T extends Table<S>>(
    game: Game<S, T>,
    setup: Setup,
    options: { events?: boolean; keep?: boolean } = {},
  ): Match<S, T> {
    return new Match(game, game.start(setup), options);
  }

  get state(): S {
    return this.table.state;
  }

  get events(): readonly GameEvent[] {
    return this.table.events ?? [];
  }

  /** Of the game alone: which options failed is this match's own note, and no replay of it has the same. */
  hash(): string {
    return hash({ ...this.state, failed: [] });
  }

  answer(index: number): void {
    const decision = this.answers.length;
    if (this.#keep && decision % STRIDE === 0)
      this.#snapshots[decision / STRIDE] = { state: this.game.clone(this.state), events: this.events.length };
    try {
      this.#give(index);
      this.#markFailed();
    } catch (error) {
      if (error instanceof IllegalAnswer) throw error;
      this.#contain(decision, index, error instanceof Error ? error.message : String(error));
    }
  }

  /** Back to the question with this number (0 is the first), as if the answers since had not been given. */
  undo(decision: number): void {
    if (decision < 0 || decision > this.answers.length)
      throw new IllegalAnswer(`there is no decision ${decision} to go back to; ${this.answers.length} were made`);
    const kept = this.answers.slice(0, decision);
    const slot = Math.floor(decision / STRIDE);
    const snapshot = this.#snapshots[slot];
    this.#snapshots.length = Math.min(this.#snapshots.length, slot + 1); // those after it are of a line given up
    this.answers.length = 0;
    if (snapshot === undefined) {
      this.#restart();
      for (const index of kept) this.#give(index);
    } else {
      const events = this.#listening ? this.events.slice(0, snapshot.events) : null;
      this.table = this.game.table(this.game.clone(snapshot.state));
      this.table.events = events;
      this.answers.push(...kept.slice(0, slot * STRIDE));
      for (const index of kept.slice(slot * STRIDE)) this.#give(index);
    }
    this.#markFailed();
  }

  #give(index: number): void {
    answer(this.table, index);
    this.answers.push(index);
  }

  #restart(): void {
    this.table = this.game.table(this.game.clone(this.#first));
    this.table.events = this.#listening ? [] : null;
    run(this.table);
  }

  #markFailed(): void {
    if (this.#failed.size === 0) return;
    const failed = this.#failed.get(this.answers.join());
    if (failed !== undefined) this.state.failed = failed.slice();
  }

  #contain(decision: number, option: number, message: string): void {
    this.faults.push({ decision, option, message, answers: [...this.answers, option] });
    const line = this.answers.join();
    const failed = this.#failed.get(line) ?? [];
    failed.push(option);
    this.#failed.set(line, failed);
    this.undo(decision);
    const open = this.state.question;
    if (open === null || failed.length < open.options.length) return;
    // Every option failed: the answer that led here is the one to take back.
    if (decision === 0) {
      this.state.question = null;
      this.state.result = { winner: -1, reason: 'fault' };
      return;
    }
    const before = this.answers[decision - 1] as number;
    this.undo(decision - 1);
    this.#contain(decision - 1, before, message);
  }
}
