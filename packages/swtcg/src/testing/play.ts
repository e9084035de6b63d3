/**
 * A scenario at play: answers by what they mean, exact statements of what is offered, and checks of what became of
 * it. "Luke attacks Stormtrooper" answers the option whose sentence holds these words in this order.
 */
import { type GameEvent, hash, Match, type Option, playReplay, readReplay, record, type Reason } from '@dejarik/kernel';
import { ARENAS } from '../cards/card.ts';
import { nameOf } from '../describe.ts';
import { type Swtcg, swtcg } from '../game.ts';
import type { Event, EventKind } from '../rules/events.ts';
import {
  ABOARD,
  BENEATH,
  BUILD,
  DARK,
  DECK,
  DISCARD,
  HAND,
  inArena,
  LIGHT,
  PLAYED,
  type State,
} from '../rules/state.ts';
import { effectiveKeyword, health, power, speed, totalBuildCost } from '../rules/stats.ts';
import { ownerOf, type Table } from '../rules/table.ts';
import { view } from '../view.ts';
import { type BoardSpec, buildBoard, catalogueWith } from './board.ts';
import { scrambled } from './hidden.ts';

/** How a scenario is run: as it is; taking each answer back once; stored and loaded at each question; from its record. */
export type Mode = 'plain' | 'undo' | 'store' | 'replay';
export const MODES: readonly Mode[] = ['plain', 'undo', 'store', 'replay'];

export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
}

export function fail(message: string): never {
  throw new ScenarioFailure(message);
}

/** What can be read off a card. Numbers are the current ones. */
export interface Reading {
  readonly zone: string;
  readonly tapped: boolean;
  readonly damage: number;
  readonly counters: number;
  readonly faceDown: boolean;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  readonly buildCost: number;
  readonly pilot: string | null;
  readonly under: number;
}

const ZONES: Readonly<Record<number, string>> = {
  [BUILD]: 'build',
  [HAND]: 'hand',
  [DECK]: 'deck',
  [DISCARD]: 'discard',
  [BENEATH]: 'beneath',
  [ABOARD]: 'aboard',
  [PLAYED]: 'played',
};

const SEATS = { Dark: DARK, Light: LIGHT } as const;
export type Seat = keyof typeof SEATS;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+'’-]+/gu) ?? [];

/** Whether the words of `said` stand in `full` in this order. */
function says(full: string, said: string): boolean {
  const all = words(full);
  let at = 0;
  for (const word of words(said)) {
    while (at < all.length && all[at] !== word) at++;
    if (at++ >= all.length) return false;
  }
  return true;
}

export class Play {
  readonly mode: Mode;
  #game: Swtcg | null = null;
  #match: Match<State, Table> | null = null;
  #start: State | null = null;
  readonly #hashes: string[] = [];
  /** How often each ability was used, across scenarios. */
  readonly uses: Map<string, number>;

  constructor(mode: Mode, uses = new Map<string, number>()) {
    this.mode = mode;
    this.uses = uses;
  }

  /** Lays out the table and plays up to the first question. A scenario may use several boards, one after another. */
  board(spec: BoardSpec): void {
    this.finish();
    this.#hashes.length = 0;
    this.#game = swtcg(catalogueWith(spec.cards));
    this.#start = buildBoard(this.#game.cards, spec);
    this.#match = new Match(this.#game, this.#start);
    this.#match.table.uses = [];
    this.#hashes.push(this.#match.hash());
    this.#check();
  }

  get game(): Swtcg {
    return this.#game ?? fail('the scenario has no board yet');
  }

  get match(): Match<State, Table> {
    return this.#match ?? fail('the scenario has no board yet');
  }

  get table(): Table {
    return this.match.table;
  }

  get state(): State {
    return this.match.state;
  }

  // What is asked.

  /** Everything the open question offers, in words. */
  get options(): string[] {
    return this.#asked().options.map((option) => this.game.describeOption(this.table, option));
  }

  #asked(): { readonly seat: number; readonly kind: string; readonly options: readonly Option[] } {
    const { question, result } = this.state;
    return question ?? fail(`nothing is asked${result === null ? '' : `: the game is over (${result.reason})`}`);
  }

  /** The open question is to this seat, and of this kind if one is given. */
  asks(seat: Seat, kind?: string): void {
    const asked = this.#asked();
    if (asked.seat !== SEATS[seat] || (kind !== undefined && asked.kind !== kind))
      fail(`${seat} should be asked${kind === undefined ? '' : ` ${kind}`}, but ${this.#question()}`);
  }

  #question(): string {
    const asked = this.#asked();
    return `${asked.seat === DARK ? 'Dark' : 'Light'} is asked ${asked.kind}: ${this.options.join(' | ')}`;
  }

  /** Exactly these are offered: each matches one option, and no option is left. Options in the same words count once. */
  offers(...said: readonly string[]): void {
    const offered = [...new Set(this.options)];
    const missing = said.filter((text) => !offered.some((full) => says(full, text)));
    const extra = offered.filter((full) => !said.some((text) => says(full, text)));
    if (missing.length > 0 || extra.length > 0)
      fail(
        `not exactly the options named.${missing.length > 0 ? ` Missing: ${missing.join(' | ')}.` : ''}${extra.length > 0 ? ` Unexpected: ${extra.join(' | ')}.` : ''} ${this.#question()}`,
      );
  }

  /** This is among what is offered. */
  offersAlso(...said: readonly string[]): void {
    for (const text of said)
      if (!this.options.some((full) => says(full, text))) fail(`"${text}" is not offered; ${this.#question()}`);
  }

  /** Nothing offered can be called this. */
  doesNotOffer(...said: readonly string[]): void {
    for (const text of said)
      if (this.options.some((full) => says(full, text))) fail(`"${text}" is offered; ${this.#question()}`);
  }

  // Answers.

  /** "Light: Luke attacks Stormtrooper": the seat may be named first, and is checked then. */
  answer(...said: readonly string[]): void {
    for (const text of said) this.#answerOne(text);
  }

  #answerOne(said: string): void {
    const [, seat, rest] = /^(?:(Dark|Light): )?(.*)$/su.exec(said) as unknown as [string, Seat | undefined, string];
    if (seat !== undefined) this.asks(seat);
    const { options } = this;
    const exact = options.findIndex((full) => full.toLowerCase() === rest.toLowerCase());
    if (exact >= 0) {
      this.#give(exact);
      return;
    }
    const fitting = options.map((full, index) => ({ full, index })).filter(({ full }) => says(full, rest));
    const different = new Set(fitting.map(({ full }) => full));
    if (different.size === 0) fail(`"${said}" is not offered; ${this.#question()}`);
    if (different.size > 1) fail(`"${said}" can mean ${[...different].join(' or ')}`);
    this.#give(fitting[0]!.index);
  }

  #give(index: number): void {
    const { match } = this;
    match.table.uses ??= [];
    if (this.mode === 'store') {
      const { events, uses } = match.table;
      match.table = this.game.table(JSON.parse(JSON.stringify(match.state)) as State);
      match.table.events = events;
      match.table.uses = uses;
    }
    const before = match.hash();
    match.answer(index);
    this.#noteUses();
    if (this.mode === 'undo') {
      const after = match.hash();
      match.undo(match.answers.length - 1);
      if (match.hash() !== before) fail('taking the answer back does not lead to the same state');
      match.answer(index);
      if (match.hash() !== after) fail('the same answer, given again, leads to another state');
    }
    if (match.faults.length > 0) fail(`a fault: ${match.faults[0]!.message}`);
    this.#hashes.push(match.hash());
    this.#check();
  }

  #noteUses(): void {
    const { uses, cards } = this.table;
    if (uses === null) return;
    uses.forEach((n, id) => {
      if (n > 0) this.uses.set(JSON.stringify(cards.abilities[id]!.tree), n);
    });
    this.table.uses = [];
  }

  /** Holds for every scenario: no broken invariant, and nothing hidden in any view. */
  #check(): void {
    const broken = this.game.violations(this.table);
    if (broken.length > 0) fail(`the state is not sound: ${broken.join('; ')}`);
    for (const seat of [DARK, LIGHT, -1]) {
      const other = this.game.table(scrambled(this.state, seat));
      if (hash(view(this.table, seat)) !== hash(view(other, seat)))
        fail(`the view of seat ${seat} tells hidden cards apart`);
    }
  }

  /** Both players pass until something else than a chance is asked, or the game is over. */
  passChances(): void {
    while (this.state.question?.kind === 'chance') this.answer('pass');
  }

  /** Passes for both until this kind of question, optionally to this seat, comes up; other questions fail. */
  passUntil(kind: string, seat?: Seat): void {
    for (let i = 0; i < 500; i++) {
      const { question } = this.state;
      if (question === null) fail(`the game was over before ${kind} was asked`);
      if (question.kind === kind && (seat === undefined || question.seat === SEATS[seat])) return;
      if (question.kind !== 'chance') fail(`before ${kind}: ${this.#question()}`);
      this.answer('pass');
    }
    fail(`${kind} was never asked`);
  }

  // Reading the table.

  /** The number of the one card of this title, on this side if named: "Dark Boba Fett (A)". */
  find(name: string): number {
    const [, seat, rest] = /^(?:(Dark|Light) )?(.*)$/u.exec(name) as unknown as [string, Seat | undefined, string];
    const found = (wanted: string, side: number | null): number[] =>
      this.state.def.flatMap((def, card) =>
        def >= 0 && nameOf(this.table, card) === wanted && (side === null || ownerOf(this.state, card) === side)
          ? [card]
          : [],
      );
    let cards = found(name, null);
    if (cards.length === 0 && seat !== undefined) cards = found(rest, SEATS[seat]);
    if (cards.length === 0) fail(`there is no ${name} in the game`);
    const inPlay = cards.filter((card) => this.state.zone[card]! <= BUILD || this.state.zone[card] === ABOARD);
    return inPlay[0] ?? cards[0]!;
  }

  read(name: string): Reading {
    const g = this.table;
    const s = g.state;
    const card = this.find(name);
    const zone = s.zone[card]!;
    return {
      zone: inArena(zone) ? ARENAS[zone]! : ZONES[zone]!,
      tapped: s.tapped[card] === 1,
      damage: s.damage[card]!,
      counters: s.counters[card]!,
      faceDown: s.down[card] === 1,
      speed: speed(g, card),
      power: power(g, card),
      health: health(g, card),
      buildCost: totalBuildCost(g, card),
      pilot: s.pilot[card]! < 0 ? null : nameOf(g, s.pilot[card]!),
      under: s.beneath[card]!,
    };
  }

  keyword(name: string, keyword: Parameters<typeof effectiveKeyword>[2]): number {
    return effectiveKeyword(this.table, this.find(name), keyword);
  }

  force(seat: Seat): number {
    return this.state.force[SEATS[seat]]!;
  }

  points(seat: Seat): number {
    return this.state.points[SEATS[seat]]!;
  }

  /** Titles in a zone that is a list: the deck's top card first. */
  titles(seat: Seat, zone: 'hand' | 'deck' | 'discard' | 'build' | 'Space' | 'Ground' | 'Character'): string[] {
    const s = this.state;
    const side = SEATS[seat];
    if (zone === 'Space' || zone === 'Ground' || zone === 'Character')
      return s.arena[side * 3 + ARENAS.indexOf(zone)]!.map((card) => nameOf(this.table, card));
    const list = s[zone][side]!.map((card) => nameOf(this.table, card));
    return zone === 'deck' ? list.toReversed() : list;
  }

  /** What happened so far, of one kind. */
  events(kind: EventKind): Event[] {
    return this.match.events.filter((e: GameEvent): e is Event => e.kind === kind);
  }

  /** The dice of the latest roll. */
  lastDice(): readonly number[] {
    return this.events('roll').at(-1)?.dice ?? fail('nothing was rolled');
  }

  // Checks.

  /** The two are the same data. */
  is(actual: unknown, expected: unknown, what = 'value'): void {
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      fail(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  }

  /** These properties of a card are as stated. */
  card(name: string, expected: Partial<Reading>): void {
    const actual = this.read(name);
    for (const [key, value] of Object.entries(expected))
      this.is(actual[key as keyof Reading], value, `${name}: ${key}`);
  }

  /** The reason given is of this rule. */
  refused(reason: Reason | null, rule: string): void {
    if (reason?.rule !== rule) fail(`the refusal is ${JSON.stringify(reason)}, not by ${rule}`);
  }

  winner(seat: Seat | 'nobody' | 'undecided'): void {
    const { result } = this.state;
    const actual =
      result === null ? 'undecided' : result.winner < 0 ? 'nobody' : result.winner === DARK ? 'Dark' : 'Light';
    this.is(actual, seat, 'the winner');
  }

  /** After the last check on a board, in a scenario run from its record: the record gives the same states. */
  finish(): void {
    if (this.#match === null) return;
    this.#noteUses();
    if (this.mode !== 'replay') return;
    const text = JSON.stringify(record(this.match, { edition: 'nh', seed: 0, decks: [], start: this.#start! }));
    const again: string[] = [];
    playReplay(this.game, readReplay(text), (match) => again.push(match.hash()));
    this.is(again, this.#hashes, 'the states of the replay');
  }
}
