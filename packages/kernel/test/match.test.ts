import { describe, expect, test } from 'vitest';
import { below, copy, hash, IllegalAnswer, Match, seeded } from '../src/index.ts';
import { masks, type MasksState, type MasksTable, setupOf, teamSetup, withStep } from '../src/testing/toys/masks.ts';
import { KINDS, playOn, start } from './playing.ts';

describe('undo', () => {
  test.each(KINDS)('leads back to every decision, %o', (kind) => {
    const match = start(setupOf('undo'), kind);
    const hashes = playOn(match, 'u');
    const answers = match.commands.slice();
    expect(answers.length).toBeGreaterThan(40);
    for (let decision = answers.length; decision >= 0; decision--) {
      match.undo(decision);
      expect(match.hash()).toBe(hashes[decision]);
      expect(match.commands).toEqual(answers.slice(0, decision));
    }
  });

  test.each(KINDS)('then redo leads forth again, %o', (kind) => {
    const match = start(setupOf('redo'), kind);
    const hashes = playOn(match, 'r');
    const answers = match.commands.slice();
    const events = copy(match.events);
    for (const decision of [50, 3, 33, 32, 31, 0, 47]) {
      match.undo(decision);
      for (const [i, index] of answers.slice(decision).entries()) {
        match.repeat(index);
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
    match.undo(match.commands.length - 1);
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
    const first = masks.start(setupOf('first'));
    const before = hash(first);
    playOn(new Match(masks, first), 'x');
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
    expect(() => match.repeat(99)).toThrow(IllegalAnswer);
    expect(match.hash()).toBe(before);
    expect([match.commands, match.faults]).toEqual([[], []]);
    match.repeat(0);
    expect(match.commands).toEqual([0]);
  });
});

describe('conceding', () => {
  test('ends the game for whoever gives it up, asked or not', () => {
    for (const seat of [0, 1, 2]) {
      const match = start(setupOf('concede'));
      match.repeat(0);
      match.concede(seat);
      const outcomes = [0, 1, 2].map((other) => (other === seat ? 'lost' : 'won'));
      expect(match.state.result).toEqual({ outcomes, reason: 'concession' });
      expect(match.state.question).toBeNull();
      expect(match.commands).toEqual([0, { concede: seat }]);
    }
  });

  test('loses the game for the whole team', () => {
    const match = Match.start(masks, teamSetup('concede'));
    match.concede(3);
    expect(match.state.result?.outcomes).toEqual(['won', 'lost', 'won', 'lost']);
  });

  test.each(KINDS)('can be taken back, and is given again by its command, %o', (kind) => {
    const match = start(setupOf('concede'), kind);
    playOn(match, 'c', 40);
    const before = match.hash();
    match.concede(1);
    const conceded = match.hash();
    match.undo(40);
    expect(match.hash()).toBe(before);
    expect(match.state.result).toBeNull();
    match.repeat({ concede: 1 });
    expect(match.hash()).toBe(conceded);
  });

  test('is refused after the end, and by a seat that is not there', () => {
    const match = start(setupOf('concede'));
    const before = match.hash();
    for (const seat of [-1, 3, 0.5, Number.NaN, 'length' as unknown as number])
      expect(() => match.concede(seat)).toThrow(IllegalAnswer);
    expect([match.hash(), match.commands]).toEqual([before, []]);
    match.concede(2);
    expect(() => match.concede(1)).toThrow('the game is over');
    expect(() => match.repeat(0)).toThrow('the game is not asking anything');
    expect(match.commands).toEqual([{ concede: 2 }]);
  });

  test('is refused by a game that cannot be conceded, and loses nothing', () => {
    const stubborn = {
      ...masks,
      table: (state: MasksState): MasksTable => {
        const table = masks.table(state);
        delete table.concede;
        return table;
      },
    };
    const match = Match.start(stubborn, setupOf('concede'));
    const before = match.hash();
    expect(() => match.concede(0)).toThrow('this game cannot be conceded');
    expect(match.hash()).toBe(before);
    expect(match.commands).toEqual([]);
  });
});

describe('an earlier decision', () => {
  /** A game that counts how often it is answered and cloned. */
  function counting(): { game: typeof masks; steps: () => number; clones: () => number } {
    let steps = 0;
    let clones = 0;
    const watched = withStep('lay', (before) => (g, f) => {
      steps++;
      return before(g, f);
    });
    const game = {
      ...watched,
      clone: (s: MasksState) => {
        clones++;
        return masks.clone(s);
      },
    };
    return { game, steps: () => steps, clones: () => clones };
  }

  test.each(KINDS)('is looked at without leaving where the match is, %o', (kind) => {
    const match = start(setupOf('at'), kind);
    const hashes = playOn(match, 'a');
    const { commands, table } = match;
    const events = copy(match.events);
    for (const decision of [0, 1, 31, 32, 33, 47, commands.length]) {
      expect(hash(match.at(decision).state)).toBe(hashes[decision]);
      expect(match.table).toBe(table);
      expect([match.hash(), match.events]).toEqual([hashes.at(-1), events]);
    }
  });

  test('comes with the events up to it', () => {
    const match = start(setupOf('at'));
    const told: number[] = [match.events.length];
    const random = seeded('told');
    while (match.state.question !== null) {
      match.repeat(below(random, match.state.question.options.length));
      told.push(match.events.length);
    }
    for (const decision of [0, 5, 32, 40, match.commands.length])
      expect(match.at(decision).events).toEqual(match.events.slice(0, told[decision]));
  });

  test('is reached from the snapshot before it, not from the start', () => {
    const { game, steps, clones } = counting();
    const match = Match.start(game, setupOf('long', ...Array.from({ length: 3 }, () => Array(33).fill('5').join(' '))));
    playOn(match, 'far');
    expect(match.commands.length).toBeGreaterThan(150);
    for (const decision of [0, 31, 32, 64, 100, 150]) {
      const before = { steps: steps(), clones: clones() };
      match.at(decision);
      expect(clones() - before.clones).toBe(1);
      expect(steps() - before.steps).toBeLessThanOrEqual((decision % 32) + 1);
    }
  });

  test('that never was is refused', () => {
    const match = start(setupOf('at'));
    match.repeat(0);
    for (const decision of [-1, 2, 0.5, Number.NaN])
      expect(() => match.at(decision)).toThrow(`there is no decision ${decision} to go back to; 1 were made`);
  });
});

describe('answers of seats', () => {
  test('are taken from the seat that is asked alone', () => {
    const match = start(setupOf('seats'));
    const before = match.hash();
    for (const seat of [-1, 1, 2, 3, 0.5]) {
      expect(() => match.answer(seat, 0)).toThrow(IllegalAnswer);
      expect(() => match.answer(seat, 0)).toThrow(`seat ${seat} is not asked; seat 0 is`);
    }
    expect([match.hash(), match.commands]).toEqual([before, []]);
    match.answer(0, 0);
    expect(match.state.question?.seat).toBe(1);
    expect(() => match.answer(0, 0)).toThrow('seat 0 is not asked; seat 1 is');
  });
});
