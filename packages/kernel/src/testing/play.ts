/**
 * A scenario at play, in any game: answers by what they mean, exact statements of what is offered, and checks of what
 * became of it. "Luke attacks Stormtrooper" answers the option whose sentence holds these words in this order.
 * A game adds how its table is laid out and what can be read off it.
 */
import type { Game, Reason } from '../game.ts';
import { type Command, Match } from '../match.ts';
import { hash } from '../plain.ts';
import type { GameEvent, Option, Position, Question, Table } from '../procedure.ts';
import { playReplay, record } from '../replay.ts';
import { readReplay } from '../replay-file.ts';
import { viewersOf, winnersOf } from '../seats.ts';

/** How a scenario is run: as it is; taking each answer back once; stored and loaded at each question; from its record. */
export type Mode = 'plain' | 'undo' | 'store' | 'replay';
export const MODES: readonly Mode[] = ['plain', 'undo', 'store', 'replay'];

export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
}

export function fail(message: string): never {
  throw new ScenarioFailure(message);
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+'’-]+/gu) ?? [];

/** Whether the words of `said` stand in `full` in this order. */
export function says(full: string, said: string): boolean {
  const all = words(full);
  let at = 0;
  for (const word of words(said)) {
    while (at < all.length && all[at] !== word) at++;
    if (at++ >= all.length) return false;
  }
  return true;
}

/** What two options of a question read, mark included, that are not copies of each other; or null. */
export function readTwice(
  options: readonly Option[],
  texts: readonly string[],
  marks: readonly string[],
  isCopy: (one: Option, other: Option) => boolean,
): string | null {
  const seen = new Map<string, Option>();
  for (const [index, option] of options.entries()) {
    const reading = marks[index] === '' ? texts[index]! : `${texts[index]} (${marks[index]})`;
    const other = seen.get(reading);
    if (other !== undefined && !isCopy(other, option)) return reading;
    seen.set(reading, option);
  }
  return null;
}

/** `Reading`: what can be read off a card; `Seat`: the names of the seats. */
export abstract class ScenarioPlay<
  S extends Position,
  T extends Table<S>,
  G extends Game<S, T>,
  E extends GameEvent,
  Reading extends object,
  Seat extends string = string,
> {
  readonly mode: Mode;
  #game: G | null = null;
  #match: Match<S, T> | null = null;
  #start: S | null = null;
  readonly #hashes: string[] = [];
  /** How often each ability was used, across scenarios. */
  readonly uses: Map<string, number>;

  constructor(mode: Mode, uses = new Map<string, number>()) {
    this.mode = mode;
    this.uses = uses;
  }

  /** The same state with what this seat (-1: a spectator) may not see exchanged. */
  protected abstract scrambled(state: S, seat: number): S;

  /** What tells each option of the open question from another in the same words. */
  protected abstract marks(): readonly string[];

  /** Whether nobody can care which of the two options is taken: they do the same with copies of one card. */
  protected abstract isCopy(one: Option, other: Option): boolean;

  /** What can be read off the card called so. Numbers are the current ones. */
  abstract read(name: string): Reading;

  /** Plays this position up to its first question. A scenario may use several, one after another. */
  protected begin(game: G, start: S): void {
    this.finish();
    this.#hashes.length = 0;
    this.#game = game;
    this.#start = start;
    this.#match = new Match<S, T>(game, start);
    this.table.uses = [];
    this.#hashes.push(this.match.hash());
    this.#check();
  }

  get game(): G {
    return this.#game ?? fail('the scenario has no board yet');
  }

  get match(): Match<S, T> {
    return this.#match ?? fail('the scenario has no board yet');
  }

  get table(): T {
    return this.match.table;
  }

  get state(): S {
    return this.match.state;
  }

  /** The number of the seat with this name. */
  protected seat(name: Seat): number {
    const seat = this.state.seats.findIndex((known) => known.name === name);
    return seat >= 0 ? seat : fail(`there is no seat ${name}; there is ${this.#seatNames().join(', ')}`);
  }

  #seatNames(): Seat[] {
    return this.state.seats.map(({ name }) => name as Seat);
  }

  // What is asked.

  /** Everything the open question offers, in words. */
  get options(): string[] {
    return this.#asked().options.map((option) => this.game.describeOption(this.table, option));
  }

  #asked(): Question {
    const { question, result } = this.state;
    return question ?? fail(`nothing is asked${result === null ? '' : `: the game is over (${result.reason})`}`);
  }

  /** The open question is to this seat, and of this kind if one is given. */
  asks(seat: Seat, kind?: string): void {
    const asked = this.#asked();
    if (asked.seat !== this.seat(seat) || (kind !== undefined && asked.kind !== kind))
      fail(`${seat} should be asked${kind === undefined ? '' : ` ${kind}`}, but ${this.asked}`);
  }

  /** Who is asked what, in words. */
  protected get asked(): string {
    const { seat, kind } = this.#asked();
    return `${this.#seatNames()[seat]} is asked ${kind}: ${this.options.join(' | ')}`;
  }

  /** Exactly these are offered: each matches one option, and no option is left. Options in the same words count once. */
  offers(...said: readonly string[]): void {
    const offered = [...new Set(this.options)];
    const missing = said.filter((text) => !offered.some((full) => says(full, text)));
    const extra = offered.filter((full) => !said.some((text) => says(full, text)));
    if (missing.length > 0 || extra.length > 0)
      fail(
        `not exactly the options named.${missing.length > 0 ? ` Missing: ${missing.join(' | ')}.` : ''}${extra.length > 0 ? ` Unexpected: ${extra.join(' | ')}.` : ''} ${this.asked}`,
      );
    // "To Tatooine" is no name for Tatooine: Cantina as well.
    if (offered.length > said.length) fail(`${said.length} names for ${offered.length} options. ${this.asked}`);
  }

  /** This is among what is offered. */
  offersAlso(...said: readonly string[]): void {
    for (const text of said)
      if (!this.options.some((full) => says(full, text))) fail(`"${text}" is not offered; ${this.asked}`);
  }

  /** Nothing offered can be called this. */
  doesNotOffer(...said: readonly string[]): void {
    for (const text of said)
      if (this.options.some((full) => says(full, text))) fail(`"${text}" is offered; ${this.asked}`);
  }

  // Answers.

  /** "Light: Luke attacks Stormtrooper": the seat may be named first, and is checked then. */
  answer(...said: readonly string[]): void {
    for (const text of said) this.#answerOne(text);
  }

  #answerOne(said: string): void {
    const seat = this.#seatNames().find((name) => said.startsWith(`${name}: `));
    if (seat !== undefined) this.asks(seat);
    const rest = seat === undefined ? said : said.slice(seat.length + 2);
    const { options } = this;
    const exact = options.findIndex((full) => full.toLowerCase() === rest.toLowerCase());
    if (exact >= 0) {
      this.#command(exact);
      return;
    }
    const fitting = options.map((full, index) => ({ full, index })).filter(({ full }) => says(full, rest));
    const different = new Set(fitting.map(({ full }) => full));
    if (different.size === 0) fail(`"${said}" is not offered; ${this.asked}`);
    if (different.size > 1) fail(`"${said}" can mean ${[...different].join(' or ')}`);
    this.#command(fitting[0]!.index);
  }

  /** The seat gives the game up, whoever is asked. */
  concede(seat: Seat): void {
    this.#command({ concede: this.seat(seat) });
  }

  #command(command: Command): void {
    const { match } = this;
    match.table.uses ??= [];
    if (this.mode === 'store') {
      const { events, uses } = match.table;
      match.table = this.game.table(this.game.checkState(JSON.parse(JSON.stringify(match.state))));
      match.table.events = events;
      match.table.uses = uses;
    }
    const before = match.hash();
    match.repeat(command);
    this.#noteUses();
    if (this.mode === 'undo') {
      const after = match.hash();
      match.undo(match.commands.length - 1);
      if (match.hash() !== before) fail('taking the answer back does not lead to the same state');
      match.repeat(command);
      if (match.hash() !== after) fail('the same answer, given again, leads to another state');
    }
    if (match.faults.length > 0) fail(`a fault: ${match.faults[0]!.message}`);
    this.#hashes.push(match.hash());
    this.#check();
  }

  #noteUses(): void {
    const { state } = this.table;
    const [first] = this.game.editions;
    // A position of a game with several editions says by which it is played.
    const abilities = this.game.abilities?.('edition' in state ? String(state.edition) : first!);
    const counted = this.table.uses;
    if (abilities === undefined || counted === null || counted === undefined) return;
    counted.forEach((n, ability) => {
      if (n === 0) return;
      const key = abilities.keyOf(ability);
      this.uses.set(key, (this.uses.get(key) ?? 0) + n);
    });
    this.table.uses = [];
  }

  /** Holds for every scenario: no broken invariant, options that read differently, and nothing hidden in any view. */
  #check(): void {
    const broken = this.game.violations(this.table);
    if (broken.length > 0) fail(`the state is not sound: ${broken.join('; ')}`);
    if (this.state.question !== null) {
      const { options } = this.state.question;
      const twice = readTwice(options, this.options, this.marks(), (one, other) => this.isCopy(one, other));
      if (twice !== null) fail(`two options read "${twice}"`);
    }
    for (const seat of viewersOf(this.state)) {
      const other = this.game.table(this.scrambled(this.state, seat));
      if (hash(this.game.view(this.table, seat)) !== hash(this.game.view(other, seat)))
        fail(`the view of seat ${seat} tells hidden cards apart`);
    }
  }

  // Checks.

  /** What happened so far, of one kind. */
  events(kind: E['kind']): E[] {
    return (this.match.events as readonly E[]).filter((e) => e.kind === kind);
  }

  /** The two are the same data. */
  is(actual: unknown, expected: unknown, what = 'value'): void {
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      fail(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  }

  /** These properties of a card are as stated. */
  card(name: string, expected: Partial<Reading>): void {
    const actual = this.read(name);
    for (const key of Object.keys(expected) as (keyof Reading & string)[])
      this.is(actual[key], expected[key], `${name}: ${key}`);
  }

  /** The reason given is of this rule. */
  refused(reason: Reason | null, rule: string): void {
    if (reason?.rule !== rule) fail(`the refusal is ${JSON.stringify(reason)}, not by ${rule}`);
  }

  winner(seat: Seat | 'nobody' | 'undecided'): void {
    const { result } = this.state;
    const winners = result === null ? [] : winnersOf(result).map((winner) => this.#seatNames()[winner]);
    const actual = result === null ? 'undecided' : winners.length === 0 ? 'nobody' : winners.join(' and ');
    this.is(actual, seat, 'the winner');
  }

  /** After the last check on a board, in a scenario run from its record: the record gives the same states. */
  finish(): void {
    if (this.#match === null) return;
    this.#noteUses();
    if (this.mode !== 'replay') return;
    // The position itself says by which edition it is played.
    const from = { edition: this.game.editions[0]!, seed: 0, decks: [], start: this.#start! };
    const again: string[] = [];
    playReplay<S, T>(this.game, readReplay(JSON.stringify(record<S, T>(this.match, from))), (match) =>
      again.push(match.hash()),
    );
    this.is(again, this.#hashes, 'the states of the replay');
  }
}
