import { describe, expect, test } from 'vitest';
import { below, concession, copy, hash, IllegalAnswer, Match, type Setup, seeded } from '../src/index.ts';
import { setupOf, toy, type ToyState, type ToyTable } from './toy.ts';

type ToyMatch = Match<ToyState, ToyTable>;

/** With and without a log, with and without snapshots. */
const KINDS = [{}, { events: false }, { keep: false }, { events: false, keep: false }] as const;

const start = (setup: Setup, kind: (typeof KINDS)[number] = {}): ToyMatch => Match.start(toy, setup, kind);

const optionsOf = ({ state, table }: ToyMatch): string[] =>
  (state.question?.options ?? []).map((option) => toy.describeOption(table, option));

/** Answers the first option in these words. */
function say(match: ToyMatch, words: string): void {
  const index = optionsOf(match).findIndex((text, i) => text === words && !match.state.failed.includes(i));
  expect(index, `${words} among ${optionsOf(match).join(', ')}`).toBeGreaterThanOrEqual(0);
  match.answer(index);
}

/** Plays by chance, up to so many answers, and returns the hash at each decision. */
function playOn(match: ToyMatch, seed: string, most = 1_000): string[] {
  const random = seeded(seed);
  const hashes = [match.hash()];
  while (match.state.question !== null && hashes.length <= most) {
    const open = [...match.state.question.options.keys()].filter((index) => !match.state.failed.includes(index));
    match.answer(open[below(random, open.length)]!);
    hashes.push(match.hash());
  }
  return hashes;
}

describe('undo', () => {
  test.each(KINDS)('leads back to every decision, %o', (kind) => {
    const match = start(setupOf('undo'), kind);
    const hashes = playOn(match, 'u');
    const answers = match.answers.slice();
    expect(answers.length).toBeGreaterThan(40);
    for (let decision = answers.length; decision >= 0; decision--) {
      match.undo(decision);
      expect(match.hash()).toBe(hashes[decision]);
      expect(match.answers).toEqual(answers.slice(0, decision));
    }
  });

  test.each(KINDS)('then redo leads forth again, %o', (kind) => {
    const match = start(setupOf('redo'), kind);
    const hashes = playOn(match, 'r');
    const answers = match.answers.slice();
    const events = copy(match.events);
    for (const decision of [50, 3, 33, 32, 31, 0, 47]) {
      match.undo(decision);
      for (const [i, index] of answers.slice(decision).entries()) {
        match.answer(index);
        expect(match.hash()).toBe(hashes[decision + i + 1]);
      }
      expect(match.events).toEqual(events);
    }
  });

  test.each(KINDS)('does not mix up two lines, %o', (kind) => {
    const match = start(setupOf('lines'), kind);
    playOn(match, 'one line', 40);
    match.undo(20);
    const hashes = playOn(match, 'another line', 40);
    for (const decision of [60, 59, 40, 33, 32, 31, 20]) {
      match.undo(decision);
      expect(match.hash()).toBe(hashes[decision - 20]);
    }
  });

  test('also goes back to a snapshot point that was reached on another line', () => {
    const match = start(setupOf('points'), { events: false });
    playOn(match, 'one line', 40);
    match.undo(20);
    const hashes = playOn(match, 'another line', 12);
    match.undo(32);
    expect(match.hash()).toBe(hashes[12]);
  });

  test('takes back what was told', () => {
    const match = start(setupOf('told'));
    playOn(match, 't', 10);
    const told = copy(match.events);
    playOn(match, 'more', 10);
    expect(match.events.length).toBeGreaterThan(told.length);
    match.undo(10);
    expect(match.events).toEqual(told);
  });

  test('takes back the end of the game', () => {
    const match = start(setupOf('end'));
    playOn(match, 'e');
    expect(match.state.result).not.toBeNull();
    match.undo(match.answers.length - 1);
    expect(match.state.result).toBeNull();
    expect(match.state.question).not.toBeNull();
  });

  test('refuses what was not yet decided', () => {
    const match = start(setupOf('few'));
    playOn(match, 'f', 3);
    const before = match.hash();
    expect(() => match.undo(4)).toThrow('there is no decision 4 to go back to; 3 were made');
    expect(() => match.undo(-1)).toThrow(IllegalAnswer);
    expect(match.hash()).toBe(before);
  });
});

describe('a match', () => {
  test('leaves the state it was started from alone', () => {
    const first = toy.start(setupOf('first'));
    const before = hash(first);
    playOn(new Match(toy, first), 'x');
    expect(hash(first)).toBe(before);
  });

  test('tells nothing when nobody listens', () => {
    const match = start(setupOf('quiet'), { events: false });
    playOn(match, 'q');
    expect(match.events).toEqual([]);
  });

  test('refuses an illegal answer and goes on', () => {
    const match = start(setupOf('legal'));
    const before = match.hash();
    expect(() => match.answer(99)).toThrow(IllegalAnswer);
    expect(match.hash()).toBe(before);
    expect([match.answers, match.faults]).toEqual([[], []]);
    match.answer(0);
    expect(match.answers).toEqual([0]);
  });
});

const BOMB = setupOf('bomb', '1 2 3', '4 bomb 5', '6 7 8');
const FUSE = setupOf('fuse', 'spark 1 2', 'fuse fuse fuse', '6 7 8');

describe('a fault', () => {
  test.each(KINDS)('leads back to its question, with the option marked, %o', (kind) => {
    const match = start(BOMB, kind);
    match.answer(0);
    const { state, events } = { state: copy(match.state), events: copy(match.events) };
    const bomb = optionsOf(match).indexOf('lay bomb');
    match.answer(bomb);
    expect(match.state).toEqual({ ...state, failed: [bomb] });
    expect(match.events).toEqual(events);
    expect(match.answers).toEqual([0]);
    expect(match.faults).toEqual([{ decision: 1, option: bomb, message: 'the bomb went off', answers: [0, bomb] }]);
  });

  test('is not offered again, and the other options work', () => {
    const match = start(BOMB);
    match.answer(0);
    const bomb = optionsOf(match).indexOf('lay bomb');
    match.answer(bomb);
    expect(() => match.answer(bomb)).toThrow(`option ${bomb} failed before and is not offered`);
    say(match, 'lay 4');
    expect(match.state.failed).toEqual([]);
    expect(match.state.question?.kind).toBe('look');
    expect(match.faults).toHaveLength(1);
  });

  test('stays marked when the players go back and come again the same way', () => {
    const match = start(BOMB);
    match.answer(0);
    const bomb = optionsOf(match).indexOf('lay bomb');
    match.answer(bomb);
    say(match, 'lay 4');
    match.undo(1);
    expect(match.state.failed).toEqual([bomb]);
    match.undo(0);
    expect(match.state.failed).toEqual([]);
    match.answer(0);
    expect(match.state.failed).toEqual([bomb]);
    expect(match.faults).toHaveLength(1);
  });

  test('is not held against the same option on another way', () => {
    const match = start(FUSE);
    say(match, 'lay spark');
    say(match, 'lay fuse');
    expect(match.state.failed).toEqual([0]);
    match.undo(0);
    say(match, 'lay 1');
    match.undo(1);
    expect(match.state.failed).toEqual([]);
    match.answer(0);
    expect(match.answers).toHaveLength(2);
  });

  test.each(KINDS)('in every option takes back the answer before, %o', (kind) => {
    const match = start(FUSE, kind);
    const spark = optionsOf(match).indexOf('lay spark');
    match.answer(spark);
    for (const index of [0, 1, 2]) match.answer(index);
    expect(match.answers).toEqual([]);
    expect(match.state.question?.seat).toBe(0);
    expect(match.state.failed).toEqual([spark]);
    expect(match.faults.map(({ decision }) => decision)).toEqual([1, 1, 1, 0]);
    say(match, 'lay 1');
    say(match, 'lay fuse');
    expect(match.state.result).toBeNull();
    expect(match.answers).toHaveLength(2);
  });

  test('in every option of the first question ends the game as a draw', () => {
    const match = start(setupOf('all', 'bomb bomb bomb', '1 2 3', '4 5 6'));
    for (const index of [0, 1]) match.answer(index);
    expect(match.state.result).toBeNull();
    match.answer(2);
    expect(match.state.result).toEqual({ winner: -1, reason: 'fault' });
    expect(match.state.question).toBeNull();
    expect(match.faults).toHaveLength(3);
  });

  test('on every way ends the game as a draw, at last', () => {
    const match = start(setupOf('everywhere', '1 2 3', 'bomb bomb bomb', '4 5 6'));
    playOn(match, 'any');
    expect(match.state.result).toEqual({ winner: -1, reason: 'fault' });
    expect(match.faults).toHaveLength(3 * 3 + 3);
  });

  test('is reported with the answers that lead to it again', () => {
    const match = start(setupOf('report', '1 2 3 4 5 6', '1 2 3 4 5 bomb', '1 2 3 4 5 6'));
    while (match.faults.length === 0) playOn(match, `r${match.answers.length}`, 1);
    const [report] = match.faults;
    const again = start(setupOf('report', '1 2 3 4 5 6', '1 2 3 4 5 bomb', '1 2 3 4 5 6'));
    for (const index of report!.answers) again.answer(index);
    expect(again.faults).toEqual([report]);
    expect(again.state).toEqual(match.state);
  });

  test('may be anything that is thrown', () => {
    const broken = { ...toy, table: (state: ToyState) => withThrow(toy.table(state)) };
    const match = Match.start(broken, setupOf('text'));
    match.answer(0);
    expect(match.faults.map(({ message }) => message)).toEqual(['only text']);
  });

  test('anywhere, in any game, never leaves it without a question or a result', () => {
    let faults = 0;
    for (let seed = 0; seed < 200; seed++) {
      const setup = setupOf(seed, '1 2 3 spark 4', '5 fuse 6 7 8', '9 fuse 1 2 3');
      const match = start(setup, KINDS[seed % KINDS.length]);
      playOn(match, `chaos ${seed}`);
      expect(match.state.result).not.toBeNull();
      expect(toy.violations(match.table)).toEqual([]);
      faults += match.faults.length;
      if (match.state.result!.reason === 'fault') continue;
      const clean = start(setup);
      for (const index of match.answers) clean.answer(index);
      expect(clean.faults).toEqual([]);
      expect(clean.hash()).toBe(match.hash());
    }
    expect(faults).toBeGreaterThan(100);
  });
});

describe('conceding', () => {
  /** The toy game, in which whoever concedes leaves the game to nobody. */
  const concedable = {
    ...toy,
    table: (state: ToyState): ToyTable => ({
      ...toy.table(state),
      concede: (seat) => {
        state.result = { winner: -1, reason: `seat ${seat} concedes` };
      },
    }),
  };

  test('ends the game for whoever gives it up, asked or not', () => {
    for (const seat of [0, 1, 2]) {
      const match = Match.start(concedable, setupOf('concede'));
      match.answer(0);
      match.answer(concession(seat));
      expect(match.state.result).toEqual({ winner: -1, reason: `seat ${seat} concedes` });
      expect(match.state.question).toBeNull();
      expect(match.answers).toEqual([0, concession(seat)]);
    }
  });

  test('can be taken back, and is an answer of the record', () => {
    const match = Match.start(concedable, setupOf('concede'));
    const before = match.hash();
    match.answer(concession(1));
    match.undo(0);
    expect(match.hash()).toBe(before);
    expect(match.state.result).toBeNull();
  });

  test('is refused by a game that cannot be conceded, and loses nothing', () => {
    const match = Match.start(toy, setupOf('concede'));
    const before = match.hash();
    expect(() => match.answer(concession(0))).toThrow(IllegalAnswer);
    expect(match.hash()).toBe(before);
  });
});

/** A table at which the step after the first question throws something that is no error. */
function withThrow(table: ToyTable): ToyTable {
  const { game, round } = table.procedures;
  const steps = round!.steps.slice();
  steps[round!.stepAt.get('laid')!] = () => {
    throw 'only text';
  };
  return { ...table, procedures: { game: game!, round: { ...round!, steps } } };
}
