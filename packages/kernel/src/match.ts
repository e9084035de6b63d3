/**
 * One game being played: the state, the commands so far, what happened, and the way back. A fault inside a card
 * returns the game to the question it came from, with the option that failed marked; the game goes on.
 */
import type { Game, Setup } from './game.ts';
import { hash, mixed } from './plain.ts';
import { answer, concede, type GameEvent, IllegalAnswer, type Position, run, type Table } from './procedure.ts';
import { drawOf } from './seats.ts';
import { Milestones } from './milestones.ts';

/** What was done: the number of the option that the asked seat took, or a seat giving up. */
export type Command = number | { readonly concede: number };

/** What went wrong, and the commands that lead there again. */
export interface FaultReport {
  readonly decision: number;
  readonly option: number;
  readonly message: string;
  readonly commands: readonly Command[];
}

interface Snapshot<S> {
  readonly state: S;
  /** How many events had happened by then. */
  readonly events: number;
}

export class Match<S extends Position = Position, T extends Table<S> = Table<S>> {
  readonly game: Game<S, T>;
  readonly commands: Command[] = [];
  readonly faults: FaultReport[] = [];
  table: T;
  readonly #first: S;
  readonly #snapshots = new Milestones<Snapshot<S>>();
  readonly #listening: boolean;
  readonly #keep: boolean;
  /** Options that failed, by the commands that led to their question: coming back there must not offer them again. */
  readonly #failed = new Map<string, number[]>();
  /** After each command, a number that tells apart what was asked and answered so far, whatever the cards' numbers. */
  readonly #course: number[] = [];
  #version = 1;

  /** `events`: collect what happens; `keep`: hold snapshots for quick undo. A simulation wants neither. */
  constructor(game: Game<S, T>, start: S, options: { events?: boolean; keep?: boolean } = {}) {
    this.game = game;
    this.#listening = options.events ?? true;
    this.#keep = options.keep ?? true;
    this.#first = game.clone(start);
    this.table = this.#begin();
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

  /** Grows with every command and with all that is taken back: with the same version nothing has changed. */
  get version(): number {
    return this.#version;
  }

  /** Of the game alone: which options failed is this match's own note, and no replay of it has the same. */
  hash(): string {
    return hash({ ...this.state, failed: [] });
  }

  /** What was asked and answered up to this decision, as a number. */
  courseAt(decision: number): number {
    return decision === 0 ? 0 : this.#course[decision - 1]!;
  }

  /** The seat takes the option with this number of the question it is asked. */
  answer(seat: number, index: number): void {
    this.#snapshot();
    const decision = this.commands.length;
    const { question } = this.state;
    try {
      answer(this.table, seat, index);
    } catch (error) {
      if (error instanceof IllegalAnswer) throw error;
      this.#contain(decision, index, error instanceof Error ? error.message : String(error));
      return;
    }
    const { kind, options } = question!;
    this.#note(index, mixed(this.courseAt(decision), kind, seat, options.length, index, options[index]!.kind));
    this.#markFailed();
  }

  /** The seat gives the game up, whoever is asked. */
  concede(seat: number): void {
    this.#snapshot();
    concede(this.table, seat);
    this.#note({ concede: seat }, mixed(this.courseAt(this.commands.length), 'concede', seat));
  }

  /** Does again what was done in a game like this one. */
  repeat(command: Command): void {
    if (typeof command === 'number') this.answer(this.state.question?.seat ?? -1, command);
    else this.concede(command.concede);
  }

  /** Back to the question with this number (0 is the first), as if the commands since had not been given. */
  undo(decision: number): void {
    this.table = this.at(decision);
    this.#version++;
    this.commands.length = decision;
    this.#course.length = decision;
    this.#snapshots.forgetAfter(decision); // those after it are of a line given up
    this.#markFailed();
  }

  /** The table as it was at the question with this number, with the events up to there. The match stays where it is. */
  at(decision: number): T {
    if (!(Number.isInteger(decision) && decision >= 0 && decision <= this.commands.length))
      throw new IllegalAnswer(`there is no decision ${decision} to go back to; ${this.commands.length} were made`);
    const near = this.#snapshots.before(decision);
    const table = near === null ? this.#begin() : this.#restore(near.value);
    for (const command of this.commands.slice(near?.at ?? 0, decision)) {
      if (typeof command === 'number') answer(table, table.state.question!.seat, command);
      else concede(table, command.concede);
    }
    return table;
  }

  #restore({ state, events }: Snapshot<S>): T {
    const table = this.game.table(this.game.clone(state));
    table.events = this.#listening ? this.events.slice(0, events) : null;
    return table;
  }

  #begin(): T {
    const table = this.game.table(this.game.clone(this.#first));
    table.events = this.#listening ? [] : null;
    run(table);
    return table;
  }

  #snapshot(): void {
    const decision = this.commands.length;
    if (this.#keep && this.#snapshots.isDue(decision))
      this.#snapshots.set(decision, { state: this.game.clone(this.state), events: this.events.length });
  }

  #note(command: Command, course: number): void {
    this.commands.push(command);
    this.#course.push(course);
    this.#version++;
  }

  #markFailed(): void {
    if (this.#failed.size === 0) return;
    const failed = this.#failed.get(JSON.stringify(this.commands));
    if (failed !== undefined) this.state.failed = failed.slice();
  }

  #contain(decision: number, option: number, message: string): void {
    this.faults.push({ decision, option, message, commands: [...this.commands, option] });
    const line = JSON.stringify(this.commands);
    const failed = this.#failed.get(line) ?? [];
    failed.push(option);
    this.#failed.set(line, failed);
    this.undo(decision);
    const open = this.state.question;
    if (open === null || failed.length < open.options.length) return;
    // Every option failed: the answer that led here is the one to take back.
    const before = this.commands[decision - 1];
    if (typeof before !== 'number') {
      this.state.question = null;
      this.state.result = drawOf(this.state.seats, 'fault');
      return;
    }
    this.undo(decision - 1);
    this.#contain(decision - 1, before, message);
  }
}
