// A fault inside a card returns the game to the question it came from, and the game goes on.
import { describe, expect, test } from 'vitest';
import { copy, drawOf, Match } from '../src/index.ts';
import { masks, setupOf, THREE, withStep } from '../src/testing/toys/masks.ts';
import { KINDS, optionsOf, playOn, say, start } from './playing.ts';

const BOMB = setupOf('bomb', '1 2 3', '4 bomb 5', '6 7 8');
const FUSE = setupOf('fuse', 'spark 1 2', 'fuse fuse fuse', '6 7 8');

describe('a fault', () => {
  test.each(KINDS)('leads back to its question, with the option marked, %o', (kind) => {
    const match = start(BOMB, kind);
    match.repeat(0);
    const { state, events } = { state: copy(match.state), events: copy(match.events) };
    const bomb = optionsOf(match).indexOf('lay bomb');
    match.repeat(bomb);
    expect(match.state).toEqual({ ...state, failed: [bomb] });
    expect(match.events).toEqual(events);
    expect(match.commands).toEqual([0]);
    expect(match.faults).toEqual([{ decision: 1, option: bomb, message: 'the bomb went off', commands: [0, bomb] }]);
  });

  test('is not offered again, and the other options work', () => {
    const match = start(BOMB);
    match.repeat(0);
    const bomb = optionsOf(match).indexOf('lay bomb');
    match.repeat(bomb);
    expect(() => match.repeat(bomb)).toThrow(`option ${bomb} failed before and is not offered`);
    say(match, 'lay 4');
    expect(match.state.failed).toEqual([]);
    expect(match.state.question?.kind).toBe('look');
    expect(match.faults).toHaveLength(1);
  });

  test('stays marked when the players go back and come again the same way', () => {
    const match = start(BOMB);
    match.repeat(0);
    const bomb = optionsOf(match).indexOf('lay bomb');
    match.repeat(bomb);
    say(match, 'lay 4');
    match.undo(1);
    expect(match.state.failed).toEqual([bomb]);
    match.undo(0);
    expect(match.state.failed).toEqual([]);
    match.repeat(0);
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
    match.repeat(0);
    expect(match.commands).toHaveLength(2);
  });

  test.each(KINDS)('in every option takes back the answer before, %o', (kind) => {
    const match = start(FUSE, kind);
    const spark = optionsOf(match).indexOf('lay spark');
    match.repeat(spark);
    for (const index of [0, 1, 2]) match.repeat(index);
    expect(match.commands).toEqual([]);
    expect(match.state.question?.seat).toBe(0);
    expect(match.state.failed).toEqual([spark]);
    expect(match.faults.map(({ decision }) => decision)).toEqual([1, 1, 1, 0]);
    say(match, 'lay 1');
    say(match, 'lay fuse');
    expect(match.state.result).toBeNull();
    expect(match.commands).toHaveLength(2);
  });

  test('in every option of the first question ends the game as a draw', () => {
    const match = start(setupOf('all', 'bomb bomb bomb', '1 2 3', '4 5 6'));
    for (const index of [0, 1]) match.repeat(index);
    expect(match.state.result).toBeNull();
    match.repeat(2);
    expect(match.state.result).toEqual(drawOf(THREE, 'fault'));
    expect(match.state.question).toBeNull();
    expect(match.faults).toHaveLength(3);
  });

  test('on every way ends the game as a draw, at last', () => {
    const match = start(setupOf('everywhere', '1 2 3', 'bomb bomb bomb', '4 5 6'));
    playOn(match, 'any');
    expect(match.state.result).toEqual(drawOf(THREE, 'fault'));
    expect(match.faults).toHaveLength(3 * 3 + 3);
  });

  test('is reported with the answers that lead to it again', () => {
    const match = start(setupOf('report', '1 2 3 4 5 6', '1 2 3 4 5 bomb', '1 2 3 4 5 6'));
    while (match.faults.length === 0) playOn(match, `r${match.commands.length}`, 1);
    const [report] = match.faults;
    const again = start(setupOf('report', '1 2 3 4 5 6', '1 2 3 4 5 bomb', '1 2 3 4 5 6'));
    for (const index of report!.commands) again.repeat(index);
    expect(again.faults).toEqual(match.faults);
    expect(again.state).toEqual(match.state);
  });

  test('may be anything that is thrown', () => {
    const broken = withStep('laid', () => () => {
      throw 'only text';
    });
    const match = Match.start(broken, setupOf('text'));
    match.repeat(0);
    expect(match.faults.map(({ message }) => message)).toEqual(['only text']);
  });

  test('anywhere, in any game, never leaves it without a question or a result', () => {
    let faults = 0;
    for (let seed = 0; seed < 200; seed++) {
      const setup = setupOf(seed, '1 2 3 spark 4', '5 fuse 6 7 8', '9 fuse 1 2 3');
      const match = start(setup, KINDS[seed % KINDS.length]);
      playOn(match, `chaos ${seed}`);
      expect(match.state.result).not.toBeNull();
      expect(masks.violations(match.table)).toEqual([]);
      faults += match.faults.length;
      if (match.state.result!.reason === 'fault') continue;
      const clean = start(setup);
      for (const index of match.commands) clean.repeat(index);
      expect(clean.faults).toEqual([]);
      expect(clean.hash()).toBe(match.hash());
    }
    expect(faults).toBeGreaterThan(100);
  });
});
