import { describe, expect, test } from 'vitest';
import {
  answer,
  ask,
  call,
  copy,
  copyFrames,
  type Frame,
  hash,
  IllegalAnswer,
  option,
  type Position,
  type Procedure,
  procedure,
  procedures,
  run,
  type Step,
  type Table,
} from '../src/index.ts';

/** A position that writes down which steps were taken. */
interface Diary extends Position {
  count: number;
  readonly steps: string[];
}

type DiaryTable = Table<Diary>;

/** A procedure whose steps write themselves down and then do this. */
function written(name: string, steps: Record<string, Step<DiaryTable, Frame>>): Procedure {
  const noted = Object.entries(steps).map(([step, body]): [string, Step<DiaryTable, Frame>] => [
    step,
    (g, f) => {
      g.state.steps.push(step);
      return body(g, f);
    },
  ]);
  return procedure<DiaryTable>(name, Object.fromEntries(noted));
}

const end: Step<DiaryTable, Frame> = (g) => {
  g.state.result = { winner: 0, reason: 'end' };
};

const onward: Step<DiaryTable, Frame> = () => {};

function tableOf(...list: Procedure[]): DiaryTable {
  const state: Diary = {
    frames: [{ proc: list[0]!.name, step: 0 }],
    question: null,
    answer: null,
    count: 0,
    failed: [],
    result: null,
    random: [1, 2, 3, 4],
    steps: [],
  };
  return { state, procedures: procedures(...list), events: null };
}

/** Plays the procedures up to a question or the end, and returns the steps taken. */
function stepsOf(...list: Procedure[]): string[] {
  const table = tableOf(...list);
  run(table);
  return table.state.steps;
}

describe('the steps of a procedure', () => {
  test('are taken in their order', () => {
    expect(stepsOf(written('main', { first: onward, second: onward, third: end }))).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  test('can jump forward and back by name', () => {
    let rounds = 0;
    const main = written('main', {
      start: () => 'middle',
      skipped: onward,
      middle: () => (++rounds < 3 ? 'middle' : undefined),
      last: end,
    });
    expect(stepsOf(main)).toEqual(['start', 'middle', 'middle', 'middle', 'last']);
  });

  test("stop at 'done', and the procedure below goes on", () => {
    const main = written('main', { before: (g) => call(g, { proc: 'inner', step: 0 }), after: end });
    const inner = written('inner', { one: () => 'done', never: onward });
    expect(stepsOf(main, inner)).toEqual(['before', 'one', 'after']);
  });

  test('wait for a called procedure, which may call others', () => {
    const main = written('main', { a: (g) => call(g, { proc: 'outer', step: 0 }), z: end });
    const outer = written('outer', { b: (g) => call(g, { proc: 'inner', step: 0 }), y: onward });
    const inner = written('inner', { c: onward, d: onward });
    expect(stepsOf(main, outer, inner)).toEqual(['a', 'b', 'c', 'd', 'y', 'z']);
  });

  test('run what was called last first', () => {
    const main = written('main', {
      a(g) {
        call(g, { proc: 'one', step: 0 });
        call(g, { proc: 'two', step: 0 });
      },
      z: end,
    });
    expect(stepsOf(main, written('one', { one: onward }), written('two', { two: onward }))).toEqual([
      'a',
      'two',
      'one',
      'z',
    ]);
  });

  test('keep in their frame what they need, and copies of frames are separate', () => {
    const frames = [{ proc: 'main', step: 1, picked: [1, 2], inner: { deep: [3] } }];
    const copies = copyFrames(frames) as typeof frames;
    copies[0]!.picked.push(9);
    copies[0]!.inner.deep.push(9);
    expect(frames[0]).toEqual({ proc: 'main', step: 1, picked: [1, 2], inner: { deep: [3] } });
  });
});

const OPTIONS = [option('left', 4), option('right', 5, 6, 7)];

const asking = written('main', {
  question: (g) => ask(g, 2, 'way', OPTIONS, 4),
  answered: onward,
  last: end,
});

describe('a question', () => {
  test('stops the flow, with everything about it in the state', () => {
    const table = tableOf(asking);
    run(table);
    expect(table.state.steps).toEqual(['question']);
    expect(table.state.question).toEqual({ seat: 2, kind: 'way', options: OPTIONS, about: 4 });
    run(table);
    expect(table.state.steps).toEqual(['question']);
  });

  test('is answered by the number of an option, which the next step finds', () => {
    const table = tableOf(asking);
    run(table);
    answer(table, 1);
    expect(table.state.answer).toEqual({ kind: 'right', card: 5, target: 6, n: 7 });
    expect(table.state.steps).toEqual(['question', 'answered', 'last']);
    expect(table.state.question).toBeNull();
    expect(table.state.result).toEqual({ winner: 0, reason: 'end' });
  });

  test('is answered as well after the state was stored and loaded', () => {
    const table = tableOf(asking);
    run(table);
    const loaded: DiaryTable = { ...table, state: JSON.parse(JSON.stringify(table.state)) as Diary };
    answer(table, 0);
    answer(loaded, 0);
    expect(loaded.state).toEqual(table.state);
  });

  test.each([-1, 2, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d and leaves the state untouched',
    (index) => {
      const table = tableOf(asking);
      run(table);
      const before = copy(table.state);
      expect(() => answer(table, index)).toThrow(IllegalAnswer);
      expect(() => answer(table, index)).toThrow(`there is no option ${index}; the question has 2`);
      expect(table.state).toEqual(before);
    },
  );

  test('refuses an option that failed before, and forgets about failures with the next answer', () => {
    const table = tableOf(asking);
    run(table);
    table.state.failed = [0];
    const before = hash(table.state);
    expect(() => answer(table, 0)).toThrow('option 0 failed before and is not offered');
    expect(hash(table.state)).toBe(before);
    answer(table, 1);
    expect(table.state.failed).toEqual([]);
  });

  test('must be open: before it and after the end there is nothing to answer', () => {
    const table = tableOf(asking);
    expect(() => answer(table, 0)).toThrow('the game is not asking anything');
    run(table);
    answer(table, 0);
    expect(() => answer(table, 0)).toThrow(IllegalAnswer);
  });
});

describe('a mistake in the flow is named', () => {
  test('an unknown step', () => {
    expect(() => stepsOf(written('main', { first: () => 'nowhere' }))).toThrow('procedure main has no step nowhere');
  });

  test('an unknown procedure', () => {
    const main = written('main', { first: (g) => call(g, { proc: 'missing', step: 0 }) });
    expect(() => stepsOf(main)).toThrow('no procedure is called missing');
  });

  test('two procedures of one name', () => {
    expect(() => tableOf(asking, asking)).toThrow('two procedures are called main');
  });

  test('a flow that runs out without a result', () => {
    expect(() => stepsOf(written('main', { only: onward }))).toThrow('neither a procedure, a question nor a result');
  });
});

describe('the loop guard', () => {
  const LOOP = { winner: -1, reason: 'loop' };

  test('ends a flow that comes back to the same state as a draw', () => {
    const table = tableOf(procedure<DiaryTable>('main', { a: onward, b: () => 'a' }));
    run(table);
    expect(table.state.result).toEqual(LOOP);
    expect(table.state.question).toBeNull();
  });

  test('is not misled by dice that fall differently each time', () => {
    const main = procedure<DiaryTable>('main', {
      a(g) {
        g.state.random[0]!++;
        return 'a';
      },
    });
    const table = tableOf(main);
    run(table);
    expect(table.state.result).toEqual(LOOP);
    expect(table.state.random[0]).toBeLessThan(21_000);
  });

  test('ends a flow that counts for ever', () => {
    const table = tableOf(
      procedure<DiaryTable>('main', {
        a(g) {
          g.state.count++;
          return 'a';
        },
      }),
    );
    run(table);
    expect(table.state.result).toEqual(LOOP);
  });

  test('lets a long flow come to its end', () => {
    const table = tableOf(
      procedure<DiaryTable>('main', {
        count: (g) => (++g.state.count < 21_000 ? 'count' : undefined),
        last: end,
      }),
    );
    run(table);
    expect(table.state.result).toEqual({ winner: 0, reason: 'end' });
  });
});
