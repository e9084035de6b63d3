/**
 * What holds in every state, on states from the middle of many games by chance: copying, storing, replaying, undoing,
 * hiding. The checks are written once, here; a game supplies setups and says what in a state is hidden.
 */
import type { Game, Setup } from '../game.ts';
import { Match } from '../match.ts';
import { hash } from '../plain.ts';
import { answer, type GameEvent, type Option, type Position, type Table } from '../procedure.ts';
import { below, type RandomState, seeded } from '../random.ts';
import { playReplay, record } from '../replay.ts';
import { readReplay } from '../replay-file.ts';
import { isAmong, NOBODY, viewersOf } from '../seats.ts';
import type { Viewed, WitnessedEvent } from '../visibility.ts';
import type { Check } from './conformance.ts';
import { readTwice } from './play.ts';
import { at, ConformanceFailure, difference, type Line, playLine, visit } from './line.ts';

export interface PropertyOptions<S extends Position, T extends Table<S>> {
  /** The same state with what this seat (-1: a spectator) may not see exchanged. */
  readonly scramble: (state: S, seat: number) => S;
  /** The same state with what of the seat's own cards others may not see dealt in another order. */
  readonly dealAnew: (state: S, seat: number, random: RandomState) => S;
  /** What others may know of an option that picks a card in secret; null: of this one they may know all. */
  readonly secret: (table: T, option: Option) => string | null;
  /** What tells each option of the open question from another in the same words. */
  readonly marks: (table: T) => readonly string[];
  /** Whether nobody can care which of the two options is taken. */
  readonly isCopy: (table: T, one: Option, other: Option) => boolean;
  /** Whether the event shows the viewer something for a moment that no view remembers: a look into a hand. */
  readonly shows?: (event: Viewed<GameEvent>, viewer: number) => boolean;
  /** States taken from each game, at most. */
  readonly samples?: number;
  /** Answers played on from a state. */
  readonly ahead?: number;
  /** Answers played on with a store and a load before each. */
  readonly stored?: number;
  /** Answers after which a game counts as endless. */
  readonly longest?: number;
}

/** A state out of the middle of a game, with how the game came there and went on. */
export interface Moment<S extends Position> {
  readonly line: Line;
  readonly decision: number;
  readonly state: S;
}

export interface Properties<S extends Position> {
  /** The states looked at, for a game to see whether they are of all its kinds. */
  readonly moments: () => readonly Moment<S>[];
  readonly checks: readonly Check[];
}

const stored = <S>(state: S): S => JSON.parse(JSON.stringify(state)) as S;

export function properties<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setups: readonly Setup[],
  options: PropertyOptions<S, T>,
): Properties<S> {
  const gallery = new Gallery(game, setups, options);
  const checks: [name: string, run: () => number][] = [
    ['a stored state is the state', () => gallery.storedIsTheSame()],
    ['clone, then play equals play; and the original is as it was', () => gallery.cloneThenPlay()],
    ['store, load, then play equals play', () => gallery.storeThenPlay()],
    ['a replay gives every hash again', () => gallery.replays()],
    ['undo, then redo equals, also after going astray in between', () => gallery.undoThenRedo()],
    ['views of states that differ only in hidden facts are identical', () => gallery.viewsHide()],
    [
      'whether and what somebody is asked does not give away what only the asked seat knows',
      () => gallery.questionsHide(),
    ],
    ['which of several hidden cards a player picks cannot be told from the choice', () => gallery.choicesHide()],
    ['what a viewer may know of events tells nothing that the views after them hide', () => gallery.eventsHide()],
    ['no two options of a question read the same', () => gallery.optionsDiffer()],
  ];
  return { moments: () => gallery.moments, checks: checks.map(([name, run]) => ({ name, run })) };
}

class Gallery<S extends Position, T extends Table<S>> {
  readonly #game: Game<S, T>;
  readonly #setups: readonly Setup[];
  readonly #options: Required<PropertyOptions<S, T>>;
  #lines: readonly Line[] | null = null;
  readonly #moments: Moment<S>[] = [];

  constructor(game: Game<S, T>, setups: readonly Setup[], options: PropertyOptions<S, T>) {
    this.#game = game;
    this.#setups = setups;
    this.#options = { samples: 8, ahead: 30, stored: 12, longest: 5_000, shows: () => false, ...options };
  }

  /** The games, played when they are first wanted. */
  get #played(): readonly Line[] {
    const { samples, longest } = this.#options;
    this.#lines ??= this.#setups.map((setup) => {
      const line = playLine(this.#game, setup, samples, longest);
      visit(this.#game, line, line.samples, ({ state }, decision) => {
        // Kept by way of text: what is compared later owes nothing to the clone.
        this.#moments.push({ line, decision, state: stored(state) });
      });
      return line;
    });
    return this.#lines;
  }

  get moments(): readonly Moment<S>[] {
    return this.#played.length === 0 ? [] : this.#moments;
  }

  /** Looks at every moment; what the look returns, if anything, is wrong there. */
  #everywhere(look: (moment: Moment<S>) => string | null): number {
    for (const moment of this.moments) {
      const { line, decision } = moment;
      at(line.setup.seed, decision, () => {
        const wrong = look(moment);
        if (wrong !== null) throw new ConformanceFailure(line.setup.seed, decision, wrong);
      });
    }
    return this.#moments.length;
  }

  storedIsTheSame(): number {
    return this.#everywhere(({ line, decision, state }) =>
      hash(state) === line.hashes[decision] ? null : 'stored, it is another state',
    );
  }

  /** Plays on from a state with answers of chance, and returns where it leads. */
  #playedOn(state: S, seed: string): S {
    const table = this.#game.table(state);
    const random = seeded(seed);
    for (let n = 0; n < this.#options.ahead && table.state.question !== null; n++)
      answer(table, table.state.question.seat, below(random, table.state.question.options.length));
    return table.state;
  }

  cloneThenPlay(): number {
    return this.#everywhere(({ state }) => {
      const before = hash(state);
      const clone = this.#game.clone(state);
      const unlike = difference(clone, state);
      if (unlike !== null) return `the clone differs: ${unlike}`;
      const far = this.#playedOn(clone, before);
      if (hash(state) !== before) return 'playing on with the clone changed the original';
      return difference(this.#playedOn(stored(state), before), far);
    });
  }

  storeThenPlay(): number {
    return this.#everywhere(({ line, decision, state }) => {
      let now = state;
      const end = Math.min(decision + this.#options.stored, line.answers.length);
      for (let step = decision; step < end; step++) {
        // Once more through text before every answer: no answer may rest on anything outside the state.
        const loaded = this.#game.table(stored(now));
        answer(loaded, loaded.state.question!.seat, line.answers[step]!);
        now = loaded.state;
        if (hash(now) !== line.hashes[step + 1]) return `another state ${step + 1 - decision} answers on`;
      }
      return null;
    });
  }

  replays(): number {
    for (const { setup, answers, hashes } of this.#played)
      at(setup.seed, answers.length, () => {
        const match = Match.start(this.#game, setup, { events: false, keep: false });
        for (const index of answers) match.repeat(index);
        const again: string[] = [];
        const replay = readReplay(JSON.stringify(record(match, setup)));
        playReplay(this.#game, replay, ({ state }) => again.push(hash(state)));
        const unlike = difference(again, hashes);
        if (unlike !== null) throw new Error(`the replay's hash ${unlike}`);
      });
    return this.#played.length;
  }

  optionsDiffer(): number {
    return this.#everywhere(({ state }) => {
      const table = this.#game.table(state);
      const { options } = state.question!;
      const texts = options.map((option) => this.#game.describeOption(table, option));
      const { marks, isCopy } = this.#options;
      const twice = readTwice(options, texts, marks(table), (one, other) => isCopy(table, one, other));
      return twice === null ? null : `two options read "${twice}"`;
    });
  }

  undoThenRedo(): number {
    const matches = new Map<Line, Match<S, T>>();
    return this.#everywhere(({ line, decision, state }) => {
      const { setup, answers, hashes } = line;
      const match = matches.get(line) ?? Match.start(this.#game, setup, { events: false });
      matches.set(line, match);
      for (const index of answers.slice(match.commands.length)) match.repeat(index);
      match.undo(decision);
      const unlike = difference(match.state, state);
      if (unlike !== null) return `after undo: ${unlike}`;
      const random = seeded(hashes[decision]!);
      for (let n = 0; n < this.#options.ahead && match.state.question !== null; n++)
        match.repeat(below(random, match.state.question.options.length));
      match.undo(decision);
      for (const index of answers.slice(decision)) match.repeat(index);
      return match.hash() === hashes.at(-1) ? null : 'redo ends in another state';
    });
  }

  /** Counts the pairs of states that really differ. */
  viewsHide(): number {
    let different = 0;
    this.#everywhere(({ state }) => {
      const table = this.#game.table(state);
      for (const seat of viewersOf(state)) {
        const other = this.#options.scramble(state, seat);
        if (hash(other) !== hash(state)) different++;
        const unlike = difference(this.#game.view(this.#game.table(other), seat), this.#game.view(table, seat));
        if (unlike !== null) return `the view of seat ${seat} tells what is hidden: ${unlike}`;
      }
      return null;
    });
    return different;
  }

  #others(state: S, seat: number): number[] {
    return [...state.seats.keys()].filter((other) => other !== seat);
  }

  #answered(state: S, index: number): T {
    const table = this.#game.table(this.#game.clone(state));
    table.events = [];
    answer(table, table.state.question!.seat, index);
    return table;
  }

  questionsHide(): number {
    let cases = 0;
    this.#everywhere(({ line, state }) => {
      const { seat, options, kind: asked } = state.question!;
      const other = this.#options.dealAnew(state, seat, seeded(line.setup.seed));
      const table = this.#game.table(state);
      for (const [index, option] of options.entries()) {
        const { kind } = option;
        if (this.#options.secret(table, option) !== null) continue; // that answer itself is about a hidden card
        const [here, there] = [state, other].map((start) => {
          const { question, result } = this.#answered(start, index).state;
          return { result, seat: question?.seat, kind: question?.kind };
        });
        cases++;
        const unlike = difference(here, there);
        if (unlike !== null) return `after ${kind} to ${asked} it tells what only seat ${seat} knows: ${unlike}`;
      }
      return null;
    });
    return cases;
  }

  choicesHide(): number {
    let cases = 0;
    this.#everywhere(({ state }) => {
      const { seat, kind } = state.question!;
      const table = this.#game.table(state);
      // Once the choice is complete its cards may be shown; before that nothing differs.
      const goesOn = ({ state: { question } }: T): boolean => question?.kind === kind && question.seat === seat;
      for (const [known, indexes] of this.#picks(table)) {
        const [first, ...rest] = indexes.map((index) => this.#answered(state, index)).filter(goesOn);
        for (const other of rest)
          for (const viewer of this.#others(state, seat)) {
            cases++;
            const unlike = difference(this.#game.view(other, viewer), this.#game.view(first!, viewer));
            if (unlike !== null) return `seat ${viewer} can tell which card ${kind} picked (${known}): ${unlike}`;
          }
      }
      return null;
    });
    return cases;
  }

  /** What a viewer is told between two tables that look the same to it, before and after, must be the same. */
  eventsHide(): number {
    let cases = 0;
    this.#everywhere(({ line, state }) => {
      for (const { here, there, viewers, after } of this.#twins(state, line.setup.seed))
        for (const viewer of viewers) {
          // Where the views differ something was uncovered on the way.
          if (hash(this.#game.view(here, viewer)) !== hash(this.#game.view(there, viewer))) continue;
          const unlike = difference(this.#told(there, viewer), this.#told(here, viewer), 'events');
          if (unlike !== null) return `after ${after} viewer ${viewer} is told what is hidden: ${unlike}`;
          cases++;
        }
      return null;
    });
    return cases;
  }

  /** Pairs of tables that came by an answer from what these viewers could not tell apart. */
  *#twins(state: S, seed: number | string): Generator<Twins<T>> {
    const { seat, options } = state.question!;
    const table = this.#game.table(state);
    const everybody = viewersOf(state);
    const others = [
      ...everybody.map((viewer) => ({ other: this.#options.scramble(state, viewer), viewers: [viewer] })),
      ...[...state.seats.keys()].map((owner) => ({
        other: this.#options.dealAnew(state, owner, seeded(seed)),
        viewers: everybody.filter((viewer) => viewer !== owner),
      })),
    ].filter(({ other }) => hash(other) !== hash(state));
    for (const [index, { kind }] of options.entries()) {
      // An answer about a hidden card may mean something else where that is another card.
      if (this.#options.secret(table, options[index]!) !== null) continue;
      const here = this.#answered(state, index);
      for (const { other, viewers } of others)
        yield { here, there: this.#answered(other, index), viewers, after: kind };
    }
    // Cards that are picked in secret are compared with each other in their stead.
    for (const [known, [first, ...rest]] of this.#picks(table)) {
      const here = this.#answered(state, first!);
      const viewers = everybody.filter((viewer) => viewer !== seat);
      for (const index of rest) yield { here, there: this.#answered(state, index), viewers, after: known };
    }
  }

  /** The numbers of the options that pick cards in secret, by what others may know of them. */
  #picks(table: T): [known: string, indexes: number[]][] {
    const { options } = table.state.question!;
    const picks = Map.groupBy(options.keys(), (index) => this.#options.secret(table, options[index]!));
    return [...picks].flatMap(([known, indexes]) => (known === null ? [] : [[known, indexes]]));
  }

  /** Of what it has seen itself a viewer may be told anything, also when it is hidden again by now. */
  #told({ events }: T, viewer: number): unknown[] {
    return events!.map((event: WitnessedEvent) => {
      const viewed = this.#game.viewEvent(event, viewer);
      const uncovered =
        isAmong(event.witnesses ?? NOBODY, viewer) || (viewed !== null && this.#options.shows(viewed, viewer));
      return uncovered ? event.kind : viewed;
    });
  }
}

interface Twins<T extends Table> {
  readonly here: T;
  readonly there: T;
  readonly viewers: readonly number[];
  /** The answer, in a word. */
  readonly after: string;
}
