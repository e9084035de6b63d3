/** Whatever way a game is gone through again, it is the same game: cloned, stored, replayed, undone. */
import { Match } from '../../match.ts';
import { hash } from '../../plain.ts';
import { answer, type Position, type Table } from '../../procedure.ts';
import { playReplay, record } from '../../replay.ts';
import { readReplay } from '../../replay-file.ts';
import { at, difference, opening, visit } from '../line.ts';
import { everywhere, type Subject } from './subject.ts';

/** Something that stands at a question of the line: a table, or a match. */
interface Player<S extends Position> {
  readonly state: S;
  answer(index: number): void;
}

const atTable = <S extends Position>(table: Table<S>): Player<S> => ({
  state: table.state,
  answer: (index) => answer(table, table.state.question!.seat, index),
});

const atMatch = <S extends Position, T extends Table<S>>(match: Match<S, T>): Player<S> => ({
  get state() {
    return match.state;
  },
  answer: (index) => match.repeat(index),
});

/** Gives the line's answers from this decision on, comparing the hash at every step. */
function follow<S extends Position, T extends Table<S>>(
  { game, line, options, fail }: Subject<S, T>,
  player: Player<S>,
  decision: number,
): void {
  const end = Math.min(decision + options.ahead, line.answers.length);
  for (let step = decision; ; step++) {
    if (hash(player.state) !== line.hashes[step]) {
      const right = opening(game, line.setup);
      for (const index of line.answers.slice(0, step)) answer(right, right.state.question!.seat, index);
      const what = difference(player.state, right.state) ?? 'the hashes differ';
      fail(decision, `${step - decision} answers on: ${what}`);
    }
    if (step === end) return;
    player.answer(line.answers[step]!);
  }
}

/** Where something is not plain data, and what it is; null: nowhere. */
function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${value === undefined ? 'missing' : `a ${typeof value}`}`;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return `${path} is an object of its own kind`;
  for (const key of Object.keys(value)) {
    const property = Object.getOwnPropertyDescriptor(value, key)!;
    if (!('value' in property)) return `${path}.${key} is not a value`;
    const part: unknown = property.value;
    // What is undefined is not stored, and is not there when it is loaded: the same.
    const wrong = part === undefined && !isList ? null : notPlain(part, `${path}.${key}`);
    if (wrong !== null) return wrong;
  }
  return null;
}

export function isPlainData<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  return everywhere(subject, ({ state }, decision) => {
    const wrong = notPlain(state, 'state');
    if (wrong !== null) subject.fail(decision, `this cannot be stored: ${wrong}`);
  });
}

export function clonePlaysOn<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  const { game, line, fail } = subject;
  visit(game, line, line.samples, (table, decision) => {
    follow(subject, atTable(game.table(game.clone(table.state))), decision);
    if (hash(table.state) !== line.hashes[decision]) fail(decision, 'playing on with a clone changed the original');
  });
  return line.samples.length;
}

export function storedPlaysOn<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  const { game, line } = subject;
  visit(game, line, line.samples, (table, decision) => {
    follow(subject, atTable(game.table(game.checkState(JSON.parse(JSON.stringify(table.state))))), decision);
  });
  return line.samples.length;
}

export function replayReproduces<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
  const match = Match.start(game, line.setup, { events: false, keep: false });
  for (const index of line.answers) match.repeat(index);
  let step = 0;
  playReplay(game, readReplay(JSON.stringify(record(match, line.setup))), ({ state }) => {
    if (hash(state) !== line.hashes[step]) fail(step, 'the replay is in another state');
    step++;
  });
  if (step !== line.hashes.length) fail(step, `the replay has ${step} steps, not ${line.hashes.length}`);
  return step;
}

export function undoAndRedo<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  const { game, line, fail } = subject;
  const quick = Match.start(game, line.setup, { events: false });
  const listening = Match.start(game, line.setup, { keep: false });
  for (const match of [quick, listening]) for (const index of line.answers) match.repeat(index);
  const told = listening.events.slice();
  for (const decision of line.samples.toReversed()) {
    at(line.setup.seed, decision, () => {
      quick.undo(decision);
      follow(subject, atMatch(quick), decision);
    });
  }
  const decision = line.samples[0] ?? 0;
  quick.undo(decision);
  listening.undo(decision);
  if (listening.hash() !== quick.hash()) fail(decision, 'undo with and without snapshots leads to different states');
  for (const index of line.answers.slice(decision)) listening.repeat(index);
  const what = difference(listening.events, told, 'events');
  if (what !== null) fail(decision, `after undo and redo ${what}`);
  return line.samples.length + 1;
}
